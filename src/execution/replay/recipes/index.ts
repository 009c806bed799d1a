/**
 * How a client comes by values: `recipe` is the form, `pantry` has those of each type, `constants`, `literals` and `nullable-parameters` fill it,
 * `perform` does the steps.
 */
export {};
