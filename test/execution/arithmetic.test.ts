/** The machine's arithmetic against a table that Java printed (arithmetic/ArithmeticTable.java). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Machine } from '../../src/execution/machine.js';
import type { Value } from '../../src/execution/memory/values.js';
import { BodyBuilder } from '../../src/ir/builder.js';
import type { BinaryOperator, Expression, Variable } from '../../src/ir/instructions.js';
import type { ClassTable, MethodDeclaration } from '../../src/ir/program.js';
import { NOWHERE } from '../../src/ir/span.js';
import { isIntegerLike, type TypeName } from '../../src/ir/types.js';
import { programOf } from '../ir/library.js';

const LINES = readFileSync(new URL('arithmetic/table.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const view = new DataView(new ArrayBuffer(8));

/** What the table writes for a value of the type. */
function read(text: string, type: TypeName): Value {
  if (type === 'long') return BigInt(text);
  if (isIntegerLike(type)) return Number(text);
  view.setBigUint64(0, BigInt(`0x${text}`));
  return type === 'float' ? view.getFloat32(4) : view.getFloat64(0);
}

/** A method that computes one expression over its parameters. */
function methodOf(left: TypeName, right: TypeName, result: TypeName, make: Make): MethodDeclaration {
  const builder = new BodyBuilder();
  const parameters = [builder.parameter('a', left), builder.parameter('b', right)] as const;
  const target = builder.local('result', result);
  const middle = builder.label();
  builder.edge(builder.entry, middle, { kind: 'assign', target, value: make(...parameters) }, NOWHERE);
  builder.edge(middle, builder.exit, { kind: 'return', value: target }, NOWHERE);
  const body = builder.finish();
  const found = TABLE.find('Empty')?.methods[0];
  if (found === undefined) throw new Error('no method to start from');
  return { ...found, name: `compute${++count}`, body: () => body };
}

type Make = (left: Variable, right: Variable) => Expression;

let count = 0;
const TABLE: ClassTable = programOf('class Empty { static void compute() { 0: return } }');

interface Case {
  readonly left: TypeName;
  readonly right: TypeName;
  readonly result: TypeName;
  readonly make: Make;
}

const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=']);

function caseOf(type: string, operator: string): Case {
  if (type === 'convert') {
    const [from, to] = operator.split('-') as [string, string];
    return { left: from, right: 'int', result: to, make: (operand) => ({ kind: 'convert', from, to, operand }) };
  }
  const [left, right] =
    type === 'intlong' ? (['int', 'long'] as const) : type === 'longint' ? (['long', 'int'] as const) : [type, type];
  if (operator === 'neg' || operator === '~') {
    const sign = operator === 'neg' ? '-' : '~';
    return {
      left,
      right: 'int',
      result: left,
      make: (operand) => ({ kind: 'unary', operator: sign, type: left, operand }),
    };
  }
  const result = COMPARISONS.has(operator) ? 'boolean' : operator === 'compare' ? 'int' : left;
  return {
    left,
    right,
    result,
    make: (a, b) => ({ kind: 'binary', operator: operator as BinaryOperator, type: left, left: a, right: b }),
  };
}

describe('arithmetic', () => {
  const groups = new Map<string, string[][]>();
  for (const line of LINES) {
    const parts = line.split(' ');
    const key = `${parts[0]} ${parts[1]}`;
    groups.set(key, [...(groups.get(key) ?? []), parts]);
  }

  it('has a table for every operator and conversion', () => {
    expect(groups.size).toBe(17 + 2 + 18 + 2 + 3 + 3 + 2 * 12 + 24);
  });

  it.each([...groups.keys()])('%s', (key) => {
    const [type, operator] = key.split(' ') as [string, string];
    const { left, right, result, make } = caseOf(type, operator);
    const method = methodOf(left, right, result, make);
    const declaration = TABLE.find('Empty');
    if (declaration === undefined) throw new Error('no class to start from');
    const table: ClassTable = {
      ...TABLE,
      find: (name) => (name === 'Empty' ? { ...declaration, methods: [method] } : TABLE.find(name)),
    };
    const machine = new Machine(table);
    for (const parts of groups.get(key) ?? []) {
      const [, , a = '', b = '', expected = ''] = parts;
      const outcome = machine.invoke(method, [read(a, left), read(b, right)]);
      const value = outcome.kind === 'returned' ? outcome.value : outcome.kind;
      expect(value, parts.join(' ')).toBe(read(expected, result));
    }
  });
});
