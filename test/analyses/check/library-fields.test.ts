/** Static fields of the library: not null, resting on its model, unless the program itself may set them to null. */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { agreement } from '../agreement.js';
import { checkText, claimsOf, lineOf, verdicts } from './checking.js';

const TEXT = `
  import java.math.BigInteger;
  import java.nio.charset.StandardCharsets;
  class T {
    void print(Runnable before) { before.run(); System.out.println("a"); } // print
    static String sum(int n) { return BigInteger.ONE.add(BigInteger.valueOf(n)).toString(); } // sum
    static String name() { return StandardCharsets.UTF_8.name(); } // name
    static int order(String a) { return String.CASE_INSENSITIVE_ORDER.compare(a, "b"); } // order
  }
`;

describe('static fields of the library', () => {
  it('are not null, as their model has them', async () => {
    const checked = await checkText(TEXT);
    const owners = {
      print: 'java.lang.System',
      sum: 'java.math.BigInteger',
      name: 'java.nio.charset.StandardCharsets',
    };
    for (const [place, owner] of Object.entries(owners)) {
      const line = lineOf(TEXT, place);
      expect([place, ...new Set(verdicts(checked, line, 'null-dereference'))]).toEqual([place, 'proved']);
      const [claim] = claimsOf(checked).filter(
        ({ location, subject }) => location.line === line && subject !== 'before',
      );
      expect(claim?.assumptions).toContain(`library-model:${owner}`);
    }
    expect(verdicts(checked, lineOf(TEXT, 'order'), 'null-dereference')).toEqual(['proved']);
  });

  const replacing = (code: string): string => `
    public class Main {
      static java.io.PrintStream chosen(int n) { return n > 3 ? System.err : null; }
      static void quiet() { ${code} }
      static void say() { System.err.hashCode(); System.out.hashCode(); } // say
      public static void main(String[] args) { Runnable later = Main::quiet; later.run(); say(); }
    }
  `;

  it.each(['System.setOut(null);', 'java.io.PrintStream s = null; System.setOut(s);', 'System.setOut(chosen(1));'])(
    'may be null where the program sets them so: %s',
    async (code) => {
      const text = replacing(code);
      const { failures, contradicted } = agreement(await openTexts([{ path: 'Main.java', text }]), 'Main');
      expect(failures).not.toEqual([]);
      expect(contradicted).toEqual([]);
    },
  );

  it('stay what they are where the program puts them back', async () => {
    const text = `
      import java.io.ByteArrayOutputStream;
      import java.io.PrintStream;
      class T {
        static void quiet(Runnable work) {
          PrintStream before = System.out;
          System.setOut(new PrintStream(new ByteArrayOutputStream()));
          try { work.run(); } finally { System.setOut(before); }
        }
        static void say() { System.out.println("a"); } // say
      }
    `;
    expect(verdicts(await checkText(text), lineOf(text, 'say'), 'null-dereference')).toEqual(['proved']);
  });

  it('of the input are not trusted', async () => {
    const text = `
      class T {
        static final Object KEY = find(3);
        static Object find(int n) { return n > 2 ? null : "a"; }
        static int hash() { return KEY.hashCode(); } // hash
      }
    `;
    expect(verdicts(await checkText(text), lineOf(text, 'hash'), 'null-dereference')).toEqual(['unproved']);
  });
});

describe('constants of the models', () => {
  it('hold no null on purpose', async () => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const files = readdirSync('models', { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.java'));
    expect(files.length).toBeGreaterThan(100);
    const suspects = files.filter((file) =>
      /\bstatic\s+final\b[^;(]*=\s*null\b|\bfinal\s+static\b[^;(]*=\s*null\b/.test(
        readFileSync(`models/${file}`, 'utf8'),
      ),
    );
    expect(suspects).toEqual([]);
  });
});
