# SPDX-License-Identifier: MIT
#
# The one door to everything that is done with this repository. `make` lists what there is.

# For `make install` and `make fuzz`.
PREFIX ?= /usr/local
SECONDS ?= 60

header_tool = swift run --package-path Tools/header --quiet generate-header --sources Sources/GridNorthC
venv_python = build/venv/bin/python
swift_code = Package.swift Sources Tests $(addprefix Tools/header/, Package.swift Sources Tests/HeaderGeneratorTests)
library_sources = $(shell find Sources/CLanes Sources/CLevels Sources/GridNorthC Sources/GridNorthCore -type f) \
	include/gridnorth_types.h Tests/ABI/abi-number Tools/build-library

.PHONY: help lib demo test bench web test-web fuzz header docs glue coefficients check-generated format lint install setup-test clean

help: ## List the goals
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 28

lib: build/libgridnorth.so ## Build the C library: build/libgridnorth.so and build/libgridnorth.a
	@echo "build/libgridnorth.so and build/libgridnorth.a are current"

build/libgridnorth.so: $(library_sources)
	Tools/build-library

demo: ## Convert the cities of the tz database in C and in Python, then serve the map, if this is a terminal
	@Tools/setup demo
	@$(MAKE) --no-print-directory --quiet build/libgridnorth.so
	@Examples/cities/run
	@Examples/map/build
	@if [ -t 1 ] && [ -z "$$CI" ]; then Examples/map/serve; else echo "Examples/map/serve serves it: http://localhost:8000/"; fi

test: ## Run every check (installs what they need)
	@Tools/test

bench: setup-test lib ## Time the library beside its peers, for some minutes; QUICK=1: merely see that it runs
	@Benchmarks/run $(if $(QUICK),--quick)

web: build/web/gridnorth.wasm ## Build the package for the web: build/web
	@echo "build/web is current"

build/web/gridnorth.wasm: $(library_sources) $(filter-out bindings/web/tests, $(wildcard bindings/web/*))
	bindings/web/build

test-web: web ## Test the package for the web
	node --test bindings/web/tests/*.test.mjs

fuzz: setup-test ## Fuzz the functions of the library for SECONDS=60
	@Tests/Fuzz/run $(SECONDS)

header: ## Write include/gridnorth.h from the Swift sources
	$(header_tool) --output include/gridnorth.h

docs: ## Write docs/C-API.md from the Swift sources
	$(header_tool) --reference docs/C-API.md

glue: setup-test lib ## Write the functions for the web from the header, and the answers that their test expects
	bindings/web/generate.py
	$(venv_python) bindings/web/tests/answers.py

coefficients: setup-test ## Derive the coefficients of the series and polynomials
	$(venv_python) Tools/coefficients/series.py
	$(venv_python) Tools/coefficients/geodesic.py
	$(venv_python) Tools/coefficients/minimax.py

check-generated: setup-test lib ## Check that the generated files are what their sources say
	$(header_tool) --output include/gridnorth.h --reference docs/C-API.md --check
	bindings/web/generate.py --check
	$(venv_python) bindings/web/tests/answers.py --check
	$(venv_python) -m unittest discover --quiet --start-directory Tools/coefficients

format: ## Format the Swift code
	swift format --in-place --recursive $(swift_code)

lint: ## Check the style of the Swift code
	swift format lint --strict --recursive $(swift_code)

install: lib ## Install headers, libraries, pkg-config and CMake files to PREFIX=/usr/local
	@Tools/install '$(PREFIX)'

setup-test:
	@Tools/setup test

clean: ## Remove what was built
	rm -rf build .build Tools/header/.build
