/** The protocol of components as Markdown, for documentation: tables, and state diagrams in Mermaid's notation. */
import type { RunResult } from '../../findings/result.js';
import type { ClientResult, ComponentResult, TypestateResult } from '../../findings/typestate-result.js';
import { PLAIN, plural } from '../claim-text.js';
import { simpleName } from '../member-text.js';
import { claimWords, memberText } from './client-text.js';
import { diagramsOf, type Move, type StateDiagram } from './diagram.js';
import { isComponent, typestateSummary } from './summary.js';
import { calledText, shortName, transitionBlocks, typestateCells, typestatesByType, typeTitle } from './table.js';

/** Rows of one table; JSON has them all. */
const MOST_ROWS = 200;

export function typestateMarkdown(run: RunResult<TypestateResult>): string {
  const clients = run.results.filter((result): result is ClientResult => !isComponent(result));
  const parts = [
    ...run.results.filter(isComponent).flatMap(componentParts),
    ...(clients.length === 0 ? [] : ['## Clients', clientTable(clients)]),
    typestateSummary(run, PLAIN).map(escaped).join('  \n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function componentParts(result: ComponentResult): readonly string[] {
  const { component, closed, exploredUpTo = 0, reasons, preconditions, predicates } = result;
  const complete = closed
    ? 'The tables are complete for every heap.'
    : `The tables were explored up to ${plural(exploredUpTo, 'object')} of a class and are not known to be complete.`;
  return [
    `## ${component.map((name) => code(simpleName(name))).join(', ')}`,
    complete,
    ...(closed || reasons.length === 0 ? [] : [reasons.map((reason) => `- ${escaped(reason)}`).join('\n')]),
    '### When calls fail',
    table(
      ['call', 'fails', 'with'],
      preconditions.map(({ method, text, exceptions }) => [
        code(calledText(method)),
        escaped(text),
        exceptions.map((name) => code(simpleName(name))).join(', '),
      ]),
    ),
    '### Typestates',
    ...typestatesByType(result).map(({ type, states }) =>
      table(
        [`of ${code(typeTitle(type))}`, 'name', 'predicates', 'fields'],
        states.map((state) => {
          const cells = typestateCells(state);
          return [state.id, escaped(state.name), escaped(cells.predicates), escaped(cells.fields)];
        }),
      ),
    ),
    predicates.map(({ id, text }) => `- ${id}: ${code(text)}`).join('\n'),
    ...diagramsOf(result).map(mermaid),
    '### Transitions',
    ...transitionBlocks(result).map(({ method, columns, rows }) =>
      table(
        [code(method), ...columns.map(escaped)],
        rows.map(({ id, cells }) => [id, ...cells.map(escaped)]),
      ),
    ),
  ];
}

function clientTable(clients: readonly ClientResult[]): string {
  const rows = clients.flatMap((client) =>
    client.claims.map((claim) => [
      code(memberText(client)),
      `${escaped(claim.location.file)}:${claim.location.line}`,
      escaped(claimWords(claim)),
    ]),
  );
  return table(['method', 'call at', 'verdict'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const shown = rows.slice(0, MOST_ROWS);
  const more = rows.length - shown.length;
  const body = [line(head), line(head.map(() => '---')), ...shown.map(line)];
  return [...body, ...(more === 0 ? [] : ['', `${plural(more, 'row')} more in --format json`])].join('\n');
}

const NOTES = { call: '', buddy: ' (as buddy)', child: ' (through a field)', failure: ' fails' } as const;

function mermaid({ states, moves }: StateDiagram): string {
  const name = (state: string): string => (state === 'raw' ? '[*]' : state === '?' ? 'fails' : state);
  const label = ({ calls, kind }: Move): string =>
    `${calls.join(', ').replaceAll(';', ',').replaceAll(':', ' ')}${NOTES[kind]}`;
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...states.map(
      ({ id, name: words }) => `  ${id} : ${words === '' ? id : `${id} ${shortName(words).replace(/[:;\n]/g, ' ')}`}`,
    ),
    ...moves.map((move) => `  ${name(move.from)} --> ${name(move.to)} : ${label(move)}`),
    '```',
  ].join('\n');
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'").replaceAll('|', '\\|').replaceAll('\n', ' ')}\``;
}

function escaped(text: string): string {
  return text.replaceAll('\n', ' ').replace(/[\\|<>*_`[\]]/g, (character) => `\\${character}`);
}
