/**
 * Run results as text and files. Here what several commands share (`claim-text`, `member-text`, `excerpt`, `diagnostics`, `findings-order`,
 * `witness-drawing`, `last-lines`, `xml`) and formats without a folder: `json`, `junit`, `annotations`, `check-text`,
 * `summary-text`, `assumptions-text`, `budgets-text`, `numbers-text`.
 */
export {};
