/** The class assertions of classes in one picture: round by round, the graphs that are new in it. */
import type { DrawnClass } from '../../findings/invariants-result.js';
import { dotOfSeries } from '../../pictures/dot.js';
import type { Drawing } from '../../pictures/drawing.js';
import type { LayOut } from '../../pictures/layout.js';
import { heapSvg } from '../../pictures/series.js';
import { sheetSvg } from '../../pictures/sheet.js';
import { simpleName } from '../member-text.js';

/** As Graphviz text, one below the other. */
export function invariantsDot(drawn: readonly DrawnClass[]): string {
  return dotOfSeries(titled(drawn));
}

/** As a grid. */
export function invariantsSvg(drawn: readonly DrawnClass[], layOut: LayOut): string {
  const pictures = titled(drawn).map((drawing) => ({ caption: drawing.title, svg: heapSvg(drawing, layOut) }));
  return sheetSvg(heading(drawn), pictures, 'light');
}

function titled(drawn: readonly DrawnClass[]): readonly Drawing[] {
  return drawn.flatMap(({ result, rounds }) =>
    rounds.flatMap(({ number, assertion, fresh }) =>
      assertion.slice(0, fresh).map((drawing) => {
        const title = `round ${number}`;
        return { ...drawing, title: drawn.length === 1 ? title : `${simpleName(result.class)}, ${title}` };
      }),
    ),
  );
}

function heading(drawn: readonly DrawnClass[]): string {
  return drawn
    .map(({ result }) => {
      const graphs = `${result.graphs} ${result.graphs === 1 ? 'graph' : 'graphs'}`;
      return `${simpleName(result.class)}: ${graphs}, fixed point confirmed in round ${result.iterations}`;
    })
    .join('; ');
}
