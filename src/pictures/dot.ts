/** A drawing as Graphviz text: objects as tables with a cell a field, list order from left to right. */
import type { Drawing, DrawnNode } from './drawing.js';

const INK = '#1f2933';
const CHANGED = '#c2410c';
const VARIABLE = '#1d4ed8';
const FILL = '#f5f7fa';

export function dotOf(drawing: Drawing): string {
  return graph([`  label=${quote(drawing.title)};`, ...contents(drawing, '')]);
}

/** Several drawings in one picture, in order from top to bottom. */
export function dotOfSeries(drawings: readonly Drawing[]): string {
  // With the rank direction to the right, clusters are stacked from the bottom up in order of appearance.
  const clusters = drawings
    .toReversed()
    .flatMap((drawing, index) => [
      `  subgraph cluster_${index} {`,
      `    label=${quote(drawing.title)}; color="#cbd5e1"; style=rounded; margin=12;`,
      ...contents(drawing, `${index} `).map((line) => `  ${line}`),
      '  }',
    ]);
  return graph(clusters);
}

function graph(lines: readonly string[]): string {
  const head = [
    'digraph heap {',
    '  graph [rankdir=LR, bgcolor="white", fontname="Helvetica", labelloc="t", labeljust="l", fontsize=12, nodesep=0.25, ranksep=0.45];',
    `  node [shape=plain, fontname="Helvetica", fontsize=11, fontcolor="${INK}"];`,
    `  edge [color="${INK}", arrowsize=0.7];`,
  ];
  return `${[...head, ...lines, '}'].join('\n')}\n`;
}

/** Nodes and edges; the prefix keeps the names of several drawings apart. */
function contents(drawing: Drawing, prefix: string): string[] {
  return [
    ...drawing.nodes.map((node) => `  ${quote(prefix + node.id)} [${attributes(node)}];`),
    ...drawing.edges.map((edge) => {
      const start = quote(prefix + edge.from);
      // An edge leaves the middle of an empty cell, and the side of one that holds text besides.
      const isBeside = edge.cell !== undefined && hasText(drawing, edge.from, edge.cell);
      const from = edge.cell === undefined ? start : `${start}:${quote(edge.cell)}:${isBeside ? 'e' : 'c'}`;
      const color = edge.changed === true ? CHANGED : edge.cell === undefined ? VARIABLE : INK;
      const style = [
        edge.certainty === 'may' ? 'style=dashed' : '',
        `color="${color}"`,
        edge.cell === undefined || isBeside ? '' : 'tailclip=false',
      ].filter((part) => part !== '');
      return `  ${from} -> ${quote(prefix + edge.to)} [${style.join(', ')}];`;
    }),
  ];
}

function hasText({ nodes }: Drawing, id: string, name: string): boolean {
  return nodes.some(
    (node) => node.id === id && node.cells.some((cell) => cell.name === name && cell.text !== undefined),
  );
}

function attributes(node: DrawnNode): string {
  if (node.kind === 'variable') {
    const value = node.cells.map((cell) => cell.text ?? '').join(', ');
    const text = value === '' ? node.label : `${node.label} = ${value}`;
    return `shape=plaintext, fontcolor="${VARIABLE}", label=${quote(text)}`;
  }
  const border = node.changed === true ? CHANGED : INK;
  const head = `<TR><TD COLSPAN="2" BGCOLOR="${FILL}"><B>${escapeHtml(node.label)}</B></TD></TR>`;
  const rows = node.cells.map((cell) => {
    const color = cell.changed === true ? CHANGED : INK;
    const text = cell.text === undefined ? '   •   ' : escapeHtml(cell.text);
    const name = `<TD ALIGN="LEFT">${escapeHtml(cell.name)}</TD>`;
    return `<TR>${name}<TD PORT="${escapeHtml(cell.name)}"><FONT COLOR="${color}">${text}</FONT></TD></TR>`;
  });
  const table = `<TABLE BORDER="0" CELLBORDER="1" CELLSPACING="0" CELLPADDING="4" COLOR="${border}">${head}${rows.join('')}</TABLE>`;
  if (node.kind !== 'summary') return `label=<${table}>`;
  // A second frame around it says that it stands for several objects.
  return `label=<<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3" COLOR="${border}"><TR><TD>${table}</TD></TR></TABLE>>`;
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
