/** Figures 4 to 7 and 10, computed again: each printed line beside the one that is found for the same relation. */
import type { SpecResult } from '../../../src/findings/spec-result.js';
import { constraint } from '../../analyses/spec/oracle/assertions.js';
import { type Compared, type ComparedRow, row } from '../compared.js';
import { normal, opened } from './analysed.js';
import { CLONE_PRINTED, FIGURES } from './figures.js';

export async function compared(): Promise<readonly Compared[]> {
  const { results } = await opened('List.java');
  const clone = (await opened('LinkedList.java')).results;
  return [
    ...FIGURES.map(({ figure, method, printed, stronger }) => ({
      figure: `Figure ${figure}, ${method}`,
      rows: lines(printed, results, method),
      ...(stronger.length === 0
        ? {}
        : {
            note: `Ours is an equality for ${stronger.join(', ').replace('\\result', 'the result')}, and implies the print.`,
          }),
    })),
    {
      figure: 'Figure 10, clone',
      rows: lines(CLONE_PRINTED, clone, 'clone'),
      note: 'The print is refuted by runs; ours holds.',
    },
  ];
}

const OPERATORS = { eq: '=', subset: '⊆', superset: '⊇' } as const;

/** A relation that is not listed is unchanged. */
function lines(printed: readonly string[], results: readonly SpecResult[], method: string): readonly ComparedRow[] {
  const constraints = results.find((each) => each.method === method)?.constraints ?? [];
  const listed = constraints.map(({ relation }) => relation);
  return printed.map((text) => {
    const { relation, op, expr } = constraint(text);
    const own = constraints.filter((each) => each.relation === relation);
    const ours = own.find((each) => each.op === op) ?? own[0];
    if (ours === undefined) return row('', text, `${relation} = ${relation.replace("'", '')}`);
    const isSame = ours.op === op && normal(ours.expr, listed) === normal(expr, listed);
    return row('', text, isSame ? text : `${relation} ${OPERATORS[ours.op]} ${ours.expr}`);
  });
}
