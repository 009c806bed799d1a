/** What happened to an object in a run of a client: where it was made, and which calls changed what it is. */

import type { Edge } from '../../../ir/body.js';
import type { HeapObject, HeapView } from '../../../ir/heap.js';
import type { Span } from '../../../ir/span.js';
import { simpleName } from '../../../obligations/index.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { Observed, Observer } from './observed.js';

const MOST_CHANGES = TYPESTATE_BUDGETS['clients/history'].mostChanges.most;

export interface ObjectEvent {
  readonly kind: 'made' | 'changed';
  /** An edge of client code. */
  readonly edge: Edge;
  /** The name of the typestate it is in from then on, where it has one. */
  readonly name?: string;
}

/** Follows one object, given by its id, through a run. */
export class ObjectHistory {
  readonly events: ObjectEvent[] = [];
  readonly #id: number;
  readonly #observer: Observer;
  #object: HeapObject | undefined;
  #last: Edge | undefined;
  #made = false;
  #seen: Observed | undefined;

  constructor(id: number, observer: Observer) {
    this.#id = id;
    this.#observer = observer;
  }

  /** Client code goes on, with objects in its variables. */
  step(heap: HeapView, allocations: number, next: Edge, held: Iterable<HeapObject>): void {
    const last = this.#last;
    this.#last = next;
    if (last === undefined) return;
    if (!this.#made && allocations >= this.#id) {
      this.#made = true;
      this.events.push({ kind: 'made', edge: last });
    }
    if (this.#object === undefined) {
      for (const each of held) if (each.id === this.#id) this.#object = each;
      if (this.#object === undefined) return;
    }
    const now = this.#observer.of(heap, this.#object);
    const before = this.#seen;
    this.#seen = now;
    if (before === undefined || before.key === now.key) return;
    const isConstruction = last.instruction.kind === 'call' && last.instruction.method.name === '<init>';
    if (isConstruction && this.events.every(({ kind }) => kind === 'made')) return;
    const name = this.#observer.name(now);
    const told = name !== undefined && name !== this.#observer.name(before) ? { name } : {};
    this.events.push({ kind: 'changed', edge: last, ...told });
  }
}

/** `made at 3, became stale by add at 5, used at 6`. */
export function showHistory(events: readonly ObjectEvent[], use: Edge): string {
  const made = events.filter(({ kind }) => kind === 'made');
  const changes = events.filter(({ kind }) => kind === 'changed');
  const told = [...made, ...changes.slice(-MOST_CHANGES)].map(({ kind, edge, name }) => {
    const place = `at ${placeOf(edge.span, use.span)}`;
    if (kind === 'made') return `made ${place}`;
    const by = calledName(edge);
    const cause = by === undefined ? place : `by ${by} ${place}`;
    if (name === undefined) return `changed ${cause}`;
    // What is said of a field of it, it does not become.
    if (/^(?:not )?\p{L}+$/u.test(name)) return `became ${name} ${cause}`;
    return by === undefined ? `${name} from ${place} on` : `${name} after ${by} ${place}`;
  });
  return [...told, `used at ${placeOf(use.span, use.span)}`].join(', ');
}

function placeOf(span: Span, here: Span): string {
  if (span.file === here.file) return String(span.line);
  return `${span.file.slice(span.file.lastIndexOf('/') + 1)}:${span.line}`;
}

/** The method as the source calls it. */
export function calledName({ instruction }: Edge): string | undefined {
  if (instruction.kind !== 'call') return undefined;
  const { owner, name } = instruction.method;
  return name === '<init>' ? `new ${simpleName(owner)}` : name;
}
