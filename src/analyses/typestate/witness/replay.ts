/** Runs clients that show transitions on the real code: only what really happens is told. */

import { Machine } from '../../../execution/machine.js';
import type { Value } from '../../../execution/memory/values.js';
import { NATIVES } from '../../../execution/natives/index.js';
import { Halt, type Outcome } from '../../../execution/outcome.js';
import { Performer } from '../../../execution/replay/recipes/perform.js';
import { type Sequence, type Source, type Step, textOf } from '../../../execution/replay/sequence.js';
import { convert } from '../../../ir/arithmetic.js';
import type { HeapView } from '../../../ir/heap.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { Constant } from '../../../ir/instructions.js';
import type { ClassTable } from '../../../ir/program.js';
import { isPrimitive } from '../../../ir/types.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { ShownClient } from './witness.js';

const STEPS_PER_CALL = TYPESTATE_BUDGETS['witness/replay'].stepsPerCall.most;
/** Numbers that clients give, one after the other. */
const NUMBERS: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [1, 0], [-1], [3, 1, 2], [5], [10], [100]];

const MOST_ADDED = TYPESTATE_BUDGETS['witness/replay'].mostAdded.most;

/** What is asked about what the last call is given: its receiver (or the object that it makes) first; undefined: not known. */
export interface Looks {
  readonly before: (heap: HeapView, given: readonly (Value | undefined)[]) => boolean;
  readonly after: (heap: HeapView, given: readonly (Value | undefined)[]) => boolean;
}

export class Replays {
  readonly #table: ClassTable;
  readonly #hierarchy: Hierarchy;
  #machine: Machine | undefined;

  readonly #numbers: readonly (readonly number[])[];

  /** Clients also give the constants, and what is above and below them. */
  constructor(table: ClassTable, constants: readonly Constant[]) {
    this.#table = table;
    const added = new Set<number>();
    for (const { type, value } of constants) {
      const isSmall = typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'bigint';
      if (!isSmall || type === 'boolean' || added.size >= MOST_ADDED) continue;
      for (const near of [Number(value), Number(value) + 1, Number(value) - 1]) added.add(near | 0);
    }
    this.#numbers = [...NUMBERS, ...[...added].map((number) => [number])];
    this.#hierarchy = new Hierarchy(table);
  }

  /** The statements of the client, if a run of it with some numbers goes as it is said to. */
  shown({ steps, thrown }: ShownClient, looks: Looks): readonly string[] | undefined {
    const takesNumbers = steps.some(
      (step) => step.kind === 'call' && step.method.parameters.some(({ type }) => isPrimitive(type)),
    );
    for (const numbers of takesNumbers ? this.#numbers : NUMBERS.slice(0, 1)) {
      const program = withNumbers(steps, numbers);
      if (!this.#goes(program, thrown, looks)) continue;
      const caught = new Map<number, string>();
      for (const [index, type] of thrown.slice(0, -1).entries()) if (type !== undefined) caught.set(index, type);
      const lines = textOf(program, {
        thrown: caught,
        isSubtype: (lower, upper) => this.#hierarchy.isAssignable(lower, upper),
      });
      return lines.map((line) => (line.endsWith('}') ? line : `${line};`));
    }
    return undefined;
  }

  #goes(program: Sequence, thrown: readonly (string | undefined)[], looks: Looks): boolean {
    const machine = this.#fresh();
    const performer = new Performer(machine, this.#hierarchy, () => true);
    const values: (Value | undefined)[] = [];
    for (const [index, step] of program.entries()) {
      const isLast = index === program.length - 1;
      const given = isLast ? givenIn(step, values) : [];
      if (isLast && !looks.before(machine.view, given)) return false;
      const isMade = step.kind === 'call' && step.method.name === '<init>';
      const outcome = outcomeOf(performer, step, values);
      if (outcome === undefined) return false;
      const expected = thrown[index];
      if (expected === undefined ? outcome.kind !== 'returned' : !throwsA(outcome, expected)) return false;
      values.push(outcome.kind === 'returned' ? outcome.value : undefined);
      if (isLast && !looks.after(machine.view, isMade ? [values.at(-1), ...given.slice(1)] : given)) return false;
    }
    return true;
  }

  /** All runs start from the same state. */
  #fresh(): Machine {
    if (this.#machine === undefined) {
      this.#machine = new Machine(this.#table, {
        isIdentityOpen: true,
        natives: NATIVES,
        stepBudget: STEPS_PER_CALL,
        enableAssertions: true,
        checkClauses: false,
      });
      this.#machine.mark();
    } else this.#machine.rewind();
    return this.#machine;
  }
}

function outcomeOf(performer: Performer, step: Step, values: readonly (Value | undefined)[]): Outcome | undefined {
  try {
    return performer.perform(step, values, {});
  } catch (problem) {
    // Allocated outside any call.
    if (problem instanceof Halt) return undefined;
    throw problem;
  }
}

function throwsA(outcome: Outcome, type: string): boolean {
  return outcome.kind === 'threw' && outcome.exception.type.name === type;
}

function givenIn(step: Step, values: readonly (Value | undefined)[]): readonly (Value | undefined)[] {
  if (step.kind !== 'call') return [];
  const sources = step.receiver === undefined ? step.arguments : [step.receiver, ...step.arguments];
  const given = sources.map((source) =>
    source.kind === 'step'
      ? values[source.index]
      : source.kind === 'literal' && source.value === null
        ? null
        : undefined,
  );
  return step.method.name === '<init>' ? [undefined, ...given] : given;
}

/** The same program with other numbers in it. */
function withNumbers(steps: Sequence, numbers: readonly number[]): Sequence {
  let next = 0;
  const changed = (source: Source): Source => {
    if (source.kind !== 'literal' || !isPrimitive(source.type)) return source;
    const number = numbers[next++ % numbers.length] as number;
    return { ...source, value: convert('int', source.type, number) };
  };
  return steps.map((step) => (step.kind === 'call' ? { ...step, arguments: step.arguments.map(changed) } : step));
}
