# SPDX-License-Identifier: MIT
"""The build script for OSS-Fuzz, with the engine of this machine; a target of one's own; what `make fuzz` refuses."""

import json
import os
import re
import subprocess
import zipfile
from pathlib import Path

import yaml

from Fuzz import corpus

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TARGETS = sorted(path.stem for path in HERE.glob("fuzz_*.c"))


def compiler() -> str:
    told = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    return told["paths"]["runtimeResourcePath"].removesuffix("/lib/swift") + "/bin/clang"


def test_the_build_script_makes_every_target(run, tmp_path):
    clang = compiler()
    flags = "-O1 -gline-tables-only -fsanitize=address -fsanitize=fuzzer-no-link"
    settings = {"CC": clang, "CXX": f"{clang} --driver-mode=g++", "CFLAGS": flags, "CXXFLAGS": f"{flags} -fuse-ld=lld"}
    settings |= {"LIB_FUZZING_ENGINE": "-fsanitize=fuzzer", "SANITIZER": "address", "OUT": str(tmp_path)}
    run([HERE / "oss-fuzz/build.sh"], cwd=ROOT, env=os.environ | settings)
    assert sorted(path.name for path in tmp_path.iterdir() if not path.suffix) == TARGETS
    for target in TARGETS:
        inputs = zipfile.ZipFile(tmp_path / f"{target}_seed_corpus.zip")
        assert len(inputs.namelist()) == len(corpus.read(target.removeprefix("fuzz_")))
        seeds = tmp_path / f"{target}-seeds"
        inputs.extractall(seeds)
        told = run([tmp_path / target, f"-dict={tmp_path / target}.dict", "-runs=1", seeds]).stderr
        # The engine sees the inside of the library: more edges than those of the target itself.
        assert int(re.search(r"INFO: Loaded \d+ modules? +\((\d+) inline 8-bit counters\)", told)[1]) > 20_000
        assert re.search(r"Dictionary: [1-9]\d* entries", told)


def test_the_build_script_refuses_other_sanitizers(run):
    refused = run([HERE / "oss-fuzz/build.sh"], cwd=ROOT, env=os.environ | {"SANITIZER": "memory"}, check=False)
    assert refused.returncode == 1
    assert refused.stderr == "build.sh: the library has AddressSanitizer, not memory\n"


def test_the_project_file_names_the_engine_and_the_sanitizer():
    project = yaml.safe_load((HERE / "oss-fuzz/project.yaml").read_text())
    assert project["fuzzing_engines"] == ["libfuzzer"] and project["sanitizers"] == ["address"]


OWN = """
#include <gridnorth.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
    gn_mgrs_cell cell;
    if (gn_mgrs_decode((const char *)data, size, &cell, NULL) == GN_OK && cell.size == 10) abort();
    return 0;
}
"""


def test_a_target_of_ones_own_is_built_and_finds_what_it_looks_for(run, root, tmp_path):
    """From any folder. The property is wrong on purpose: there are cells of 10 m."""
    (tmp_path / "ten.c").write_text(OWN)
    ended = run([HERE / "run", "60", "ten.c"], cwd=tmp_path, check=False)
    assert ended.returncode != 0 and "== ten, 60 s\n" in ended.stdout
    crash = root / re.search(r"Test unit written to (build/fuzz/crash-\w+)", ended.stderr)[1]
    assert len(re.sub(rb"\s", b"", crash.read_bytes())) >= 11
    crash.unlink()


def test_the_target_of_the_guide_holds(run, root, tmp_path):
    code = re.search(r"^```c\n(.*?)^```$", (root / "docs/guides/fuzzing.md").read_text(), re.M | re.S)[1]
    (tmp_path / "mine.c").write_text(code)
    printed = run([HERE / "run", "2", tmp_path / "mine.c"])
    assert int(re.search(r"Done (\d+) runs", printed.stderr)[1]) > 1000


def test_the_guide_counts_the_targets(root):
    assert f"all {len(list(HERE.glob('fuzz_*.c*')))} targets" in (root / "docs/guides/fuzzing.md").read_text()


def test_a_target_that_is_none_is_named_with_those_that_are(run):
    refused = run([HERE / "run", "1", "mgrs"], check=False)
    assert refused.returncode == 2
    assert refused.stderr.startswith("fuzz: there is no target 'mgrs'; there are calls edge_index exchange ")
