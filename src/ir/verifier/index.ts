/**
 * The rules of the IR, one file each: `structure`, `branches`, `definitions`, `signature`, `members`, `instructions`, `expressions`, `types`;
 * `verification` is what they share.
 */
export {};
