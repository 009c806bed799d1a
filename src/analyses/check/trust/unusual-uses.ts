/**
 * Uses that nobody makes: a field is null because the run calls a method before what the class's own code always calls first. Where no code of the
 * input calls the method, nothing is known of what comes first, and the failure is the class's.
 */
import type { Witness } from '../../../findings/claim.js';
import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { type Duty, ExpressionText } from '../../../obligations/index.js';
import { isAccessible } from '../../../program/components.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../budgets.js';
import { isPromisedAtAnyTime } from './any-time.js';
import { type DrivenField, isEnded, isLeftUnset } from './driven-fields.js';
import { type CallPlace, placeOf } from './places-called.js';

type Call = Extract<Instruction, { kind: 'call' }>;
type Read = ReturnType<Definitions['readFrom']>;

const DEEPEST = CHECK_BUDGETS['trust/unusual-uses'].deepest.most;

/** Methods that others call first, by what they are named. */
const INITIALISER = /^(init|initiali[sz]e|set[uU]p)([A-Z]|$)/;
/** The same of methods that give nothing back. */
const CREATING = /^create[A-Z]/;

export function isUnusualUse({ obligation }: Duty, { trace, calls }: Witness, hierarchy: Hierarchy): boolean {
  const { method, blamed } = obligation;
  const body = method.body();
  if (body === undefined || blamed?.kind !== 'variable') return false;
  const stack = (trace.at(-1)?.stack ?? []).map((frame) => ({ frame, place: placeOf(frame, hierarchy) }));
  let place: CallPlace = { method, body };
  let each = blamed;
  for (let depth = 0; ; depth++) {
    const definitions = new Definitions(place.body);
    const asked = definitions.only(each)?.instruction;
    const read = definitions.readFrom(each) ?? fieldBehind(asked, hierarchy);
    if (read !== undefined) {
      if (read.kind !== 'field' && read.kind !== 'static') return false;
      if (read.kind === 'static' || !isThis(asked?.kind === 'call' ? asked.arguments[0] : read.base))
        return isLeftUnset({ field: read.field, calls }, hierarchy);
      const called = outermostOnThis(place, stack.slice(depth));
      if (called !== undefined && isUsedByNobody(called.method, { field: read.field, calls }, hierarchy)) return true;
      const writers = new Writers(hierarchy, read.field);
      const isSet = calls.some((text) => writers.names.some((name) => text.includes(`.${name}(`)));
      if (called === undefined || isSet) return false;
      return (
        (writers.haveInitialiser && !isPromisedAtAnyTime(called.method, hierarchy)) ||
        writers.comeFirst({ method: called.method, position: 0 }, DEEPEST)
      );
    }
    const parameter = definitions.copiedParameter(each);
    const outer = stack[depth];
    const call = outer?.place?.body.edges[outer.frame.edge]?.instruction;
    if (parameter === undefined || outer?.place === undefined || call?.kind !== 'call') return false;
    const given = call.arguments[place.body.parameters.indexOf(parameter)];
    if (given?.kind !== 'variable') return false;
    each = given;
    place = outer.place;
  }
}

/** Whether others have to call something before, or have ended the object. */
function isUsedByNobody(called: MethodDeclaration, driven: DrivenField, hierarchy: Hierarchy): boolean {
  return !isPromisedAtAnyTime(called, hierarchy) && (isLeftUnset(driven, hierarchy) || isEnded(driven, hierarchy));
}

function isThis(operand: Operand | undefined): boolean {
  return operand?.kind === 'variable' && operand.sourceName === 'this';
}

/** What a getter reads. */
function fieldBehind(instruction: Instruction | undefined, hierarchy: Hierarchy): Read {
  if (instruction?.kind !== 'call') return undefined;
  const body = hierarchy.resolveMethod(instruction.method)?.body();
  if (body === undefined || instruction.arguments.length !== (instruction.dispatch === 'static' ? 0 : 1))
    return undefined;
  const results = body.edges.flatMap((edge) => (edge.instruction.kind === 'return' ? [edge.instruction.value] : []));
  const [result, further] = results;
  if (result?.kind !== 'variable' || further !== undefined) return undefined;
  const read = new Definitions(body).readFrom(result);
  return read?.kind === 'field' && !isThis(read.base) ? undefined : read;
}

/** The outermost of the methods under way that were called on the same object, one after the other. */
function outermostOnThis(
  inner: CallPlace,
  outer: readonly { readonly frame: { readonly edge: number }; readonly place: CallPlace | undefined }[],
): CallPlace | undefined {
  let found = inner;
  for (const { frame, place } of outer) {
    const call = place?.body.edges[frame.edge]?.instruction;
    if (place === undefined || call?.kind !== 'call' || call.dispatch === 'static') return undefined;
    const [receiver] = call.arguments;
    if (receiver?.kind !== 'variable' || receiver.sourceName !== 'this') return undefined;
    found = place;
  }
  return found;
}

