/**
 * Whether what breaks a claim is an argument that the run chose for an unseen caller, in the very call that fails. The way of the value is followed
 * back through the calls that were under way: where it ends in a constant, a field or a computation of the input, the input is to blame; where it
 * ends in an argument of the outermost call, the caller is, unless the code on the way compares that argument and lets it pass.
 */
import type { Witness, WitnessFrame } from '../../../findings/claim.js';
import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Condition, Expression, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { Duty } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../budgets.js';

export function isChosenForCaller({ obligation }: Duty, { trace }: Witness, hierarchy: Hierarchy): boolean {
  const { method, chosenByCaller, edges } = obligation;
  const body = method.body();
  const [edge] = edges;
  const instruction = edge?.instruction;
  if (body === undefined || instruction === undefined) return chosenByCaller;
  const stack = trace.at(-1)?.stack ?? [];
  // To a method of its own only the class passes anything.
  if (!chosenByCaller && (stack.length === 0 || !hasFlag(method, Flag.PRIVATE))) return false;
  const deciding = decidingOperands(instruction);
  if (deciding === undefined) return chosenByCaller && stack.length === 0;
  let place: Place = { method, body };
  let parameters = parametersBehind(deciding, place);
  let isTested = testsOrder(body, parameters);
  for (const frame of stack) {
    const outer = placeOf(frame, hierarchy);
    const call = outer?.body.edges[frame.edge]?.instruction;
    if (outer === undefined || call?.kind !== 'call' || call.arguments.length !== place.body.parameters.length)
      return chosenByCaller;
    const given = parameters.flatMap((each) => call.arguments[place.body.parameters.indexOf(each)] ?? []);
    place = outer;
    parameters = parametersBehind(given, place);
    isTested ||= testsOrder(place.body, parameters);
  }
  return parameters.length > 0 && !isTested;
}

interface Place {
  readonly method: MethodDeclaration;
  readonly body: Body;
}

function placeOf({ class: owner, method: name, descriptor }: WitnessFrame, hierarchy: Hierarchy): Place | undefined {
  const method = hierarchy.find(owner)?.methods.find((each) => each.name === name && each.descriptor === descriptor);
  const body = method?.body();
  return method === undefined || body === undefined ? undefined : { method, body };
}

/** What decides whether the instruction fails; undefined where that is more than operands. */
function decidingOperands(instruction: Instruction): readonly Operand[] | undefined {
  if (instruction.kind === 'check') return ofCondition(instruction.condition);
  return instruction.kind === 'call' ? instruction.arguments : undefined;
}

function ofCondition(condition: Condition): readonly Operand[] {
  switch (condition.kind) {
    case 'in-bounds':
      return [condition.index, condition.array];
    case 'storable':
      return [condition.array];
    default:
      return [condition.operand];
  }
}

/** Parameters that the operands are, are computed from, or come out of; the receiver is no argument. */
function parametersBehind(operands: readonly Operand[], { method, body }: Place): readonly Variable[] {
  const definitions = new Definitions(body);
  const isInstance = !hasFlag(method, Flag.STATIC);
  const seen = new Set<Variable>();
  const open = [...operands];
  const most = CHECK_BUDGETS['trust/chosen-arguments'].mostOperands.most;
  for (let next = open.pop(); next !== undefined && seen.size < most; next = open.pop()) {
    if (next.kind !== 'variable' || seen.has(next)) continue;
    seen.add(next);
    for (const { instruction } of definitions.of(next)) open.push(...sourcesOf(instruction));
  }
  return body.parameters.filter((each) => seen.has(each) && !(isInstance && each.sourceName === 'this'));
}

function sourcesOf(instruction: Instruction): readonly Operand[] {
  if (instruction.kind === 'assign') return partsOf(instruction.value);
  if (instruction.kind === 'load') {
    const { place } = instruction;
    return place.kind === 'element' || place.kind === 'length' ? [place.base] : [];
  }
  if (instruction.kind !== 'call' || instruction.dispatch === 'static') return [];
  return instruction.arguments.slice(0, 1);
}

function partsOf(value: Expression): readonly Operand[] {
  switch (value.kind) {
    case 'variable':
    case 'constant':
      return [value];
    case 'binary':
      return [value.left, value.right];
    case 'unary':
    case 'convert':
    case 'cast':
      return [value.operand];
    default:
      return [];
  }
}

const ORDER: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/** Whether the code compares one of them with something: then it knows that callers may be wrong. */
function testsOrder(body: Body, parameters: readonly Variable[]): boolean {
  const definitions = new Definitions(body);
  const isMeant = (operand: Operand): boolean => {
    const copied = operand.kind === 'variable' ? definitions.copiedParameter(operand) : undefined;
    return copied !== undefined && parameters.includes(copied);
  };
  return body.edges.some(({ instruction }) => {
    if (instruction.kind !== 'assume') return false;
    const { condition } = instruction;
    if (condition.kind === 'instanceof') return isMeant(condition.operand);
    return (
      condition.kind === 'binary' &&
      ORDER.has(condition.operator) &&
      (isMeant(condition.left) || isMeant(condition.right))
    );
  });
}
