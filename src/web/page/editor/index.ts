/**
 * The editor: `java-editor` with `java-look`, `formulas`, `marks` and `shown-line`.
 */
export {};
