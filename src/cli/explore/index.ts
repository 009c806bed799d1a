/**
 * The server of `explore`: `server` with `site` (the page's files) and `session` (the user's, chosen by `shown-files`); `admission` and `headers`
 * keep others out; `browser` opens the page.
 */
export {};
