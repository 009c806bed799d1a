/**
 * Pages that need nothing else: `page` is the frame with `style`, `script`, `source`, `claims`, `pictures`, `escape`; `shape-html`,
 * `invariants-html` and `typestate-html` are pages, `check/` the one of findings.
 */
export {};
