/**
 * The command line. `main` parses and `start/` loads the `analyzer` once there is work for it; `commands/` makes commands of their cards; `check-command`, `explore-command` and `run-command` add what only a
 * machine can do. `open` and `input/` read, `output`, `write-file`, `colours`, `progress` and `pictures` show, `exit-status` ends.
 * `library-specifications`, `shipped-components` and `rule-pages` ship with the package; `emit-tests` writes tests.
 */
export {};
