/** The text form: what it looks like, and that it keeps everything. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBody, parseProgram } from '../../src/ir/text/parse.js';
import { printBody, printClass } from '../../src/ir/text/print.js';
import { classes } from './class-arbitrary.js';
import { programOf } from './library.js';
import { plainClass, plainClassNowhere } from './plain.js';

const LIST = `@Deprecated(since = "\\"9\\"")
public final class a.List implements Iterable, a.Shape in a.Outer members a.List$Node {
  invariant \`list(head, next)\`;
  private Node head;
  static final long BIG = -9223372036854775808L;
  static final char ZERO = '\\u0000';
  static final double MINUS_ZERO = -0.0;

  requires \`list(list, next) && \\old(list) != null\`;
  ensures \`acyclic(\\result)\`;
  static Node reverse(Node list) {
    Node result, next;
    0: result = null
    1: if list != null -> 2 else -> 7
    2: check list != null
    3: next = list.next
    4: list.next = result
    5: result = list
    6: list = next -> 1
    7: specify assert \`result == list\` (result, list = next)
    8: return result
  }

  int pick(int key, @a.NonNull Object[] table) throws a.Failure {
    int %1; Object found; boolean %2; String %3, text; a.Failure failure; float ratio; Class type;
     0: check key within table
     1: found = table[key]
     2: implicit check found is CharSequence catch 12
     3: %1 = interface found.CharSequence::length() catch 12
     4: assume %1 in {1, 2} -> 5
        | assume %1 in {-3} -> 6
        | assume %1 not in {1, 2, -3} -> 8
     5: %3 = static String.valueOf(%1) -> 8 catch 12
     6: %2 = found not instanceof a.Shape[]
     7: if %2 -> 8 else -> 9
     8: ratio = NaNf
     9: type = int[][].class
    10: this.a.Base::count = null : Integer
    11: return %1
    12: if @thrown instanceof a.Failure -> 13 else -> 18
    13: failure = (a.Failure) @thrown
    14: %3 = failure.getMessage()
    15: text = %3 ++ "\\n\\u00e9"
    16: special this.<init>(text, null: Node)
    17: %1 = (int) ratio -> 11
    18: exceptional exit
    19: exit
  }

  native void touch();
}
`;

describe('the printed form', () => {
  it('looks like this, and parses back to what prints the same', () => {
    const declaration = programOf(LIST).find('a.List');
    if (declaration === undefined) throw new Error('class is missing');
    expect(printClass(declaration)).toBe(LIST);
  });

  it('shows where code comes from, on request for every instruction', () => {
    const table = programOf(`class A @"A.java":1:1-9:2 {
      void run() @2:3-20 {
        0: return @2:10-17
      }
    }`);
    const declaration = table.find('A');
    if (declaration === undefined) throw new Error('class is missing');
    expect(printClass(declaration)).toBe('class A {\n  void run() {  // A.java:2\n    0: return\n  }\n}\n');
    expect(printClass(declaration, { lines: true })).toContain('0: return  // 2\n');
    expect(printClass(declaration, { bodies: false })).toContain('void run();');
    expect(printClass(declaration, { spans: true })).toBe(
      'class A @"A.java":1:1-9:2 {\n  void run() @2:3-20 {\n    0: return @2:10-17\n  }\n}\n',
    );
  });
});

describe('parsing what was printed', () => {
  it('gives back the same classes, whatever they contain', () => {
    fc.assert(
      fc.property(classes, (declaration) => {
        const exact = parseProgram(printClass(declaration, { spans: true }));
        if (exact.kind === 'error') throw new Error(exact.error.message);
        expect(exact.classes.map(plainClass)).toStrictEqual([plainClass(declaration)]);
        const readable = parseProgram(printClass(declaration));
        if (readable.kind === 'error') throw new Error(readable.error.message);
        expect(readable.classes.map(plainClass)).toStrictEqual([plainClassNowhere(declaration)]);
      }),
      { numRuns: 700, seed: 20240819 },
    );
  });

  it('gives back bodies alone', () => {
    const text = '(int limit) {\n  int count;\n  0: count = limit\n  1: return count\n}\n';
    const parsed = parseBody(text);
    if (parsed.kind === 'error') throw new Error(parsed.error.message);
    expect(printBody(parsed.body)).toBe(text);
  });
});

describe('text that does not parse', () => {
  const error = (text: string): string => {
    const parsed = parseProgram(text);
    return parsed.kind === 'error' ? `${parsed.error.line}:${parsed.error.column} ${parsed.error.message}` : 'parsed';
  };

  it('is refused with a place and a reason', () => {
    expect(error('class A {\n  int x\n}')).toBe("3:1 expected ';' but found '}'");
    expect(error('class A {}\nclass A {}')).toBe('2:1 class A is declared twice');
    expect(error('class A { void m() {\n 0: y = 1\n} }')).toBe("2:5 unknown variable 'y'");
    expect(error('class A { void m() {\n 0: goto 7\n} }')).toMatch(/there is no point 7/);
    expect(error('class A { void m() {\n 1: return\n} }')).toBe('2:2 expected point 0');
    expect(error('class A { void m() { int x; int x;\n 0: return\n} }')).toMatch(/declared twice/);
    expect(error('class A { String s = "\\q"; }')).toBe('1:22 unknown escape');
    expect(error('class A { int x = 2147483648; }')).toMatch(/out of range/);
    expect(error('class A { ? }')).toBe("1:11 unexpected character '?'");
    expect(error('class A {')).toMatch(/end of text/);
    expect(error('thing')).toMatch(/expected a class/);
  });

  it('never makes the parser fail otherwise', () => {
    fc.assert(
      fc.property(fc.nat({ max: LIST.length }), fc.string({ maxLength: 3 }), fc.nat({ max: 5 }), (at, insert, drop) => {
        parseProgram(LIST.slice(0, at) + insert + LIST.slice(at + drop));
      }),
      { numRuns: 1500, seed: 20240820 },
    );
  });
});
