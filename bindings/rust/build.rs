// SPDX-License-Identifier: MIT
//! Finds the library in `GRIDNORTH_DIR`, else in the crate, else with pkg-config, else in the default folders of the linker.

use std::env;
use std::path::PathBuf;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for name in ["GRIDNORTH_DIR", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    if minor_version() >= 81 {
        println!("cargo:rustc-cfg=core_error");
    }
    if minor_version() >= 80 {
        println!("cargo:rustc-check-cfg=cfg(core_error)");
    }
    let prebuilt = prebuilt();
    for folder in prebuilt.clone().map_or_else(folders, |one| vec![one]) {
        println!("cargo:rustc-link-search=native={folder}");
    }
    let is_static = prebuilt.is_some() || env::var_os("CARGO_FEATURE_STATIC").is_some();
    let kind = if is_static { "static" } else { "dylib" };
    println!("cargo:rustc-link-lib={kind}=gridnorth");
}

/// The minor version of Rust: 63 of 1.63.
fn minor_version() -> u32 {
    let compiler = env::var_os("RUSTC").expect("cargo sets RUSTC");
    let answer = Command::new(compiler).arg("--version").output().expect("rustc tells its version");
    let text = String::from_utf8_lossy(&answer.stdout).into_owned();
    text.split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0)
}

/// The folder of a released crate with the static library for the target, such as native/linux-x86_64.
fn prebuilt() -> Option<String> {
    if env::var_os("GRIDNORTH_DIR").is_some() || env::var("CARGO_CFG_TARGET_POINTER_WIDTH").ok()? != "64" {
        return None;
    }
    let system = env::var("CARGO_CFG_TARGET_OS").ok()?;
    let processor = env::var("CARGO_CFG_TARGET_ARCH").ok()?;
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?).join("native").join(format!("{system}-{processor}"));
    folder.is_dir().then(|| folder.display().to_string())
}

/// The folders that may hold the library: GRIDNORTH_DIR and its subfolder `lib`.
fn folders() -> Vec<String> {
    if let Some(folder) = env::var_os("GRIDNORTH_DIR") {
        let folder = PathBuf::from(folder);
        return [folder.join("lib"), folder].iter().map(|one| one.display().to_string()).collect();
    }
    let program = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    // A cross build must not find the library of this machine, unless a pkg-config for the target is named.
    if env::var_os("PKG_CONFIG").is_none() && env::var("HOST") != env::var("TARGET") {
        return Vec::new();
    }
    match Command::new(program).args(["--variable=libdir", "gridnorth"]).output() {
        Ok(answer) if answer.status.success() => {
            vec![String::from_utf8_lossy(&answer.stdout).trim().to_string()]
        }
        _ => Vec::new(),
    }
}
