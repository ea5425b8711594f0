### What `guildhall doctor` finds.

doctor-python = Guildhall { $guildhall } on Python { $version }.
doctor-python-old = Python { $version } is too old: install 3.11 or newer, and Guildhall with it.
doctor-compiled = The engine is compiled.
doctor-uncompiled = The engine is not compiled, so everything is some ten times slower ({ $why }). Install a C compiler and Python’s headers, then run: pip install --force-reinstall --no-cache-dir guildhall
doctor-uncompiled-asked = The engine is not compiled, as GUILDHALL_COMPILE=0 asks: everything works, some ten times slower.
doctor-uncompiled-sources = The engine runs from its sources in { $folder }, some ten times slower than compiled. Run `make install` there, or say that you mean it: GUILDHALL_COMPILE=0
doctor-page = The page is built.
doctor-no-page = The page is missing; only the API and the terminal work. A package brings its page: pip install --force-reinstall --no-cache-dir guildhall
doctor-no-page-asked = There is no page, as GUILDHALL_PAGE=0 asks.
doctor-no-page-no-node = The page is not built; only the API and the terminal work. Install Node.js 20 or newer, then run `make install`.
doctor-no-page-sources = The page is not built; only the API and the terminal work. Run `make install` in { $folder }.
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