/** One of what a method is called with; the receiver is the first. */
interface Argument {
  readonly method: MethodDeclaration;
  readonly position: number;
}

/** The methods that set a field of their object. */
class Writers {
  readonly #all: readonly MethodDeclaration[];
  readonly #writing: ReadonlySet<MethodDeclaration>;
  readonly #asked = new Set<string>();

  constructor(
    readonly hierarchy: Hierarchy,
    readonly field: FieldReference,
  ) {
    this.#all = hierarchy.table.inputs().flatMap((name) => hierarchy.find(name)?.methods ?? []);
    this.#writing = new Set(
      this.#all.filter((method) => method.body()?.edges.some((edge) => this.#isStore(edge, 'this')) === true),
    );
  }

  /** Constructors are called in any case. */
  get names(): readonly string[] {
    return [...this.#writing].flatMap(({ name }) => (name === '<init>' ? [] : [name]));
  }

  /** Whether a method that others may call says by its name that it is called first, and the class does not call it itself. */
  get haveInitialiser(): boolean {
    return [...this.#writing].some(
      (method) =>
        (INITIALISER.test(method.name) || (CREATING.test(method.name) && method.result === 'void')) &&
        isAccessible(method) &&
        !this.#isCalledOnItself(method),
    );
  }

  #isCalledOnItself(method: MethodDeclaration): boolean {
    // One that overrides it and calls what is above is the same method.
    return this.#all.some((each) =>
      each.body()?.edges.some(({ instruction }) => {
        if (instruction.kind !== 'call' || each.name === method.name || !this.#mayCall(instruction, method))
          return false;
        const [receiver] = instruction.arguments;
        return receiver?.kind === 'variable' && receiver.sourceName === 'this';
      }),
    );
  }

  /** Whether the input calls the method, and everywhere only once the field of that argument is set. */
  comeFirst({ method, position }: Argument, deepest: number): boolean {
    // What calls itself is asked about its other callers.
    const asked = `${method.name}${method.descriptor} ${position}`;
    if (this.#asked.has(asked)) return true;
    this.#asked.add(asked);
    let isCalled = false;
    for (const caller of this.#all) {
      const body = caller.body();
      if (body === undefined || caller === method) continue;
      for (const edge of body.edges) {
        const { instruction } = edge;
        if (instruction.kind !== 'call' || !this.#mayCall(instruction, method)) continue;
        isCalled = true;
        const given = instruction.arguments[position];
        if (given === undefined || !this.#isPrepared({ method: caller, body }, edge, given, deepest)) return false;
      }
    }
    return isCalled;
  }

  #mayCall({ method: { owner, name, descriptor } }: Call, method: MethodDeclaration): boolean {
    if (name !== method.name || descriptor !== method.descriptor) return false;
    return this.hierarchy.isSubclass(owner, method.owner) || this.hierarchy.isSubclass(method.owner, owner);
  }

  #isPrepared({ method, body }: CallPlace, site: Edge, object: Operand, deepest: number): boolean {
    const text = new ExpressionText(body, 'in full');
    const on = text.of(object);
    const isSetting = (edge: Edge): boolean => this.#isStore(edge, on, text) || this.#isSettingCall(edge, on, text);
    const reached = new Set([body.entry]);
    for (const point of reached) {
      for (const edge of body.outgoing[point] ?? []) {
        if (isSetting(edge)) continue;
        reached.add(edge.to);
        if (edge.exceptional !== undefined) reached.add(edge.exceptional);
      }
    }
    if (!reached.has(site.from)) return true;
    const parameter = object.kind === 'variable' ? text.definitions.copiedParameter(object) : undefined;
    if (parameter === undefined || deepest === 0 || method.name === '<init>') return false;
    return this.comeFirst({ method, position: body.parameters.indexOf(parameter) }, deepest - 1);
  }

  #isStore({ instruction }: Edge, on: string, text?: ExpressionText): boolean {
    if (instruction.kind !== 'store' || instruction.place.kind !== 'field') return false;
    const { base, field } = instruction.place;
    if (field.name !== this.field.name || field.owner !== this.field.owner) return false;
    const isNull = instruction.value.kind === 'constant' && instruction.value.value === null;
    return !isNull && (text === undefined ? base.sourceName : text.of(base)) === on;
  }

  #isSettingCall({ instruction }: Edge, on: string, text: ExpressionText): boolean {
    if (instruction.kind !== 'call' || instruction.dispatch === 'static') return false;
    const [receiver] = instruction.arguments;
    const callee = this.hierarchy.resolveMethod(instruction.method);
    return callee !== undefined && this.#writing.has(callee) && receiver !== undefined && text.of(receiver) === on;
  }
}
