/** Claims about random methods and random relational formulas, against runs that the oracle's own reader evaluates. */
import { SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import { SpecProgram } from '../../../../src/analyses/spec/spec-program.js';
import { ProgramCode } from '../../../../src/execution/enumeration/code/program-code.js';
import type { MethodDeclaration } from '../../../../src/ir/program.js';
import { DEFAULT_OPTIONS } from '../../../../src/machines/relational/options.js';
import { randomProgram } from '../../../fuzz/spec/program.js';
import { openTexts } from '../../../support/open.js';
import { enumerated } from '../oracle/enumerated.js';
import { holds } from '../oracle/evaluate.js';
import type { Draw } from '../oracle/heap.js';
import { called } from '../oracle/judge.js';
import { Names } from '../oracle/names.js';
import { settingOf } from '../oracle/setting.js';
import type { Agreement, Disagreement } from './agreement.js';
import { randomNumbers, SOLVER } from './support.js';

const HEAPS = { scope: 2, heaps: 150, steps: 3_000 };

/** Formulas about the parameters and the result before and after the call; many speak of fields of null. */
function formulaFor(method: MethodDeclaration, draw: Draw): string {
  const pick = <Element>(from: readonly Element[]): Element => from[draw(from.length)] as Element;
  const prime = (): string => pick(['', "'"]);
  const ofType = (types: readonly string[]): string[] =>
    [...method.parameters, ...(method.result === 'void' ? [] : [{ name: '\\result', type: method.result }])]
      .filter(({ type }) => types.includes(type))
      .map(({ name }) => name);
  const starts = ofType(['A', 'B']);
  const object = (depth: number): string => {
    const shape = draw(depth > 1 ? 2 : 7);
    if (shape <= 1) return pick([...starts, ...starts, `A.root${prime()}`]);
    if (shape === 6) return `next${prime()}.${pick([...starts, 'null'])}`;
    return `${object(depth + 1)}.${pick(['next', 'prev', '*next', '^next'])}${prime()}`;
  };
  const numbers = [...ofType(['int']), '0', '1', 'A.count', "A.count'"];
  const number = (): string => (draw(2) === 0 ? pick(numbers) : `${object(1)}.data${prime()}`);
  const set = (): string =>
    pick([
      () => object(0),
      () => object(0),
      () => `(${object(0)} + null)`,
      () => `(${object(0)} - null)`,
      () => `A${prime()}`,
    ])();
  switch (draw(7)) {
    case 0:
      return `${pick(['some', 'no'])} ${set()}`;
    case 1:
      return `${set()} in ${set()}`;
    case 2:
      return `${number()} ${pick(['<', '>=', '='])} ${number()}`;
    case 3:
      return `not (${object(0)} = ${object(0)})`;
    case 4:
      return `some ${object(0)} & ${object(0)} => ${object(0)} = ${object(0)}`;
    default:
      return `${object(0)} = ${object(0)}`;
  }
}

export async function relationalAgreement(programs: number, seed: number, scope = 2): Promise<Agreement> {
  const draw = randomNumbers(seed);
  const solver = await SOLVER;
  const counts: Record<string, number> = {};
  const wrong: Disagreement[] = [];
  for (let program = 0; program < programs; program++) {
    const text = randomProgram(draw);
    const { table } = await openTexts([{ path: 'Test.java', text }]);
    const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
    const { hierarchy, summaries } = new SpecProgram(table, classes, { ...DEFAULT_OPTIONS, isAll: false });
    const code = new ProgramCode(table);
    for (const method of table.find('M')?.methods ?? []) {
      if (method.name === '<init>') continue;
      const properties = [...new Set(Array.from({ length: 6 }, () => formulaFor(method, draw)))];
      const checker = new SpecChecker({ table, hierarchy, summaries, solver, scope, properties, replay: false });
      const { claims } = checker.check(method);
      const shown: string[] = [];
      for (const { verdict, subject, holdsUpToScope } of claims) {
        const said = holdsUpToScope === undefined ? verdict : 'bounded';
        counts[said] = (counts[said] ?? 0) + 1;
        if (said === 'proved' || said === 'bounded') shown.push(String(subject));
      }
      if (shown.length === 0) continue;
      const { machine, calls } = enumerated(code, method, HEAPS, draw);
      for (const values of calls) {
        const states = called({ machine, method, values, objects: [], classes });
        if (states?.outcome.kind !== 'returned') continue;
        states.look(states.allocated);
        const setting = settingOf(states, new Names(states), new Map());
        const broken = shown.find((formula) => !holds(formula, setting));
        if (broken === undefined) continue;
        const claim = claims.find(({ subject }) => subject === broken);
        wrong.push({
          text,
          method: method.name,
          formula: broken,
          verdict: claim?.verdict ?? '',
          heap: values.map(String),
        });
        break;
      }
    }
  }
  return { counts, wrong };
}
