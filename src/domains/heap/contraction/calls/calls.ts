/** Calls: what a callee sees, what its caller keeps, and what becomes of the two; and calls that are not followed. */

export { unknownCall } from './call.js';
export { enterCall } from './enter.js';
export { leaveCall } from './leave.js';
export { receivers } from './receivers.js';
