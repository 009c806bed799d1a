/**
 * Java source to the IR: `syntax/` parses, `model/` gives names and types, `elaboration/` makes the resolved tree (`tree`), `lowering/` the body.
 * `frontend` is the way in; `compiled/` brings class files into the model, `skeletons/` reads `.jml`; `budgets` bounds the work.
 */
export {};
