/** The commit that speed is compared with: the last one before anything was done for it. */
export const BEFORE = 'b0aa1ded';
