/**
 * The page of `explore`: `analyzer/` answers in a worker, `pictures/` draws in another, `page/` shows, `offline/` keeps it. `protocol` is what page
 * and analyzer say, `views` the tabs, `local-files` the user's files.
 */
export {};
