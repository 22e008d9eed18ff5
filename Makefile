# SPDX-License-Identifier: MIT
#
# The entry point for all work on this repository. `make` lists the goals.

unexport CDPATH

# Variables for `make install`, `make fuzz` and `make test-long`.
PREFIX ?= /usr/local
SECONDS ?= 60
TARGET ?=
EFFORT ?= 10

header_tool = Tools/swift header run --quiet generate-header --sources Sources/GridNorthC
header_files = --output include/gridnorth.h --description docs/api.json
venv_python = build/venv/bin/python
swift_code = Package.swift Sources Tests $(addprefix Tools/header/, Package.swift Sources Tests/HeaderGeneratorTests) $(addprefix Tools/mutants/, Package.swift Sources)

# Builds the library for other processors and for the fuzzers; Tools/build-library describes the flavors.
flavors = sanitized aarch64 cortex-m7 riscv32 armv7 armv7-softfp riscv64 i686 x86-64-v3 windows-x86-64 wasm32

.PHONY: help lib command flavors dist release demo check test test-all test-long bench web site cpp csharp lua rust diff-faces java test-web fuzz generate header reference glue coefficients check-generated format lint install clean clean-cache always

help: ## List the goals
	@sed -n 's/^\([a-z -]*\):.*## /  make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 28

lib: build/libgridnorth.so ## Build the C library: build/libgridnorth.so and build/libgridnorth.a
	@echo "build/libgridnorth.so and build/libgridnorth.a are current"

# Tools/build-library compares the contents of the sources, so make always runs it.
build/libgridnorth.so: always
	@Tools/step 90 "Compiling the library" Tools/build-library

command: build/gridnorth ## Build the command: build/gridnorth, with its manual page and completions in build/command
	@echo "build/gridnorth is current"

build/gridnorth: build/libgridnorth.so $(wildcard command/*)
	@Tools/build-command build build/gridnorth

flavors: $(flavors:%=build/%/libgridnorth.a)

build/%/libgridnorth.a: always
	@Tools/step 60 "Compiling the library for $*" Tools/build-library $* build/$*

build/apple-%/libgridnorth-macos.a: always
	@Tools/step 60 "Compiling the library for apple-$*" Tools/build-library apple-$* build/apple-$*

always:

demo: ## Print a first answer, then a table from C and Python; then, in a terminal, serve the map
	@Tools/demo

check: ## Run the Swift tests, which compile what has changed: the answer to an edit of the core within a minute
	@Tools/step 60 "Compiling what has changed" swift build --quiet --build-tests
	@Tools/step 45 "Running the Swift tests" swift test --skip-build --quiet
	@echo "the Swift tests pass"

test: ## Tell whether this checkout is right on this machine: ten minutes from nothing
	@Tools/test

test-all: test ## Also run all other tests: other processors, languages, packages, browsers; installs 8 GB
	@Tools/test --rest

test-long: ## Run every test with EFFORT=10 times the random cases: hours
	@GRIDNORTH_EFFORT=$(EFFORT) $(MAKE) --no-print-directory test-all

bench: setup-bench lib ## Time the library and its peers, for a few minutes; QUICK=1: only check that it runs
	@Benchmarks/run $(if $(QUICK),--quick)

web: build/web/gridnorth.wasm ## Build the package for the web: build/web
	@echo "build/web is current"

build/web/gridnorth.wasm: build/wasm32/libgridnorth.a docs/api.json $(filter-out bindings/web/tests bindings/web/layer bindings/web/generator, $(wildcard bindings/web/* bindings/web/layer/* bindings/web/generator/*.py bindings/description/*.py))
	+bindings/web/build

site: setup-all ## Put the site together, from the guides, recipes, the reference of C and the map: build/site
	Examples/map/build
	@Tools/site/build && echo "build/site is current"

cpp csharp lua rust: ## Put a package together: build/cpp, build/csharp, build/lua or build/rust
	@bindings/$@/generate.py && echo "build/$@ is current"

diff-faces: ## Show what a change of the C functions does to the packages of all languages; REVISION=HEAD
	@Tools/diff-faces $(or $(REVISION),HEAD)

java: setup-java lib build/aarch64/libgridnorth.a build/armv7-softfp/libgridnorth.a ## Build the packages for Java, Kotlin and Android: build/java
	bindings/java/build

test-web: web ## Test the package for the web
	node --test bindings/web/tests/*.test.mjs

fuzz: setup-core ## Fuzz the library for SECONDS=60; TARGET=mgrs_decode, or a file of your own: only that
	@Tests/Fuzz/run $(SECONDS) $(TARGET)

generate: header glue ## Write everything generated from the C functions: header, description, glue

header: ## Write include/gridnorth.h, docs/api.json and docs/BOUNDS.md from the Swift sources
	$(header_tool) $(header_files)
	Tools/bounds

reference: ## Write build/C-API.md, a page with all C functions
	@mkdir -p build
	$(header_tool) --reference build/C-API.md

glue: setup-go lib ## Write the parts of the packages that come from docs/api.json, and the expected results for the web
	bindings/go/generate.py
	bindings/python/modules.py
	$(venv_python) bindings/web/tests/answers.py

coefficients: setup-core ## Derive the coefficients of the series and polynomials
	$(venv_python) Tools/coefficients/series.py
	$(venv_python) Tools/coefficients/geodesic.py
	$(venv_python) Tools/coefficients/magnetic.py
	$(venv_python) Tools/coefficients/minimax.py

check-generated: setup-core lib ## Check that the generated files match their sources (Tests/Bindings checks those of Go)
	$(header_tool) $(header_files) --check
	Tools/bounds --check
	bindings/python/modules.py --check
	$(venv_python) bindings/web/tests/answers.py --check

format: ## Format the Swift code
	swift format --in-place --recursive $(swift_code)

lint: ## Check the style of the Swift code
	swift format lint --strict --recursive $(swift_code)

dist: setup-all ## Make the packages for those without Swift: build/dist
	@Tools/dist

release: setup-all ## Make a release of this commit, for a person to upload: build/release
	@Tools/release

install: lib ## Install headers, libraries, pkg-config and CMake files to PREFIX=/usr/local
	@Tools/install '$(PREFIX)'

setup-%:
	@Tools/setup $*

clean: ## Remove build products
	rm -rf build .build Tools/header/.build

clean-cache: ## Remove what Tools/build-library keeps for other checkouts
	@bash -c 'fail() { echo "$$*" >&2; exit 1; }; . Tools/library/store.bash; \
	  entries_of_store | while read -r _ name; do rm -f "$$store/$$name"; done'
