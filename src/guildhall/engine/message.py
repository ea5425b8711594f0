"""What the rules have to say: a message's name and its parameters. The sentences are in the catalogues (`locales/`)."""

from __future__ import annotations

from typing import Any, Union

# A parameter is a number, a plain text, another message, or a list of messages to be joined by "and".
Value = Union[int, str, "Message", list["Message"]]


class Message:
    """The name of a sentence and what goes into it."""

    def __init__(self, name: str, args: dict[str, Value] | None = None) -> None:
        self.name = name
        self.args: dict[str, Value] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Message({self.name!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.name == other.name and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Message, (self.name, self.args))


def message_data(message: Message) -> dict[str, Any]:
    """A message as plain data, for JSON."""
    args: dict[str, Any] = {}
    for name, value in message.args.items():
        if isinstance(value, Message):
            args[name] = message_data(value)
        elif isinstance(value, list):
            args[name] = [message_data(part) for part in value]
        else:
            args[name] = value
    return {"name": message.name, "args": args}
