/** `espalier explain RULE`: the rule's page, as it ships with the package. */
import { noRule } from '../../workspace/commands/common-options.js';
import { errors } from '../../workspace/commands/envelope.js';
import type { Typed } from '../commands/from-card.js';
import type { ExitStatus } from '../exit-status.js';
import { deliver, report } from '../output.js';
import { rulePages } from '../rule-pages.js';

export function performExplain({ names: [rule = ''] }: Typed): ExitStatus {
  const pages = rulePages();
  const page = pages.get(rule);
  if (page === undefined) {
    report(errors([noRule(rule, [...pages.keys()])]), {});
    return 2;
  }
  return deliver(page, {}) ? 0 : 2;
}
