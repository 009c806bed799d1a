/** One step of a series as SVG, at the places that the series has. */
import type { DrawnEdge, DrawnNode } from '../drawing.js';
import type { Curve, Position } from '../layout.js';
import { shortened } from '../letters.js';
import { arrow, arrowHead, element, pair, short, text } from '../shapes.js';
import { type Arrangement, wandererText } from './arrangement.js';
import {
  type Box,
  FRAME,
  NAME_ARROW,
  NAME_GAP,
  NAME_ROW,
  type NameGroup,
  nameGroups,
  type Rectangle,
} from './boxes.js';
import { leaving } from './leaving.js';
import { edgeKey, type HeapParts, type Name } from './parts.js';
import { straightened } from './straight.js';

/** From the top of a row to the line that text stands on. */
const BASELINE = 14;

export function heapFigure(parts: HeapParts, arrangement: Arrangement): readonly string[] {
  const { boxes, curves, wanderers, direction } = arrangement;
  return [
    ...parts.objects.map((node) => {
      const box = boxes.get(node.id);
      if (box === undefined) return '';
      return objectFigure(node, box, parts.names.get(node.id) ?? [], direction);
    }),
    ...parts.wanderers.map((node) => {
      const { x, y } = wanderers.get(node.id) ?? { x: 0, y: 0 };
      const shown = text(wandererText(node), { x, y: y + 4 }, { anchor: 'middle', whole: node.label });
      return element('g', { class: 'name', 'data-node': node.id }, shown);
    }),
    ...[...parts.edges, ...parts.arrows].map((edge) => {
      const box = boxes.get(edge.from);
      const curve =
        edge.from === edge.to && box !== undefined
          ? loopOf(edge, box, direction)
          : straightened(edge, curves.get(edgeKey(edge)), parts, arrangement);
      if (curve === undefined) return '';
      const target = boxes.get(edge.to);
      const isDoubled =
        target !== undefined && parts.objects.some(({ id, kind }) => id === edge.to && kind === 'summary');
      const ended = isDoubled ? endingAtFrame(curve, moved(target.body, target)) : curve;
      if (startsInCell(parts, edge)) return edgeFigure(edge, ended, 'inside');
      const held = box?.cells.find(({ name }) => name === edge.cell);
      const began = held === undefined || box === undefined ? ended : leaving(ended, moved(held.value, box));
      return edgeFigure(edge, began, 'outside');
    }),
  ];
}

/** Whether only the edge says what the cell holds: then it starts in its middle. */
function startsInCell({ objects }: HeapParts, { from, cell }: DrawnEdge): boolean {
  return (
    objects.find(({ id }) => id === from)?.cells.some(({ name, text: held }) => name === cell && held === undefined) ===
    true
  );
}

function objectFigure(
  node: DrawnNode,
  box: Box & Position,
  names: readonly Name[],
  direction: Arrangement['direction'],
): string {
  const body = moved(box.body, box);
  const header = moved(box.header, box);
  const { kind, changed } = node;
  const outside = kind === 'summary' ? grown(body, FRAME) : body;
  const label = shortened(node.label);
  const middle = { x: header.x + header.width / 2, y: header.y + BASELINE + 1 };
  return element(
    'g',
    { class: [kind, changed === true ? 'fresh' : ''].join(' ').trim(), 'data-node': node.id },
    ...(kind === 'summary' ? [element('rect', { class: 'around', ...outside, rx: 6 })] : []),
    element('rect', { class: 'ground', ...body, rx: 3 }),
    element('path', { class: 'header', d: headerPath(header, body) }),
    text(label, middle, { class: 'label', anchor: 'middle', whole: node.label }),
    ...cellFigures(node, box, direction),
    // The frame lies above what fills it.
    element('rect', { class: 'body', ...body, rx: 3 }),
    ...nameFigures(nameGroups(names), outside, box, direction),
  );
}

