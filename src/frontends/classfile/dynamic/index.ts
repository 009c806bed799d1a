/**
 * What `invokedynamic` makes: `sites` and `meaning` find out, `lambda-*`, `record-*`, `switch-*`, `concatenation` and `constants` by bootstrap
 * method; `synthetic-class`, `body-writer`, `handles`, `adaptation`, `descriptor-types` and `numbering` build the classes.
 */
export {};
