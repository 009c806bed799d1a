/**
 * What results need beyond claims: `fingerprint` with `stable-names`, and `time-limit` for runs that were ended.
 */
export {};
