/**
 * The table of graphs: `store` and `model`, `draft` for changes, `order`, `consistency`, `garbage`, `dead-cells`, `gathering`, `show`.
 */
export {};
