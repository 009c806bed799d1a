/** What `typestate` found, for people: when calls fail, typestates, transitions and diagrams of components; the calls of clients. */
import type { RunResult } from '../../findings/result.js';
import type { ComponentResult, ReportedPrecondition, TypestateResult } from '../../findings/typestate-result.js';
import { type Paint, plural } from '../claim-text.js';
import type { SourceText } from '../excerpt.js';
import { simpleName } from '../member-text.js';
import { aligned } from './aligned.js';
import { chainsOf } from './chains.js';
import { clientLines } from './client-text.js';
import { diagramsOf, type StateDiagram } from './diagram.js';
import { isComponent, typestateSummary } from './summary.js';
import { calledText, shortName, transitionBlocks, typestateCells, typestatesByType, typeTitle } from './table.js';

export interface TypestateTextOptions {
  readonly source: SourceText;
  readonly paint: Paint;
}

/** Lines of one table; JSON has them all. */
const MOST_ROWS = 200;
const MOST_STATES = 60;
const MOST_MOVES = 40;
const MOST_REASONS = 8;
const LONGEST_REASON = 240;

export function typestateText(run: RunResult<TypestateResult>, options: TypestateTextOptions): string {
  const components = run.results.filter(isComponent).map((result) => componentLines(result, options.paint).join('\n'));
  const clients = run.results.flatMap((result) =>
    isComponent(result) ? [] : [clientLines(result, options).join('\n')],
  );
  return `${[...components, ...clients, typestateSummary(run, options.paint).join('\n')].join('\n\n')}\n`;
}

function componentLines(result: ComponentResult, paint: Paint): readonly string[] {
  return [
    heading(result, paint),
    ...reasonLines(result, paint),
    ...preconditionLines(result, paint),
    ...section('predicates', aligned(result.predicates.map(({ id, text }) => [id, text])), paint),
    ...typestateLines(result, paint),
    ...transitionLines(result, paint),
    ...diagramsOf(result).flatMap((diagram) => diagramLines(diagram, paint)),
  ];
}

function heading(result: ComponentResult, paint: Paint): string {
  const { location, component, typestates, transitions, closed, exploredUpTo = 0, heaps, milliseconds } = result;
  const place = location.line === 0 ? location.file : `${location.file}:${location.line}`;
  const failing = transitions.filter(({ error }) => error).length;
  const how = [
    plural(typestates.length, 'typestate'),
    `${plural(transitions.length, 'transition')}, ${failing} of them failing`,
    closed ? paint.safe('complete for every heap') : paint.maybe(exploredText(exploredUpTo)),
    `${plural(heaps, 'heap')}${objectsText(result)}`,
    `${milliseconds} ms`,
  ];
  return `${paint.strong(`${place}: component ${component.map(simpleName).join(', ')}`)}: ${how.join('; ')}`;
}

function exploredText(most: number): string {
  return most === 0 ? 'not known to be complete' : `explored up to ${plural(most, 'object')} of a class`;
}

/** ` of at most 1 A, 2 C`. */
function objectsText({ objects }: ComponentResult): string {
  const counts = Object.entries(objects).filter(([, count]) => count > 0);
  if (counts.length === 0) return '';
  return ` of at most ${counts.map(([type, count]) => `${count} ${typeTitle(type)}`).join(', ')}`;
}

function reasonLines({ closed, reasons }: ComponentResult, paint: Paint): readonly string[] {
  if (closed || reasons.length === 0) return [];
  const lines = reasons.map((reason) => `  ${paint.maybe('perhaps not all:')} ${shortened(reason)}`);
  return capped(lines, MOST_REASONS, 'reason');
}

function shortened(text: string): string {
  return text.length <= LONGEST_REASON ? text : `${text.slice(0, LONGEST_REASON)} …`;
}

function section(title: string, lines: readonly string[], paint: Paint): readonly string[] {
  return lines.length === 0 ? [] : [`  ${paint.faint(title)}`, ...lines.map((line) => `    ${line}`.trimEnd())];
}

