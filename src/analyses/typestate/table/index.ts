/**
 * What is found out about a component and how it is named: `making` and `table`, `names` and `letters` and `places`, `result`, `result-names` and
 * `result-claims` as plain data; `overflow` judges `no-overflow`; `protocol-table` puts shipped components in the place of library classes.
 */
export {};
