/** Static fields in scope runs: as after class initialisation before every run, for code and formulas alike. */
import { beforeAll, expect, it } from 'vitest';
import { runScope } from '../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { ClassTable } from '../../src/ir/program.js';
import { openTexts } from '../support/open.js';

const SOURCE = `
class Config { static int limit = compute(); static int compute() { return 4; } }
class Registry { static Node head = new Node(); }
class Bare { static Node root; }
class Node { Node next; int value; }
class Methods {
    static int count;
    //@ requires i >= 0 && i < Config.limit;
    //@ ensures i < 3;
    static void formula(int i) { }
    //@ ensures Config.limit == 4;
    static void late() { }
    static void alias(Node n) {
        if (n == Registry.head) {
            //@ assert false;
        }
    }
    //@ requires count == 0 && Registry.head.value == 0;
    //@ ensures count == 1;
    static void changes(Node n) { count++; Registry.head.value = 5; Registry.head.next = n; }
    //@ ensures (\\forall Node n; n.value == 0);
    static void bare() { Bare.root = new Node(); Bare.root.value = 1; }
    //@ requires false;
    //@ ensures true;
    static void never() { }
    //@ ensures false;
    static void throwing() { throw new IllegalStateException(); }
    //@ ensures \\result > 1;
    //@ ensures \\result > 2;
    //@ ensures \\result > 0;
    static int three() { return 1; }
    static void locals() {
        Node far = new Node();
        far.value = 31;
        //@ assert (\\exists Node n; n.value == 31);
    }
    static void groups(int i) {
        switch (i) {
            case 0: Node early = new Node(); early.value = 1; break;
            default:
                //@ assert (\\forall Node n; n.value == 0) && i != 1;
        }
    }
}`;

let table: ClassTable;
beforeAll(async () => {
  const workspace = await openTexts([{ path: 'Methods.java', text: SOURCE }]);
  table = workspace.table;
  expect(workspace.diagnostics()).toEqual([]);
});

function run(name: string, options: { readonly scope?: number; readonly choices?: number } = {}) {
  const method = table.find('Methods')?.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`no method ${name}`);
  return runScope(table, method, { scope: 1, natives: NATIVES, integers: [0, 1, 2, 3, 4, -1], ...options });
}

function verdicts(name: string): readonly string[] {
  return run(name).result.claims.map(({ property, verdict }) => `${property} ${verdict}`);
}

it('formulas read static fields of classes that nothing else uses', () => {
  const { result } = run('formula');
  expect(result.claims).toMatchObject([{ verdict: 'refuted', witness: { arguments: ['3'] } }]);
  expect(verdicts('late')).toEqual(['ensures unproved']);
});

it('parameters may be what static fields of other classes refer to', () => {
  expect(verdicts('alias')).toEqual(['assert refuted']);
});

it('preconditions are evaluated on static fields as they were before the last run', () => {
  // null, the node of the registry, and a new one: next null, itself or that node; six values.
  expect(run('changes').result.runs).toBe(1 + 1 + 3 * 6);
});

it('quantifiers range over static fields of classes without initialiser', () => {
  expect(verdicts('bare')).toContain('ensures refuted');
});

it('warns where nothing was checked', () => {
  expect(run('never').diagnostics.map(({ message }) => message)).toEqual([
    'no heap up to scope 1 meets the preconditions: nothing was checked',
  ]);
  const { result, diagnostics } = run('throwing');
  expect(result.claims).toMatchObject([{ verdict: 'unproved', unreached: true }]);
  expect(diagnostics).toMatchObject([{ severity: 'warning' }]);
});

it('clauses that fail at the same exit are all refuted', () => {
  expect(verdicts('three')).toEqual(['ensures refuted', 'ensures refuted', 'ensures unproved']);
});

it('quantifiers in statements range over locals that the formula does not name', () => {
  expect(verdicts('locals')).toContain('assert unproved');
});

it('statements may stand behind the last label of a switch', () => {
  expect(run('groups').result.claims.find(({ property }) => property === 'assert')).toMatchObject({
    verdict: 'refuted',
    witness: { arguments: ['1'] },
  });
});

it('stops when the choices are spent', () => {
  const { result } = run('changes', { scope: 3, choices: 10 });
  expect(result.cutOff).toBe(true);
  expect(result.claims.every(({ verdict }) => verdict === 'unknown')).toBe(true);
});
