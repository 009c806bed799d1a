/** Judges a specification by one concrete call: everything that it claims is looked up in the heaps before and after. */

import type { JavaObject, Reference, Value } from '../../../../src/execution/memory/values.js';
import type { SpecConstraint, SpecResult } from '../../../../src/findings/spec-result.js';
import { areEqual, isSubset } from '../../../../src/machines/relational/finite-relation.js';
import { evaluate, holds, type Relation } from './evaluate.js';
import { Atoms, type Captured, capture } from './heap.js';
import { isNameFor, Names } from './names.js';
import { recording } from './recording.js';
import { type Binding, settingOf } from './setting.js';
import { type Call, CallStates, type Ended } from './states.js';
import { Misread } from './tokens.js';

export interface Verdict {
  readonly ending: 'returned' | 'threw' | 'nothing';
  /** Whatever the specification says wrong; undefined: nothing. */
  readonly fault?: string;
}

/** What no method says of itself: the machine's own limits. */
const LIMITS = new Set(['java.lang.StackOverflowError', 'java.lang.OutOfMemoryError']);
const NEW_NAME = /\b(?:set_)?New_[\p{L}\p{N}_$]+/gu;
const NO_NAMES: Binding = new Map();

export function judge(spec: SpecResult, call: Call): Verdict {
  const states = called(call);
  if (states === undefined) return { ending: 'nothing' };
  const fault = new Judging(spec, states).fault();
  return { ending: states.outcome.kind, ...(fault === undefined ? {} : { fault }) };
}

/** Makes the call; undefined where it does not end. */
export function called(call: Call): CallStates | undefined {
  const { machine, method, values, objects } = call;
  const atoms = new Atoms();
  // Also numbers among the arguments are in the universe.
  const isStatic = values.length === method.parameters.length;
  for (const [place, { type }] of method.parameters.entries())
    atoms.of(values[place + (isStatic ? 0 : 1)] as Value, type);
  const before = capture(machine, atoms, [...objects, ...values], call.classes);
  const { outcome, allocated } = recording(() => machine.invoke(method, values));
  if (outcome.kind !== 'returned' && outcome.kind !== 'threw') return undefined;
  if (outcome.kind === 'threw' && LIMITS.has(outcome.exception.type.name)) return undefined;
  // What an exception of the library holds is the library's business.
  const { ending, isOfLibrary } = endOf(outcome, call);
  const roots = [...before.objects, ...(isOfLibrary ? [] : [ending])];
  const heapWith = (objects: readonly Reference[]): Captured =>
    capture(machine, atoms, [...roots, ...objects], call.classes);
  return new CallStates(call, outcome, atoms, before, heapWith, allocated);
}

function endOf(
  outcome: Ended,
  { classes }: Call,
): { readonly ending: Value | undefined; readonly isOfLibrary: boolean } {
  if (outcome.kind === 'returned') return { ending: outcome.value, isOfLibrary: false };
  const { exception } = outcome;
  return { ending: exception, isOfLibrary: !classes.some(({ name }) => name === exception.type.name) };
}

class Judging {
  readonly #names: Names;

  constructor(
    readonly spec: SpecResult,
    readonly states: CallStates,
  ) {
    this.#names = new Names(states);
  }

  fault(): string | undefined {
    const { spec } = this;
    const { outcome } = this.states;
    if (spec.status === 'unknown') return undefined;
    try {
      return (
        this.#frameFault() ?? (outcome.kind === 'returned' ? this.#returnFault() : this.#throwFault(outcome.exception))
      );
    } catch (error) {
      if (error instanceof Misread) return `not in the language: ${error.message}`;
      throw error;
    }
  }

