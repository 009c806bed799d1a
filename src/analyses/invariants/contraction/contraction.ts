/** The local analysis that knows shapes by contraction. */
export { contraction } from './analysis.js';
