/** `espalier typestate`: the states that objects of a component can be in, which call leads where, and whether clients keep to it. */
import type { ReportedDiagnostic } from '../../../findings/result.js';
import type { TypestateResult } from '../../../findings/typestate-result.js';
import { typestateHtml } from '../../../reports/html/typestate-html.js';
import { typestateMarkdown } from '../../../reports/typestate/markdown.js';
import { typestateDot, typestateSvg } from '../../../reports/typestate/pictures.js';
import { typestateText } from '../../../reports/typestate/text.js';
import type { WithComponents } from '../../shipped-components.js';
import { typestate } from '../../typestate.js';
import { type Asked, analysis, type Ran, type Refused } from '../analysis.js';
import { typestateCard } from './card.js';

interface RanTypestate extends Ran {
  readonly results: readonly TypestateResult[];
  /** The boolean programs, where they were asked for. */
  readonly boolean: string;
}

export const typestateCommand = analysis({
  card: typestateCard,
  claims: ['protocol-error'],
  run: runTypestate,
  reports: {
    text: (result, { opened }, { paint }) => typestateText(result, { source: opened.source, paint }),
    md: (result) => typestateMarkdown(result),
    dot: (result) => typestateDot(result),
    svg: async (result, _, { svg }) => typestateSvg(result, await svg()),
    html: async (result, _, { svg }) => typestateHtml(result, await svg()),
    boolean: (_, { boolean }) => boolean,
  },
});

async function runTypestate(asked: Asked<typeof typestateCard.options>): Promise<RanTypestate | Refused> {
  const { names, options, open, openWithComponents, belongingTo, onProgress } = asked;
  const { client = [] } = options;
  if (names.length === 0 && client.length === 0) {
    return { refused: ["missing required argument 'input': the classes of a component"] };
  }
  const isClient = client.length === 0 ? () => false : belongingTo(client);
  const shipped = names.length > 0 ? undefined : await openWithComponents(client, isClient);
  const opened = shipped?.opened ?? (await open([...names, ...client]));
  const { workspace } = opened;
  const found = typestate(workspace, {
    classes: options.class,
    methods: options.method,
    isClient,
    ...(options.errors === undefined ? {} : { errors: options.errors }),
    replay: options.replay,
    engine: options.engine,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress,
    printsBoolean: options.format === 'boolean',
    ...(shipped === undefined ? {} : { shipped: { names: shipped.used, plain: shipped.plain.workspace } }),
  });
  return {
    ...found,
    opened,
    results: [...found.components, ...found.clients],
    diagnostics: [...notes(shipped), ...found.diagnostics],
    inputDiagnostics: workspace
      .diagnostics()
      .filter(({ file }) => file === undefined || shipped?.isShipped(file) !== true),
    methods: found.statistics.methods,
    isUnusable: names.length > 0 && client.length > 0 && found.count === 0,
  };
}

function notes(shipped: WithComponents<unknown> | undefined): readonly ReportedDiagnostic[] {
  if (shipped === undefined || shipped.used.length > 0) return [];
  return [{ severity: 'note', message: 'no shipped component is used: of the clients nothing is claimed' }];
}
