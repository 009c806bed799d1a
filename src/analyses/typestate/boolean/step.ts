/** One statement of a boolean program at a time; where a condition is `*` both ways are taken. */
import { negation, type Sense, senseOf, type Truth, truthOf } from '../../../base/truth.js';
import type { Expression } from '../../../ir/instructions.js';
import { isObject, NULL_REFERENCE } from '../../../machines/predicates/heap/references.js';
import type { Thrown } from '../../../machines/predicates/machine/machine.js';
import { CAUSE_OF_CHECK } from '../../../machines/predicates/step/others.js';
import { BooleanCalls } from './calls.js';
import type { RunStatement, RunWay } from './code.js';
import { truthOfFormula } from './heap/formula.js';
import { castFails, isResolving, leaveAbruptly, letGo, referenceOf, unknownOf } from './heap/references.js';
import type { BooleanState } from './heap/state.js';
import type { AppliedValue } from './heap/types.js';
import type { BooleanWays, BooleanWorld } from './heap/world.js';
import { BooleanPlaces } from './places.js';

type Of<Kind extends RunStatement['kind']> = Extract<RunStatement, { readonly kind: Kind }>;

export class BooleanSteps {
  readonly #world: BooleanWorld;
  readonly #calls: BooleanCalls;
  readonly #places: BooleanPlaces;

  constructor(world: BooleanWorld) {
    this.#world = world;
    this.#calls = new BooleanCalls(world);
    this.#places = new BooleanPlaces(world);
  }

  /** Undefined: this way has ended. */
  step(state: BooleanState, ways: BooleanWays): BooleanState | undefined {
    const { frame } = state;
    const { code, point } = frame;
    if (point === code.exceptionalExit) return this.#calls.unwind(state, ways);
    const statement = code.blocks[point]?.[frame.at];
    if (statement === undefined) return undefined;
    frame.at++;
    return this.#run(state, statement, ways);
  }

