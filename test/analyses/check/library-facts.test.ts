/** Claims name the records of the library that they rest on; twins that do without the call, or cannot rely on it, do not. */
import { describe, expect, it } from 'vitest';
import { protocolError } from '../../../src/analyses/check/inspections/protocols/protocol-error.js';
import { componentsFolder } from '../../../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../../../src/cli/input/source-folders.js';
import type { Claim } from '../../../src/findings/claim.js';
import { MODELS, openWith } from '../../support/open.js';
import { checkProgram } from '../typestate/client/checking.js';
import { checkText, claimsOf } from './checking.js';
import { claimsOf as inspected, inspectWorkspace } from './inspections/inspecting.js';

const PROTOCOLS = sourceFolder(componentsFolder(), 'input');

function facts(claims: readonly Claim[], property: string, subject: string): readonly string[] | string {
  const found = claims.filter((claim) => claim.property === property && claim.subject === subject);
  const [claim] = found;
  if (found.length !== 1 || claim === undefined) return `${found.length} claims`;
  if (claim.verdict !== 'proved') return claim.verdict;
  return claim.assumptions.filter((each) => each.startsWith('library-fact:'));
}

describe('null', () => {
  const claimed = async (members: string): Promise<readonly Claim[]> =>
    claimsOf(await checkText(`class T { ${members} }`));

  it('of a result that the record denies', async () => {
    const claims = await claimed('int m(String s) { String t = s.trim(); return t.length(); }');
    expect(facts(claims, 'null-dereference', 't')).toEqual(['library-fact:java.lang.String']);
  });

  it('of one that is made here', async () => {
    const claims = await claimed('int m(String s) { String t = new String("a"); return t.length(); }');
    expect(facts(claims, 'null-dereference', 't')).toEqual([]);
  });

  it('of a result that the record leaves open', async () => {
    const claims = await claimed('int m(String s) { String t = System.getProperty(s); return t.length(); }');
    expect(facts(claims, 'null-dereference', 't')).toBe('unproved');
  });

  it('through a method that is called', async () => {
    const claims = await claimed(
      'static String a(String s) { return s.trim(); } int m(String s) { String t = a(s); return t.length(); }',
    );
    expect(facts(claims, 'null-dereference', 't')).toEqual(['library-fact:java.lang.String']);
  });
});

describe('leaks', () => {
  const claimed = async (body: string): Promise<readonly Claim[]> =>
    claimsOf(
      await checkText(`import java.io.*; import java.util.*; class T { int m(File f) throws IOException { ${body} } }`),
    );

  it('of what a wrapper closes', async () => {
    const claims = await claimed('try (Reader r = new BufferedReader(new FileReader(f))) { return r.read(); }');
    expect(facts(claims, 'resource-leak', 'new FileReader(…)')).toEqual(['library-fact:java.io.BufferedReader']);
  });

  it('of what is closed itself', async () => {
    const claims = await claimed('try (Reader r = new FileReader(f)) { return r.read(); }');
    expect(facts(claims, 'resource-leak', 'new FileReader(…)')).toEqual([]);
  });

  it('of what is lent to the library', async () => {
    const claims = await claimed(
      'FileReader r = new FileReader(f); try { System.identityHashCode(r); return 1; } finally { r.close(); }',
    );
    expect(facts(claims, 'resource-leak', 'new FileReader(…)')).toEqual(['library-fact:java.lang.System']);
  });

  it('of what a method of the input lends to the library', async () => {
    const text = `import java.io.*; import java.util.*; class T {
      private static void fill(Reader r) throws IOException { System.identityHashCode(r); }
      int m(File f) throws IOException { FileReader r = new FileReader(f); try { fill(r); return 1; } finally { r.close(); } }
    }`;
    const claims = claimsOf(await checkText(text));
    expect(facts(claims, 'resource-leak', 'new FileReader(…)')).toEqual(['library-fact:java.lang.System']);
  });
});

describe('protocols', () => {
  const claimed = async (members: string): Promise<readonly Claim[]> => {
    const text = `import java.util.*; class T { ${members} }`;
    const workspace = await openWith({
      inputs: [{ path: 'T.java', text }],
      library: sourceEntries(MODELS),
      protocols: PROTOCOLS,
    });
    return inspected(inspectWorkspace(protocolError, workspace));
  };
  const BEFORE = 'List<String> l = new ArrayList<>(); l.add("a"); Iterator<String> i = l.iterator();';
  const PARSED = 'library-fact:java.lang.Integer';

  it('of an iterator past a call of the library', async () => {
    const claims = await claimed(`void m() { ${BEFORE} Integer.parseInt("3"); i.next(); }`);
    expect(facts(claims, 'protocol-error', 'i.next()')).toContain(PARSED);
  });

  it('of one without', async () => {
    const claims = await claimed(`void m() { ${BEFORE} i.next(); }`);
    expect(facts(claims, 'protocol-error', 'i.next()')).not.toContain(PARSED);
  });

  it('of one past a call in a method that is called, and in the text of an object', async () => {
    const other = 'static int n() { return Integer.parseInt("3"); }';
    const called = await claimed(`${other} void m() { ${BEFORE} n(); i.next(); }`);
    expect(facts(called, 'protocol-error', 'i.next()')).toContain(PARSED);
    const text = 'static class N { public String toString() { return "" + Integer.parseInt("3"); } }';
    const asked = await claimed(`${text} void m(Object o) { ${BEFORE} String.valueOf(o); i.next(); }`);
    expect(facts(asked, 'protocol-error', 'i.next()')).toContain(PARSED);
  });

  it('of one past code that nobody knows', async () => {
    const claims = await claimed(
      `void m(List<String> l, Runnable r) { Iterator<String> i = l.iterator(); if (i.hasNext()) { r.run(); i.next(); } }`,
    );
    expect(facts(claims, 'protocol-error', 'i.next()')).toBe('unproved');
  });
});

describe('runs of a client', () => {
  const SET = { component: 'SetIterator', classes: ['Set', 'Iterator', 'Version'] } as const;
  const assumed = async (between: string): Promise<ReadonlySet<string>> => {
    const text = `class Client {
      public static void main(String[] args) {
        Set s = new Set();
        Iterator i = s.iterator();
        ${between}
        i.next();
      }
    }`;
    const { methods } = await checkProgram({ ...SET, text });
    const claims = methods.flatMap(({ claims }) => claims);
    expect(new Set(claims.map(({ verdict }) => verdict))).toEqual(new Set(['proved']));
    return new Set(claims.flatMap(({ assumptions }) => assumptions));
  };

  it('that call the library, and that do not', async () => {
    expect(await assumed('int n = Integer.parseInt("3");')).toContain('library-fact:java.lang.Integer');
    expect([...(await assumed('int n = 3;'))].filter((each) => each.startsWith('library-fact:'))).toEqual([]);
  });
});
