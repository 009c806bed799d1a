/** Claims about random methods and random formulas, against runs on small heaps: what is shown must never be broken. */

import { SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import { ClauseReader } from '../../../../src/analyses/spec/checking/questions/clauses.js';
import { SpecReplayer } from '../../../../src/analyses/spec/checking/small/replay.js';
import { SpecProgram } from '../../../../src/analyses/spec/spec-program.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { DEFAULT_OPTIONS } from '../../../../src/machines/relational/options.js';
import { randomProgram } from '../../../fuzz/spec/program.js';
import { openTexts } from '../../../support/open.js';
import { randomNumbers, SOLVER } from './support.js';

type Draw = (below: number) => number;

export interface Disagreement {
  readonly text: string;
  readonly method: string;
  readonly formula: string;
  readonly verdict: string;
  readonly heap: unknown;
}

export interface Agreement {
  readonly counts: Readonly<Record<string, number>>;
  readonly wrong: readonly Disagreement[];
}

/** Formulas about the parameters and the result, most of them sensible. */
function formulaFor(method: MethodDeclaration, draw: Draw): string {
  const pick = <Element>(from: readonly Element[]): Element => from[draw(from.length)] as Element;
  const named = [
    ...(hasFlag(method, Flag.STATIC) ? [] : [{ name: 'this', type: method.owner }]),
    ...method.parameters,
    ...(method.result === 'void' ? [] : [{ name: '\\result', type: method.result }]),
  ];
  const ofType = (types: readonly string[]): string[] =>
    named.filter(({ type }) => types.includes(type)).map(({ name }) => name);
  const owners = ofType(['C']);
  const held = owners.flatMap((name) => [`${name}.first`, `${name}.last`]);
  const starts = ['A.root', ...ofType(['A', 'B']), ...held, 'null'];
  const object = (depth: number): string => {
    const shape = draw(depth > 1 ? 1 : 5);
    if (shape === 0 || shape === 1) return pick(starts);
    if (shape === 4) {
      const inner = object(depth + 1);
      return inner.includes('\\') ? inner : `\\old(${inner})`;
    }
    const base = object(depth + 1);
    return base === 'null' ? 'A.root' : `${base}.${pick(['next', 'prev', 'next.next'])}`;
  };
  const number = (): string =>
    pick(['0', '1', 'A.count', '\\old(A.count)', ...ofType(['int']), ...owners.map((name) => `${name}.size`)]);
  const atom = (): string => {
    switch (draw(9)) {
      case 0:
      case 1:
        return `${object(0)} ${pick(['==', '!='])} ${object(0)}`;
      case 2:
        return `${object(0)} == null`;
      case 3:
        return `${number()} ${pick(['==', '<', '<=', '!='])} ${number()}`;
      case 4:
        return `reach(${object(1)}, ${object(1)}, ${pick(['next', 'prev', 'next, prev'])})`;
      case 5:
        return `${pick(['acyclic', 'list', 'unshared', 'cyclic'])}(${object(1)}, next)`;
      case 6:
        return `(\\forall A x; x.${pick(['next', 'prev'])} == \\old(x.${pick(['next', 'prev'])}))`;
      case 7:
        return `(\\${pick(['exists', 'forall'])} A x; x.next == ${object(1)})`;
      default:
        return `${object(1)} instanceof B`;
    }
  };
  const formula = atom();
  switch (draw(5)) {
    case 0:
      return `${formula} || ${atom()}`;
    case 1:
      return `${formula} ==> ${atom()}`;
    case 2:
      return `!(${formula})`;
    default:
      return formula;
  }
}

const INVARIANTS = [
  'first != null',
  'first == last',
  'size >= 0',
  'first == null ==> last == null',
  'first != null ==> first.owner == this',
  'first != null && first.next == last',
  'first != null ==> first.data == size',
  'items != null',
];

/** Every object of `C` satisfies one of them before each call. */
function withInvariant(text: string, draw: Draw): string {
  return text.replace('class C {', `class C {\n  //@ invariant ${INVARIANTS[draw(INVARIANTS.length)]};`);
}

export interface AgreementOptions {
  /** Whether the objects of a class satisfy an invariant before each call. */
  readonly hasInvariants?: boolean;
  readonly generate?: (draw: Draw) => string;
}

export async function agreement(
  programs: number,
  seed: number,
  scope = 2,
  { hasInvariants = false, generate = randomProgram }: AgreementOptions = {},
): Promise<Agreement> {
  const draw = randomNumbers(seed);
  const solver = await SOLVER;
  const counts: Record<string, number> = {};
  const wrong: Disagreement[] = [];
  for (let program = 0; program < programs; program++) {
    const drawn = generate(draw);
    const text = hasInvariants ? withInvariant(drawn, draw) : drawn;
    const { table } = await openTexts([{ path: 'Test.java', text }]);
    const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
    const { hierarchy, summaries } = new SpecProgram(table, classes, { ...DEFAULT_OPTIONS, isAll: false });
    const replayer = new SpecReplayer(table, 1, () => false);
    const clauses = new ClauseReader(hierarchy);
    for (const method of table.find('M')?.methods ?? []) {
      if (method.name === '<init>') continue;
      const properties = [...new Set(Array.from({ length: 4 }, () => formulaFor(method, draw)))];
      const checker = new SpecChecker({ table, hierarchy, summaries, solver, scope, properties, replay: false });
      const { claims } = checker.check(method);
      const { goals } = clauses.of(method, properties, () => undefined);
      for (const [place, claim] of claims.entries()) {
        const verdict = claim.holdsUpToScope === undefined ? claim.verdict : 'bounded';
        counts[verdict] = (counts[verdict] ?? 0) + 1;
        if (verdict !== 'proved' && verdict !== 'bounded') continue;
        const goal = goals[place];
        const witness = goal && replayer.of(method, goals, () => undefined)?.onSmallHeaps(goal);
        if (witness === undefined) continue;
        wrong.push({
          text,
          method: method.name,
          formula: String(claim.subject),
          verdict,
          heap: [witness.arguments, witness.heap],
        });
      }
    }
  }
  return { counts, wrong };
}
