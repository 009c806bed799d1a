/** `espalier numbers`: how numbers relate at every line, and what that proves. */
import { PROPERTIES } from '../../../analyses/numbers/index.js';
import type { NumbersResult } from '../../../findings/numbers-result.js';
import { numbersText } from '../../../reports/numbers-text.js';
import { type Asked, analysis, type Ran } from '../analysis.js';
import { isLineOf, type LineOfFile } from '../option-kinds.js';
import { numbersCard } from './card.js';
import { numbers } from './numbers.js';

interface RanNumbers extends Ran {
  readonly results: readonly NumbersResult[];
}

export const numbersCommand = analysis({
  card: numbersCard,
  claims: PROPERTIES,
  run: runNumbers,
  reports: {
    text: (result, { opened }, { paint, options }) =>
      numbersText(result, { source: opened.source, paint, isLine: options.at !== undefined }),
  },
});

async function runNumbers({
  names,
  options,
  open,
  onProgress,
}: Asked<typeof numbersCard.options>): Promise<RanNumbers> {
  const opened = await open(names, { focus: true });
  const { at, domain, replay, budget, budgetMs } = options;
  const found = numbers(opened.workspace, {
    classes: options.class,
    methods: options.method,
    domain,
    replay,
    budget,
    ...(budgetMs === undefined ? {} : { budgetMilliseconds: budgetMs }),
    onProgress,
  });
  return { ...found, opened, ...(at === undefined ? {} : told(found, at)) };
}

/** Only what is known at the line. */
function told(
  { results, unmatched }: Pick<RanNumbers, 'results' | 'unmatched'>,
  at: LineOfFile,
): Pick<RanNumbers, 'results' | 'unmatched'> {
  const kept = results.flatMap((result): readonly NumbersResult[] => {
    const points = result.points.filter(({ line }) => isLineOf(at, result.location.file, line));
    return points.length === 0 ? [] : [{ ...result, points }];
  });
  if (kept.length > 0 || unmatched.length > 0) return { results: kept, unmatched };
  const name = at.file === undefined ? String(at.line) : `${at.file}:${at.line}`;
  return { results: kept, unmatched: [`--at ${name}: no analysed statement is on that line`] };
}
