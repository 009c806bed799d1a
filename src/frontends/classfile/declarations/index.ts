/**
 * Class files as declarations: `open` and `class-file-table` are the way in, `compiled-class` with `class-header`, `compiled-fields`,
 * `compiled-method`, `method-body` or `unsupported-body`; `first-values` and `late-writes` for fields, `parameter-names` and `places` for people,
 * `surroundings` is what they ask.
 */
export {};
