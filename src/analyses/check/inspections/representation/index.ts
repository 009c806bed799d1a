/**
 * `exposed-representation`: code outside of a class that breaks an invariant which the class declares.
 */
export {};
