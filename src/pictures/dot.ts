/** A drawing as Graphviz text: objects as tables with a cell a field, list order from left to right. */
import type { Drawing, DrawnNode } from './drawing.js';

const INK = '#1f2933';
const CHANGED = '#c2410c';
const VARIABLE = '#1d4ed8';
const FILL = '#f5f7fa';

export function dotOf(drawing: Drawing): string {
  const lines = [
    'digraph heap {',
    '  graph [rankdir=LR, bgcolor="white", fontname="Helvetica", labelloc="t", labeljust="l", fontsize=12, nodesep=0.25, ranksep=0.45];',
    `  node [shape=plain, fontname="Helvetica", fontsize=11, fontcolor="${INK}"];`,
    `  edge [color="${INK}", arrowsize=0.7];`,
    `  label=${quote(drawing.title)};`,
    ...drawing.nodes.map((node) => `  ${quote(node.id)} [${attributes(node)}];`),
    ...drawing.edges.map((edge) => {
      const from = edge.cell === undefined ? quote(edge.from) : `${quote(edge.from)}:${quote(edge.cell)}:c`;
      const style = [
        edge.certainty === 'may' ? 'style=dashed' : '',
        edge.changed === true ? `color="${CHANGED}"` : '',
        edge.cell === undefined ? `color="${VARIABLE}"` : 'tailclip=false',
      ].filter((part) => part !== '');
      return `  ${from} -> ${quote(edge.to)}${style.length === 0 ? '' : ` [${style.join(', ')}]`};`;
    }),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function attributes(node: DrawnNode): string {
  if (node.kind === 'variable') {
    const value = node.cells.map((cell) => cell.text ?? '').join(', ');
    const text = value === '' ? node.label : `${node.label} = ${value}`;
    return `shape=plaintext, fontcolor="${VARIABLE}", label=${quote(text)}`;
  }
  const border = node.changed === true ? CHANGED : INK;
  const outer = node.kind === 'summary' ? ` PERIPHERIES="2"` : '';
  const head = `<TR><TD COLSPAN="2" BGCOLOR="${FILL}"><B>${escapeHtml(node.label)}</B></TD></TR>`;
  const rows = node.cells.map((cell) => {
    const color = cell.changed === true ? CHANGED : INK;
    const text = cell.text === undefined ? '   •   ' : escapeHtml(cell.text);
    const name = `<TD ALIGN="LEFT">${escapeHtml(cell.name)}</TD>`;
    return `<TR>${name}<TD PORT="${escapeHtml(cell.name)}"><FONT COLOR="${color}">${text}</FONT></TD></TR>`;
  });
  const table = `<TABLE BORDER="0" CELLBORDER="1" CELLSPACING="0" CELLPADDING="4" COLOR="${border}"${outer}>${head}${rows.join('')}</TABLE>`;
  return `label=<${table}>`;
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
