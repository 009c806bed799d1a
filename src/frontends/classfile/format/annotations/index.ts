/**
 * `annotations` is what an annotation says; `member-annotations`, `parameter-annotations` and `type-annotations` are where they stand.
 */
export {};
