/**
 * The page: `main` starts it, `page.svelte` holds its state, `logic/` decides, `parts/` and `views/` show, `editor/` edits. `pictures`, `download`,
 * `theme`, `offline`, `example-texts` and `published` are what it has besides; `svelte.d` declares components.
 */
export {};
