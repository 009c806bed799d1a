/** Numbers that name things: one kind of them is not taken for another. */

declare const kind: unique symbol;

/**
 * When the code runs it is a plain number, and any number that was not named otherwise may become one: tables and arrays of integers need no casts.
 * What was named once is refused where another kind is asked for.
 */
export type Numbered<Kind extends string> = number & { readonly [kind]?: Kind };
