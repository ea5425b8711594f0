### What `guildhall doctor` finds.

doctor-python = Guildhall { $guildhall } mit Python { $version }.
doctor-python-old = Python { $version } ist zu alt: Installiere 3.11 oder neuer, und Guildhall damit.
doctor-compiled = Der Regelkern ist kompiliert.
doctor-uncompiled = Der Regelkern ist nicht kompiliert, alles ist etwa zehnmal langsamer ({ $why }). Installiere einen C-Compiler und die Header von Python, dann: pip install --force-reinstall --no-cache-dir guildhall
doctor-uncompiled-asked = Der Regelkern ist nicht kompiliert, wie GUILDHALL_COMPILE=0 es will: Alles geht, etwa zehnmal langsamer.
doctor-uncompiled-sources = Der Regelkern läuft aus seinen Quellen in { $folder }, etwa zehnmal langsamer als kompiliert. Rufe dort `make install` auf, oder sage, dass es so sein soll: GUILDHALL_COMPILE=0
doctor-page = Die Seite ist gebaut.
doctor-no-page = Die Seite fehlt; nur die API und das Terminal gehen. Ein Paket bringt seine Seite mit: pip install --force-reinstall --no-cache-dir guildhall
doctor-no-page-asked = Es gibt keine Seite, wie GUILDHALL_PAGE=0 es will.
doctor-no-page-no-node = Die Seite ist nicht gebaut; nur die API und das Terminal gehen. Installiere Node.js 20 oder neuer, dann rufe `make install` auf.
doctor-no-page-sources = Die Seite ist nicht gebaut; nur die API und das Terminal gehen. Rufe `make install` in { $folder } auf.
doctor-words = Die Texte sind vollständig: { $locales }.
doctor-words-missing = Der Sprache { $locale } fehlen { $count } Sätze, der erste ist { $first }: Installiere Guildhall noch einmal.
doctor-no-words = Die Texte sind nicht lesbar ({ $error }): Installiere Guildhall noch einmal.
doctor-extras = Alle Extras sind installiert: { $there }.
doctor-extras-absent = Installierte Extras: { $there }; nicht installiert und nur für das nötig, wonach sie heißen: { $absent }.
doctor-few-files = Ein Prozess darf hier nur { $most } Dateien öffnen, und jeder Strom ist eine: Erhöhe die Grenze (LimitNOFILE) für viele Partien.
doctor-disk = { $free } MB sind frei in { $folder }.
doctor-disk-little = Nur { $free } MB sind frei in { $folder }: Schaffe Platz, bevor keine Partie mehr weitergeht.
doctor-no-database = Die Datenbank ist nicht benutzbar: { $error }
doctor-database-open = Andere an diesem Rechner können { $file } lesen und damit jede verdeckte Karte: chmod 600 hilft.
doctor-folder-locked = In { $folder } kann nicht geschrieben werden, also keine Partie bleiben: Ändere den Besitzer, oder nenne einen anderen Ordner.
doctor-database-new = Noch keine Partien; { $file } entsteht, wenn der Server startet.
doctor-database-writes = Die Datenbank lässt sich öffnen und beschreiben.
doctor-tables = Ihre Tabellen sind aktuell (Version { $version }), mit { $games } Partien.
doctor-tables-none = Sie ist leer; die Tabellen entstehen, wenn der Server startet.
doctor-tables-older = Ihre Tabellen haben Version { $version }; der Server bringt sie beim Start auf { $known }. Mach vorher eine Sicherung.
doctor-tables-newer = Ihre Tabellen haben Version { $version }, und dieses Guildhall kennt nur Versionen bis { $known }: Installiere ein neueres.
doctor-sqlite = Ein angenommener Zug übersteht einen Stromausfall (Write-Ahead-Log, synchron).
doctor-sqlite-unsafe = Die Datei nimmt nicht das Write-Ahead-Log, sondern „{ $journal }“: Ein Stromausfall kann Züge kosten. Liegt sie auf einem Netzlaufwerk? Lege sie auf eine lokale Platte.
doctor-damaged = Die Datei ist beschädigt ({ $damage }): Spiele eine Sicherung ein.
doctor-clock = Die Uhr sagt { $time }.
doctor-clock-off = Die Uhr geht gegenüber der Datenbank um { $seconds } Sekunden falsch: Stelle sie mit NTP, sonst verfallen Tickets zu früh oder zu spät.

cli-doctor-well = Alles in Ordnung.
cli-doctor-ill = Etwas stimmt nicht: siehe die Zeilen mit ✗.
