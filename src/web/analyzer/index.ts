/**
 * Answers for the page: `worker` and `serve` take questions, `analyzer` answers over `program` and `library` (from `pack`), `views/` by tab;
 * `marks`, `offer` and `counterexample` are parts of answers, `remembering-parser` and `exercises` save time; `client` is the page's side.
 */
export {};
