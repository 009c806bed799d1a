/**
 * The page of findings: `check-html`, from `summary-table`, `filter-form`, `finding-card` with `source-excerpt` and `witness-section`; `condensed`
 * makes heaps smaller; `style` and `script` are its own.
 */
export {};
