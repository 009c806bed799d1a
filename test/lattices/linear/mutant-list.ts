/** Seeded faults in the linear bricks. */
import type { SeededFault } from '../../support/seeded/fault.js';

type Change = readonly [name: string, file: string, text: string, instead: string];

const CHANGES: readonly Change[] = [
  [
    'a path that ends in the new bound is not followed',
    'zones.ts',
    'const path = keptBound(before + (row[other] as number));',
    'const path = other === to ? before : Infinity;',
  ],
  [
    'bounds of doubles stay odd',
    'octagons.ts',
    'entries[place] = 2 * Math.floor((entries[place] as number) / 2) + 0;',
    '',
  ],
  [
    'bounds of single dimensions do not reach pairs',
    'octagons.ts',
    'if (both < (entries[node * nodes + other] as number))',
    'if (both < -1e9)',
  ],
  [
    'the twin of a bound is forgotten',
    'octagons.ts',
    'const throughFrom = Math.min(other, one + between);',
    'const throughFrom = Infinity;',
  ],
  [
    'join keeps the lower bound',
    'bound-table.ts',
    'Math.max(one[index] as number, other[index] as number)',
    'Math.min(one[index] as number, other[index] as number)',
  ],
  [
    'leq looks at what the upper one does not know',
    'bound-table.ts',
    'if (upper.isBottom || upper.dimensions.length > lower.dimensions.length) return false;',
    'if (upper.isBottom) return false;\n  if (upper.dimensions.length > lower.dimensions.length) return true;',
  ],
  [
    'assigning keeps the old value',
    'bound-lattice.ts',
    'const others = only(table, (dimension) => dimension !== target);',
    'const others = table;',
  ],
  [
    'a quotient is rounded up',
    'pairings.ts',
    'dividedBound(leastPairing(units(2), sum), 2)',
    'dividedBound(leastPairing(units(2), sum), 2) - 1',
  ],
  [
    'the least of a quotient is rounded the wrong way',
    'bound-lattice.ts',
    'upper(table, scaled(expression, -1)) + divisor - 1, divisor)',
    'upper(table, scaled(expression, -1)), divisor)',
  ],
  [
    'not equal is taken for less',
    'bound-lattice.ts',
    'const found = join(atMostZero(table, one), atMostZero(table, other));',
    'const found = atMostZero(table, one);',
  ],
  ['fold is taken for forgetting', 'bound-lattice.ts', '(dimension === from ? into : dimension)', 'dimension'],
  [
    'a copy is the original',
    'bound-lattice.ts',
    'return constraints(renamed).reduce(meet, table);',
    'return assignQuotient(table, copy, dimensionExpression(dimension), 1);',
  ],
  [
    'the other dimensions of a constraint are not looked at',
    'bound-lattice.ts',
    'found.push([unitOf(term), 0, dividedBound(keptBound(without(own)), size)]);',
    'found.push([unitOf(term), 0, dividedBound(keptBound(-expression.constant), size)]);',
  ],
  [
    'remainders of different numbers are joined without their difference',
    'congruences.ts',
    'gcd(gcd(one.modulus, other.modulus), one.rest - other.rest)',
    'gcd(one.modulus, other.modulus)',
  ],
  [
    'a quotient of a remainder is cut off',
    'congruences.ts',
    'const quotient = rest / size - (rest % size < 0n ? 1n : 0n);',
    'const quotient = rest / size;',
  ],
];

export const LINEAR_FAULTS: readonly SeededFault[] = CHANGES.map(([name, file, text, instead]) => ({
  name,
  file: `lattices/linear/${file}`,
  text,
  instead,
}));