  #returnFault(): string | undefined {
    const { spec } = this;
    if (spec.neverReturns) return 'it returned, although it never does';
    const wrong = spec.throws.find(
      ({ when, exact }) => exact && !/New_/.test(when) && holds(when, settingOf(this.states, this.#names, NO_NAMES)),
    );
    if (wrong !== undefined) return `it returned, although it throws ${wrong.type} when ${wrong.when}`;
    return this.#constraintsFault(spec.constraints);
  }

  #throwFault(exception: JavaObject): string | undefined {
    const { machine } = this.states.call;
    const matching = this.spec.throws.filter(({ type }) => machine.isSubtype(exception.type.name, type));
    const [exact] = this.spec.throws.filter(
      (entry) =>
        entry.exact &&
        !matching.includes(entry) &&
        !/New_/.test(entry.when) &&
        holds(entry.when, settingOf(this.states, this.#names, NO_NAMES)),
    );
    if (exact !== undefined)
      return `it threw ${exception.type.name}, although it throws ${exact.type} when ${exact.when}`;
    const faults = matching.map(({ when, constraints }) => this.#constraintsFault(constraints, when));
    if (faults.includes(undefined)) return undefined;
    return `it threw ${exception.type.name}: ${faults[0] ?? 'that is not said'}`;
  }

  /** What is said of old objects without any constraint: purity, and which fields change. */
  #frameFault(): string | undefined {
    const { spec } = this;
    const { before, after, outcome } = this.states;
    if (outcome.kind === 'threw') return undefined;
    for (const [name, relation] of before.relations) {
      const now = this.states.ofOld(after.relations.get(name)?.tuples ?? new Set(), relation.arity);
      if (areEqual(now, relation.tuples)) continue;
      if (spec.pure) return `it is not pure: ${name} changes`;
      if (!spec.modifies.some((each) => this.#names.means(each, name))) return `it modifies ${name}`;
    }
    return undefined;
  }

  #constraintsFault(constraints: readonly SpecConstraint[], when = 'true'): string | undefined {
    const names = [
      ...new Set([when, ...constraints.map(({ expr }) => expr)].flatMap((text) => text.match(NEW_NAME) ?? [])),
    ].sort();
    const isNamed = (name: string): boolean => constraints.some(({ expr }) => expr.includes(name));
    let first: string | undefined;
    for (const binding of this.#bindings(
      names.filter((name) => name.startsWith('New_')),
      new Map(),
    )) {
      const named = [...binding.values()];
      // Sets of new objects: those that are still there, or all that were.
      const heaps = names.some((name) => name.startsWith('set_')) ? [named, this.states.allocated] : [named];
      for (const heap of heaps) {
        this.states.look(heap);
        const isSo = holds(when, settingOf(this.states, this.#names, binding));
        // New objects that only the condition names are gone afterwards.
        if (heap === named)
          this.states.look(
            named.filter((object) => [...binding].some(([name, each]) => each === object && isNamed(name))),
          );
        const fault = isSo ? this.#bound(constraints, binding) : `not when ${when}`;
        if (fault === undefined) return undefined;
        first ??= fault;
      }
    }
    return first;
  }

  /** Every way to give names of new objects to new objects of their classes, each to another one; or to none. */
  *#bindings(names: readonly string[], known: Binding): Generator<Binding> {
    const [name, ...rest] = names;
    if (name === undefined) {
      yield known;
      return;
    }
    for (const object of this.states.allocated) {
      if ([...known.values()].includes(object) || !isNameFor(name.slice(4), object.type.name)) continue;
      yield* this.#bindings(rest, new Map([...known, [name, object]]));
    }
    yield* this.#bindings(rest, known);
  }

  #bound(constraints: readonly SpecConstraint[], binding: Binding): string | undefined {
    const setting = settingOf(this.states, this.#names, binding);
    const listed = new Set<string>();
    for (const { relation, op, expr } of constraints) {
      const actual = this.#actual(relation);
      if (actual === undefined) continue;
      listed.add(actual.key);
      if (this.states.outcome.kind === 'threw' && !this.#isJudgedOnThrow(actual.key)) continue;
      const claimed = evaluate(expr, setting);
      if (claimed.tuples.size > 0 && actual.tuples.size > 0 && claimed.arity !== actual.arity)
        return `${relation} ${op} ${expr}: ${claimed.arity} columns`;
      const isRight =
        (op === 'subset' || isSubset(claimed.tuples, actual.tuples)) &&
        (op === 'superset' || isSubset(actual.tuples, claimed.tuples));
      if (!isRight)
        return `${relation} ${op} ${expr}: it is ${this.states.show(actual)}, not ${this.states.show(claimed)}${this.#showBinding(binding)}`;
    }
    // New objects that only have a name here are gone.
    this.states.look([]);
    for (const [key, now] of this.states.after.relations) {
      const owner = key.slice(0, key.lastIndexOf('.'));
      const isOfInput = key === 'elements' || key.endsWith('_elements') || this.#names.isOfInput(owner);
      const then = this.states.before.relations.get(key)?.tuples ?? new Set<number>();
      // Classes of the library are initialised when they are first used.
      if (!isOfInput && !this.states.before.relations.has(key)) continue;
      const tuples = isOfInput ? now.tuples : this.states.ofOld(now.tuples, now.arity);
      if (!listed.has(key) && !areEqual(tuples, then))
        return `${key} is not listed, but changes from ${this.states.show({ arity: now.arity, tuples: then })} to ${this.states.show(now)}`;
    }
    for (const { name } of this.states.call.classes) {
      const isFresh = this.states.fresh.some((object) => this.states.call.machine.isSubtype(object.type.name, name));
      if (isFresh && !listed.has(`type ${name}`))
        return `a new ${name} is there after the call, but ${name}' is not listed`;
    }
    return undefined;
  }

  #isJudgedOnThrow(key: string): boolean {
    if (key === '\\result') return false;
    const owner = key.startsWith('type ') ? key.slice(5) : key.slice(0, Math.max(0, key.lastIndexOf('.')));
    return owner === '' || this.#names.isOfInput(owner);
  }

  /** The relation that a constraint speaks of, as it is after the call. */
  #actual(relation: string): (Relation & { key: string }) | undefined {
    if (relation === '\\result') {
      if (this.states.outcome.kind === 'threw')
        return { key: relation, arity: 1, tuples: new Set([this.states.atoms.of(this.states.outcome.exception, '')]) };
      const { value } = this.states.outcome;
      if (value === undefined) return undefined;
      return {
        key: relation,
        arity: 1,
        tuples: new Set([this.states.atoms.of(value, this.states.call.method.result)]),
      };
    }
    if (!relation.endsWith("'")) throw new Misread(`the relation ${relation}`);
    const name = relation.slice(0, -1);
    const field = this.#names.fieldKey(name);
    if (field !== undefined)
      return {
        key: field,
        arity: this.#names.arity(field),
        tuples: this.states.after.relations.get(field)?.tuples ?? new Set(),
      };
    const type = this.#names.typeNamed(name);
    // A field of the library, in no object that is there.
    if (type === undefined) return undefined;
    return { key: `type ${type}`, arity: 1, tuples: this.states.ofType(type, this.states.after) };
  }

  #showBinding(binding: Binding): string {
    return binding.size === 0
      ? ''
      : ` with ${[...binding].map(([name, object]) => `${name} = ${object.type.name}#${object.id}`).join(', ')}`;
  }
}
