/** The shapes on a line in one picture. */
import type { DrawnMethod } from '../../findings/shape-result.js';
import { dotOfSeries } from '../../pictures/dot.js';
import type { Drawing } from '../../pictures/drawing.js';
import type { LayOut } from '../../pictures/layout.js';
import { heapSvg } from '../../pictures/series.js';
import { sheetSvg } from '../../pictures/sheet.js';

/** As Graphviz text, one below the other. */
export function shapesDot(drawn: readonly DrawnMethod[]): string {
  return dotOfSeries(titled(drawn));
}

/** As a grid. */
export function shapesSvg(drawn: readonly DrawnMethod[], layOut: LayOut): string {
  const pictures = titled(drawn).map((drawing) => ({ caption: drawing.title, svg: heapSvg(drawing, layOut) }));
  return sheetSvg(heading(drawn), pictures, 'light');
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
