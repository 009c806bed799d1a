/**
 * `espalier.config.json`: `find` it, `read` it with `json-text`, against `schema`; `settings` puts it together with the command line.
 */
export {};
