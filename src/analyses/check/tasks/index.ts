/**
 * The work of `check` cut into tasks that any process can do: `task` is their form, `requests` says which are due, `perform` does one (`run-task`
 * by the engine, `replay-task` by the interpreter with `replayers`, `ways` and `path-places`), `session` is what all share. `noted`, `sightings`,
 * `faults` and `digest` are what crosses from one process to another.
 */
export {};
