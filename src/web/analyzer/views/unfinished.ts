/** What a view says; the analyzer adds how long it took, and the marks of diagnostics. */
export type Unfinished<A> = A extends unknown ? Omit<A, 'milliseconds'> : never;
