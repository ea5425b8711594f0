# Everything runs in .venv, made here on first use. `make help` lists what there is to do.

PYTHON ?= python3
ARGS ?=

VENV := .venv
PEER := .venv-bench
FUZZ := .venv-fuzz
PIP := -m pip --disable-pip-version-check -qq

# Without npm everything is there but the page.
NPM := $(shell command -v npm)
STATIC := src/guildhall/server/static

# Stamps carry a checksum of what they depend on: unlike dates it notices a deleted file.
checksum = $(shell find $(wildcard $(1)) \( -name node_modules -o -path '$(STATIC)' -o -path web/dev/fixture \) -prune \
	-o -type f ! -name '*.pyc' ! -path '*.egg-info/*' -exec cksum {} + | LC_ALL=C sort | cksum | tr ' ' '-')
TOOLS := $(VENV)/.tools-$(call checksum,pyproject.toml)
MODULES := web/node_modules/.installed-$(call checksum,web/package.json web/package-lock.json)
PAGE := $(STATIC)/.built-$(call checksum,web)
INSTALLED := $(VENV)/.installed-$(or $(GUILDHALL_COMPILE),1)$(if $(NPM),-page)-$(call \
	checksum,src web pyproject.toml setup.py README.md LICENSE)
PEER_INSTALLED := $(PEER)/.installed-$(call checksum,bench/requirements.txt)
FUZZ_INSTALLED := $(FUZZ)/.installed-$(call checksum,bench/requirements-fuzz.txt)

.DEFAULT_GOAL := help
.PHONY: help install play test lint format bench soak crash fuzz clean tools modules page installed

help: ## show this list
	@echo "Guildhall: make <target>, more arguments with ARGS=\"...\""
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-10s %s\n", $$1, $$2 }'

install: tools ## set up .venv with Guildhall, compiled, its page, and the developer's tools
	@if test -e $(INSTALLED); then $(VENV)/bin/python -c "$$SAY_WHETHER_COMPILED"; \
	else $(MAKE) --no-print-directory installed; fi

play: installed ## play on the page, in your browser; with ARGS=--terminal in the terminal
	@$(VENV)/bin/guildhall play $(ARGS)

test: installed ## run the tests against the installed, compiled package
	@echo "Testing"
	@$(VENV)/bin/pytest -q -n auto --dist worksteal $(ARGS)
	@test -z "$(NPM)" -o -n "$(ARGS)" || npm --prefix web test --silent

lint: tools modules ## check style, format and types
	@echo "Checking style"
	@$(VENV)/bin/ruff check --quiet .
	@echo "Checking format"
	@$(VENV)/bin/ruff format --check --quiet . \
		|| { echo "Not formatted as above: run 'make format'." >&2; exit 1; }
	@echo "Checking types"
	@$(VENV)/bin/mypy --strict src
	@test -z "$(NPM)" || npm --prefix web run check --silent

format: tools ## put the sources into the house format
	@$(VENV)/bin/ruff check --quiet --fix-only .
	@$(VENV)/bin/ruff format .

bench: installed ## measure the speed, beside Catanatron
	@test -e $(PEER_INSTALLED) || { \
		echo "Installing the peer into $(PEER)" >&2 && \
		rm -rf $(PEER) && $(PYTHON) -m venv $(PEER) && \
		$(PEER)/bin/python $(PIP) install -r bench/requirements.txt && touch $(PEER_INSTALLED); }
	@$(VENV)/bin/python bench/run.py --peer $(PEER)/bin/python $(ARGS)

soak: installed ## play a million random decisions, with every check after each
	@$(VENV)/bin/python bench/soak.py $(ARGS)

crash: installed ## kill servers and databases under load, and compare what was said with what is stored; ARGS=--help
	@$(VENV)/bin/python bench/crash.py $(ARGS)

