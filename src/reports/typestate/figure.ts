/**
 * State diagrams as SVG. Calls that leave an object where it is stand inside the state; failing ones lead, red and dashed, to a
 * cross of their state. Whoever points at a call can be told its transitions: `data-transition` has their ids.
 */
import { type Curve, type LayOut, type Layout, layoutOf, type Position } from '../../pictures/layout.js';
import { escaped, shortened, widthOf } from '../../pictures/letters.js';
import { arrow, element, pair, text } from '../../pictures/shapes.js';
import type { Move, StateDiagram } from './diagram.js';
import { drawnMoves, MOST_CALLS, MOST_STATES, titleOf } from './dot.js';
import { shortName } from './table.js';

/** Of one line of text. */
const LINE = 16;
const BASELINE = 12;
const MARGIN = 8;
/** Wider diagrams are turned, if that makes them less wide. */
const COMFORTABLE = 760;
const CROSS = 18;

interface Call {
  readonly text: string;
  readonly ids: readonly string[];
}

interface StateBox {
  readonly id: string;
  readonly name: string;
  readonly head: readonly string[];
  /** Calls that change nothing. */
  readonly stays: readonly Call[];
  readonly width: number;
  readonly height: number;
}

export function stateFigure(diagram: StateDiagram, layOut: LayOut): string {
  const moves = drawnMoves(diagram);
  const boxes = diagram.states.slice(0, MOST_STATES).map((state): StateBox => {
    const stays = moves.filter((move) => move.from === state.id && isStay(move)).flatMap(callsOf);
    const head =
      state.name === ''
        ? []
        : shortName(state.name)
            .split(', ')
            .map((line) => shortened(line));
    const lines = [state.id, ...head, ...stays.map((call) => call.text)];
    const width = Math.max(...lines.map(widthOf)) + 24;
    const height = LINE * (1 + head.length) + (stays.length === 0 ? 10 : 18 + LINE * stays.length);
    return { id: state.id, name: state.name, head, stays, width, height };
  });
  const arrows = moves.filter((move) => !isStay(move));
  const layout = laidOut(boxes, arrows, layOut);
  return figureOf(diagram, boxes, arrows, layout);
}

function isStay({ from, to, kind }: Move): boolean {
  return from === to && kind !== 'failure';
}

/** The first ones; the last line says how many more there are. */
function callsOf({ calls, callTransitions, transitions }: Move): readonly Call[] {
  const told = calls.map((call, index) => ({ text: shortened(call, 44), ids: callTransitions[index] ?? [] }));
  if (told.length <= MOST_CALLS) return told;
  return [...told.slice(0, MOST_CALLS), { text: `… ${told.length - MOST_CALLS} more`, ids: transitions }];
}

function laidOut(boxes: readonly StateBox[], arrows: readonly Move[], layOut: LayOut): Layout {
  const across = layoutOf(layOut(dotOf(boxes, arrows, 'LR')));
  if (across.width <= COMFORTABLE) return across;
  const down = layoutOf(layOut(dotOf(boxes, arrows, 'TB')));
  return down.width < across.width ? down : across;
}

/** With our own names only: `s0` a state, `x0` its cross, `raw` the start. */
function dotOf(boxes: readonly StateBox[], arrows: readonly Move[], direction: 'LR' | 'TB'): string {
  const names = new Map(boxes.map(({ id }, index) => [id, index]));
  const inches = (pixels: number): string => (pixels / 72).toFixed(4);
  const sized = (name: string, width: number, height: number, shape = 'box'): string =>
    `  ${name} [shape=${shape}, width=${inches(width)}, height=${inches(height)}];`;
  const place = (id: string): string => (id === 'raw' ? 'raw' : `s${names.get(id)}`);
  const crosses = new Set(arrows.filter(({ to }) => to === '?').map(({ from }) => from));
  return [
    'digraph {',
    `  graph [rankdir=${direction}, nodesep=0.3, ranksep=0.35, margin=0];`,
    '  node [fixedsize=true, label=""];',
    '  edge [arrowsize=0.75];',
    ...(arrows.some(({ from }) => from === 'raw') ? [sized('raw', 12, 12, 'circle')] : []),
    ...boxes.map(({ width, height }, index) => sized(`s${index}`, width, height)),
    ...[...crosses].map((from) => sized(`x${place(from)}`, CROSS, CROSS, 'circle')),
    ...arrows.map((move, index) => {
      const calls = callsOf(move);
      const width = Math.max(0, ...calls.map((call) => widthOf(call.text))) + 10;
      const label = `<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD FIXEDSIZE="TRUE" WIDTH="${width}" HEIGHT="${calls.length * LINE + 4}"></TD></TR></TABLE>>`;
      const end = move.to === '?' ? `x${place(move.from)}` : place(move.to);
      return `  ${place(move.from)} -> ${end} [id=e${index}, label=${label}];`;
    }),
    '}',
    '',
  ].join('\n');
}

