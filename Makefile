# Everything lies in this folder: .venv, web/node_modules, .browser, build. `make help` lists what there is to do.

PYTHON ?= python3
ARGS ?=

VENV := .venv
PEER := .venv-bench
FUZZ := .venv-fuzz
LOWEST := .venv-lowest
DOCS := .venv-docs
LEARN := .venv-learn
PIP := -m pip --disable-pip-version-check -qq
PREPARE := @$(PYTHON) tools/prepare.py

# A stamp carries a checksum of what its environment was made from.
checksum = $(shell cksum $(1) | tr ' ' '-' | tr '/' '-')
PEER_INSTALLED := $(PEER)/.installed-$(call checksum,bench/requirements.txt)
FUZZ_INSTALLED := $(FUZZ)/.installed-$(call checksum,bench/requirements-fuzz.txt)
LEARN_INSTALLED := $(LEARN)/.installed-$(call checksum,examples/requirements.txt)
DOCS_INSTALLED := $(DOCS)/.installed-$(call checksum,requirements/docs.txt)

.DEFAULT_GOAL := help
.PHONY: help play test quick dev install lint format bench soak referee crash fuzz docs tutorials lock lowest release clean

help: ## show this list
	@echo "Guildhall: make <target>, more arguments with ARGS=\"...\""
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-10s %s\n", $$1, $$2 }'

play: ## play on the page, in your browser; with ARGS=--terminal in the terminal
	$(PREPARE) play $(ARGS)

test: ## run the tests against the installed, compiled package
	$(PREPARE) tests
	@echo "Testing"
	@$(VENV)/bin/pytest -q -n auto --dist worksteal $(ARGS)
	@test -n "$(ARGS)" || npm --prefix web test --silent

quick: ## run some tests at once, on the sources as they are: ARGS=tests/rules/architects/test_quarry.py
	$(PREPARE) developers
	@PYTHONPATH=src $(VENV)/bin/python -m pytest -q -p no:schemathesis -p no:xdist -p no:rerunfailures $(ARGS)

dev: ## serve the page and the API while you edit: both follow every change
	$(PREPARE) tools
	@echo "The page is at http://localhost:5173; Ctrl-C ends both."
	@trap 'kill 0' EXIT; \
		PYTHONPATH=src $(VENV)/bin/watchfiles --filter python "$(VENV)/bin/python -m guildhall serve $(ARGS)" src & \
		npm --prefix web run dev --silent

install: ## set up .venv with Guildhall, compiled, its page, and the developers' tools
	$(PREPARE) install

lint: ## check style, format and types
	$(PREPARE) tools
	@echo "Checking style"
	@$(VENV)/bin/ruff check --quiet .
	@echo "Checking format"
	@$(VENV)/bin/ruff format --check --quiet . \
		|| { echo "Not formatted as above: run 'make format'." >&2; exit 1; }
	@echo "Checking types"
	@$(VENV)/bin/mypy
	@echo "Checking the page"
	@npm --prefix web run lint --silent
	@npm --prefix web run check --silent

format: ## put the sources into the house format
	$(PREPARE) tools
	@$(VENV)/bin/ruff check --quiet --fix-only .
	@$(VENV)/bin/ruff format .
	@npm --prefix web run format --silent

bench: ## measure the speed beside Catanatron, or with ARGS="--against REV" beside another commit
	$(PREPARE) install
	@case "$(ARGS)" in *--against*) ;; *) test -e $(PEER_INSTALLED) || { \
		echo "Installing the peer into $(PEER)" >&2 && \
		rm -rf $(PEER) && $(PYTHON) -m venv $(PEER) && \
		$(PEER)/bin/python $(PIP) install -r bench/requirements.txt && touch $(PEER_INSTALLED); };; esac
	@$(VENV)/bin/python bench/run.py --peer $(PEER)/bin/python $(ARGS)

soak: ## play a million random decisions, with every check after each
	$(PREPARE) install
	@$(VENV)/bin/python bench/soak.py $(ARGS)

referee: ## let a second statement of the rules follow two million decisions
	$(PREPARE) install
	@$(VENV)/bin/python bench/referee.py $(ARGS)

crash: ## kill servers and databases under load, and compare what was said with what is stored; ARGS=--help
	$(PREPARE) install
	@$(VENV)/bin/python bench/crash.py $(ARGS)

fuzz: ## look for files that make a parser fall over: ARGS="record --seconds 600"
	@test -e $(FUZZ_INSTALLED) || { \
		echo "Installing Atheris into $(FUZZ)" >&2 && \
		rm -rf $(FUZZ) && $(PYTHON) -m venv $(FUZZ) && \
		$(FUZZ)/bin/python $(PIP) install -r bench/requirements-fuzz.txt && touch $(FUZZ_INSTALLED); }
	@$(FUZZ)/bin/python bench/fuzz.py $(or $(ARGS),record)

docs: ## build docs/ into a site in build/site; a dead link fails
	@test -e $(DOCS_INSTALLED) || { \
		echo "Installing MkDocs into $(DOCS)" >&2 && \
		rm -rf $(DOCS) && $(PYTHON) -m venv $(DOCS) && \
		$(DOCS)/bin/python $(PIP) install --require-hashes --no-deps -r requirements/docs.txt && touch $(DOCS_INSTALLED); }
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict $(ARGS)
	@echo "The site is in build/site: open index.html"

tutorials: ## run the programs of docs/tutorials with PyTorch and RLlib, small; ARGS=--full as reported
	$(PREPARE) install
	@test -e $(LEARN_INSTALLED) || { \
		echo "Installing PyTorch, Stable-Baselines3 and RLlib into $(LEARN) (some gigabytes)" >&2 && \
		rm -rf $(LEARN) && $(PYTHON) -m venv $(LEARN) && \
		$(LEARN)/bin/python $(PIP) install -r examples/requirements.txt && touch $(LEARN_INSTALLED); }
	@$(LEARN)/bin/python $(PIP) install '.[envs]'
	@$(LEARN)/bin/python bench/tutorials.py $(ARGS)

lock: ## write down the versions of all libraries anew; ARGS=--upgrade takes the newest
	$(PREPARE) developers
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/python tools/lock.py $(ARGS)
	@npm --prefix web install --package-lock-only --no-audit --no-fund --loglevel=error

lowest: ## try the oldest libraries that pyproject.toml allows a user to have
	$(PREPARE) install
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/python tools/lowest.py $(LOWEST)

release: ## build wheel and source archive into dist, with lists of what is inside (SBOM)
	$(PREPARE) install
	@rm -rf dist
	@$(VENV)/bin/python -m build
	@$(VENV)/bin/cyclonedx-py requirements --output-reproducible -o dist/sbom-python.cdx.json requirements/play.txt
	@npm --prefix web sbom --sbom-format cyclonedx --omit dev --package-lock-only > dist/sbom-page.cdx.json
	@ls -l dist

clean: ## remove the environments and everything built
	@echo "Removing environments, builds and caches"
	@rm -rf $(VENV) $(PEER) $(FUZZ) $(LOWEST) $(DOCS) $(LEARN) .browser build dist src/*.egg-info
	@rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/guildhall/server/static
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