function grown({ x, y, width, height }: Rectangle, by: number): Rectangle {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Round at the corners that it shares with the object. */
function headerPath({ x, y, width, height }: Rectangle, body: Rectangle): string {
  const top = y > body.y ? 0 : 3;
  const low = y + height < body.y + body.height ? 0 : 3;
  return [
    `M${short(x)},${short(y + top)}q0,${-top} ${top},${-top}H${short(x + width - top)}q${top},0 ${top},${top}`,
    `V${short(y + height - low)}q0,${low} ${-low},${low}H${short(x + low)}q${-low},0 ${-low},${-low}Z`,
  ].join('');
}

function cellFigures(
  { cells }: DrawnNode,
  box: Box & Position,
  direction: Arrangement['direction'],
): readonly string[] {
  return cells.map((cell) => {
    const places = box.cells.find(({ name }) => name === cell.name);
    if (places === undefined) return '';
    const [label, value] = [moved(places.label, box), moved(places.value, box)];
    const kind = cell.text === 'null' ? 'null' : cell.text === '?' ? 'unknown' : undefined;
    const shown = cell.text === undefined ? '' : shortened(cell.text);
    const field = fieldPlace(label, value);
    return element(
      'g',
      { class: cell.changed === true ? 'cell changed' : 'cell', 'data-cell': cell.name },
      ...(cell.changed === true ? [element('rect', { class: 'mark', ...value })] : []),
      ...rules(label, value, moved(box.body, box), places.isBack && direction === 'down' ? 'above' : 'below'),
      text(shortened(cell.name), field, { class: 'field', anchor: field.anchor, whole: cell.name }),
      ...(shown === ''
        ? []
        : [
            text(
              shown,
              { x: value.x + value.width / 2, y: value.y + BASELINE },
              { class: kind, anchor: 'middle', whole: cell.text },
            ),
          ]),
    );
  });
}

/** Between a cell and what is above and beside it, or below it, where it stands above the head. */
function rules(label: Rectangle, value: Rectangle, body: Rectangle, place: 'above' | 'below'): readonly string[] {
  const y = place === 'above' ? label.y + label.height : label.y;
  const [left, right] = [Math.min(label.x, value.x), Math.max(label.x + label.width, value.x + value.width)];
  const split = label.y === value.y ? Math.max(label.x, value.x) : left;
  const low = value.y + value.height;
  return [
    line({ x: left, y }, { x: right, y }),
    ...(split > body.x + 1 ? [line({ x: split, y: label.y }, { x: split, y: low })] : []),
  ];
}

/** On the side away from the value. */
function fieldPlace(label: Rectangle, value: Rectangle): Position & { readonly anchor: 'start' | 'middle' | 'end' } {
  const y = label.y + BASELINE;
  if (label.y !== value.y) return { x: label.x + label.width / 2, y, anchor: 'middle' };
  return label.x < value.x
    ? { x: label.x + 7, y, anchor: 'start' }
    : { x: label.x + label.width - 7, y, anchor: 'end' };
}

function line(from: Position, to: Position): string {
  return element('path', { class: 'rule', d: `M${pair(from)}L${pair(to)}` });
}

function nameFigures(
  groups: readonly NameGroup[],
  body: Rectangle,
  box: Box & Position,
  direction: Arrangement['direction'],
): readonly string[] {
  const total = groups.reduce((sum, { width }) => sum + width + NAME_GAP, -NAME_GAP);
  const high = groups.reduce((sum, { lines }) => sum + lines.length * NAME_ROW + 4, -4);
  let x = body.x + body.width / 2 - total / 2;
  let y = body.y + body.height / 2 - high / 2;
  return groups.map((group) => {
    let figure: string;
    if (direction === 'right') {
      const middle = x + group.width / 2;
      const low = moved(box.body, box).y - NAME_ARROW - (body.y < moved(box.body, box).y ? FRAME : 0);
      const end = Math.min(Math.max(middle, body.x + 8), body.x + body.width - 8);
      figure = nameLines(group, { x: middle, y: low - NAME_ROW * group.lines.length }, 'middle');
      figure += shortArrow({ x: middle, y: low }, { x: end, y: body.y });
      x += group.width + NAME_GAP;
    } else {
      const middle = y + (group.lines.length * NAME_ROW) / 2;
      const end = body.x - NAME_ARROW - 4;
      const tip = { x: body.x, y: Math.min(Math.max(middle, body.y + 6), body.y + body.height - 6) };
      figure = nameLines(group, { x: end, y }, 'end') + shortArrow({ x: end + 3, y: middle }, tip);
      y += group.lines.length * NAME_ROW + 4;
    }
    const look = ['name', group.certainty, group.changed ? 'changed' : ''].join(' ').trim();
    return element('g', { class: look, 'data-node': group.ids.join(' ') }, figure);
  });
}

function nameLines({ lines, whole }: NameGroup, { x, y }: Position, anchor: 'middle' | 'end'): string {
  return lines
    .map((shown, index) =>
      text(
        shown,
        { x, y: y + index * NAME_ROW + 12 },
        { anchor, whole: lines.length > 1 || whole !== shown ? whole : shown },
      ),
    )
    .join('');
}

function shortArrow(from: Position, tip: Position): string {
  const path = element('path', { class: 'line', d: `M${pair(from)}L${pair(tip)}` });
  return path + arrowHead(from, tip);
}

function edgeFigure(edge: DrawnEdge, curve: Curve, place: 'inside' | 'outside'): string {
  const { from, cell, to, certainty, changed } = edge;
  const look = [cell === undefined ? 'name' : 'edge', certainty, changed === true ? 'changed' : ''].join(' ').trim();
  const [start] = curve.points;
  const dot =
    place === 'inside' && start !== undefined
      ? element('circle', { class: 'dot', cx: start.x, cy: start.y, r: 2.6 })
      : '';
  return element(
    'g',
    {
      class: look,
      'data-edge': `${from}${cell === undefined ? '' : `.${cell}`} ${to}`,
      'data-from': from,
      'data-to': to,
    },
    arrow(curve),
    dot,
  );
}

/** Arrows end at the outer frame. */
function endingAtFrame(curve: Curve, body: Rectangle): Curve {
  const { tip, points } = curve;
  const last = points.at(-1);
  if (tip === undefined || last === undefined) return curve;
  const sides: readonly (readonly [number, Position])[] = [
    [Math.abs(tip.x - body.x), { x: -FRAME, y: 0 }],
    [Math.abs(tip.x - body.x - body.width), { x: FRAME, y: 0 }],
    [Math.abs(tip.y - body.y), { x: 0, y: -FRAME }],
    [Math.abs(tip.y - body.y - body.height), { x: 0, y: FRAME }],
  ];
  const [, by] = sides.reduce((best, side) => (side[0] < best[0] ? side : best));
  const out = ({ x, y }: Position): Position => ({ x: x + by.x, y: y + by.y });
  return { ...curve, tip: out(tip), points: [...points.slice(0, -1), out(last)] };
}

/** From a cell around the right side of the object back to its head. */
function loopOf({ cell }: DrawnEdge, box: Box & Position, direction: Arrangement['direction']): Curve | undefined {
  const places = box.cells.find(({ name }) => name === cell);
  if (places === undefined) return undefined;
  const value = moved(places.value, box);
  const body = moved(box.body, box);
  const right = body.x + body.width;
  const start = { x: value.x + value.width / 2, y: value.y + value.height / 2 };
  const tip = { x: right, y: body.y + 11 };
  const before = { x: right + 7, y: tip.y };
  if (direction === 'right') {
    const middle = { x: right + 4, y: start.y };
    return {
      points: [start, start, middle, middle, { x: right + 20, y: start.y }, { x: right + 20, y: tip.y }, before],
      tip,
    };
  }
  const bottom = body.y + body.height;
  const low = { x: start.x + 8, y: bottom + 14 };
  const points = [start, { x: start.x, y: bottom + 12 }, low, low];
  return {
    points: [...points, { x: right + 30, y: bottom + 14 }, { x: right + 22, y: tip.y }, before],
    tip,
  };
}

function moved(part: Rectangle, { x, y }: Position): Rectangle {
  return { ...part, x: part.x + x, y: part.y + y };
}
