/**
 * Whether a null is what an argument that the run chose for an unseen caller holds or lacks: the value of a constant key in a map that is passed, a field of an object
 * of a class outside the input. Who passes such things knows what has to be in them, and the code that fails asks for it by name.
 */
import type { Witness } from '../../../findings/claim.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { Duty } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { type CallPlace, placeOf } from './places-called.js';

const MAPS: readonly string[] = ['java.util.Map', 'java.util.Dictionary'];
const LOOKUPS: ReadonlySet<string> = new Set(['get', 'getProperty', 'getOrDefault']);

export function isOfGivenContents({ obligation }: Duty, { trace }: Witness, hierarchy: Hierarchy): boolean {
  const { method, blamed } = obligation;
  const body = method.body();
  if (body === undefined || blamed?.kind !== 'variable') return false;
  let place: CallPlace = { method, body };
  let isFound = false;
  /** The parameter that has to be followed: the value itself, until it was looked for in another. */
  let followed: Variable | undefined;
  const follow = (value: Variable): void => {
    const holder = isFound ? undefined : holderOf(value, place, hierarchy);
    isFound ||= holder !== undefined;
    followed = holder ?? parameterOf(value, place);
  };
  follow(blamed);
  for (const frame of trace.at(-1)?.stack ?? []) {
    const outer = placeOf(frame, hierarchy);
    const call = outer?.body.edges[frame.edge]?.instruction;
    if (followed === undefined || outer === undefined || call?.kind !== 'call') return false;
    const given = call.arguments[place.body.parameters.indexOf(followed)];
    if (given?.kind !== 'variable') return false;
    place = outer;
    follow(given);
  }
  return isFound && followed !== undefined;
}

/** The parameter in which the value was looked for. */
function holderOf(blamed: Variable, place: CallPlace, hierarchy: Hierarchy): Variable | undefined {
  const definitions = new Definitions(place.body);
  const from = definitions.readFrom(blamed);
  if (from?.kind === 'field') {
    const isOutside = hierarchy.find(from.field.owner)?.origin !== 'input';
    return isOutside ? parameterOf(from.base, place) : undefined;
  }
  return ofLookup(madeBy(blamed, definitions), place, hierarchy);
}

/** The instruction that made the value, before casts and copies. */
function madeBy(variable: Variable, definitions: Definitions): Instruction | undefined {
  const seen = new Set<Variable>();
  for (let each = variable; !seen.has(each); ) {
    seen.add(each);
    const instruction = definitions.only(each)?.instruction;
    if (instruction?.kind !== 'assign') return instruction;
    const { value } = instruction;
    const source = value.kind === 'cast' ? value.operand : value;
    if (source.kind !== 'variable') return undefined;
    each = source;
  }
  return undefined;
}

function ofLookup(instruction: Instruction | undefined, place: CallPlace, hierarchy: Hierarchy): Variable | undefined {
  if (instruction?.kind !== 'call' || instruction.dispatch === 'static') return undefined;
  const [receiver, ...keys] = instruction.arguments;
  const { owner, name } = instruction.method;
  const isLookup = LOOKUPS.has(name) && MAPS.some((map) => hierarchy.isSubclass(owner, map));
  if (!isLookup || receiver?.kind !== 'variable' || !keys.every((key) => isFixed(key, place, hierarchy)))
    return undefined;
  return parameterOf(receiver, place);
}

/** A constant, or what a static field holds that is one. */
function isFixed(key: Operand, place: CallPlace, hierarchy: Hierarchy): boolean {
  if (key.kind === 'constant') return true;
  const from = new Definitions(place.body).readFrom(key);
  return from?.kind === 'static' && hasFlag(hierarchy.resolveField(from.field) ?? { flags: 0 }, Flag.FINAL);
}

function parameterOf(variable: Variable, { method, body }: CallPlace): Variable | undefined {
  const parameter = new Definitions(body).copiedParameter(variable);
  const isReceiver = parameter === body.parameters[0] && !hasFlag(method, Flag.STATIC);
  return isReceiver ? undefined : parameter;
}
