/** `espalier invariants`: what always holds of the structures behind the fields of classes. */
import type { DrawnClass, InvariantsResult } from '../../../findings/invariants-result.js';
import { invariantsHtml } from '../../../reports/html/invariants-html.js';
import { invariantsDot, invariantsSvg } from '../../../reports/invariants/pictures.js';
import { invariantsText } from '../../../reports/invariants/text.js';
import { invariants } from '../../invariants.js';
import { type Asked, analysis, type Ran } from '../analysis.js';
import { invariantsCard } from './card.js';

interface RanInvariants extends Ran {
  readonly results: readonly InvariantsResult[];
  readonly drawn: readonly DrawnClass[];
}

const DRAWN: readonly string[] = ['html', 'svg', 'dot'];

export const invariantsCommand = analysis({
  card: invariantsCard,
  claims: ['invariant', 'acyclic', 'disjoint', 'non-null', 'null', 'unshared'],
  run: runInvariants,
  reports: {
    text: (result, { opened }, { paint }) => invariantsText(result, { source: opened.source, paint }),
    svg: async (_, { drawn }, { layOut }) => invariantsSvg(drawn, await layOut()),
    dot: (_, { drawn }) => invariantsDot(drawn),
    html: async (result, { drawn }, { svg }) => invariantsHtml(result, drawn, await svg()),
  },
});

async function runInvariants(asked: Asked<typeof invariantsCard.options>): Promise<RanInvariants> {
  const { names, options, open, onProgress } = asked;
  const opened = await open(names, { focus: true });
  const found = invariants(opened.workspace, {
    classes: options.class,
    methods: options.method,
    domain: options.domain,
    world: options.closedWorld === true ? 'closed' : 'open',
    threads: options.threads,
    replay: options.replay,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress,
    draws: DRAWN.includes(options.format),
  });
  return { ...found, opened };
}
