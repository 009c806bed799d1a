/** Which variable of the graph holds what a name in a formula stands for. */
import type { CodePoint } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import type { OldTerm } from '../../../../facts/index.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { isReference, type TypeName } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { FAULTED_ON_ENTRY, oldSlot, pinSlot, TRUE_ON_ENTRY, UNKNOWN_ON_ENTRY } from '../entry/old.js';
import type { Slots } from '../state/slots.js';
import { FALSE, TRUE, UNKNOWN, type Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { ANY, ANYTHING, EITHER, FAILS, FAULTS, HOLDS, NO_VALUE } from './outcomes.js';

/**
 * Of which activation a state is. `start`: of a root at its entry, before anything is killed; `root`: of a root, so that values on
 * entry are where they belong; `any`: perhaps of a callee, whose slots for these hold nothing.
 */
export type Activation = 'start' | 'root' | 'any';

export class Names {
  readonly slots: Slots;
  readonly #tables: ShapeTables;
  readonly #question: Question;
  readonly #at: CodePoint;
  readonly #of: Activation;
  readonly #olds = new Map<OldTerm, number>();

  constructor(tables: ShapeTables, question: Question, at: CodePoint, of: Activation) {
    this.slots = tables.slots(at.code);
    this.#tables = tables;
    this.#question = question;
    this.#at = at;
    this.#of = of;
  }

  /** The slot of a reference variable, or `ANY` where none holds its value here. */
  variable(name: string): number {
    const { code, point } = this.#at;
    const variable = this.#question.variable(name);
    if (variable === undefined) {
      // At exits a parameter that the body assigns means its value on entry.
      const pin = this.#of === 'any' ? -1 : pinSlot(this.#tables, code, name);
      return pin === -1 ? ANY : pin;
    }
    const isKept = this.#of === 'start' || this.#tables.program.live(code).isLive(variable, point);
    const slot = isKept ? this.slots.of(variable) : -1;
    return slot === -1 ? ANY : slot;
  }

  /** The place of a boolean variable among the truths; -1 if its value here is not kept. */
  boolean(name: string): number {
    const variable = this.#question.variable(name);
    return variable === undefined ? -1 : this.slots.truth(variable);
  }

  /** Known at the exit only. */
  result(): number {
    return this.#hasReturned && this.slots.result !== -1 ? this.slots.result : ANY;
  }

  booleanResult(): number {
    return this.#hasReturned && this.#question.result?.type === 'boolean' ? this.slots.booleans.length : -1;
  }

  get #hasReturned(): boolean {
    return this.#question.result !== undefined && this.#at.point === this.#at.code.body.exit;
  }

  /** A static field of a class that is not initialised has no value yet. */
  static(work: Work, field: FieldReference): number {
    const place = this.#tables.numbers.ofStatic(field);
    if (place === -1) return ANY;
    const classes = this.#tables.initialisedOf(work.initialised);
    return classes.includes(this.#tables.classNumber(field.owner)) ? this.slots.firstStatic + place : ANY;
  }

  /** What a closed `\old` term was on entry: its slot, or what the slot says instead of a value. */
  old(work: Work, term: OldTerm): { readonly value: number; readonly mayFault: boolean } {
    const slot = this.#oldSlot(term);
    const mark = slot === -1 ? UNKNOWN_ON_ENTRY : this.#mark(work, slot);
    if (mark === undefined) return { value: slot, mayFault: false };
    return { value: mark === FAULTED_ON_ENTRY ? NO_VALUE : ANY, mayFault: true };
  }

  /** The same of a formula. */
  oldTruth(work: Work, term: OldTerm): number {
    const slot = this.#oldSlot(term);
    if (slot === -1) return ANYTHING;
    if (work.draft.variables[slot] === NULL_NODE) return FAILS;
    const mark = this.#mark(work, slot);
    return mark === TRUE_ON_ENTRY ? HOLDS : mark === FAULTED_ON_ENTRY ? FAULTS : ANYTHING;
  }

  #oldSlot(term: OldTerm): number {
    let slot = this.#olds.get(term);
    if (slot === undefined) {
      slot = this.#of !== 'any' && !term.open ? oldSlot(this.#tables, this.#at.code, term) : -1;
      this.#olds.set(term, slot);
    }
    return slot;
  }

  /** What stands on the node of the slot in place of a class, if something does; where there is more, it is not known. */
  #mark({ draft }: Work, slot: number): TypeName | undefined {
    const node = draft.variables[slot] as number;
    if (node === NULL_NODE) return undefined;
    const { labels } = this.#tables;
    const { classes, nullable } = labels.label(draft.labels[node] as number);
    const [first, ...others] = labels.receivers(classes);
    if (first !== undefined && others.length === 0 && !nullable)
      return isReference(first.type) ? undefined : first.type;
    return others.every(({ type }) => isReference(type)) && isReference(first?.type ?? UNKNOWN_ON_ENTRY)
      ? undefined
      : UNKNOWN_ON_ENTRY;
  }

  /** Slots whose values quantified variables are known to range over. */
  roots(): readonly number[] {
    const { firstPin, pins, result } = this.slots;
    const roots = result === -1 || !this.#hasReturned ? [] : [result];
    if (this.#of !== 'any') for (let pin = 0; pin < pins.length; pin++) roots.push(firstPin + pin);
    return roots;
  }
}

/** What a boolean is known to be. */
export function outcomesOfBoolean(value: number | undefined): number {
  return value === TRUE ? HOLDS : value === FALSE ? FAILS : EITHER;
}

export function booleanOf(outcomes: number): number {
  return outcomes === HOLDS ? TRUE : outcomes === FAILS ? FALSE : UNKNOWN;
}
