/** The program of a witness: Java that compiles, how it ends, and why there is none where there is none. */
import { describe, expect, it } from 'vitest';
import { numberLiteral, stringLiteral } from '../../../../src/execution/replay/java/literals.js';
import type { Witness } from '../../../../src/findings/claim.js';
import { witnesses } from '../replaying.js';

async function programOf(text: string, nullable = false): Promise<Witness['program']> {
  const [witness] = await witnesses(text, 'here', { parameterMayBeNull: () => nullable });
  return witness?.program;
}

describe('the program of a witness', () => {
  it('declares its variables and tells the exception', async () => {
    const text = `package a.b; public class Box {
      private String value = "x";
      public Box clear() { value = null; return this; }
      public int size() { return value.length(); } // here
    }`;
    expect(await programOf(text)).toEqual({
      package: 'a.b',
      statements: ['Box box = new Box();', 'box.clear();', 'box.size();'],
      throws: 'java.lang.NullPointerException',
    });
  });

  it('calls main with the arguments that were given', async () => {
    const text = `class A { public static void main(String[] args) {
      String s = args.length == 2 ? null : "x";
      s.length(); // here
    } }`;
    const program = await programOf(text);
    expect(program).toMatchObject({ package: '', statements: ['A.main(new String[] {"1", "2"});'] });
  });

  it('tells the exception that gets out, not the one that it wraps', async () => {
    const text = `public class A { public static int f(int n) {
      String s = n == 1 ? null : "x";
      try { return s.length(); } // here
      catch (NullPointerException e) { throw new IllegalStateException(e); }
    } }`;
    expect(await programOf(text)).toMatchObject({ throws: 'java.lang.IllegalStateException' });
  });

  it.each([
    ['try { return s.length(); /*here*/ } catch (RuntimeException e) { return 0; }', 'ends normally'],
    ['try { return s.length(); /*here*/ } catch (RuntimeException e) { System.exit(1); return 0; }', 'System.exit'],
    ['try { return s.length(); /*here*/ } catch (RuntimeException e) { for (;;) { } }', 'budget'],
  ])('is lacking where the failure does not get out: %s', async (body, reason) => {
    const text = `public class A { public static int f(int n) {
      String s = n == 1 ? null : "x";
      ${body.replace('/*here*/', '// here\n')}
    } }`;
    const program = await programOf(text);
    expect(program !== undefined && 'lacks' in program && program.lacks).toContain(reason);
  });

  it('casts what overloads would take otherwise', async () => {
    const text = `public class A {
      public static int f(String s, Object o) { return s.length(); } // here
      public static int f(String s, String t) { return 0; }
    }`;
    expect(await programOf(text, true)).toMatchObject({ statements: ['A.f((String) null, (Object) "a");'] });
  });

  it('writes names by which nothing is hidden', async () => {
    const text = `package a; public class A {
      public static class Long { private Object o; public int f() { return o.hashCode(); } } // here
    }`;
    expect(await programOf(text)).toMatchObject({ statements: ['A.Long longValue = new A.Long();', 'longValue.f();'] });
  });
});

describe('literals', () => {
  it('mean the same in every encoding', () => {
    expect(stringLiteral('a"b\\c\n\t\u00e9\ud83d\ude00\\u0041')).toBe(
      '"a\\"b\\\\c\\n\\t\\u00e9\\ud83d\\ude00\\\\u0041"',
    );
    expect(numberLiteral('char', 39)).toBe("'\\''");
    expect(numberLiteral('char', 34)).toBe("'\"'");
    expect(numberLiteral('char', 92)).toBe("'\\\\'");
    expect(numberLiteral('char', 0)).toBe("'\\u0000'");
  });

  it('have the type of the value', () => {
    expect(numberLiteral('long', 5n)).toBe('5L');
    expect(numberLiteral('byte', -1)).toBe('(byte) -1');
    expect(numberLiteral('float', 1)).toBe('1.0f');
    expect(numberLiteral('double', Number.NaN)).toBe('Double.NaN');
    expect(numberLiteral('double', -0)).toBe('-0.0');
    expect(numberLiteral('double', 1e21)).toBe('1e+21');
    expect(numberLiteral('boolean', 0)).toBe('false');
  });
});
