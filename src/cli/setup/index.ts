/** What helps before and after a check: `init-command` sets up a project, `explain-command` prints the page of a rule. */
export { performExplain } from './explain-command.js';
export { performInit } from './init-command.js';
