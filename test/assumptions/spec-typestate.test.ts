/**
 * What `shape`, `check`, `spec` and `typestate` say where the input itself starts a thread that writes what a method has to do with, or goes
 * on after an error of the machine: nothing is claimed there, with the line; without the start, the same is.
 */
import { describe, expect, it } from 'vitest';
import { spec, typestate } from '../../src/workspace/index.js';
import { FORMS, type Form, linesWith, openedAs } from './opened.js';
import { checked, shaped, verdictsAt } from './verdicts.js';

const ALL = { classes: [], methods: [], replay: false, budget: 1 };
const START = 'new Thread(() -> { first.next = null; }).start();';
const CALL = 'Runnable r = () -> { first.next = null; }; r.run();';

const FORMULAS = (go: string): string => `class T {
  T next;
  T other;
  static T first = new T();
  void store() {
    next = this;
    //@ assert next != null; // shared
  }
  void predicate() {
    next = null;
    //@ assert list(this, next); // shared
  }
  //@ ensures next != null; // result
  void keep() { next = this; }
  void apart(T x) {
    other = x;
    //@ assert other == x; // apart
  }
  void go() { ${go} }
}
`;

function lineOf(text: string, code: string): number {
  return text.split('\n').findIndex((line) => line.includes(code)) + 1;
}

// Formulas are not written into class files.
describe('formulas about what a thread writes', () => {
  it.each([
    ['check', checked],
    ['shape', shaped],
  ] as const)('%s', async (_, said) => {
    for (const go of [START, CALL]) {
      const text = FORMULAS(go);
      const claims = await said('source', text);
      const proved = (mark: string, property: string): readonly boolean[] =>
        linesWith(text, mark).map((line) => verdictsAt(claims, line, property).join() === 'proved');
      const isKept = go === CALL;
      expect(proved('shared', 'assert')).toEqual([isKept, isKept]);
      expect(proved('result', 'ensures')).toEqual([isKept]);
      expect(proved('apart', 'assert')).toEqual([true]);
      const reasons = claims.flatMap(({ property, reason = '' }) => (property === 'assert' ? [reason] : []));
      if (!isKept)
        expect(reasons.join()).toContain(`another thread may write T.next: one is started at line ${lineOf(text, go)}`);
    }
  });
});

async function statuses(form: Form, text: string): Promise<ReadonlyMap<string, string>> {
  const { results } = spec(await openedAs(form, text), { ...ALL, isAll: false, limits: {} });
  return new Map(results.map(({ method, status, reason = '' }) => [method, `${status} ${reason}`.trim()] as const));
}

const DEEP = (caught: string): string => `class T {
  T next;
  int deep(T t) { return t == null ? 0 : 1 + deep(t.next); }
  void guarded(T t) {
    try { t.next = t; deep(t); t.next = null; } catch (${caught} e) { }
  }
  void plain(T t) { t.next = null; }
}
`;

const VALVE = (go: string): string => `class Valve {
  private boolean isOpen;
  void open() { if (isOpen) throw new IllegalStateException(); isOpen = true; }
  void close() { if (!isOpen) throw new IllegalStateException(); isOpen = false; }
}
class Client {
  static void use() {
    Valve v = new Valve();
    Runnable r = () -> v.close();
    v.open();
    ${go}
    v.close(); // close
  }
}
`;

describe.each(FORMS)('other commands, from %s', (form) => {
  it('spec: threads', async () => {
    const shared = await statuses(form, FORMULAS(START));
    expect(shared.get('store')).toBe(
      `unknown another thread may write T.next: one is started at line ${lineOf(FORMULAS(START), START)}`,
    );
    expect(shared.get('keep')).toMatch(/^unknown another thread/);
    expect(shared.get('apart')).toBe('exact');
    const single = await statuses(form, FORMULAS(CALL));
    expect(single.get('store')).toBe('exact');
    expect(single.get('keep')).toBe('exact');
  });

  it('spec: errors of the machine', async () => {
    const caught = await statuses(form, DEEP('StackOverflowError'));
    expect(caught.get('guarded')).toMatch(/^unknown the machine may fail at line 5/);
    expect(caught.get('plain')).toBe('exact');
    const other = await statuses(form, DEEP('ArithmeticException'));
    expect(other.get('guarded')).not.toContain('the machine may fail');
  });

  it('typestate: threads', async () => {
    for (const [go, isThreaded] of [
      ['new Thread(r).start();', true],
      ['if (r == null) return;', false],
    ] as const) {
      const text = VALVE(go);
      const workspace = await openedAs(form, text);
      const { clients } = typestate(workspace, { ...ALL, isClient: ({ name }) => name.startsWith('Client') });
      const claims = clients.flatMap((client) => client.claims);
      const [line = 0] = linesWith(text, 'close');
      const verdicts = verdictsAt(claims, line, 'protocol-error');
      expect(verdicts.length).toBeGreaterThan(0);
      expect(verdicts.every((verdict) => verdict === 'proved')).toBe(!isThreaded);
    }
  });
});
