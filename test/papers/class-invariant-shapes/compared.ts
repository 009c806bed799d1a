/** The rounds of IntStack, IntList1 and IntList2, computed again; figure 34 has lost its number. */
import { shapeGraphs } from '../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import { ClassAnalysis, type ClassText } from '../../domains/shapegraph/graphs/support/class-equation.js';
import { type Compared, type ComparedRow, row } from '../compared.js';
import { IntList1, IntList2, IntStack } from './programs.js';

/** Graphs that are new in each round, the empty one first, which the thesis does not count. */
function rounds(text: ClassText): readonly string[] {
  const analysis = new ClassAnalysis(shapeGraphs({ fields: 1, mode: 'relational', limit: 1_000 }), text);
  return analysis.rounds().map(({ fresh }) =>
    fresh
      .map((graph) => analysis.show(graph))
      .sort()
      .join('; '),
  );
}

/** How many graphs there are, and the round that adds none. */
function size(text: ClassText): readonly [graphs: number, round: number] {
  const found = rounds(text);
  return [found.flatMap((round) => (round === '' ? [] : round.split('; '))).length - 1, found.length - 1];
}

export async function compared(): Promise<readonly Compared[]> {
  return [
    { figure: 'Figures 6 to 31, graphs that each round of IntStack adds', rows: stack() },
    { figure: 'Figure 32, IntList1', rows: sizes(IntList1, 3, 4) },
    {
      figure: 'Figure 33, IntList2',
      rows: sizes(IntList2, 4, 4),
      note: 'No sound set is as small as the printed one.',
    },
  ];
}

function stack(): readonly ComparedRow[] {
  const printed = ['{top}', '{top} -> @', '{top} -> @, @ -> @', ''];
  const found = rounds(IntStack).slice(1);
  const none = (text: string | undefined): string => (text === '' ? 'none' : (text ?? 'no such round'));
  return Array.from({ length: Math.max(printed.length, found.length) }, (_, at) =>
    row(`round ${at + 1}`, none(printed[at]), none(found[at])),
  );
}

function sizes(text: ClassText, graphs: number, round: number): readonly ComparedRow[] {
  const [foundGraphs, foundRound] = size(text);
  return [row('graphs', graphs, foundGraphs), row('round that adds none', round, foundRound)];
}
