### Why an answer cannot be taken back at once.

undo-nothing = You have not answered anything yet.
undo-shown = Something hidden was shown since: the others have to agree.
undo-others = Somebody else was asked since: the others have to agree.
undo-watching = Spectators take nothing back.

### What an answer will do.

then-asked = Then you are asked “{ $question }”

### What `guildhall serve` says.

cli-serving = Guildhall is at { $address } – Ctrl-C ends it.
cli-port-taken = { $host }:{ $port } cannot be used: the address is not this machine’s, or something else has the port. Try another --port.
cli-database-or-data = Name a database or a data folder, not both.
