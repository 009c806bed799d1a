import type { Operand, Variable } from '../../../ir/instructions.js';
import { type ClassName, isReference } from '../../../ir/types.js';
import { RAW } from '../heap/heap.js';
import { isObject } from '../heap/references.js';
import { met, written } from '../located.js';
import type { Thrown } from '../machine/machine.js';
import { assign } from './assign.js';
import { branch } from './branch.js';
import { Calls } from './calls.js';
import { checkTruth, refineCheck } from './checks.js';
import type { RunEdge } from './code.js';
import { imagine, load, store } from './fields.js';
import { Formulas } from './formulas.js';
import { initialise } from './initialise.js';
import { CAUSE_OF_CHECK } from './others.js';
import { isResolving, isSplitting } from './resolve.js';
import { leave, leaveAbruptly, unwind } from './returns.js';
import type { State } from './state.js';
import { referenceOf } from './truth.js';
import { addObject, type StepWorld, unknownContent, type Ways } from './world.js';

export class Steps {
  readonly #world: StepWorld;
  readonly #calls: Calls;
  readonly #formulas: Formulas;

  constructor(world: StepWorld) {
    this.#world = world;
    this.#calls = new Calls(world);
    this.#formulas = new Formulas(world);
  }

  /** Goes on from the state's point; other ways are pushed. Undefined: this way has ended. */
  step(state: State, ways: Ways): State | undefined {
    const { frame } = state;
    const { code, point } = frame;
    if (point === code.exceptionalExit) return unwind(this.#world, state, ways);
    const edges = code.edges[point] ?? [];
    const [edge] = edges;
    // A point without way out: nothing gets here.
    if (edge === undefined) return undefined;
    return edge.instruction.kind === 'assume' ? branch(this.#world, state, edges, ways) : this.#run(state, edge, ways);
  }

  #run(state: State, edge: RunEdge, ways: Ways): State | undefined {
    const world = this.#world;
    const { instruction } = edge;
    const { frame, heap } = state;
    switch (instruction.kind) {
      case 'assign':
        return assign(world, state, edge, instruction, ways);
      case 'new':
        return this.#allocate(state, edge, instruction.target, instruction.type, ways);
      case 'new-array':
        frame.set(instruction.target.index, world.others.exact(instruction.type));
        break;
      case 'load':
      case 'store': {
        const { place } = instruction;
        const isStored =
          instruction.kind === 'store' && isReference(instruction.value.type) && edge.field !== undefined;
        const resolved: Operand[] = place.kind === 'field' ? [place.base] : [];
        if (isStored && instruction.kind === 'store') resolved.push(instruction.value);
        if (isResolving(this.#world, state, resolved, ways)) return undefined;
        if (isStored && instruction.kind === 'store' && isSplitting(this.#world, state, instruction.value, ways))
          return undefined;
        const isRun =
          instruction.kind === 'load'
            ? load(world, state, edge, instruction, ways)
            : store(world, state, edge, instruction);
        if (!isRun) return undefined;
        break;
      }
      case 'call':
        if (instruction.dispatch === 'virtual' || instruction.dispatch === 'interface') {
          const [receiver] = instruction.arguments;
          if (receiver !== undefined && isResolving(this.#world, state, [receiver], ways)) return undefined;
        }
        return this.#calls.call(state, edge, instruction, ways);
      case 'return':
        return leave(world, state, instruction.value, ways);
      case 'throw':
        if (isResolving(this.#world, state, [instruction.value], ways)) return undefined;
        this.#throw(state, edge, instruction.value);
        break;
      case 'check':
        return this.#check(state, edge, ways);
      case 'initialise':
        return initialise(world, state, edge, instruction.type);
      case 'havoc':
        frame.set(instruction.target.index, unknownContent(world, heap, instruction.target.type));
        break;
      case 'specify':
        if (
          instruction.clause === 'assert' &&
          !world.options.ignoresAsserts &&
          this.#assert(state, edge, ways) === undefined
        )
          return undefined;
        break;
      case 'unsupported':
        ways.leaveOut(`code that could not be read: ${instruction.reason}`);
        return undefined;
      default:
        break;
    }
    frame.point = edge.to;
    return state;
  }

  #allocate(state: State, edge: RunEdge, target: Variable, type: ClassName, ways: Ways): State | undefined {
    const world = this.#world;
    const { frame, heap } = state;
    if (edge.type === undefined) {
      frame.set(target.index, world.others.exact(type));
    } else {
      const { limit } = world.options;
      if (limit !== undefined && heap.countOf(edge.type) >= limit(type)) {
        ways.cutOff();
        return undefined;
      }
      const object = addObject(world, heap, edge.type, RAW);
      const { line, column } = edge.at.edge.span;
      const path = world.paths.allocation(line, column);
      state.meetings = met(state.meetings, path, object);
      state.written = written(state.written, object, -1);
      frame.set(target.index, object, path);
    }
    frame.point = edge.to;
    return state;
  }

  #throw(state: State, edge: RunEdge, value: Operand): void {
    const { others } = this.#world;
    const { frame } = state;
    const reference = referenceOf(this.#world, state, value);
    // A handler of the compiler's own passes on what came to it.
    const isPassed = value.kind === 'variable' && value.sourceName === undefined;
    let thrown = reference;
    if (isObject(reference)) {
      if (!isPassed || state.origin?.object !== reference) {
        const { name } = state.heap.record(reference).type;
        state.origin = { object: reference, thrown: others.thrown(name, 'exact', 'throw', edge) };
      }
    } else {
      const other = others.find(reference);
      if (!isPassed || other?.cause === undefined)
        thrown = others.thrown(other?.type ?? value.type, other?.isExact === true ? 'exact' : 'below', 'throw', edge);
    }
    frame.set(frame.code.thrown, thrown);
  }

  #check(state: State, edge: RunEdge, ways: Ways): State | undefined {
    const world = this.#world;
    const { instruction } = edge;
    if (instruction.kind !== 'check') return undefined;
    const { condition } = instruction;
    if (condition.kind === 'castable' && isResolving(this.#world, state, [condition.operand], ways)) return undefined;
    const holds = checkTruth(world, state, condition);
    if (holds === 'yes') {
      state.frame.point = edge.to;
      return state;
    }
    const thrown = world.others.thrown(instruction.exception, 'exact', CAUSE_OF_CHECK[condition.kind], edge);
    if (holds === 'no') return leaveAbruptly(state, edge, thrown);
    const failing = state.copy();
    failing.isCertain = false;
    if (refineCheck(world, failing, condition, 'fails')) ways.push(leaveAbruptly(failing, edge, thrown));
    if (!refineCheck(world, state, condition, 'holds')) return undefined;
    state.isCertain = false;
    state.frame.point = edge.to;
    return state;
  }

  /** Undefined: the formula does not hold, whatever is not known. */
  #assert(state: State, edge: RunEdge, ways: Ways): State | undefined {
    const unread = this.#formulas.unread(state, edge);
    if (unread !== undefined) {
      imagine(this.#world, state, unread.object, unread.field, ways);
      return undefined;
    }
    const holds = this.#formulas.truth(state, edge);
    if (holds === 'yes') return state;
    const { at } = edge;
    const thrown: Thrown = {
      type: 'java.lang.AssertionError',
      span: at.edge.span,
      method: at.code.method,
      cause: 'assert',
    };
    if (holds === 'no') {
      ways.end(state, thrown);
      return undefined;
    }
    const failing = state.copy();
    failing.isCertain = false;
    if (this.#formulas.refine(failing, edge, 'fails')) ways.end(failing, thrown);
    state.isCertain = false;
    return this.#formulas.refine(state, edge, 'holds') ? state : undefined;
  }
}
