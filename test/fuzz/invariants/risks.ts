/** All that makes classes hard to analyse, each in harmless and harmful forms. */
import type { Random } from '../random.js';
import { type Risk, type RiskContext, RiskWriter } from './risk.js';
import { MIDDLE_RISKS } from './risks-middle.js';
import { NODE_RISKS } from './risks-nodes.js';
import { OBJECT_RISKS } from './risks-objects.js';

/** So many different ones. */
export function randomRisks(
  count: number,
  contextOf: (number: number) => RiskContext,
  random: Random,
): readonly Risk[] {
  const left = [...NODE_RISKS, ...OBJECT_RISKS, ...MIDDLE_RISKS];
  return Array.from({ length: count }, (_, number) => {
    const [chosen] = left.splice(random.below(left.length), 1);
    return chosen?.(new RiskWriter(contextOf(number))) ?? { members: [] };
  });
}
