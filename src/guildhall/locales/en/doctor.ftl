### What `guildhall doctor` finds.

doctor-python = Guildhall { $guildhall } on Python { $version }.
doctor-python-old = Python { $version } is too old: install 3.11 or newer, and Guildhall with it.
doctor-compiled = The engine is compiled.
doctor-uncompiled = The engine is not compiled: everything works, some ten times slower. Install a C compiler, then Guildhall again.
doctor-page = The page is built.
doctor-no-page = There is no page, only the API and the terminal. Install Node.js, then Guildhall again.
doctor-words = The words are complete: { $locales }.
doctor-words-missing = The language { $locale } lacks { $count } sentences, the first is { $first }: install Guildhall again.
doctor-no-words = The words cannot be read ({ $error }): install Guildhall again.
doctor-extras = All extras are installed: { $there }.
doctor-extras-absent = Extras installed: { $there }; not installed, and needed only for what they are named after: { $absent }.
doctor-few-files = A process may open only { $most } files here, and every stream is one: raise the limit (LimitNOFILE) for many games.
doctor-disk = { $free } MB are free in { $folder }.
doctor-disk-little = Only { $free } MB are free in { $folder }: make room, or no game can go on.
doctor-no-database = The database cannot be used: { $error }
doctor-database-open = Others on this machine can read { $file }, and with it every hidden card: chmod 600 it.
doctor-folder-locked = { $folder } cannot be written, so no game can be kept there: change its owner, or name another folder.
doctor-database-new = No games yet; { $file } will be made when the server starts.
doctor-database-writes = The database opens, and can be written.
doctor-tables = Its tables are up to date (version { $version }), with { $games } games.
doctor-tables-none = It is empty; the tables will be made when the server starts.
doctor-tables-older = Its tables have version { $version }; the server brings them to { $known } when it starts. Make a backup first.
doctor-tables-newer = Its tables have version { $version }, and this Guildhall knows versions up to { $known }: install a newer one.
doctor-sqlite = An accepted move survives a power cut (write-ahead log, synchronous).
doctor-sqlite-unsafe = The file does not take the write-ahead log but “{ $journal }”: a power cut may lose moves. Is it on a network drive? Move it to a local disk.
doctor-damaged = The file is damaged ({ $damage }): restore a backup.
doctor-clock = The clock says { $time }.
doctor-clock-off = The clock differs from the database’s by { $seconds } seconds: set it by NTP, or tickets expire too early or too late.

cli-doctor-well = All is well.
cli-doctor-ill = Something is wrong: see the lines with ✗.
