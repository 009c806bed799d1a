/** `espalier spec`: a relational specification of each method. */

import { loadSolver } from '../../../analyses/spec/index.js';
import type { SpecResult } from '../../../findings/spec-result.js';
import { specText } from '../../../reports/spec/text.js';
import { type SpecOptions, spec } from '../../spec.js';
import { type Asked, analysis, type Ran } from '../analysis.js';
import { specCard } from './card.js';

interface RanSpec extends Ran {
  readonly results: readonly SpecResult[];
  /** The module of Alloy or the JML, where it was asked for. */
  readonly exported: string | undefined;
}

type AskedSpec = Asked<typeof specCard.options>;

export const specCommand = analysis({
  card: specCard,
  claims: ['ensures', 'invariant', 'property'],
  run: runSpec,
  reports: {
    text: (result, { opened }, { options, paint }) =>
      specText(result, {
        source: opened.source,
        isAscii: options.ascii === true,
        isAll: options.all === true,
        paint,
      }),
    alloy: (_, { exported }) => exported ?? '',
    jml: (_, { exported }) => exported ?? '',
  },
});

async function runSpec({ names, options, open, specifications, onProgress }: AskedSpec): Promise<RanSpec> {
  const opened = await open(names, { focus: true });
  const { format, budgetMs, steps, objects, operators, contexts } = options;
  const checking = await checkingOf(options);
  const found = spec(opened.workspace, {
    classes: options.class,
    methods: options.method,
    isAll: options.all === true,
    limits: {
      ...(steps === undefined ? {} : { steps }),
      ...(objects === undefined ? {} : { objects }),
      ...(operators === undefined ? {} : { operators }),
      ...(contexts === undefined ? {} : { contexts }),
    },
    libraries: specifications(options.specs),
    budget: options.budget,
    ...(budgetMs === undefined ? {} : { milliseconds: budgetMs }),
    onProgress,
    ...(checking === undefined ? {} : { checking }),
    ...(format === 'alloy' || format === 'jml' ? { exported: format } : {}),
  });
  return { ...found, opened, methods: found.results.length };
}

async function checkingOf(options: AskedSpec['options']): Promise<SpecOptions['checking'] | undefined> {
  if (options.check !== true && options.property.length === 0) return undefined;
  return {
    solver: await loadSolver(),
    properties: options.property,
    replay: options.replay,
    ...(options.scope === undefined ? {} : { scope: options.scope }),
    ...(options.budgetMs === undefined ? {} : { milliseconds: options.budgetMs }),
  };
}
