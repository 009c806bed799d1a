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
    'contradicting bounds are kept',
    'zones.ts',
    'if ((entries[to * nodes + from] as number) + bound < 0) return false;',
    '',
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
    'whole numbers without room between them are a point',
    'octagons.ts',
    'entries[(node + 1) * nodes + node] as number) < 0) return false;',
    'entries[(node + 1) * nodes + node] as number) < -2) return false;',
  ],
  [
    'join keeps the lower bound',
    'bound-table.ts',
    'Math.max(one[index] as number, other[index] as number)',
    'Math.min(one[index] as number, other[index] as number)',
  ],
  [
    'a dimension that one side does not know is kept by join',
    'bound-table.ts',
    'left.dimensions.filter((dimension) => right.dimensions.includes(dimension))',
    '[...left.dimensions]',
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
    'widening keeps what did not hold',
    'bound-widening.ts',
    'if (bound > (older[node * nodes + other] as number))',
    'if (bound > (older[node * nodes + other] as number) + 1)',
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
  [
    'remainders that contradict each other are kept',
    'remainders.ts',
    'if (difference % common !== 0n) return undefined;',
    '',
  ],
];

export const LINEAR_FAULTS: readonly SeededFault[] = CHANGES.map(([name, file, text, instead]) => ({
  name,
  file: `lattices/linear/${file}`,
  text,
  instead,
}));
