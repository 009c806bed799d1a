/**
 * Tests that speak against an alarm although the domain forgets them: `if (x.f != null) x.f.g()` where `x` stands for many
 * objects, `if (map.containsKey(k)) map.get(k).g()`. So do maps that were filled and groups that every match has. They say how far to trust an alarm; no proof rests on them.
 */
import type { PathStep, Visit } from '../../../engine/result.js';
import type { Body, Edge } from '../../../ir/body.js';
import { isAskingForAssertions } from '../../../ir/conditions.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, MethodReference, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { ExpressionText } from '../../../obligations/index.js';
import { type Implied, isAskedBefore } from './asked-before.js';
import { isKeyFilledIn } from './filled-maps.js';
import { isFlagged } from './flags.js';
import { isQuiet } from './quiet-nulls.js';
import { isInEveryMatch } from './regex-groups.js';
import { isKeyWritten } from './written-keys.js';

type Call = Extract<Instruction, { kind: 'call' }>;

/** Whether the path tested what the blamed variable holds, in the method where it ends. */
export function isGuarded<E>(
  path: readonly PathStep<E>[],
  blamed: Operand | undefined,
  visit: Visit<E>,
  hierarchy: Hierarchy,
  implied: Implied,
): boolean {
  if (blamed?.kind !== 'variable') return false;
  if (isQuiet(path, blamed, visit, hierarchy)) return true;
  const { activation, at } = visit;
  const { body } = at.code;
  const taken = path.filter((step) => step.activation === activation).map((step) => step.at.edge);
  // Of a state that is only left over from solving no path is known: then all code of the method counts.
  const edges = taken.length > 0 ? withAsserted(taken, body) : body.edges;
  if (isAssertedNotNull(edges, blamed)) return true;
  const text = new ExpressionText(body, 'in full');
  const source = sourceOf(edges, blamed);
  if (source === undefined) return false;
  const { instruction, index } = source;
  if (instruction.kind === 'call') return isExpected(instruction, edges.slice(0, index), body, { hierarchy, implied });
  if (instruction.kind !== 'load' || instruction.place.kind === 'length') return false;
  if (isFlagged(edges.slice(0, index), instruction, text)) return true;
  const wanted = text.ofPlace(instruction.place);
  for (let at = index - 1; at >= 0; at--) {
    const edge = edges[at];
    if (edge === undefined || mayChange(edge, instruction)) return false;
    if (isNullTest(edge, wanted, text)) return true;
  }
  return false;
}

/** Whether what came before the call shows that its result is not null. */
export function isExpected(
  call: Call,
  before: readonly Edge[],
  body: Body,
  { hierarchy, implied }: { readonly hierarchy: Hierarchy; readonly implied: Implied },
): boolean {
  const text = new ExpressionText(body, 'in full');
  const wanted = text.ofCall(call);
  if (isKeyWritten(before, call, text, (method) => methodOfInput(method, hierarchy))) return true;
  if (isKeyFilledIn(call, text, hierarchy) || isInEveryMatch(call, text, hierarchy)) return true;
  if (before.some((edge) => isNullTest(edge, wanted, text))) return true;
  return isAskedBefore(before, call, text, body, implied);
}

function methodOfInput(method: MethodReference, hierarchy: Hierarchy): MethodDeclaration | undefined {
  const found = hierarchy.resolveMethod(method);
  return found !== undefined && hierarchy.find(found.owner)?.origin === 'input' ? found : undefined;
}

/** With the conditions of assertions that the way has passed by: whoever wrote them down knows that they hold, where a program runs without them, too. */
function withAsserted(taken: readonly Edge[], { edges }: Body): readonly Edge[] {
  return taken.flatMap((edge) => {
    if (!isAskingForAssertions(edge.instruction)) return [edge];
    const asserted = conditionsOf(edge, edges);
    return [edge, ...asserted.filter((each) => each !== edge)];
  });
}

/** What an assertion asks: the edges between the question whether it is on and the statement that throws. */
function conditionsOf({ span: { line, file } }: Edge, edges: readonly Edge[]): readonly Edge[] {
  const here = edges.filter(({ span }) => span.line === line && span.file === file);
  const failing = new Set(here.flatMap(({ instruction, from }) => (instruction.kind === 'throw' ? [from] : [])));
  for (const point of failing) for (const { from, to } of here) if (to === point) failing.add(from);
  return here.filter(({ from, instruction }) => failing.has(from) && instruction.kind !== 'throw');
}

/** Whether a condition on the way says so of the variable itself: of an assertion, since the domain knows all others. */
function isAssertedNotNull(edges: readonly Edge[], blamed: Variable): boolean {
  return edges.some(({ instruction }) => {
    if (instruction.kind !== 'assume' || instruction.condition.kind !== 'binary') return false;
    const { operator, left, right } = instruction.condition;
    return operator === '!=' && left === blamed && right.kind === 'constant' && right.value === null;
  });
}

/** The load or call that the variable got its value from, and where on the path it stands. */
function sourceOf(
  edges: readonly Edge[],
  blamed: Variable,
): { readonly instruction: Instruction; readonly index: number } | undefined {
  let variable = blamed;
  for (let index = edges.length - 1; index >= 0; index--) {
    const instruction = edges[index]?.instruction;
    if (instruction === undefined || definedVariable(instruction) !== variable) continue;
    if (instruction.kind !== 'assign') return { instruction, index };
    const { value } = instruction;
    const source = value.kind === 'cast' ? value.operand : value;
    if (source.kind !== 'variable') return undefined;
    variable = source;
  }
  return undefined;
}

/** Between a test and a load: another value in the same place, or code that could store one. */
function mayChange({ instruction }: Edge, load: Extract<Instruction, { kind: 'load' }>): boolean {
  if (instruction.kind === 'call' || instruction.kind === 'unsupported') return true;
  if (instruction.kind !== 'store') return false;
  if (load.place.kind === 'element') return instruction.place.kind === 'element';
  const isField = instruction.place.kind === 'field' || instruction.place.kind === 'static';
  return isField && 'field' in load.place && instruction.place.field.name === load.place.field.name;
}

function isNullTest({ instruction }: Edge, wanted: string | undefined, text: ExpressionText): boolean {
  if (instruction.kind === 'check') {
    // It went on, so it was not null there: that place is the one to report.
    return instruction.condition.kind === 'not-null' && text.of(instruction.condition.operand) === wanted;
  }
  if (instruction.kind !== 'assume') return false;
  const { condition } = instruction;
  if (condition.kind === 'instanceof') return !condition.negated && text.of(condition.operand) === wanted;
  if (condition.kind !== 'binary' || condition.operator !== '!=') return false;
  const { left, right } = condition;
  const tested = isNull(right) ? left : isNull(left) ? right : undefined;
  return tested !== undefined && text.of(tested) === wanted;
}

function isNull(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}
