/** Objects of which only predicates are known: what is read from them is asked for. */
import { describe, expect, it } from 'vitest';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import {
  type Asked,
  type Heap,
  type Imagination,
  type Machine,
  NULL_REFERENCE,
  UNREAD_REFERENCE,
} from '../../../../src/machines/predicates/machine/machine.js';
import type { Predicate } from '../../../../src/machines/predicates/vocabulary.js';
import { setting } from './support.js';

const CELLS = `
  class Cell { Cell next; int mark; Cell[] more;
    void skip() { if (next != null) next = next.next; }
    void check(Cell other) { if (mark != other.mark) throw new IllegalStateException(); mark = 1; }
    void odd(int at) { if (more[at] == this) throw new IllegalStateException(); } }
`;

interface Question {
  readonly object: number;
  readonly field: string;
  readonly asked: Pick<Asked, 'isWritten'> & { readonly depth: number };
}

/** Reads give null, or a new cell. */
function imagining(machine: () => Machine, questions: Question[]): Imagination {
  const read = (heap: Heap, object: number, field: FieldReference, asked: Asked): readonly Heap[] => {
    const { isWritten, frames } = asked;
    questions.push({ object, field: field.name, asked: { isWritten, depth: frames.length } });
    const made = machine().imagined(heap, 'Cell', []);
    return [
      machine().filled(heap, object, field, NULL_REFERENCE),
      machine().filled(made.heap, object, field, made.object),
    ];
  };
  return { read };
}

describe('imagined objects', () => {
  it('are looked into step by step', async () => {
    const questions: Question[] = [];
    let machine: Machine | undefined;
    const current = (): Machine => machine as Machine;
    const java = await setting(CELLS, { options: { imagination: imagining(current, questions) } });
    machine = java.machine;
    const cell = machine.imagined(java.start, 'Cell', []);
    expect(machine.isRaw(cell.heap, cell.object)).toBe(false);
    expect(machine.reference(cell.heap, cell.object, java.field('Cell', 'next'))).toBe(UNREAD_REFERENCE);
    const exits = java.call(cell.heap, 'Cell', 'skip', cell.object);
    // next is null; next.next is null; next.next is a third cell.
    expect(exits.map(({ heap }) => heap.objects.length).sort()).toEqual([1, 2, 3]);
    expect(questions.map(({ object, field }) => [object, field])).toEqual([
      [cell.object, 'next'],
      [expect.any(Number), 'next'],
    ]);
    expect(questions.every(({ asked }) => !asked.isWritten && asked.depth === 1)).toBe(true);
    for (const { heap } of exits) {
      const isLonger = heap.objects.length > 1;
      expect(machine.isChanged(heap, cell.object)).toBe(isLonger);
    }
  });

  it('have the values that are assumed', async () => {
    const java = await setting(CELLS);
    const { machine } = java;
    const mark = java.field('Cell', 'mark');
    const same: Predicate = { kind: 'fields', id: 'P', left: mark, operator: '=', right: mark };
    const one = machine.imagined(java.start, 'Cell', []);
    const two = machine.imagined(one.heap, 'Cell', []);
    expect(machine.dual(two.heap, same, one.object, two.object)).toBe('unknown');
    const endings = (heap: Heap | undefined): Set<string> =>
      new Set(
        (heap === undefined ? [] : java.call(heap, 'Cell', 'check', one.object, two.object)).map(
          ({ thrown }) => thrown?.type ?? 'returns',
        ),
      );
    expect(endings(two.heap)).toEqual(new Set(['returns', 'java.lang.IllegalStateException']));
    const equal = machine.assumed(two.heap, same, one.object, two.object, 'holds');
    const other = machine.assumed(two.heap, same, one.object, two.object, 'fails');
    expect(endings(equal)).toEqual(new Set(['returns']));
    expect(endings(other)).toEqual(new Set(['java.lang.IllegalStateException']));
    expect(equal && machine.assumed(equal, same, one.object, two.object, 'fails')).toBeUndefined();
  });

  it('may be null where that was said, and not where not', async () => {
    const java = await setting(CELLS);
    const { machine } = java;
    const predicate: Predicate = { kind: 'field-null', id: 'N', field: java.field('Cell', 'next') };
    for (const value of ['yes', 'no', 'unknown'] as const) {
      const cell = machine.imagined(java.start, 'Cell', [{ predicate, value }]);
      expect(machine.single(cell.heap, predicate, cell.object)).toBe(value);
    }
  });

  it('are not all that there is: what comes from unknown places is left out', async () => {
    let machine: Machine | undefined;
    const java = await setting(CELLS, { options: { imagination: imagining(() => machine as Machine, []) } });
    machine = java.machine;
    const cell = machine.imagined(java.start, 'Cell', []);
    const { leftOut } = machine.call(cell.heap, java.method('Cell', 'odd'), [
      { kind: 'reference', reference: cell.object },
      { kind: 'primitive' },
    ]);
    expect(leftOut.join()).toMatch(/unknown place is used at line 5/);
  });
});
