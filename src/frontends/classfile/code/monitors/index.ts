/**
 * `monitors`: entering and leaving; `monitor-balance`: where a method ends while it may hold some.
 */
export {};
