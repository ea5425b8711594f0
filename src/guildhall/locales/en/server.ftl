### Why an answer cannot be taken back at once.

undo-nothing = You have not answered anything yet.
undo-shown = Something hidden was shown since: the others have to agree.
undo-others = Somebody else was asked since: the others have to agree.
undo-over = The game is over: everybody has to agree to go on with it.
undo-watching = Spectators cannot take moves back.

### What an answer will do.

then-asked = Then you are asked “{ $question }”

### What `guildhall serve` says.

cli-serving = Guildhall is at { $address } – Ctrl-C ends it.
cli-port-taken = { $host }:{ $port } cannot be used: the address is not this machine’s, or something else has the port. Try another --port.
cli-database-or-data = Name a database or a data folder, not both.
cli-proxy-address = “{ $address }” is not an address: --proxy takes one like 127.0.0.1 or 10.0.0.0/8; separate several with commas.

### What `guildhall backup`, `restore` and `export` say.

cli-backed-up = Saved { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in { $file }.
cli-restored = Restored { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
}
cli-exported = The record is in { $file }, with { $answers ->
    [one] 1 answer.
   *[other] { $answers } answers.
}
cli-no-games-there = There are no games in { $folder }: name the folder with --data, or a --database.
