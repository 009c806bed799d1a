/** Random loops that build something new beside a walk, and formulas about what they build: what is shown, no run may break. */
import { readdirSync, readFileSync } from 'node:fs';
import type { SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import type { Solver } from '../../../../src/analyses/spec/checking/sat/solver.js';
import { LibrarySpecifications, readSpecification, type SpecProgram } from '../../../../src/analyses/spec/index.js';
import type { RelationalOptions } from '../../../../src/machines/relational/options.js';
import { runScope } from '../../../../src/workspace/run-scope.js';
import { randomFrom } from '../../../fuzz/random.js';
import { openTexts } from '../../../support/open.js';

export interface Engine {
  readonly SpecChecker: typeof SpecChecker;
  readonly SpecProgram: typeof SpecProgram;
  readonly DEFAULT_OPTIONS: RelationalOptions;
}

export interface Shown {
  /** Formulas that were shown, by method. */
  readonly shown: ReadonlyMap<string, readonly string[]>;
  /** Shown, and broken by a run. */
  readonly wrong: readonly string[];
}

const SPECIFICATIONS = readdirSync('specs').flatMap((name) => {
  const { specification } = readSpecification(name, readFileSync(`specs/${name}`, 'utf8'));
  return specification === undefined ? [] : [specification];
});

const CLASSES = 'class Node { Node next; Node prev; Object data; boolean mark; }';

const STARTS = ['first', 'first', 'first', 'first.next', 'last'];
const HEADERS = ['new Node()', 'new Node()', 'new Node()', 'last', 'first'];
const TAILS = ['h', 'h', 'h', 'null', 'last', 'c'];
const STATEMENTS = [
  'n.data = c.data;',
  'n.data = c.data;',
  'n.next = h;',
  'n.next = t;',
  'n.prev = t;',
  't.next = n;',
  't.next = n;',
  'if (t != null) t.next = n;',
  't.prev = n;',
  't = n;',
  't = n;',
  'h.prev = n;',
  'h.next = n;',
  'h.prev.next = n;',
  'c.prev = n;',
  'n.prev = c;',
  'n.next = c;',
  'last = n;',
  'h.data = c.data;',
  't.data = c;',
  'if (c.mark) t = n;',
  'if (c.mark) n.data = t;',
  'if (c.mark) return h;',
  't = t.next;',
  'h = n;',
];

export const FORMULAS: readonly string[] = [
  'fresh(\\result)',
  'list(\\result, next)',
  'cyclic(\\result, next)',
  'unshared(\\result, next)',
  'disjoint(first, \\result, next)',
  '\\result.next == null',
  '\\result.next == \\result',
  'first == null ==> \\result.next == null',
  'first != null ==> \\result.next != null',
  'first != null && \\result.next != null ==> \\result.next.data == first.data',
  'first != null && \\result.prev != null ==> \\result.prev.data == first.data',
  'first != null && first.next != null && \\result.next != null && \\result.next.next != null ==> \\result.next.next.data == first.next.data',
  '\\result.next != null && \\result.next.next != null ==> \\result.next.data == first.data',
  '\\result.next != null ==> \\result.next.next == null',
  '\\result.next != null ==> \\result.next.prev == \\result',
  '(\\forall Node x; reach(\\result, x, next); x.next == null || x.next.prev == x)',
  '(\\forall Node x; !fresh(x); x.next == \\old(x.next))',
  '(\\forall Node x; !fresh(x); x.prev == \\old(x.prev))',
  '(\\forall Node x; !fresh(x); x.prev == null || !fresh(x.prev))',
  '(\\forall Node x; reach(\\result, x, next); fresh(x))',
  '(\\forall Node x; reach(\\result, x, next); x.data == null || (\\exists Node y; reach(first, y, next); y.data == x.data))',
  '(\\forall Node y; reach(\\old(first), y, next); (\\exists Node x; reach(\\result, x, next); y.data == x.data))',
  '(\\forall Node y; reach(\\old(first), y, next); y.prev != null && y.prev.data == y)',
  'last == \\old(last)',
];

/** Each method with some of the formulas as its clauses. */
export function randomBuilders(seed: number, methods: number, formulas: number): string {
  const random = randomFrom(seed);
  const bodies = Array.from({ length: methods }, (_, index) => {
    const statements = Array.from({ length: 2 + random.below(4) }, () => random.pick(STATEMENTS));
    const clauses = Array.from({ length: formulas }, () => random.pick(FORMULAS));
    const method = `Node m${index}() { Node c = ${random.pick(STARTS)}; Node h = ${random.pick(HEADERS)}; Node t = ${random.pick(TAILS)};
      while (c != null) { Node n = new Node(); ${statements.join(' ')} c = c.next; } return ${random.pick(['h', 'h', 't'])}; }`;
    return withClauses(method, [...new Set(clauses)]);
  });
  return classOf(bodies);
}

export function withClauses(method: string, formulas: readonly string[]): string {
  return [...formulas.map((formula) => `//@ ensures ${formula};`), method].join('\n');
}

export function classOf(methods: readonly string[]): string {
  return `${CLASSES}\nclass Box { Node first; Node last;\n${methods.join('\n')}\n}`;
}

/** `isRun`: whether what is shown is tried on all small heaps. */
export async function shownOf(
  engine: Engine,
  solver: Solver,
  text: string,
  scope: number,
  isRun: boolean,
): Promise<Shown> {
  const workspace = await openTexts([{ path: 'Test.java', text }]);
  const { table } = workspace;
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const { hierarchy, summaries } = new engine.SpecProgram(table, classes, {
    ...engine.DEFAULT_OPTIONS,
    isAll: false,
    given: (known) => new LibrarySpecifications(known, SPECIFICATIONS),
  });
  const shown = new Map<string, readonly string[]>();
  const wrong: string[] = [];
  const checker = new engine.SpecChecker({ table, hierarchy, summaries, solver, scope, replay: false });
  const methods = (table.find('Box')?.methods ?? []).filter(({ name }) => name !== '<init>');
  for (const method of methods) {
    const claims = checker.check(method).claims.filter(({ property }) => property === 'ensures');
    const found = claims.filter(({ verdict, holdsUpToScope }) => verdict === 'proved' || holdsUpToScope !== undefined);
    const formulas = found.map(({ subject }) => String(subject));
    shown.set(method.name, formulas);
    if (formulas.length === 0 || !isRun) continue;
    const ran = runScope(workspace, { classes: [], methods: [`Box.${method.name}`], scope: 2, budget: 0.02 });
    for (const { claims: run } of ran.results) {
      for (const { verdict, subject } of run) {
        if (verdict === 'refuted' && formulas.includes(String(subject)))
          wrong.push(`${method.name}: ${String(subject)}`);
      }
    }
  }
  return { shown, wrong };
}
