/** Calls of boolean methods: actual and formal parameters are linked on the way in, results on the way out. */
import { senseOf } from '../../../base/truth.js';
import type { Edge } from '../../../ir/body.js';
import type { Instruction, Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isReference, THROWABLE } from '../../../ir/types.js';
import {
  isObject,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
} from '../../../machines/predicates/heap/references.js';
import type { Thrown } from '../../../machines/predicates/machine/machine.js';
import type { Caller } from '../../../machines/predicates/step/library.js';
import type { BooleanCode, RunCallee, RunStatement } from './code.js';
import { RAW } from './heap/heap.js';
import { isResolving, leaveAbruptly, letGo, placeOf, referenceOf, unknownOf } from './heap/references.js';
import { BooleanFrame, type BooleanState } from './heap/state.js';
import { type Entity, variableEntity, variableOfEntity } from './heap/store.js';
import { isSwappedWithConstant, predicateOf, type Term, termOf } from './heap/terms.js';
import type { BooleanWays, BooleanWorld } from './heap/world.js';

type CallStatement = Extract<RunStatement, { readonly kind: 'call' }>;
type CallInstruction = Extract<Instruction, { readonly kind: 'call' }>;

export class BooleanCalls {
  readonly #world: BooleanWorld;

  constructor(world: BooleanWorld) {
    this.#world = world;
  }

