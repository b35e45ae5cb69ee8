# setup | run | test | lint | docs | e2e | bench | size: the same verbs everywhere. `make run ARGS="--demo"`.
VENV := .venv
PY := $(VENV)/bin/python
PWA := $(PY) scripts/build_app.py
MARK := $(VENV)/.ready

.PHONY: setup run app test lint docs e2e bench size clean

setup: $(MARK)

$(MARK): pyproject.toml
	@test -x $(PY) || python3 -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --upgrade pip
	@$(PY) -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $(MARK)

app: $(MARK)
	@$(PWA)

run: app
	@$(VENV)/bin/tavola $(ARGS)

lint: $(MARK)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/mypy
	@$(PWA) --node npm run --silent types

test: app lint
	@$(PWA) --node npm run --silent test
	@$(PY) -m pytest -q -n 2 tests $(ARGS)
	@$(MAKE) --no-print-directory e2e

docs: $(MARK)
	@for script in scripts/docs*.py; do [ ! -e "$$script" ] || $(PY) "$$script" $(ARGS); done

e2e: app
	@$(PY) scripts/browser.py
	@$(PY) scripts/network_tools.py
	@$(PY) -m pytest -q -n 2 --dist loadfile e2e $(ARGS)

bench: app
	@for script in scripts/bench*.py; do [ ! -e "$$script" ] || $(PY) "$$script" $(ARGS); done

size: app
	@$(PWA) --node node tools/size.mjs

clean:
	rm -rf server/app pwa/.cache pwa/public/rules pwa/public/systems pwa/public/speech pwa/public/reference pwa/public/fonts
