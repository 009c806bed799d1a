/**
 * Pictures for the page: `client` asks, `worker` draws with `draw`, `messages` is what they say, `png` makes files.
 */
export {};
