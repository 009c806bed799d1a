/** State diagrams as Graphviz text: `raw` is the dot where it starts, failing calls are red, moves of buddies dashed, those that children cause dotted. */
import { COLOURS, FONT } from '../../pictures/dot.js';
import type { Move, StateDiagram } from './diagram.js';
import { shortName, typeTitle } from './table.js';

/** Readable on light and dark ground. */
const FAILING = '#dc2626';
/** Calls at one arrow; the tables have all. */
export const MOST_CALLS = 6;
/** Typestates of one picture. */
export const MOST_STATES = 60;
const MOST_MOVES = 150;

export function stateDot(diagram: StateDiagram, title = titleOf(diagram)): string {
  return graph([`  label=${quote(title)};`, ...contents(diagram, '')]);
}

/** Several diagrams in one picture. */
export function stateDots(diagrams: readonly StateDiagram[]): string {
  const clusters = diagrams.flatMap((diagram, index) => [
    `  subgraph cluster_${index} {`,
    `    label=${quote(titleOf(diagram))}; color="${COLOURS.frame}"; style=rounded; margin=12;`,
    ...contents(diagram, `${index} `).map((line) => `  ${line}`),
    '  }',
  ]);
  return graph(clusters);
}

export function titleOf(diagram: StateDiagram): string {
  const { type, states, moves } = diagram;
  const missing = [
    ...(states.length > MOST_STATES ? [`${states.length - MOST_STATES} typestates`] : []),
    ...(drawnMoves(diagram).length < moves.length ? [`${moves.length - drawnMoves(diagram).length} moves`] : []),
  ];
  return missing.length === 0 ? typeTitle(type) : `${typeTitle(type)} (${missing.join(' and ')} are not drawn)`;
}

export function drawnMoves({ states, moves }: StateDiagram): readonly Move[] {
  const names = new Set(['raw', '?', ...states.slice(0, MOST_STATES).map(({ id }) => id)]);
  return moves.filter(({ from, to }) => names.has(from) && names.has(to)).slice(0, MOST_MOVES);
}

function graph(lines: readonly string[]): string {
  const head = [
    'digraph typestates {',
    `  graph [rankdir=LR, bgcolor="white", fontname="${FONT}", fontcolor="${COLOURS.ink}", labelloc="t", labeljust="l", fontsize=12, pad=0.15, nodesep=0.3, ranksep=0.5];`,
    `  node [shape=box, style="rounded,filled", fillcolor="${COLOURS.fill}", color="${COLOURS.ink}", fontname="${FONT}", fontsize=11, fontcolor="${COLOURS.ink}", margin="0.12,0.06"];`,
    `  edge [color="${COLOURS.ink}", fontname="${FONT}", fontsize=11, fontcolor="${COLOURS.ink}", arrowsize=0.7];`,
  ];
  return `${[...head, ...lines, '}'].join('\n')}\n`;
}

function contents(diagram: StateDiagram, prefix: string): readonly string[] {
  const drawn = diagram.states.slice(0, MOST_STATES);
  const shown = drawnMoves(diagram);
  const isMet = (name: string): boolean => shown.some(({ from, to }) => from === name || to === name);
  return [
    ...(isMet('raw')
      ? [
          `  ${quote(`${prefix}raw`)} [shape=circle, style=filled, fillcolor="${COLOURS.ink}", width=0.16, fixedsize=true, label=""];`,
        ]
      : []),
    ...drawn.map(
      ({ id, name }) =>
        `  ${quote(prefix + id)} [label=${quote(name === '' ? id : `${id}\n${shortName(name).replaceAll(', ', '\n')}`)}];`,
    ),
    ...(isMet('?')
      ? [
          `  ${quote(`${prefix}?`)} [shape=plaintext, style="", fontcolor="${FAILING}", fontsize=14, label="?", width=0.2, height=0.25, fixedsize=true];`,
        ]
      : []),
    ...shown.map((move) => edge(move, prefix)),
  ];
}

function edge(move: Move, prefix: string): string {
  const { from, to, kind, calls } = move;
  const more = calls.length - MOST_CALLS;
  const lines = [...calls.slice(0, MOST_CALLS), ...(more > 0 ? [`… ${more} more`] : [])];
  const style = [
    `label=${quote(lines.map((line) => ` ${line} `).join('\n'))}`,
    ...(kind === 'failure' ? [`color="${FAILING}", fontcolor="${FAILING}"`] : []),
    ...(kind === 'buddy' ? ['style=dashed'] : kind === 'child' ? ['style=dotted'] : []),
  ];
  return `  ${quote(prefix + from)} -> ${quote(prefix + to)} [${style.join(', ')}];`;
}

function quote(text: string): string {
  const printable = text.replace(/(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd');
  return `"${printable.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
