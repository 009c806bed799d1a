/** `espalier shape`: heap shapes at every line, and what they prove. */
import type { DrawnMethod, ShapeResult } from '../../../findings/shape-result.js';
import { shapeHtml } from '../../../reports/html/shape-html.js';
import { shapesDot, shapesSvg } from '../../../reports/shape/pictures.js';
import { shapeText } from '../../../reports/shape/text.js';
import { shape } from '../../shape.js';
import { type Asked, analysis, type Ran, type Refused } from '../analysis.js';
import { isLineOf } from '../option-kinds.js';
import { missingLine, unknownFields } from './asked-places.js';
import { shapeCard } from './card.js';

interface RanShape extends Ran {
  readonly results: readonly ShapeResult[];
  readonly drawn: readonly DrawnMethod[];
}

type AskedShape = Asked<typeof shapeCard.options>;

export const shapeCommand = analysis({
  card: shapeCard,
  claims: ['null-dereference', 'requires', 'ensures', 'invariant', 'assert', 'acyclic', 'lost-nodes'],
  run: runShape,
  reports: {
    text: (result, { opened }, { paint }) => shapeText(result, { source: opened.source, paint }),
    svg: async (_, { drawn }, { layOut }) => shapesSvg(drawn, await layOut()),
    dot: (_, { drawn }) => shapesDot(drawn),
    html: async (result, { opened, drawn }, { svg }) =>
      shapeHtml(result, drawn, { source: opened.source, svgOf: await svg() }),
  },
});

async function runShape({ names, options, open, onProgress }: AskedShape): Promise<RanShape | Refused> {
  const problem = optionProblem(options);
  if (problem !== undefined) return { refused: [problem] };
  const opened = await open(names, { focus: true });
  const unknown = unknownFields(opened.workspace, options.inverse);
  if (unknown.length > 0) return { refused: unknown };
  const { at, format } = options;
  const shaped = shape(opened.workspace, {
    classes: options.class,
    methods: options.method,
    join: options.join,
    abstraction: options.abstraction,
    inverses: options.inverse,
    needs: options.needs,
    replay: options.replay,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress,
    source: opened.source,
    ...(format === 'html' ? { draws: () => true } : {}),
    ...(at === undefined ? {} : { draws: (file: string, line: number) => isLineOf(at, file, line) }),
  });
  const missing = at === undefined ? undefined : missingLine(shaped, at);
  return {
    ...shaped,
    opened,
    unmatched: [...shaped.unmatched, ...(missing === undefined ? [] : [missing])],
    isWithheld: missing !== undefined,
  };
}

function optionProblem({ format, at }: AskedShape['options']): string | undefined {
  const draws = format === 'svg' || format === 'dot';
  if (draws && at === undefined) return `--format ${format} draws the shapes of one line: say which with --at LINE`;
  if (!draws && at !== undefined) return '--at is for --format svg and dot; html shows all lines';
  return undefined;
}
