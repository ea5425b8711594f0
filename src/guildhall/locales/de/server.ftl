### Why an answer cannot be taken back at once.

undo-nothing = Du hast noch nichts beantwortet.
undo-shown = Seitdem wurde etwas Verdecktes gezeigt: Die anderen müssen zustimmen.
undo-others = Seitdem wurde jemand anderes gefragt: Die anderen müssen zustimmen.
undo-over = Die Partie ist beendet: Alle müssen zustimmen, dass sie weitergeht.
undo-watching = Wer zuschaut, nimmt nichts zurück.

### What an answer will do.

then-asked = Danach wirst du gefragt: „{ $question }“

### What `guildhall serve` says.

cli-serving = Guildhall ist unter { $address } zu finden – Strg-C beendet es.
cli-port-taken = { $host }:{ $port } ist nicht verfügbar: Die Adresse gehört nicht zu diesem Rechner, oder etwas anderes belegt den Port. Versuch es mit einem anderen --port.
cli-database-or-data = Nenne eine Datenbank oder einen Datenordner, nicht beides.
cli-proxy-address = „{ $address }“ ist keine Adresse: --proxy erwartet eine wie 127.0.0.1 oder 10.0.0.0/8, mehrere mit Komma.

### Was `guildhall backup`, `restore` und `export` sagen.

cli-backed-up = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} in { $file } gesichert.
cli-restored = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} wiederhergestellt.
cli-exported = Die Aufzeichnung ist in { $file }, mit { $answers ->
    [one] 1 Antwort.
   *[other] { $answers } Antworten.
}
cli-no-games-there = In { $folder } sind keine Partien: nenne den Ordner mit --data oder eine --database.
