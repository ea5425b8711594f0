"""The API's documentation as a page of our own: nothing is fetched from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any


def api_page(schema: dict[str, Any]) -> str:
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Guildhall: the API</title>',
        f"<h1>{escape(schema['info']['title'])}</h1><p>{escape(schema['info']['description'])}</p>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p><h2>Routes</h2>',
    ]
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            parts.append(_route(path, method, route))
    parts.append("<h2>Data</h2>")
    for name, model in schema["components"]["schemas"].items():
        text = escape(json.dumps(model.get("properties", model), indent=1))
        about = escape(model.get("description", ""))
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><pre>{text}</pre>')
    return "\n".join((*parts, "</html>\n"))


def _route(path: str, method: str, route: dict[str, Any]) -> str:
    lines = [f"<h3><code>{method.upper()} {escape(path)}</code></h3><p><b>{escape(route['summary'])}.</b> "]
    lines.append(f"{escape(route.get('description', ''))}</p><ul>")
    for parameter in route.get("parameters", ()):
        name, about = escape(parameter["name"]), escape(parameter.get("description", ""))
        lines.append(f"<li><code>{name}</code> ({parameter['in']}) {about}</li>")
    body = route.get("requestBody")
    if body is not None:
        lines.append(f"<li>body: {_model(body)}</li>")
    for status, response in route["responses"].items():
        lines.append(f"<li>{status}: {_model(response)} {escape(response.get('description', ''))}</li>")
    return "".join((*lines, "</ul>"))


def _model(part: dict[str, Any]) -> str:
    for kind, content in part.get("content", {}).items():
        name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else f"<code>{escape(kind)}</code>"
    return ""
