/** The shapes on a line in one picture. */
import type { DrawnMethod } from '../findings/shape-result.js';
import { dotOf, dotOfSeries } from '../pictures/dot.js';
import type { Drawing } from '../pictures/drawing.js';
import { gridSvg, pictureOf } from '../pictures/svg.js';

/** As Graphviz text, one below the other. */
export function shapesDot(drawn: readonly DrawnMethod[]): string {
  return dotOfSeries(titled(drawn));
}

/** As a grid; `svgOf` draws Graphviz text. */
export function shapesSvg(drawn: readonly DrawnMethod[], svgOf: (dot: string) => string): string {
  const pictures = titled(drawn).map((drawing) => pictureOf(svgOf(dotOf(drawing))));
  return gridSvg(heading(drawn), pictures);
}

/** Numbered; with the method where there are several. */
function titled(drawn: readonly DrawnMethod[]): readonly Drawing[] {
  return drawn.flatMap(({ lines }) =>
    lines.flatMap(({ drawings }) =>
      drawings.map((drawing, index) => ({
        ...drawing,
        title: drawn.length === 1 ? String(index + 1) : `${index + 1}  ${drawing.title}`,
      })),
    ),
  );
}

function heading(drawn: readonly DrawnMethod[]): string {
  return drawn
    .flatMap(({ result, lines }) =>
      lines.map(({ line, drawings, more }) => {
        const count = drawings.length + more;
        const states = count === 1 ? 'state' : 'states';
        const left = more === 0 ? '' : `, ${drawings.length} drawn`;
        return `${result.location.file}:${line}, ${result.method ?? result.class}: ${count} ${states}${left}`;
      }),
    )
    .join('; ');
}
