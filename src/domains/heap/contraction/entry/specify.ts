/** `assert` and `assume` of the user among the statements. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Ask } from '../../../../engine/domain.js';
import type { Alarm, Outcome } from '../../../../engine/outcome.js';
import type { Instruction } from '../../../../ir/instructions.js';
import { ask as askState, refined } from '../ask/ask.js';
import type { ShapeState, Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

type Specify = Extract<Instruction, { kind: 'specify' }>;

export function specify(
  tables: ShapeTables,
  at: CodeEdge,
  instruction: Specify,
  state: ShapeState,
  ask: Ask,
): Outcome<ShapeState> {
  const { code, edge } = at;
  const question = tables.questionOf(at);
  const point = { code, point: edge.from };
  if (instruction.clause === 'assume') {
    // In a callee, values on entry are not those of the state's slots.
    const work = tables.work(state);
    return closed(tables, at, question === undefined ? [work] : refined(tables, question, work, point, 'any'), []);
  }
  const own = question === undefined ? 'unknown' : askState(tables, question, state, point);
  const truth = question !== undefined && own === 'unknown' ? ask(question) : own;
  const alarm: Alarm = {
    rule: 'formula',
    certainty: truth === 'no' ? 'must' : 'may',
    latent: false,
    message: instruction.formula,
  };
  return closed(tables, at, [tables.work(state)], truth === 'yes' ? [] : [alarm]);
}

function closed(
  tables: ShapeTables,
  { code, edge }: CodeEdge,
  works: readonly Work[],
  alarms: readonly Alarm[],
): Outcome<ShapeState> {
  const results = works.map((work) => tables.close(work, code, edge.to));
  const more = results.flatMap(({ refusal, lost }): readonly Alarm[] => [
    ...(lost ? [{ rule: 'lost-nodes', certainty: 'must', latent: false } as const] : []),
    ...(refusal === undefined
      ? []
      : [{ rule: 'given-up', certainty: 'may', latent: false, message: refusal } as const]),
  ]);
  const normal = [...new Set(results.map(({ state }) => state))];
  return { normal, exceptional: [], alarms: [...alarms, ...more], exact: false };
}
