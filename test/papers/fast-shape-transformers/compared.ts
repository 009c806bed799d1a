/** Figures 3, 5 and 6, computed again. */
import type { Truth } from '../../../src/base/truth.js';
import { contractionModel } from '../../../src/domains/heap/contraction/graphs/model.js';
import { Paths } from '../../../src/domains/heap/contraction/graphs/paths.js';
import { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { shape } from '../../../src/workspace/shape.js';
import { openTexts } from '../../support/open.js';
import { type Compared, type ComparedRow, row } from '../compared.js';
import { ROWS, textOf } from './figure-six.js';
import { FIGURE_3, stateOf, written } from './graphs.js';
import { DELETE, REVERSE } from './programs.js';
import { lists, solve } from './worklist.js';

export async function compared(): Promise<readonly Compared[]> {
  return [
    { figure: 'Figure 3, which lists the state stands for', rows: representedLists() },
    { figure: 'Figure 5, paths of the state of figure 3', rows: paths() },
    { figure: 'Figure 6, reverse and delete as lists of statements', rows: counts() },
    {
      figure: 'Figure 6, most states at a point with the partial join, our own Java programs',
      rows: await javaPrograms(),
      note: 'The sources of the paper are lost, and counts depend on the statements: only the order of magnitude can be compared.',
    },
  ];
}

function representedLists(): readonly ComparedRow[] {
  const states = new ContractionStates(contractionModel(3, { mode: 'exact' }));
  const state = states.uncontracted(written(FIGURE_3));
  return [3, 4, 5, 9].map((cells) => {
    const list = stateOf(states, {
      variables: [0, cells - 1, null],
      edges: Array.from({ length: cells - 1 }, (_, cell) => [cell, 0, cell + 1] as const),
    });
    return row(`a list of ${cells} cells`, cells >= 4 ? 'yes' : 'no', list === state ? 'yes' : 'no');
  });
}

function paths(): readonly ComparedRow[] {
  const found = new Paths(written(FIGURE_3).freeze());
  const pairs = (wanted: readonly Truth[]): string =>
    [0, 1, 2]
      .flatMap((source) => [0, 1, 2].map((target) => [source, target] as const))
      .filter(([source, target]) => wanted.includes(found.between(source, target)))
      .map((pair) => pair.join(''))
      .join(' ');
  return [row('may', '01 02 11 12', pairs(['yes', 'unknown'])), row('must', '01 02 12', pairs(['yes']))];
}

/** Relational join keeps all states apart, partial join merges those that differ in their labels only. */
function counts(): readonly ComparedRow[] {
  const printed = [
    ['reverse', REVERSE, 'head', 15, 8],
    ['delete', DELETE, 'exit', 20, 12],
  ] as const;
  return printed.flatMap(([name, program, point, relational, partial]) => [
    row(`${name}, relational join`, relational, solve(program, 'exact', lists()).at.get(point)?.size ?? 0),
    row(`${name}, partial join`, partial, solve(program, 'partial', lists()).at.get(point)?.size ?? 0),
  ]);
}

async function javaPrograms(): Promise<readonly ComparedRow[]> {
  return Promise.all(
    ROWS.map(async (program) => {
      const { name, file, method, partial } = program;
      const workspace = await openTexts([{ path: `${file}.java`, text: textOf(program) }]);
      const { results } = shape(workspace, {
        classes: [],
        methods: [`${file}.${method}`],
        join: 'partial',
        needs: false,
        replay: false,
        budget: 4,
      });
      return row(name, partial[1], results[0]?.maxStates ?? 'no result');
    }),
  );
}
