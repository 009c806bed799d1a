/**
 * Clients that show transitions: `witness` finds one, `rows` and `replay` run them on the real code, `looks` compares typestates.
 */
export {};
