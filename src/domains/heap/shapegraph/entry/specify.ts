/** `assert` and `assume` of the user among the statements. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Ask } from '../../../../engine/domain.js';
import type { Outcome } from '../../../../engine/outcome.js';
import type { Instruction } from '../../../../ir/instructions.js';
import { ask as askState } from '../ask/ask.js';
import type { GraphState } from '../state.js';
import { StepOutcome } from '../step/outcome.js';
import { refined } from '../step/refine.js';
import type { GraphTables } from '../tables.js';

type Specify = Extract<Instruction, { kind: 'specify' }>;

export function specify(
  tables: GraphTables,
  at: CodeEdge,
  instruction: Specify,
  state: GraphState,
  ask: Ask,
): Outcome<GraphState> {
  const { code, edge } = at;
  const question = tables.questionOf(at);
  const point = { code, point: edge.from };
  const outcome = new StepOutcome(tables, at);
  if (instruction.clause === 'assume') {
    const works = question === undefined ? [tables.work(state)] : refined(tables, question, tables.work(state), point);
    for (const work of works) outcome.goes(work);
    return outcome.result;
  }
  const own = question === undefined ? 'unknown' : askState(tables, question, state, point);
  const truth = question !== undefined && own === 'unknown' ? ask(question) : own;
  if (truth !== 'yes') {
    const certainty = truth === 'no' ? 'must' : 'may';
    outcome.alarm({ rule: 'formula', certainty, latent: false, message: instruction.formula });
  }
  return outcome.goes(tables.work(state)).result;
}
