/**
 * Whether what breaks a claim is an argument that the run chose for an unseen caller, in the very call that fails. The way of the value is followed
 * back through the calls that were under way: where it ends in a constant, a field or a computation of the input, the input is to blame; where it
 * ends in an argument of the outermost call, the caller is, unless the code on the way compares that argument and lets it pass.
 */
import type { Witness } from '../../../findings/claim.js';
import type { Body, Edge, Point } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Condition, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { boundsOf, computedFrom, type Duty, isCounter, operandsOf, readsStream } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../budgets.js';
import { type CallPlace, placeOf } from './places-called.js';

const TAKING_ANY = '(Ljava/lang/Object;)Z';
const COMPARING: ReadonlySet<string> = new Set([
  'compareTo(Ljava/lang/Object;)I',
  'compare(Ljava/lang/Object;Ljava/lang/Object;)I',
]);

export function isChosenForCaller({ obligation }: Duty, { trace }: Witness, hierarchy: Hierarchy): boolean {
  const { method, chosenByCaller, edges } = obligation;
  const promise = promiseOf(trace.at(-1)?.stack?.at(-1) ?? { method: method.name, descriptor: method.descriptor });
  if (promise !== undefined && chosenByCaller) return promise === 'refuses';
  const body = method.body();
  const [edge] = edges;
  const instruction = edge?.instruction;
  if (body === undefined || edge === undefined || instruction === undefined) return chosenByCaller;
  const stack = trace.at(-1)?.stack ?? [];
  // To a method of its own only the class passes anything.
  if (!chosenByCaller && (stack.length === 0 || !hasFlag(method, Flag.PRIVATE))) return false;
  const deciding = decidingOperands(instruction, body);
  if (deciding === undefined) return chosenByCaller && stack.length === 0;
  let place: CallPlace = { method, body };
  let parameters = parametersBehind(deciding, place);
  let isTested = testsOrder(edge, deciding, parameters, body);
  // What a stream holds that the object was given: nobody could look at it before.
  if (chosenByCaller && instruction.kind === 'call' && readsStream(instruction, body, hierarchy)) return !isTested;
  for (const frame of stack) {
    const outer = placeOf(frame, hierarchy);
    const call = outer?.body.edges[frame.edge]?.instruction;
    if (outer === undefined || call?.kind !== 'call' || call.arguments.length !== place.body.parameters.length)
      return chosenByCaller;
    const given = parameters.flatMap((each) => call.arguments[place.body.parameters.indexOf(each)] ?? []);
    place = outer;
    parameters = parametersBehind(given, place);
    const calling = outer.body.edges[frame.edge];
    isTested ||= calling !== undefined && testsOrder(calling, given, parameters, place.body);
  }
  return parameters.length > 0 && !isTested;
}

/**
 * What the library promises of an object that is passed: `equals` takes any, and null. `compareTo` and `compare` throw a `ClassCastException` for what they cannot
 * compare with.
 */
function promiseOf({
  method,
  descriptor,
}: {
  readonly method: string;
  readonly descriptor: string;
}): 'takes' | 'refuses' | undefined {
  if (method === 'equals' && descriptor === TAKING_ANY) return 'takes';
  return COMPARING.has(`${method}${descriptor}`) ? 'refuses' : undefined;
}

/** What decides whether the instruction fails; undefined where that is more than operands. */
function decidingOperands(instruction: Instruction, body: Body): readonly Operand[] | undefined {
  if (instruction.kind === 'check') return ofCondition(instruction.condition, body);
  return instruction.kind === 'call' ? instruction.arguments : undefined;
}

function ofCondition(condition: Condition, body: Body): readonly Operand[] {
  switch (condition.kind) {
    case 'in-bounds':
      return [condition.index, condition.array, ...boundsOf(condition.index, body, new Definitions(body))];
    case 'storable':
      return [condition.array];
    default:
      return [condition.operand];
  }
}

/** Parameters that the operands are, are computed from, or come out of; the receiver is no argument. */
function parametersBehind(operands: readonly Operand[], { method, body }: CallPlace): readonly Variable[] {
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
  if (instruction.kind === 'assign') return operandsOf(instruction);
  if (instruction.kind === 'load') {
    const { place } = instruction;
    return place.kind === 'element' || place.kind === 'length' ? [place.base] : [];
  }
  if (instruction.kind !== 'call' || instruction.dispatch === 'static') return [];
  return instruction.arguments.slice(0, 1);
}

const ORDER: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/**
 * Whether the code, on its way to the edge, compares one of them, or what was computed from one, with something: then it knows that callers may be wrong. What
 * counts up to a number asks nothing of that number.
 */
function testsOrder(edge: Edge, deciding: readonly Operand[], parameters: readonly Variable[], body: Body): boolean {
  const definitions = new Definitions(body);
  const computed = new Set<Operand>(deciding.flatMap((each) => computedFrom(each, definitions)));
  const isMeant = (operand: Operand): boolean => {
    if (operand.kind !== 'variable' || isCounter(operand, definitions)) return false;
    const copied = definitions.copiedParameter(operand);
    return (copied !== undefined && parameters.includes(copied)) || (parameters.length > 0 && computed.has(operand));
  };
  const leading = pointsBefore(edge.from, body);
  return body.edges.some(({ instruction, to }) => {
    if (instruction.kind !== 'assume' || !leading.has(to)) return false;
    const { condition } = instruction;
    if (condition.kind === 'instanceof') return isMeant(condition.operand);
    if (condition.kind !== 'binary' || !ORDER.has(condition.operator)) return false;
    const { left, right } = condition;
    if (isCounter(left, definitions) || isCounter(right, definitions)) return false;
    return isMeant(left) || isMeant(right);
  });
}

/** Points from which the given one can be reached, itself included. */
function pointsBefore(point: Point, { edges }: Body): ReadonlySet<Point> {
  const before = new Set([point]);
  const incoming = new Map<Point, Point[]>();
  for (const { from, to, exceptional } of edges) {
    for (const target of exceptional === undefined ? [to] : [to, exceptional]) {
      const known = incoming.get(target);
      if (known === undefined) incoming.set(target, [from]);
      else known.push(from);
    }
  }
  for (const each of before) for (const from of incoming.get(each) ?? []) before.add(from);
  return before;
}
