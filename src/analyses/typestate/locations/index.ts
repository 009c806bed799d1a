/**
 * Points-to and escape analysis of a component (the paper's locations): `locations` links methods at `calls`, `flow` looks at one, over `state`;
 * `model` and `table` are what locations are.
 */
export {};
