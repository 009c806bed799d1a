/** The state diagrams of all components in one picture. */
import type { RunResult } from '../../findings/result.js';
import type { TypestateResult } from '../../findings/typestate-result.js';
import { gridSvg, pictureOf } from '../../pictures/svg.js';
import { plural } from '../claim-text.js';
import { diagramsOf, type StateDiagram } from './diagram.js';
import { stateDot, stateDots } from './dot.js';
import { isComponent } from './summary.js';

/** As Graphviz text. */
export function typestateDot(run: RunResult<TypestateResult>): string {
  return stateDots(diagrams(run));
}

/** As a grid; `svgOf` draws Graphviz text. */
export function typestateSvg(run: RunResult<TypestateResult>, svgOf: (dot: string) => string): string {
  const drawn = diagrams(run);
  return gridSvg(
    headingOf(run, drawn),
    drawn.map((diagram) => pictureOf(svgOf(stateDot(diagram)))),
  );
}

const LEGEND = { failure: 'red: fails', buddy: 'dashed: as a buddy', child: 'dotted: through a field' } as const;

/** Short: the picture may be small. */
function headingOf(run: RunResult<TypestateResult>, drawn: readonly StateDiagram[]): string {
  const components = run.results.filter(isComponent);
  const states = components.reduce((sum, { typestates }) => sum + typestates.length, 0);
  const transitions = components.reduce((sum, each) => sum + each.transitions.length, 0);
  const kinds = new Set(drawn.flatMap(({ moves }) => moves.map(({ kind }) => kind)));
  const legend = (['failure', 'buddy', 'child'] as const).filter((kind) => kinds.has(kind)).map((kind) => LEGEND[kind]);
  return [plural(states, 'typestate'), plural(transitions, 'transition'), ...legend].join(', ');
}

function diagrams(run: RunResult<TypestateResult>): readonly StateDiagram[] {
  return run.results.filter(isComponent).flatMap(diagramsOf);
}
