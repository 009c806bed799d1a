/**
 * The local analyses by nullness and signs. `nullness` and `signs` are the entries of the list; `stores`, `bodies`, `flow` and `fields` look at
 * stores without a client, `guard` and `calls` say what unknown code cannot write, `signs-fields` serves both.
 */
export {};
