// Where the files of Python lie: a folder that is named after its version, so that it can be kept for ever.
import { version } from "pyodide/package.json";

export const PYTHON = import.meta.env.DEV ? "/node_modules/pyodide/" : `/assets/python-${version}/`;