function figureOf(diagram: StateDiagram, boxes: readonly StateBox[], arrows: readonly Move[], layout: Layout): string {
  const { nodes, edges } = layout;
  const places = boxes.map(({ width, height }, index) => {
    const middle = nodes.get(`s${index}`) ?? { x: 0, y: 0 };
    return { x: middle.x - width / 2, y: middle.y - height / 2 };
  });
  const crosses = [...nodes].filter(([name]) => name.startsWith('x'));
  const start = nodes.get('raw');
  const [width, height] = [Math.ceil(layout.width + 2 * MARGIN), Math.ceil(layout.height + 2 * MARGIN)];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'picture states',
      role: 'group',
      'aria-label': `state diagram of ${titleOf(diagram)}`,
      width,
      height,
      viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
    },
    element('desc', {}, escaped(diagramText(diagram))),
    ...arrows.map((move, index) => moveFigure(move, edges.get(`e${index}`))),
    ...(start === undefined ? [] : [element('circle', { class: 'start', cx: start.x, cy: start.y, r: 6 })]),
    ...crosses.map(([, place]) => crossFigure(place)),
    ...boxes.map((box, index) => stateBoxFigure(box, places[index] ?? { x: 0, y: 0 })),
  );
}

/** For those who do not see it: `A1 to A2 by set(C); in A2 next() fails`. */
export function diagramText({ moves }: StateDiagram): string {
  return moves.map(moveText).join('; ');
}

function moveText({ from, to, kind, calls }: Move): string {
  const by = calls.join(', ');
  const start = from === 'raw' ? 'at the start' : `in ${from}`;
  if (to === '?') return `${start} ${by} fails`;
  if (kind === 'failure') return `${start} ${by} fails and leaves it in ${to}`;
  if (from === to) return `${start} ${by} changes nothing`;
  return from === 'raw' ? `${by} makes ${to}` : `${from} to ${to} by ${by}`;
}

function moveFigure(move: Move, curve: Curve | undefined): string {
  if (curve === undefined) return '';
  const { x = 0, y = 0 } = curve.label ?? {};
  const calls = callsOf(move);
  const top = y - (calls.length * LINE) / 2;
  const width = Math.max(0, ...calls.map((call) => widthOf(call.text)));
  const plate = { x: x - width / 2 - 3, y: top - 1, width: width + 6, height: calls.length * LINE + 2 };
  return element(
    'g',
    {
      class: `move ${move.kind === 'call' ? 'plain' : move.kind}`,
      'data-from': move.from,
      'data-to': move.to,
      'data-transition': move.transitions.join(' '),
      tabindex: 0,
      role: 'img',
      'aria-label': moveText(move),
    },
    element('path', { class: 'reach', d: reachPath(curve) }),
    arrow(curve),
    element('rect', { class: 'plate', ...plate, rx: 3 }),
    ...calls.map((call, index) => callFigure(call, { x: x - width / 2, y: top + index * LINE + BASELINE })),
  );
}

/** A broad stroke that nobody sees, so that a thin line is easy to point at. */
function reachPath({ points, tip }: Curve): string {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  const pieces: string[] = [];
  for (let index = 0; index + 2 < rest.length; index += 3) {
    pieces.push(
      `C${rest
        .slice(index, index + 3)
        .map(pair)
        .join(' ')}`,
    );
  }
  return `M${pair(first)}${pieces.join('')}${tip === undefined ? '' : `L${pair(tip)}`}`;
}

function callFigure(call: Call, place: Position): string {
  return element('g', { class: 'call', 'data-transition': call.ids.join(' ') }, text(call.text, place));
}

function crossFigure({ x, y }: Position): string {
  const arm = 4;
  const cross = `M${pair({ x: x - arm, y: y - arm })}L${pair({ x: x + arm, y: y + arm })}M${pair({ x: x - arm, y: y + arm })}L${pair({ x: x + arm, y: y - arm })}`;
  return element(
    'g',
    { class: 'fails' },
    element('circle', { class: 'state', cx: x, cy: y, r: CROSS / 2 }),
    element('path', { class: 'cross', d: cross }),
  );
}

function stateBoxFigure({ id, name, head, stays, width, height }: StateBox, { x, y }: Position): string {
  const middle = x + width / 2;
  const low = y + 5 + LINE * (1 + head.length) + 4;
  return element(
    'g',
    { class: 'typestate', 'data-state': id },
    element('rect', { class: 'state', x, y, width, height, rx: 9 }),
    text(id, { x: middle, y: y + 5 + BASELINE }, { class: 'label', anchor: 'middle' }),
    ...head.map((line, index) =>
      text(
        line,
        { x: middle, y: y + 5 + LINE * (1 + index) + BASELINE },
        { class: 'field', anchor: 'middle', whole: name },
      ),
    ),
    ...(stays.length === 0
      ? []
      : [element('path', { class: 'rule', d: `M${pair({ x, y: low })}L${pair({ x: x + width, y: low })}` })]),
    ...stays.map((call, index) => callFigure(call, { x: x + 12, y: low + 3 + index * LINE + BASELINE })),
  );
}
