/**
 * Clients of a component. `client` is the way in: `code`, `calls` and `entries` say what is to be checked, `explore` and `machine` run it
 * (`vocabulary`, `observed`, `history`), `sketch` looks once more where runs do not reach, `replay`, `replay-elsewhere` and `watch` refute,
 * `claims` and `assumptions` tell.
 */
export {};
