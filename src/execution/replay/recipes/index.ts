/**
 * How a client comes by values: `recipe` is the form, `pantry` has those of each type, `constants` (with `texts`), `literals` and `nullable-parameters` fill it,
 * `perform` does the steps.
 */
export {};
