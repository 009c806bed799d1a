/** The statement at a place. */
import { expect, it } from 'vitest';
import { statements } from '../../../src/workspace/living/statement-text.js';

const TEXT = `class A {
  int a() { String s = get(); return s.length(); }
  int b() {
    return s // why
        .trim( ) /* and
        how */ .length();
  }
  String c() { return "a;b{" + 'x' + get("""
    ; } // no comment
    """); }
  void d() {
    if (x == null) {
      throw new Error();
    }
  }
}
`;

it.each([
  [2, 40, 'return s.length();'],
  [2, 20, 'String s=get();'],
  [4, 12, 'return s.trim().length();'],
  [6, 17, 'return s.trim().length();'],
  [8, 16, `return "a;b{"+'x'+get("""\n    ; } // no comment\n    """);`],
  [12, 9, 'if(x==null)'],
  [13, 1, 'throw new Error();'],
  [5, 99, 'return s.trim().length();'],
  [99, 1, ''],
])('line %i, column %i: %s', (line, column, expected) => {
  expect(statements(() => TEXT)({ file: 'A.java', line, column })).toBe(expected);
});

it('is the same after reformatting', () => {
  const flat = TEXT.replace(/return s[^;]*;/, 'return s.trim().length();');
  const at = (text: string): string => statements(() => text)({ file: 'A.java', line: 4, column: 12 });
  expect(at(flat)).toBe(at(TEXT));
});

it('without a source there is none', () => {
  expect(statements(() => undefined)({ file: 'A.java', line: 1, column: 1 })).toBe('');
});
