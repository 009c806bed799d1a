/** `assert` and `assume` of the user among the statements. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Ask } from '../../../../engine/domain.js';
import type { Outcome } from '../../../../engine/outcome.js';
import type { Question } from '../../../../engine/question.js';
import { bindFormula, parseFormula, statementScope } from '../../../../facts/index.js';
import type { Instruction, Variable } from '../../../../ir/instructions.js';
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
  const question = questionOf(tables, code, instruction);
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

/** Undefined where the formula does not parse or bind. */
function questionOf(tables: GraphTables, code: Code, instruction: Specify): Question | undefined {
  if (tables.questions.has(instruction)) return tables.questions.get(instruction);
  const parsed = parseFormula(instruction.formula);
  const scope = statementScope(code.method, instruction.environment);
  const term =
    parsed.error === undefined ? bindFormula(parsed.formula, scope, tables.program.hierarchy).bound?.term : undefined;
  const variables = new Map<string, Variable>(instruction.environment);
  const [receiver] = code.body.parameters;
  if (receiver?.sourceName === 'this' && !variables.has('this')) variables.set('this', receiver);
  const question = term && { term, variable: (name: string) => variables.get(name) };
  tables.questions.set(instruction, question);
  return question;
}
