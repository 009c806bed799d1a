/** The formulas of `assert` and `assume` statements, bound once for each edge. */
import type { CodeEdge } from '../../engine/code.js';
import type { Question } from '../../engine/question.js';
import { bindFormula, parseFormula, statementScope } from '../../facts/index.js';
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';

/** The question of a `specify` edge; undefined where the formula cannot be understood, so that nothing is known of it. */
export function statementQuestions(hierarchy: Hierarchy): (at: CodeEdge) => Question | undefined {
  const known = new Map<Edge, Question | undefined>();
  return (at) => {
    if (!known.has(at.edge)) known.set(at.edge, questionOf(hierarchy, at));
    return known.get(at.edge);
  };
}

function questionOf(hierarchy: Hierarchy, { code, edge }: CodeEdge): Question | undefined {
  const { instruction } = edge;
  if (instruction.kind !== 'specify') return undefined;
  const parsed = parseFormula(instruction.formula);
  if (parsed.error !== undefined) return undefined;
  const { bound } = bindFormula(parsed.formula, statementScope(code.method, instruction.environment), hierarchy);
  if (bound === undefined) return undefined;
  const variables = new Map(instruction.environment);
  const receiver = code.body.parameters.find(({ sourceName }) => sourceName === 'this');
  if (receiver !== undefined && !variables.has('this')) variables.set('this', receiver);
  return { term: bound.term, variable: (name) => variables.get(name) };
}
