/** When methods fail, in words, from tables written by hand. */
import { describe, expect, it } from 'vitest';
import { componentNames } from '../../../../src/analyses/typestate/table/result.js';
import type { Change, Transition, TypestateTable } from '../../../../src/analyses/typestate/table/table.js';
import { adjectiveOf } from '../../../../src/analyses/typestate/words/predicates.js';
import { separating } from '../../../../src/analyses/typestate/words/separate.js';
import { preconditionsOf } from '../../../../src/analyses/typestate/words/words.js';
import { acExample, type Example, setExample } from './tables.js';

function saidOf({ component, table }: Example): Readonly<Record<string, string>> {
  const names = componentNames(component);
  return Object.fromEntries(preconditionsOf(component, table, names).map(({ method, text }) => [method, text]));
}

/** The example with rows of a method replaced. */
function withRows({ component, table }: Example, name: string, rows: readonly Partial<Transition>[]): Example {
  const [first] = table.transitions.filter(({ method }) => method.name === name);
  if (first === undefined) throw new Error(`no ${name}`);
  const others = table.transitions.filter(({ method }) => method !== first.method);
  const replaced: TypestateTable = {
    ...table,
    transitions: [...others, ...rows.map((row) => ({ ...first, aliases: [], isError: false, ...row }))],
  };
  return { component, table: replaced };
}

function at(locations: Readonly<Record<string, string>>): ReadonlyMap<string, readonly Change[]> {
  return new Map(Object.entries(locations).map(([location, from]) => [location, [{ from, to: from }]]));
}

describe('A-C', () => {
  it('fails when what f leads to is disposed, whatever is given', async () => {
    expect(saidOf(await acExample())).toEqual({
      'C.<init>()': 'never fails',
      'C.run()': 'fails when this C is disposed',
      'C.dispose()': 'fails when this C is disposed',
      'A.<init>()': 'never fails',
      'A.run()': 'fails when its f is disposed',
      'A.done()': 'fails when its f is disposed',
      'A.set(C)': 'fails when its f is disposed',
    });
  });

  it('names the exception, and shows the shortest client', async () => {
    const { component, table } = await acExample();
    const witnessed = table.transitions.map((row) =>
      row.isError ? { ...row, witness: row.id === 'T3' ? ['c = new C()', 'c.dispose()', 'c.run()'] : ['longer'] } : row,
    );
    const found = preconditionsOf(component, { ...table, transitions: witnessed }, componentNames(component));
    expect(found.find(({ method }) => method === 'C.run()')).toEqual({
      method: 'C.run()',
      descriptor: '()V',
      fails: 'states',
      text: 'fails when this C is disposed',
      exceptions: ['java.lang.IllegalStateException'],
      witness: ['c = new C()', 'c.dispose()', 'c.run()'],
    });
  });

  it('says of parameters that they are null', async () => {
    const example = withRows(await acExample(), 'set', [
      { locations: at({ F1: 'A1', F2: 'null' }), isError: true },
      { locations: at({ F1: 'A2', F2: 'null' }), isError: true },
      { locations: at({ F1: 'A1', F2: 'C1' }) },
      { locations: at({ F1: 'A2', F2: 'C2' }) },
    ]);
    expect(saidOf(example)['A.set(C)']).toBe('fails when c is null');
  });

  it('joins conditions where one does not do', async () => {
    const example = withRows(await acExample(), 'set', [
      { locations: at({ F1: 'A2', F2: 'C2' }), isError: true },
      { locations: at({ F1: 'A3', F2: 'C2' }), isError: true },
      { locations: at({ F1: 'A2', F2: 'C1' }) },
      { locations: at({ F1: 'A3', F2: 'C1' }) },
      { locations: at({ F1: 'A1', F2: 'C2' }) },
      { locations: at({ F1: 'A1', F2: 'C1' }) },
    ]);
    expect(saidOf(example)['A.set(C)']).toBe('fails when c is disposed and its f is not null');
  });

  it('tells aliases', async () => {
    const locations = at({ F1: 'A2', F2: 'C1', E1: 'C1' });
    const example = withRows(await acExample(), 'set', [
      { locations, aliases: [['F2', 'E1']], isError: true },
      { locations },
    ]);
    expect(saidOf(example)['A.set(C)']).toBe('fails when c is its f');
  });

  it('says "may" where the same state also does not fail', async () => {
    const example = withRows(await acExample(), 'set', [
      { locations: at({ F1: 'A2', F2: 'C1' }), isError: true },
      { locations: at({ F1: 'A2', F2: 'C1' }) },
      { locations: at({ F1: 'A3', F2: 'C1' }), isError: true },
      { locations: at({ F1: 'A3', F2: 'C1' }) },
      { locations: at({ F1: 'A1', F2: 'C1' }) },
    ]);
    expect(saidOf(example)['A.set(C)']).toBe('may fail when its f is not null');
  });

  it('says "may" where a failing row did not get as far as the safe one', async () => {
    const example = withRows(await acExample(), 'done', [
      { locations: at({ F1: 'A2' }), isError: true },
      { locations: at({ F1: 'A2', E1: 'C1' }) },
    ]);
    expect(saidOf(example)['A.done()']).toBe('may fail in any state');
  });

  it('supposes that it depends on arguments that the table does not know', async () => {
    const example = withRows(await acExample(), 'set', [
      { locations: at({ F1: 'A2' }), isError: true },
      { locations: at({ F1: 'A2' }) },
      { locations: at({ F1: 'A1' }), isError: true },
    ]);
    expect(saidOf(example)['A.set(C)']).toBe(
      'fails when its f is null; may fail otherwise, depending on its arguments',
    );
  });

  it('says so where there is no safe row', async () => {
    const example = withRows(await acExample(), 'set', [{ locations: at({ F1: 'A1' }), isError: true }]);
    expect(saidOf(example)['A.set(C)']).toBe('always fails');
  });
});