fuzz: ## look for files that make a parser fall over: ARGS="record --seconds 600"
	@test -e $(FUZZ_INSTALLED) || { \
		echo "Installing Atheris into $(FUZZ)" >&2 && \
		rm -rf $(FUZZ) && $(PYTHON) -m venv $(FUZZ) && \
		$(FUZZ)/bin/python $(PIP) install -r bench/requirements-fuzz.txt && touch $(FUZZ_INSTALLED); }
	@$(FUZZ)/bin/python bench/fuzz.py $(or $(ARGS),record)

clean: ## remove the environments and everything built
	@echo "Removing environments, builds and caches"
	@rm -rf $(VENV) $(PEER) $(FUZZ) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@rm -rf web/node_modules $(STATIC)
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The parts of `make install`. Linting needs only tools and modules. They report on the standard error output, so that
# `make -s bench ARGS=--json` is JSON and nothing else.
tools:
	@test -e $(TOOLS) || { \
		$(PYTHON) -c "$$CHECK_PYTHON" && \
		echo "Creating $(VENV) and installing libraries and tools" >&2 && \
		{ test -x $(VENV)/bin/python || $(PYTHON) -m venv $(VENV); } && \
		$(VENV)/bin/python -c "$$LIST_REQUIREMENTS" > $(VENV)/requirements.txt && \
		$(VENV)/bin/python $(PIP) install -r $(VENV)/requirements.txt && \
		rm -f $(VENV)/.tools-* && touch $(TOOLS); }

modules:
	@test -z "$(NPM)" || test -e $(MODULES) || { \
		echo "Installing the page's libraries and tools into web/node_modules" >&2 && \
		npm --prefix web ci --no-audit --no-fund --loglevel=error >&2 && touch $(MODULES); }

page: modules
	@if test -z "$(NPM)"; then \
		echo "WARNING: there is no Node.js with npm here, so Guildhall is installed WITHOUT ITS PAGE." >&2; \
		echo "The terminal game and the API work. Once there is Node.js 20 or newer: make install" >&2; \
	elif ! test -e $(PAGE); then \
		echo "Building the page" >&2 && \
		npm --prefix web run build --silent -- --logLevel warn >&2 && touch $(PAGE); \
	fi

installed: tools page
	@test -e $(INSTALLED) || { \
		echo "Building and installing Guildhall (the first time takes a minute or two)" >&2 && \
		rm -f $(VENV)/.installed-* && \
		$(VENV)/bin/python $(PIP) install --no-build-isolation --no-deps --force-reinstall . && \
		touch $(INSTALLED) && \
		$(VENV)/bin/python -c "$$SAY_WHETHER_COMPILED" >&2; }

define CHECK_PYTHON
import sys
if sys.version_info < (3, 11):
    sys.exit("Guildhall needs Python 3.11 or newer, and $(PYTHON) is %d.%d: try make PYTHON=python3.11" % sys.version_info[:2])
endef
export CHECK_PYTHON

# Also what the build itself needs, so that a build can use .venv and need not fetch mypyc each time.
define LIST_REQUIREMENTS
import tomllib
with open("pyproject.toml", "rb") as file:
    settings = tomllib.load(file)
project = settings["project"]
wanted = settings["build-system"]["requires"] + project["dependencies"] + project["optional-dependencies"]["dev"]
print(*wanted, sep="\n")
endef
export LIST_REQUIREMENTS

# pip hides what a build says, also that it found no compiler.
define SAY_WHETHER_COMPILED
import sys
from guildhall.engine import agenda
if agenda.__file__.endswith((".so", ".pyd")):
    print("Guildhall is installed, and compiled.")
else:
    print("WARNING: Guildhall is installed, but NOT compiled: everything works, some ten times slower.", file=sys.stderr)
    print("Either GUILDHALL_COMPILE=0 is set, or there is no C compiler with Python's headers here.", file=sys.stderr)
    print("Once there is one: rm -rf .venv && make install", file=sys.stderr)
endef
export SAY_WHETHER_COMPILED
