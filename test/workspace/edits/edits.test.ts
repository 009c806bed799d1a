/** Edits are offered only where they prove their place, and what they leave compiles. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CheckResult, Finding } from '../../../src/findings/check-result.js';
import { check } from '../../../src/workspace/check.js';
import { applied, withOffers } from '../../../src/workspace/index.js';
import { findJdks } from '../../agreement/jdks.js';
import { emptyFolder } from '../../cli/command.js';
import { openTexts } from '../../support/open.js';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const PATIENCE = 280_000;
const jdk = findJdks().at(-1);

async function offersOf(file: string, text: string): Promise<readonly CheckResult[]> {
  const workspace = await openTexts([{ path: file, text }]);
  const source = (name: string): string | undefined => (name === file ? text : undefined);
  const { results } = check(workspace, { classes: [], methods: [], replay: false, budget: 1, source });
  return withOffers(workspace, results, source);
}

function offeredIn(results: readonly CheckResult[]): readonly Finding[] {
  return results.flatMap(({ findings }) => findings).filter(({ fixes }) => fixes !== undefined);
}

/** With each edit that does not overlap an earlier one. */
function repaired(text: string, findings: readonly Finding[]): string {
  return applied(
    text,
    findings.map(({ fixes }) => fixes?.[0]?.edits ?? []),
  ).text;
}

function inClass(members: string): string {
  return `import java.io.*;\nimport java.util.*;\n\npublic class T {\n${members}\n}\n`;
}

describe('an edit', () => {
  it.each([
    [
      'guards a call against null',
      `    void f(Map<String, String> m) {
        String s = m.get("x");
        System.out.println(s.length());
    }`,
      `    void f(Map<String, String> m) {
        String s = m.get("x");
        if (s != null) {
            System.out.println(s.length());
        }
    }`,
    ],
    [
      'tests before a cast',
      `    void f(boolean b) {
        Object o = b ? Integer.valueOf(1) : "x";
        System.out.println((String) o);
    }`,
      `    void f(boolean b) {
        Object o = b ? Integer.valueOf(1) : "x";
        if (o instanceof String) {
            System.out.println((String) o);
        }
    }`,
    ],
    [
      'bounds a loop',
      `    void f() {
        int[] a = new int[3];
        for (int i = 0; i <= a.length; i++) {
            a[i] = i;
        }
    }`,
      `    void f() {
        int[] a = new int[3];
        for (int i = 0; i < a.length; i++) {
            a[i] = i;
        }
    }`,
    ],
    [
      'closes by try',
      `    int f(String name) throws IOException {
        FileInputStream in = new FileInputStream(name);
        int b = in.read();
        in.close();
        return b;
    }`,
      `    int f(String name) throws IOException {
        try (FileInputStream in = new FileInputStream(name)) {
            int b = in.read();
            return b;
        }
    }`,
    ],
    [
      'removes by a condition',
      `    void f() {
        List<String> l = new ArrayList<>(List.of("", "b"));
        for (String s : l) {
            if (s.isEmpty()) {
                l.remove(s);
            }
        }
    }`,
      `    void f() {
        List<String> l = new ArrayList<>(List.of("", "b"));
        l.removeIf(s -> s.isEmpty());
    }`,
    ],
  ])('%s', async (_, before, after) => {
    const text = inClass(before);
    const offers = offeredIn(await offersOf('T.java', text));
    expect(repaired(text, offers)).toBe(inClass(after));
    // What was repaired is not offered again.
    expect(offeredIn(await offersOf('T.java', inClass(after)))).toEqual([]);
  });

  it.each([
    [
      'would take an `else` away',
      'void f(boolean b, Map<String, String> m) { String s = m.get("x"); if (b) s.trim(); else m.clear(); }',
    ],
    [
      'would leave a variable unset',
      'int f(Map<String, String> m) { String s = m.get("x"); int n; n = s.length(); return n; }',
    ],
    [
      'would leave a method without result',
      'int f(Map<String, String> m) { String s = m.get("x"); return s.length(); }',
    ],
    [
      'would not compile: `close` throws',
      'void f(String n) { try { FileInputStream in = new FileInputStream(n); in.toString(); } catch (FileNotFoundException e) { } }',
    ],
    [
      'would read a variable that changes',
      'void f(String x) { x = x + "a"; x = x + "b"; List<String> l = new ArrayList<>(List.of("", "b")); for (String s : l) { if (s.equals(x)) { l.remove(s); } } }',
    ],
    [
      'would ask for type arguments',
      'void f(boolean b) { Object o = b ? Integer.valueOf(1) : new ArrayList<String>(); g((ArrayList<String>) o); } void g(Object o) { }',
    ],
    [
      'would test something else than what fails',
      'String s; String s() { return s; } void f() { System.out.println(s().length()); }',
    ],
  ])('is not offered where it %s', async (_, members) => {
    expect(offeredIn(await offersOf('T.java', inClass(members)))).toEqual([]);
  });
});

describe.skipIf(jdk === undefined)('edits of examples and fixtures', () => {
  const files = ['examples', 'test/fixtures/java']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(ROOT, folder, name),
      ),
    )
    .filter(
      (file) =>
        file.endsWith('.java') && /alarm: |examples.(check|resource|iterator)/.test(file + readFileSync(file, 'utf8')),
    )
    .sort()
    .filter((file, index) => file.includes('examples') || index % 4 === 0);

  it(
    'compile, where the code before did',
    async () => {
      let edits = 0;
      for (const file of files) {
        const text = readFileSync(file, 'utf8');
        const offers = offeredIn(await offersOf(file, text));
        if (offers.length === 0 || !compiles(file, text)) continue;
        edits += offers.length;
        expect(compiles(file, repaired(text, offers)), file).toBe(true);
      }
      expect(edits).toBeGreaterThan(1);
    },
    2 * PATIENCE,
  );
});

function compiles(file: string, text: string): boolean {
  const folder = emptyFolder();
  const copy = path.join(folder, path.basename(file));
  writeFileSync(copy, text);
  const { status } = spawnSync(jdk?.javac ?? '', ['-proc:none', '-nowarn', '-d', folder, copy], { encoding: 'utf8' });
  return status === 0;
}