/** What fails first, with a client that shows it; the rest in one line. */
function preconditionLines({ preconditions }: ComponentResult, paint: Paint): readonly string[] {
  const failing = preconditions.filter(({ fails }) => !isSilent(fails));
  const width = Math.min(40, Math.max(0, ...failing.map(({ method }) => calledText(method).length)));
  const lines = failing.flatMap(({ method, text, exceptions, witness }) => {
    const thrown = exceptions.length === 0 ? '' : ` ${paint.faint(`(${exceptions.map(simpleName).join(', ')})`)}`;
    const shown = witness === undefined ? [] : [`${' '.repeat(width)}  ${paint.faint(`as by: ${witness.join('; ')}`)}`];
    return [`${calledText(method).padEnd(width)}  ${text}${thrown}`, ...shown];
  });
  return [...section('when calls fail', lines, paint), ...neverLines(preconditions, paint)];
}

function isSilent(fails: ReportedPrecondition['fails']): boolean {
  return fails === 'never' || fails === 'unknown';
}

function neverLines(preconditions: readonly ReportedPrecondition[], paint: Paint): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { fails, text, method } of preconditions) {
    if (isSilent(fails)) groups.set(text, [...(groups.get(text) ?? []), calledText(method)]);
  }
  return [...groups].map(([text, methods]) => {
    const shown = methods.slice(0, MOST_MOVES);
    const more = methods.length - shown.length;
    return `  ${paint.faint(`${text}:`)} ${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
  });
}

function typestateLines(result: ComponentResult, paint: Paint): readonly string[] {
  return typestatesByType(result).flatMap(({ type, states }) => {
    const rows = states.map((state) => {
      const { predicates, fields } = typestateCells(state);
      return [state.id, shortName(state.name), predicates, fields];
    });
    return section(`typestates of ${typeTitle(type)}`, capped(aligned(rows), MOST_STATES, 'typestate'), paint);
  });
}

/** As the paper lays them out: for each method a line with its locations, then a line a transition. */
function transitionLines(result: ComponentResult, paint: Paint): readonly string[] {
  const blocks = transitionBlocks(result);
  const lines: string[] = [];
  let shown = 0;
  for (const { method, columns, rows } of blocks) {
    if (shown >= MOST_ROWS) break;
    const some = rows.slice(0, MOST_ROWS - shown);
    shown += some.length;
    const block = aligned([[method, ...columns], ...some.map(({ id, cells }) => [`  ${id}`, ...cells])]);
    lines.push(...block.map((line, index) => (some[index - 1]?.error === true ? paint.bug(line) : line)));
  }
  const silent = result.abrupt.length;
  const left = result.transitions.length - shown;
  if (silent > 0)
    lines.push(`not shown: ${plural(silent, 'row')} of calls that end by other exceptions and change nothing`);
  if (left > 0) lines.push(`… ${plural(left, 'transition')} more (--format json has all)`);
  return section('transitions', lines, paint);
}

function diagramLines(diagram: StateDiagram, paint: Paint): readonly string[] {
  const { type, moves } = diagram;
  const rows = moves.map(({ from, to, kind, calls }) => [
    kind === 'failure' && to === '?'
      ? `${from} fails`
      : `${from} ${kind === 'buddy' || kind === 'child' ? '~>' : '->'} ${to}${kind === 'failure' ? ' failing' : ''}`,
    calls.join(', '),
  ]);
  const lines = aligned(rows).map((line, index) => (moves[index]?.kind === 'failure' ? paint.bug(line) : line));
  return section(
    objectsTitle(type),
    [...capped(chainsOf(diagram), MOST_MOVES, 'way'), ...capped(lines, MOST_MOVES, 'move')],
    paint,
  );
}

function objectsTitle(type: string): string {
  return type.endsWith('.class') ? typeTitle(type) : `objects of ${typeTitle(type)}`;
}

function capped(lines: readonly string[], most: number, noun: string): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most), `… ${plural(lines.length - most, noun)} more (--format json has all)`];
}
