/**
 * From syntax to resolved trees. `wiring` puts the parts together, `elaborator` is what they ask of each other, `frame` and `scope` where they are;
 * `program`, `bodies` and `lowering-environment` are the class table; `shapes`, `trees` and `input-order` serve all; `unresolved`,
 * `unsupported-body`, `body-problems` and `report-texts` say what went wrong.
 */
export {};
