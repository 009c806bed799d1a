/** A drawing as Graphviz text: objects as tables with a cell a field; lists run from left to right, trees from top to bottom. */
import { courseOf, type Direction } from './direction.js';
import type { Drawing, DrawnNode } from './drawing.js';
import { escaped, printable } from './letters.js';
import { withNamesJoined } from './names.js';

export const COLOURS = {
  ink: '#1f2933',
  changed: '#c2410c',
  variable: '#1d4ed8',
  fill: '#f5f7fa',
  faint: '#7b8794',
  frame: '#cbd5e1',
} as const;

/** Its letters are as wide as those of any other such font: texts fit their boxes everywhere. */
export const FONT = 'Courier';

export function dotOf(drawing: Drawing): string {
  const { direction } = courseOf(drawing);
  return graph(direction, [`  label=${quote(drawing.title)};`, ...contents(drawing, direction, '')]);
}

/** Several drawings in one picture, in order from top to bottom. */
export function dotOfSeries(drawings: readonly Drawing[]): string {
  // With the rank direction to the right, clusters are stacked from the bottom up in order of appearance.
  const clusters = drawings
    .toReversed()
    .flatMap((drawing, index) => [
      `  subgraph cluster_${index} {`,
      `    label=${quote(drawing.title)}; color="${COLOURS.frame}"; style=rounded; margin=12;`,
      ...contents(drawing, 'right', `${index} `).map((line) => `  ${line}`),
      '  }',
    ]);
  return graph('right', clusters);
}

function graph(direction: Direction, lines: readonly string[]): string {
  const rank = direction === 'right' ? 'LR' : 'TB';
  const head = [
    'digraph heap {',
    `  graph [rankdir=${rank}, bgcolor="white", fontname="${FONT}", fontcolor="${COLOURS.ink}", labelloc="t", labeljust="l", fontsize=12, pad=0.12, nodesep=0.25, ranksep=0.45];`,
    `  node [shape=plain, fontname="${FONT}", fontsize=11, fontcolor="${COLOURS.ink}"];`,
    `  edge [color="${COLOURS.ink}", arrowsize=0.7];`,
  ];
  return `${[...head, ...lines, '}'].join('\n')}\n`;
}

/** Nodes and edges; the prefix keeps the names of several drawings apart. */
function contents(whole: Drawing, direction: Direction, prefix: string): string[] {
  const drawing = withNamesJoined(whole);
  const { backwards } = courseOf(drawing);
  return [
    ...drawing.nodes.map((node) => `  ${quote(prefix + node.id)} [${attributes(node, direction)}];`),
    ...drawing.edges.map((edge) => {
      const start = quote(prefix + edge.from);
      const cell = edge.cell === undefined ? undefined : placeOf(drawing, edge.from, edge.cell);
      // An edge leaves the middle of an empty cell, and the side of one that holds text besides.
      const side = cell?.isEmpty === true ? 'c' : direction === 'right' ? 'e' : 's';
      const from = cell === undefined ? start : `${start}:${portOf(cell.index)}:${side}`;
      const color = edge.changed === true ? COLOURS.changed : edge.cell === undefined ? COLOURS.variable : COLOURS.ink;
      const style = [
        edge.certainty === 'may' ? 'style=dashed' : '',
        `color="${color}"`,
        cell?.isEmpty === true ? 'tailclip=false, dir=both, arrowtail=dot' : '',
        // What points back would turn the order of the others around.
        backwards.has(edge) ? 'constraint=false' : '',
      ].filter((part) => part !== '');
      return `  ${from} -> ${quote(prefix + edge.to)} [${style.join(', ')}];`;
    }),
  ];
}

/** Which cell of the node has the name, and whether only edges say what it holds. */
function placeOf({ nodes }: Drawing, id: string, name: string): { index: number; isEmpty: boolean } | undefined {
  const cells = nodes.find((node) => node.id === id)?.cells ?? [];
  const index = cells.findIndex((cell) => cell.name === name);
  return index < 0 ? undefined : { index, isEmpty: cells[index]?.text === undefined };
}

/** Names of fields may hold any character. */
function portOf(index: number): string {
  return `f${index}`;
}

function attributes(node: DrawnNode, direction: Direction): string {
  if (node.kind === 'variable') {
    const value = node.cells.map((cell) => cell.text ?? '').join(', ');
    const text = value === '' ? node.label : `${node.label} = ${value}`;
    return `shape=plaintext, fontcolor="${COLOURS.variable}", label=${quote(text)}`;
  }
  const isVague = node.kind === 'vague';
  const border = node.changed === true ? COLOURS.changed : isVague ? COLOURS.faint : COLOURS.ink;
  const table = tableOf(node, direction, border);
  if (node.kind === 'object') return `label=<${table}>`;
  // A second frame around it says that it stands for several objects, a dashed one that little is known of it.
  const style = isVague ? ' STYLE="dashed"' : '';
  return `label=<<TABLE BORDER="1"${style} CELLBORDER="0" CELLSPACING="0" CELLPADDING="3" COLOR="${border}"><TR><TD>${table}</TD></TR></TABLE>>`;
}

/** Fields below each other where edges leave to the right, beside each other where they leave downwards. */
function tableOf({ label, cells, kind }: DrawnNode, direction: Direction, border: string): string {
  const columns = direction === 'right' ? 2 : Math.max(1, cells.length);
  const text = kind === 'vague' ? `<I>${escapeHtml(label)}</I>` : `<B>${escapeHtml(label)}</B>`;
  const head = `<TR><TD COLSPAN="${columns}" CELLPADDING="6" BGCOLOR="${COLOURS.fill}">${text}</TD></TR>`;
  const drawn = cells.map((cell, index) => {
    const color = cell.changed === true ? COLOURS.changed : cell.text === '?' ? COLOURS.faint : COLOURS.ink;
    const value = cell.text === undefined ? ' ' : escapeHtml(cell.text);
    return {
      name: `<TD ALIGN="LEFT">${escapeHtml(cell.name)}</TD>`,
      value: `<TD PORT="${portOf(index)}" WIDTH="40"><FONT COLOR="${color}">${value}</FONT></TD>`,
    };
  });
  const across = cells.length === 0 ? [] : [drawn.map(({ name }) => name), drawn.map(({ value }) => value)];
  const rows = direction === 'right' ? drawn.map(({ name, value }) => [name, value]) : across;
  const body = rows.map((row) => `<TR>${row.join('')}</TR>`).join('');
  const inner = kind === 'vague' ? 0 : 1;
  return `<TABLE BORDER="0" CELLBORDER="${inner}" CELLSPACING="0" CELLPADDING="4" COLOR="${border}">${head}${body}</TABLE>`;
}

function quote(text: string): string {
  const lines = text.split('\n').map((line) => printable(line).replaceAll('\\', '\\\\').replaceAll('"', '\\"'));
  return `"${lines.join('\\n')}"`;
}

/** Graphviz reads no empty text here. */
function escapeHtml(text: string): string {
  const shown = escaped(text);
  return shown === '' ? ' ' : shown;
}
