/** `fcmpl`, `fcmpg`, `dcmpl`, `dcmpg` and `lcmp` with every conditional jump, on less, equal, greater and NaN (JVMS 6.5). */
import type { CodeBuilder } from '../assembler/code-builder.js';
import type { Case } from './cases.js';

const JUMPS = ['ifeq', 'ifne', 'iflt', 'ifge', 'ifgt', 'ifle'] as const;
const COMPARES = ['fcmpl', 'fcmpg', 'dcmpl', 'dcmpg', 'lcmp'] as const;
const VALUES = [1, 2, Number.NaN];

function pushed(code: CodeBuilder, compare: string, value: number): CodeBuilder {
  if (compare === 'lcmp') return code.long(BigInt(value));
  return compare.startsWith('f') ? code.float(value) : code.double(value);
}

/** -1, 0 or 1; with NaN what the operation code says. */
function compared(compare: string, left: number, right: number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) return compare.endsWith('l') ? -1 : 1;
  return Math.sign(left - right);
}

function isTaken(jump: (typeof JUMPS)[number], value: number): boolean {
  return { ifeq: value === 0, ifne: value !== 0, iflt: value < 0, ifge: value >= 0, ifgt: value > 0, ifle: value <= 0 }[
    jump
  ];
}

/** The result is a digit for each pair: how the jump went. The operands go through variables, so that nothing is folded. */
function caseOf(compare: (typeof COMPARES)[number], jump: (typeof JUMPS)[number], asValue: boolean): Case {
  const values = compare === 'lcmp' ? VALUES.slice(0, 2) : VALUES;
  const pairs = values.flatMap((left) => values.map((right) => [left, right] as const));
  const store = { f: 'fstore', d: 'dstore', l: 'lstore' }[compare[0] as 'f' | 'd' | 'l'] as 'fstore';
  const load = { f: 'fload', d: 'dload', l: 'lload' }[compare[0] as 'f' | 'd' | 'l'] as 'fload';
  return {
    title: `${compare} ${jump}${asValue ? ' as a value' : ''}`,
    result: 'J',
    write: (code) => {
      code.sizes(8, 12).op('lconst_0').local('lstore', 8);
      for (const [left, right] of pairs) {
        const taken = code.label();
        const after = code.label();
        pushed(code, compare, left).local(store, 0);
        pushed(code, compare, right).local(store, 2);
        code.local('lload', 8).long(10n).op('lmul');
        code.local(load, 0).local(load, 2).op(compare).jump(jump, taken);
        // Pushing 1 and 0 is what makes a value of a comparison; other numbers do not.
        if (asValue) code.op('iconst_0').jump('goto', after).mark(taken).op('iconst_1');
        else code.op('iconst_3').jump('goto', after).mark(taken).op('iconst_4');
        code.mark(after).op('i2l', 'ladd').local('lstore', 8);
      }
      code.local('lload', 8).op('lreturn');
    },
    prints: String(
      pairs.reduce((sum, [left, right]) => {
        const taken = isTaken(jump, compared(compare, left, right));
        return sum * 10 + (asValue ? Number(taken) : taken ? 4 : 3);
      }, 0),
    ),
  };
}

export const COMPARISONS: readonly Case[] = COMPARES.flatMap((compare) =>
  JUMPS.flatMap((jump) => [caseOf(compare, jump, false), caseOf(compare, jump, true)]),
);
