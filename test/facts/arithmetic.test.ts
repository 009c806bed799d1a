/** Random comparisons of arithmetic expressions, with what OpenJDK 17 says about each (`fault`: ArithmeticException). */
import { expect, it } from 'vitest';
import { judge } from '../../src/facts/index.js';
import type { HeapValue } from '../../src/ir/heap.js';
import { bind, Hierarchy, scopeOf, stateOf, TestHeap, tableOf } from './fixture.js';
import recorded from './recorded-arithmetic.json' with { type: 'json' };

const types = { i: 'int', l: 'long', f: 'float', d: 'double', c: 'char', y: 'byte', h: 'short' } as const;

/** The value of a Java literal. */
function literalValue(type: string, literal: string): HeapValue {
  if (type === 'long') return BigInt(literal.replace('L', ''));
  if (type === 'char') {
    return literal.startsWith("'\\u") ? Number.parseInt(literal.slice(3, 7), 16) : literal.charCodeAt(1);
  }
  const value = Number(literal.replace('f', ''));
  return type === 'float' ? Math.fround(value) : value;
}

it('agrees with the JVM', () => {
  const hierarchy = new Hierarchy(tableOf({ Main: {} }));
  const heap = new TestHeap(hierarchy);
  const answers = { true: 'holds', false: 'fails', fault: 'faults' } as const;
  for (const row of recorded) {
    const [text, literals, answer] = row as [string, Record<keyof typeof types, string>, keyof typeof answers];
    const values = Object.fromEntries(
      Object.entries(types).map(([name, type]) => [name, literalValue(type, literals[name as keyof typeof types])]),
    );
    const { kind } = judge(bind(text, scopeOf(types), hierarchy), stateOf(heap, values));
    expect(kind, `${text} with ${JSON.stringify(literals)}`).toBe(answers[answer]);
  }
  expect(new Set(recorded.map(([, , answer]) => answer)).size).toBe(3);
});
