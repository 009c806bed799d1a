/**
 * Who may pass null: `parameter-book` decides, from `null-tests`, `callbacks` and `evident-nulls`.
 */
export {};
