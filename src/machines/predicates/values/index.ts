/**
 * Primitive values by what is known of them: `values` is the way in, `knowledge` and `draft` hold `facts`, `orders` and positions on the `scale`;
 * `operators`, `arithmetic` and `folding` compute; `canonical` forgets, `table` gives numbers.
 */
export {};