describe('Set-Iterator', () => {
  it('fails when the set was changed since the iterator was made', async () => {
    const said = saidOf(await setExample());
    expect(said['Iterator.next()']).toBe('fails when its set was changed since this Iterator was made');
    expect(said['Iterator.<init>(Set)']).toBe('fails when s is null');
  });

  it('does not claim more than what was explored', async () => {
    expect(saidOf(await setExample())['Set.add(Object)']).toBe('no failure found with up to 3 objects of a class');
  });

  it('knows iterators that change the set themselves', async () => {
    const { component, table } = await setExample();
    const [next] = table.transitions.filter(({ method }) => method.name === 'next');
    if (next === undefined) throw new Error('no next');
    const changes: ReadonlyMap<string, readonly Change[]> = new Map([
      ['F1', [{ from: 'R1', to: 'R3' }]],
      ['B1', [{ from: 'R1', to: 'R4' }]],
    ]);
    const own = { ...next, id: 'T19', locations: changes };
    const said = saidOf({ component, table: { ...table, transitions: [...table.transitions, own] } });
    expect(said['Iterator.next()']).toBe(
      'fails when its set was changed since this Iterator was made, and not through it',
    );
  });

  it('does not call a predicate a version that its first object breaks itself', async () => {
    const { component, table } = await setExample();
    const [next] = table.transitions.filter(({ method }) => method.name === 'next');
    if (next === undefined) throw new Error('no next');
    const changes: ReadonlyMap<string, readonly Change[]> = new Map([['F1', [{ from: 'R1', to: 'R2' }]]]);
    const own = { ...next, id: 'T19', locations: changes };
    const said = saidOf({ component, table: { ...table, transitions: [...table.transitions, own] } });
    expect(said['Iterator.next()']).toBe("fails when its ts differs from its set's ver");
  });
});

describe('words', () => {
  it('takes names of boolean fields that can be said of the object', () => {
    expect(['disposed', 'isOpen', 'wasClosed', 'broken', 'running'].map(adjectiveOf)).toEqual([
      'disposed',
      'open',
      'closed',
      'broken',
      'running',
    ]);
    expect(['flag', 'bed', 'isolation', 'x'].map(adjectiveOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('finds alternatives where no condition fits all cases', () => {
    const conditions = [
      { text: 'a', cost: 1, cases: 0b0011n },
      { text: 'b', cost: 1, cases: 0b0100n },
      { text: 'c', cost: 1, cases: 0b1111n },
    ];
    const found = separating(conditions, 0b0111n, 0b1000n);
    expect(found?.map(({ conditions: each }) => each.map(({ text }) => text))).toEqual([['a'], ['b']]);
    expect(separating(conditions, 0b1000n, 0b0111n)).toBeUndefined();
  });
});
