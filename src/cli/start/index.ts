/**
 * The analyzer is loaded when there is work for it: `load-analyzer` says how, `code-cache` keeps what V8 makes of its text, `cache-home` where,
 * `optimising` when it is made quick. `worker` is where workers of the pool start.
 */
export { loadAnalyzer } from './load-analyzer.js';
