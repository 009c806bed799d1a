/**
 * What results need beyond claims: `account` keeps claims and findings in step, `fingerprint` with `stable-names`, and `time-limit` for runs that were ended.
 */
export {};
