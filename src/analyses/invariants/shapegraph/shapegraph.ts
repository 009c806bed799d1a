/** The local analysis that knows shape graphs with variable-set names. */
export { shapegraph } from './analysis.js';
