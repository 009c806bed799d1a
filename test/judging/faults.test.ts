/** The comparison itself: every kind of wrong answer is noticed, and right answers are left alone. */
import { describe, expect, it } from 'vitest';
import type { Claim, Verdict, Witness } from '../../src/findings/claim.js';
import { byLine, byMethod, compare, type Said } from './faults.js';
import { withoutHelpers } from './forms.js';
import { type JudgedProgram, marksOf } from './programs.js';

const RULES = ['null-dereference', 'protocol-error'];

function program(text: string): JudgedProgram {
  return { kind: 'made', name: 'Made', file: 'Made.java', text, classes: ['Made'], ...marksOf(text) };
}

const NULL = program('x();\ny.run(); // fails: java.lang.NullPointerException\nz();');
const LIBRARY = program('i.next(); // fails: java.util.NoSuchElementException (in the library)\ncall();');
const OPEN = program('y.run(); // undecided: null-dereference');
const ARITHMETIC = program('a / b; // fails: java.lang.ArithmeticException');
const REFERENCE = program(
  'f.apply(null); // fails: java.lang.NullPointerException (in a method reference)\nf = T::size;',
);

const FROM_MAIN: Witness = { start: 'main', arguments: [], heap: [], calls: [], trace: [] };

function said(...claims: readonly (readonly [number, string, Verdict, Witness?])[]): Said {
  return {
    claims: claims.map(([line, property, verdict, witness]) => {
      const claim: Claim = {
        property,
        kind: 'obligation',
        verdict,
        location: { file: 'Made.java', line, column: 1 },
        assumptions: [],
        ...(witness === undefined ? {} : { witness }),
      };
      return { method: `Made.m${line}`, claim };
    }),
    rules: RULES,
    faults: [],
  };
}

function faults(judged: JudgedProgram, answer: Said, through: readonly number[] | null = []): readonly string[] {
  return compare(judged, answer, { isAt: byLine, through: through ?? undefined, whole: true }).faults.map(
    ({ what }) => what,
  );
}

describe('a proof at a marked line', () => {
  it('is false', () => {
    expect(faults(NULL, said([2, 'null-dereference', 'proved'], [3, 'null-dereference', 'unproved']))).toEqual([
      'false proof',
    ]);
    expect(faults(LIBRARY, said([1, 'protocol-error', 'proved'], [2, 'protocol-error', 'unknown']))).toEqual([
      'false proof',
    ]);
  });

  it('is no fault where it is of something else, or of one place among several on the line', () => {
    expect(faults(NULL, said([2, 'class-cast', 'proved'], [2, 'null-dereference', 'unproved']))).toEqual([]);
    expect(faults(NULL, said([2, 'null-dereference', 'proved'], [2, 'null-dereference', 'unknown']))).toEqual([]);
    expect(faults(LIBRARY, said([1, 'null-dereference', 'proved'], [1, 'protocol-error', 'unknown']))).toEqual([]);
  });

  it('is told by the method where there are no lines', () => {
    const isAt = byMethod(new Map([[2, 'Made.m0']]), NULL.text);
    const judged = (verdict: Verdict) =>
      compare(NULL, said([0, 'null-dereference', verdict], [7, 'null-dereference', 'unproved']), {
        isAt,
        through: undefined,
        whole: true,
      }).faults.map(({ what }) => what);
    expect(judged('proved')).toEqual(['false proof']);
    expect(judged('unproved')).toEqual([]);
  });
});

describe('a replay', () => {
  it('is false where nothing is marked, or something else', () => {
    expect(faults(NULL, said([3, 'null-dereference', 'refuted', FROM_MAIN]))).toEqual(['false replay']);
    expect(faults(NULL, said([2, 'class-cast', 'refuted', FROM_MAIN]))).toEqual(['false replay']);
    expect(faults(LIBRARY, said([2, 'protocol-error', 'refuted', FROM_MAIN]))).toEqual(['false replay']);
    expect(faults(REFERENCE, said([2, 'class-cast', 'refuted', FROM_MAIN]))).toEqual(['false replay']);
  });

  it('is right at the mark, at a call that the exception leaves, and where it does not start at main', () => {
    expect(faults(NULL, said([2, 'null-dereference', 'refuted', FROM_MAIN]))).toEqual([]);
    expect(faults(LIBRARY, said([2, 'protocol-error', 'refuted', FROM_MAIN]), [2])).toEqual([]);
    expect(faults(LIBRARY, said([2, 'protocol-error', 'refuted', FROM_MAIN]), null)).toEqual([]);
    expect(faults(NULL, said([3, 'null-dereference', 'refuted', { ...FROM_MAIN, start: 'calls' }]))).toEqual([]);
    expect(faults(REFERENCE, said([2, 'null-dereference', 'refuted', FROM_MAIN]))).toEqual([]);
  });
});

describe('a question that the language leaves open', () => {
  it('is neither proved nor refuted', () => {
    expect(faults(OPEN, said([1, 'null-dereference', 'proved']))).toEqual(['decided']);
    expect(faults(OPEN, said([1, 'null-dereference', 'refuted', FROM_MAIN]))).toEqual(['decided']);
    expect(faults(OPEN, said([1, 'null-dereference', 'unproved'], [1, 'null-dereference', 'proved']))).toEqual([]);
  });
});

describe('a program that fails while all is proved', () => {
  it('is told, unless no rule is about it', () => {
    expect(faults(REFERENCE, said([1, 'null-dereference', 'proved']))).toEqual(['silent']);
    expect(faults(ARITHMETIC, said([1, 'null-dereference', 'proved']))).toEqual([]);
    expect(faults(REFERENCE, said([1, 'null-dereference', 'proved'], [2, 'null-dereference', 'unknown']))).toEqual([]);
  });

  it('a mark without a claim is counted', () => {
    const { unclaimed } = compare(ARITHMETIC, said(), { isAt: byLine, through: [], whole: true });
    expect(unclaimed.map(({ exception }) => exception)).toEqual(['java.lang.ArithmeticException']);
  });
});

describe('marks', () => {
  it('are read, and mistyped ones refused', () => {
    expect(LIBRARY.marks).toEqual([
      { line: 1, exception: 'java.util.NoSuchElementException', caught: false, where: 'library' },
    ]);
    expect(() => marksOf('x(); // fails: X (cougth)')).toThrow('cougth');
    expect(() => marksOf('x(); // fails with X')).toThrow('no mark');
  });

  it('keep their lines where helpers are cut out', () => {
    const text = 'import a.B;\nclass Help {\n    int x;\n}\n\npublic class Made {\n    int y;\n}\n\nrecord More() {}\n';
    expect(withoutHelpers(program(text))).toBe('import a.B;\n\n\n\n\npublic class Made {\n    int y;\n}\n\n\n');
  });
});