  #run(state: BooleanState, statement: RunStatement, ways: BooleanWays): BooleanState | undefined {
    const { frame } = state;
    switch (statement.kind) {
      case 'predicates':
        this.#world.values.assign(state, statement.assignments);
        return state;
      case 'copy': {
        const { value } = statement;
        const path = value.kind === 'variable' ? frame.path(value.index) : -1;
        frame.set(statement.target.index, referenceOf(state, value), path);
        return state;
      }
      case 'load':
        if (statement.base !== undefined && isResolving(this.#world, state, statement.base, ways)) return undefined;
        return this.#places.load(state, statement);
      case 'store':
        if (statement.base !== undefined && isResolving(this.#world, state, statement.base, ways)) return undefined;
        if (isResolving(this.#world, state, statement.value, ways)) return undefined;
        return this.#places.store(state, statement);
      case 'escape':
        // What comes from such a place is there already.
        letGo(state, referenceOf(state, statement.value));
        return state;
      case 'new':
        return this.#places.allocate(state, statement, ways);
      case 'unknown':
        frame.set(statement.target.index, unknownOf(this.#world, statement.target.type));
        return state;
      case 'if':
        return this.#if(state, statement, ways);
      case 'choose':
        return this.#choose(state, statement.ways, ways);
      case 'fail-if':
        return this.#check(state, statement, ways);
      case 'assert':
        return this.#assert(state, statement, ways);
      case 'goto':
        frame.goTo(statement.to);
        return state;
      case 'call':
        return this.#calls.call(state, statement, ways);
      case 'return':
        return this.#calls.leave(state, statement.value, ways);
      case 'throw':
      case 'fail':
        return this.#throw(state, statement);
    }
  }

  #if(state: BooleanState, statement: Of<'if'>, ways: BooleanWays): BooleanState {
    const { condition, isNegated, to, otherwise, test, isKept } = statement;
    const found = test === undefined ? this.#world.values.truth(state, condition) : this.#classTruth(state, test);
    const holds = isNegated ? negation(found) : found;
    if (holds !== 'unknown') {
      state.frame.goTo(holds === 'yes' ? to : otherwise);
      return state;
    }
    const another = this.#otherWay(state, ways);
    another.frame.goTo(otherwise);
    state.frame.goTo(to);
    if (isKept) {
      this.#learn(state, condition, senseOf(!isNegated));
      this.#learn(another, condition, senseOf(isNegated));
    }
    return state;
  }

  /** The ways exclude each other: one that surely is taken is the only one. */
  #choose(state: BooleanState, choices: readonly RunWay[], ways: BooleanWays): BooleanState | undefined {
    const truths = choices.map(({ condition, isNegated }) => {
      const found = this.#world.values.truth(state, condition);
      return isNegated ? negation(found) : found;
    });
    const sure = truths.indexOf('yes');
    const taken = choices.filter((_, index) => (sure === -1 ? truths[index] !== 'no' : index === sure));
    const [first, ...others] = taken;
    if (first === undefined) return undefined;
    for (const { to } of others) this.#otherWay(state, ways).frame.goTo(to);
    state.frame.goTo(first.to);
    return state;
  }

  #check(state: BooleanState, { condition, edge, isError }: Of<'fail-if'>, ways: BooleanWays): BooleanState {
    const { instruction } = edge;
    if (instruction.kind !== 'check') return state;
    const byClass = castFails(this.#world, state, instruction.condition);
    const fails = byClass ?? this.#world.values.truth(state, condition);
    if (fails === 'no') return state;
    const thrown: Thrown = {
      type: instruction.exception,
      span: edge.span,
      method: state.frame.code.method,
      cause: CAUSE_OF_CHECK[instruction.condition.kind],
    };
    const failing = fails === 'yes' ? state : this.#otherWay(state, ways);
    if (fails === 'unknown' && isError) {
      this.#learn(failing, condition, 'holds');
      this.#learn(state, condition, 'fails');
    }
    const exception = this.#world.others.of({ type: thrown.type, isExact: true, thrown });
    leaveAbruptly(failing, exception, edge.exceptional);
    return state;
  }

  /** The run ends where a formula does not hold: nobody catches that. */
  #assert(state: BooleanState, { formula, edge }: Of<'assert'>, ways: BooleanWays): BooleanState | undefined {
    const holds = truthOfFormula(formula, (leaf) => {
      if (typeof leaf !== 'string') this.#places.meetAll(state, leaf);
      return this.#world.values.truth(state, leaf);
    });
    if (holds === 'yes') return state;
    const failing = state.copy();
    if (holds === 'unknown') state.isCertain = false;
    const thrown: Thrown = {
      type: 'java.lang.AssertionError',
      span: edge.span,
      method: state.frame.code.method,
      cause: 'assert',
    };
    ways.exit(failing, undefined, thrown);
    return holds === 'no' ? undefined : state;
  }

  #throw(state: BooleanState, { edge, to }: Of<'throw' | 'fail'>): BooleanState | undefined {
    const { frame, heap } = state;
    if (edge === undefined || edge.instruction.kind !== 'throw') return undefined;
    const { value } = edge.instruction;
    const reference = referenceOf(state, value);
    const other = this.#world.others.find(reference);
    // A handler of the compiler's own passes on what came to it.
    const isPassed = value.kind === 'variable' && value.sourceName === undefined;
    const { span } = edge;
    const { method } = frame.code;
    let exception = reference;
    if (isObject(reference)) {
      if (!isPassed || state.origin?.object !== reference) {
        const thrown: Thrown = { type: heap.record(reference).type.name, span, method, cause: 'throw' };
        state.origin = { object: reference, thrown };
      }
    } else if (!isPassed || other?.thrown === undefined) {
      const type = other?.type ?? value.type;
      const thrown: Thrown = { type, span, method, cause: 'throw' };
      exception = this.#world.others.of({ type, isExact: other?.isExact ?? false, thrown });
    }
    leaveAbruptly(state, exception, to);
    return state;
  }

  #otherWay(state: BooleanState, ways: BooleanWays): BooleanState {
    state.isCertain = false;
    const another = state.copy();
    ways.push(another);
    return another;
  }

  /** Only what the program keeps up to date may be remembered. */
  #learn(state: BooleanState, condition: AppliedValue, sense: Sense): void {
    if (typeof condition !== 'string') this.#world.values.refine(state, condition, sense);
  }

  /** Whether an object is of a class: one of the heap, or an exception on its way. */
  #classTruth(state: BooleanState, test: Expression): Truth {
    if (test.kind !== 'instanceof') return 'unknown';
    const { operand, type, negated } = test;
    const { hierarchy, others } = this.#world;
    const reference = referenceOf(state, operand);
    const other = others.find(reference);
    let found: Truth = 'unknown';
    if (other !== undefined) {
      if (hierarchy.isAssignable(other.type, type)) found = 'yes';
      else if (other.isExact) found = 'no';
    } else if (reference === NULL_REFERENCE) found = 'no';
    else if (isObject(reference)) found = truthOf(hierarchy.isAssignable(state.heap.record(reference).type.name, type));
    return negated ? negation(found) : found;
  }
}