  call(state: BooleanState, statement: CallStatement, ways: BooleanWays): BooleanState | undefined {
    const { instruction } = statement.edge;
    if (instruction.kind !== 'call') return state;
    const [receiver] = instruction.arguments;
    if (receiver !== undefined && statement.callees.length > 0 && isResolving(this.#world, state, receiver, ways))
      return undefined;
    const callee = this.#chosen(state, statement, instruction);
    if (callee === 'none') return undefined;
    const code = callee === undefined ? undefined : this.#world.codes.of(callee.method);
    if (callee === undefined || code === undefined) return this.#outside(state, statement.edge, instruction, ways);
    if (state.frame.depth + 1 >= this.#world.options.depth) {
      ways.leaveOut(`calls deeper than ${this.#world.options.depth}`);
      return undefined;
    }
    this.#enter(state, statement, callee, code, instruction.arguments);
    return state;
  }

  /** Undefined: none of those that are looked into. */
  #chosen(
    state: BooleanState,
    { callees }: CallStatement,
    { dispatch, method, arguments: given }: CallInstruction,
  ): RunCallee | 'none' | undefined {
    const { hierarchy } = this.#world;
    const resolved = hierarchy.resolveMethod(method);
    const [receiver] = given;
    const isDirect = dispatch === 'static' || dispatch === 'special' || (resolved && hasFlag(resolved, Flag.PRIVATE));
    if (isDirect || resolved === undefined || receiver === undefined) {
      return callees.find((callee) => callee.method === resolved);
    }
    const reference = referenceOf(state, receiver);
    // The check before has excluded it.
    if (reference === NULL_REFERENCE) return 'none';
    if (!isObject(reference)) return undefined;
    const selected = hierarchy.selectMethod(state.heap.record(reference).type.name, resolved);
    return callees.find((callee) => callee.method === selected.method);
  }

  /** Code that is not looked into changes nothing, unless it calls objects back that it is given; it may throw anything. */
  #outside(state: BooleanState, edge: Edge, instruction: CallInstruction, ways: BooleanWays): BooleanState | undefined {
    const { hierarchy, library, others } = this.#world;
    const { target, method: named } = instruction;
    const method = hierarchy.resolveMethod(named);
    const isDirect = instruction.dispatch === 'static' || instruction.dispatch === 'special';
    const isLibrary = method !== undefined && hierarchy.find(method.owner)?.origin !== 'input';
    const exact = method !== undefined && (isDirect || isLibrary) ? method : undefined;
    if (exact === undefined || !library.isDeaf(exact)) {
      for (const operand of instruction.arguments)
        if (isReference(operand.type) && isResolving(this.#world, state, operand, ways)) return undefined;
      this.#give(state, instruction, exact, ways);
    }
    if (exact === undefined || !library.isQuiet(exact)) {
      state.isCertain = false;
      const failing = state.copy();
      const thrown: Thrown = { type: THROWABLE, span: edge.span, method: state.frame.code.method, cause: 'library' };
      leaveAbruptly(failing, others.of({ type: THROWABLE, isExact: false, thrown }), edge.exceptional);
      ways.push(failing);
    }
    if (target === undefined) return state;
    const isNeverNull = exact !== undefined && library.isNeverNull(exact);
    state.frame.set(target.index, isNeverNull ? OTHER_REFERENCE : unknownOf(this.#world, target.type));
    return state;
  }

  #give(
    state: BooleanState,
    { method: named, arguments: given }: CallInstruction,
    known: MethodDeclaration | undefined,
    ways: BooleanWays,
  ): void {
    const { library, layout } = this.#world;
    const owner = known?.owner ?? named.owner;
    const by: Caller = known === undefined || layout.isTracked(owner) ? 'anyone' : known;
    if (layout.isTracked(owner)) ways.leaveOut(`${owner}.${named.name} is not known (${placeOf(state)})`);
    for (const operand of given) {
      const reference = isReference(operand.type) ? referenceOf(state, operand) : NULL_REFERENCE;
      if (!isObject(reference)) continue;
      letGo(state, reference);
      const callback = library.callback(state.heap.record(reference).type.name, by);
      if (callback !== undefined)
        ways.leaveOut(`${owner}.${named.name} may call ${callback.owner}.${callback.name} back (${placeOf(state)})`);
    }
  }

  #enter(
    state: BooleanState,
    statement: CallStatement,
    callee: RunCallee,
    code: BooleanCode,
    given: readonly Operand[],
  ): void {
    const { values } = this.#world;
    const { frame: caller } = state;
    const told = callee.told.map(({ formal, value }) => ({ formal, truth: values.truth(state, value) }));
    const frame = new BooleanFrame(code, caller, { statement, callee });
    const links = new Map<Entity, Entity[]>();
    for (const [index, operand] of given.entries()) {
      const parameter = code.parameters[index];
      if (parameter === undefined) continue;
      if (isReference(parameter.type)) {
        const path = operand.kind === 'variable' ? caller.path(operand.index) : -1;
        frame.set(parameter.index, referenceOf(state, operand), path);
      }
      if (operand.kind !== 'variable') continue;
      const actual = variableEntity(caller.depth, operand.index);
      links.set(actual, [...(links.get(actual) ?? []), variableEntity(frame.depth, parameter.index)]);
    }
    state.frame = frame;
    this.#link(state, links);
    for (const { formal, truth } of told)
      if (truth !== 'unknown') values.refine(state, formal, senseOf(truth === 'yes'));
  }

  /** What is known of the one is known of the other, which is the same value. */
  #link(state: BooleanState, links: ReadonlyMap<Entity, readonly Entity[]>): void {
    const { store } = state.heap;
    for (const { predicate, left, right, holds } of store.entries()) {
      const linked = (entity: Entity): readonly Entity[] => {
        const others = links.get(entity);
        if (others === undefined || !isKept(state, predicate, entity)) return [entity];
        return [entity, ...others.filter((other) => isKept(state, predicate, other))];
      };
      for (const one of linked(left)) for (const other of linked(right)) store.set(predicate, one, other, holds);
    }
  }

  /** A return. */
  leave(state: BooleanState, value: Operand | undefined, ways: BooleanWays): BooleanState | undefined {
    const { frame } = state;
    const { caller, call } = frame;
    this.#construct(state);
    const reference = value === undefined || !isReference(value.type) ? undefined : referenceOf(state, value);
    if (caller === undefined || call === undefined) {
      if (value !== undefined && isResolving(this.#world, state, value, ways)) return undefined;
      ways.exit(state, reference, undefined);
      return undefined;
    }
    const path = value?.kind === 'variable' ? frame.path(value.index) : -1;
    const { instruction } = call.statement.edge;
    const target = instruction.kind === 'call' ? instruction.target : undefined;
    if (target !== undefined && value !== undefined) {
      const result = variableEntity(caller.depth, target.index);
      state.heap.store.forget((entity) => entity === result);
      if (value.kind === 'variable') this.#link(state, new Map([[variableEntity(frame.depth, value.index), [result]]]));
    }
    this.#pop(state);
    if (target !== undefined && value !== undefined) {
      if (reference !== undefined) state.frame.set(target.index, reference, path);
      if (value.kind === 'constant') this.#tellConstant(state, call.callee, value);
    }
    return state;
  }

  /** What the caller asks about the result, of a constant. */
  #tellConstant(state: BooleanState, { asked }: RunCallee, constant: Operand): void {
    const { values, codes } = this.#world;
    const { at, point, code } = state.frame;
    const call = code.blocks[point]?.[at - 1];
    const target =
      call?.kind === 'call' && call.edge.instruction.kind === 'call' ? call.edge.instruction.target : undefined;
    for (const predicate of asked) {
      const replaced = (term: Term): Term =>
        term.kind === 'variable' && term.variable === target ? termOf(constant) : term;
      const [left, right] = [replaced(predicate.left), replaced(predicate.right)];
      if (isSwappedWithConstant(left, predicate.operator, right)) continue;
      const truth = values.truth(state, codes.types.applied(predicateOf(left, predicate.operator, right)));
      if (truth !== 'unknown') values.refine(state, codes.types.predicate(predicate), senseOf(truth === 'yes'));
    }
  }

  /** An exception leaves the method. */
  unwind(state: BooleanState, ways: BooleanWays): BooleanState | undefined {
    const { frame } = state;
    const { caller, call } = frame;
    const exception = frame.get(frame.code.thrown);
    if (caller === undefined || call === undefined) {
      const { others } = this.#world;
      const thrown = state.origin?.object === exception ? state.origin.thrown : others.find(exception)?.thrown;
      ways.exit(
        state,
        undefined,
        thrown ?? { type: THROWABLE, span: frame.code.method.span, method: frame.code.method, cause: 'throw' },
      );
      return undefined;
    }
    this.#pop(state);
    leaveAbruptly(state, exception, call.statement.edge.exceptional);
    return state;
  }

  #pop(state: BooleanState): void {
    const { depth, caller } = state.frame;
    if (caller === undefined) return;
    state.heap.store.forget((entity) => variableOfEntity(entity)?.depth === depth);
    state.frame = caller.copy();
  }

  /** A constructor has ended: the object is no longer raw, unless a constructor of the same object called it. */
  #construct({ frame, heap }: BooleanState): void {
    const { method } = frame.code;
    if (method.name !== '<init>') return;
    const receiver = receiverOf(frame);
    if (receiver === undefined || !isObject(receiver) || heap.record(receiver).type.name !== method.owner) return;
    const { caller } = frame;
    const isWithin = caller?.code.method.name === '<init>' && receiverOf(caller) === receiver;
    if (!isWithin) heap.setFlags(receiver, 0, RAW);
  }
}

function isKept({ frame }: BooleanState, predicate: number, entity: Entity): boolean {
  const variable = variableOfEntity(entity);
  return variable !== undefined && frame.atDepth(variable.depth)?.code.keeps(predicate, variable.index) === true;
}

function receiverOf(frame: BooleanFrame): Reference | undefined {
  const [receiver] = frame.code.parameters;
  return receiver === undefined ? undefined : frame.get(receiver.index);
}
