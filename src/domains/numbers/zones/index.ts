/**
 * `zones`: bounds of numbers and of their differences.
 */
export {};
