/** Names of classes do not depend on the order in which sites are met. */
import { describe, expect, it } from 'vitest';
import { SiteNumbers } from '../../../../src/frontends/classfile/dynamic/numbering.js';
import {
  type ClassFile,
  ClassFileProblem,
  type DynamicConstant,
  type MethodInformation,
} from '../../../../src/frontends/classfile/format/class-file.js';
import { bootstrap, classFileOf, int, siteOf } from './by-hand.js';

const METHODS = [
  bootstrap('a.A.lambda', int(0)),
  bootstrap('a.B.other'),
  bootstrap('a.A.lambda', int(1)),
  bootstrap('a.C.switch'),
];
const KINDS = new Map([
  ['a.A', 'Lambda'],
  ['a.C', 'Switch'],
]);

/** Entry 2 is the second half of a long, entry 5 damaged, entry 1 of another kind. */
const ENTRIES: readonly (DynamicConstant | 'hole' | 'damaged' | 'other')[] = [
  'other',
  'hole',
  { bootstrap: 2, name: 'run', descriptor: '()LA;' },
  { bootstrap: 0, name: 'run', descriptor: '()LB;' },
  'damaged',
  { bootstrap: 1, name: 'run', descriptor: '()LC;' },
  { bootstrap: 0, name: 'run', descriptor: '()LA;' },
  { bootstrap: 3, name: 'pick', descriptor: '(I)I' },
  { bootstrap: 9, name: 'run', descriptor: '()LA;' },
];

function fileOf(): ClassFile {
  const file = classFileOf('Owner', METHODS);
  const entry = (index: number) => ENTRIES[index - 1];
  return {
    ...file,
    pool: {
      ...file.pool,
      size: ENTRIES.length + 1,
      tag: (index) => {
        if (entry(index) === 'hole') throw new ClassFileProblem('no entry');
        return entry(index) === 'other' ? 1 : 18;
      },
      dynamic: (index) => {
        const found = entry(index);
        if (typeof found !== 'object') throw new ClassFileProblem('damaged');
        return found;
      },
    },
  };
}

const SITES = [0, 2, 0, 3].map((method, index) => {
  const descriptor = ['()LB;', '()LA;', '()LA;', '(I)I'][index] ?? '';
  return siteOf(METHODS[method] ?? bootstrap(''), index === 3 ? 'pick' : 'run', descriptor);
});

function numbersOf(taken: readonly number[] = [], file: ClassFile = fileOf()): SiteNumbers {
  return new SiteNumbers(file, {
    kindOf: ({ method }) => KINDS.get(method.owner),
    isTaken: (kind, number) => kind === 'Lambda' && taken.includes(number),
    isPlaced: (kind) => kind === 'Lambda',
  });
}

function numbersIn(order: readonly number[]): readonly (readonly [number, number])[] {
  const numbers = numbersOf();
  return order
    .map(
      (index) =>
        [
          index,
          numbers.numberOf(SITES[index] ?? siteOf(bootstrap(''), '', ''), index === 3 ? 'Switch' : 'Lambda'),
        ] as const,
    )
    .sort(([left], [right]) => left - right);
}

describe('numbers of call sites', () => {
  it('follow the bootstrap methods, then the constant pool; each kind is counted on its own', () => {
    expect(numbersIn([0, 1, 2, 3])).toEqual([
      [0, 1],
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
  });

  it('are the same in any order', () => {
    for (const order of [
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 2, 0, 1, 3],
    ]) {
      expect(new Map(numbersIn(order))).toEqual(new Map(numbersIn([0, 1, 2, 3])));
    }
  });

  it('leave out those that are taken', () => {
    const numbers = numbersOf([1, 3, 4]);
    expect(SITES.map((site, index) => numbers.numberOf(site, index === 3 ? 'Switch' : 'Lambda'))).toEqual([2, 6, 5, 1]);
  });

  it('tell the places of one specifier apart where places count, in the order of the code', () => {
    // invokedynamic #4, of the switch #8, #4 again, #8 again; a method that is cut off has none.
    const code = [186, 0, 4, 0, 0, 186, 0, 8, 0, 0, 186, 0, 4, 0, 0, 186, 0, 8, 0, 0, 177];
    const withCode = (bytes: readonly number[]): MethodInformation => ({
      ...({ flags: 0, name: 'm', descriptor: '()V' } as MethodInformation),
      code: { bytes: Uint8Array.from(bytes) } as unknown as MethodInformation['code'],
    });
    const file: ClassFile = { ...fileOf(), methods: [withCode([186, 0]), withCode(code)] };
    const lambda = SITES[0] ?? siteOf(bootstrap(''), '', '');
    const choice = SITES[3] ?? siteOf(bootstrap(''), '', '');
    for (const order of [
      [0, 10],
      [10, 0],
    ]) {
      const numbers = numbersOf([], file);
      const found = new Map(
        order.map((offset) => [offset, numbers.numberOf({ ...lambda, method: 1, offset }, 'Lambda')]),
      );
      expect([found.get(0), found.get(10)]).toEqual([1, 4]);
      expect([5, 15].map((offset) => numbers.numberOf({ ...choice, method: 1, offset }, 'Switch'))).toEqual([1, 1]);
    }
  });

  it('of sites that the file does not list come after all others', () => {
    const numbers = numbersOf();
    const stranger = siteOf(bootstrap('a.A.lambda'), 'run', '()LA;');
    expect([numbers.numberOf(stranger, 'Lambda'), numbers.numberOf(stranger, 'Lambda')]).toEqual([4, 5]);
  });
});
