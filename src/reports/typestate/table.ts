/** The tables of a component as rows of cells, for text, Markdown and pages alike. */
import type { ComponentResult, ReportedTransition, ReportedTypestate } from '../../findings/typestate-result.js';
import { simpleName } from '../member-text.js';
import { listOf } from './diagram.js';

/** The transitions of one method, called on objects of one class: a column for each location. */
export interface TransitionBlock {
  /** `A.set(C)`. */
  readonly method: string;
  /** Below the id: `F1`, `E1: F1.f`, then `aliases` and `throws` where some row has any. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[]; readonly error: boolean }[];
}

export function transitionBlocks(result: ComponentResult): readonly TransitionBlock[] {
  const groups = new Map<string, ReportedTransition[]>();
  for (const transition of result.transitions) {
    const { method, descriptor, receiver } = transition;
    const key = [method, descriptor, receiver ?? ''].join(' ');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [transition]);
    else known.push(transition);
  }
  return [...groups.values()].map((rows) => blockOf(rows, result));
}

function blockOf(rows: readonly ReportedTransition[], { locations }: ComponentResult): TransitionBlock {
  const [first] = rows;
  const method = first?.method ?? '';
  const paths = locations[method] ?? {};
  const met = [...new Set(rows.flatMap((row) => Object.keys(row.locations)))].sort(byLocation);
  const hasAliases = rows.some(({ aliases }) => aliases.length > 0);
  const hasThrown = rows.some(({ exception }) => exception !== undefined);
  const header = (location: string): string => {
    const path = paths[location];
    return path === undefined || path === location || path === 'this' ? location : `${location}: ${path}`;
  };
  return {
    method:
      first?.receiver === undefined ? calledText(method) : `${calledText(method)} on ${simpleName(first.receiver)}`,
    columns: [...met.map(header), ...(hasAliases ? ['aliases'] : []), ...(hasThrown ? ['throws'] : [])],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        ...met.map((location) => changesText(row.locations[location])),
        ...(hasAliases ? [row.aliases.map(([left, right]) => `${left} = ${right}`).join(', ')] : []),
        ...(hasThrown ? [thrownText(row)] : []),
      ],
      error: row.error,
    })),
  };
}

/** `new A(C)` for `A.<init>(C)`. */
export function calledText(method: string): string {
  return method.replace(/^(.*)\.<init>\(/, 'new $1(');
}

/** Things said in a name; the predicates say the rest. */
const MOST_WORDS = 3;

export function shortName(name: string): string {
  const parts = name.split(', ');
  return parts.length <= MOST_WORDS ? name : `${parts.slice(0, MOST_WORDS).join(', ')} …`;
}

/** `C` for `pack.C`; `static fields of C` for the pseudo-object that has them. */
export function typeTitle(type: string): string {
  const owner = /^(.+)\.class$/.exec(type)?.[1];
  return owner === undefined ? simpleName(type) : `static fields of ${simpleName(owner)}`;
}

/** F, E, O, B as in the paper; the rest, static fields, last. */
function byLocation(left: string, right: string): number {
  const rank = (location: string): number => {
    const kind = 'FEOB'.indexOf(location.slice(0, 1));
    const number = Number(/^[FEOB](\d+)$/.exec(location)?.[1] ?? Number.NaN);
    return Number.isNaN(number) ? 1e9 : kind * 1e6 + number;
  };
  return rank(left) - rank(right) || (left < right ? -1 : left > right ? 1 : 0);
}

/** `C1 -> C2`; `R3 -> R3, R4 -> R4` where there are several. */
function changesText(changes: ReportedTransition['locations'][string] | undefined): string {
  if (changes === undefined) return '';
  return listOf(changes)
    .map(({ from, to }) => (from === 'null' && to === 'null' ? 'null' : `${from} -> ${to}`))
    .join(', ');
}

/** With where the call leaves its objects, if that is not where they were. */
function thrownText({ exception, error, leaves = {} }: ReportedTransition): string {
  if (exception === undefined) return '';
  const moved = Object.entries(leaves).flatMap(([location, changes]) =>
    listOf(changes)
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) => `${location} ${from} -> ${to}`),
  );
  const name = simpleName(exception);
  const left = moved.length === 0 ? '' : `, leaves ${moved.join(', ')}`;
  return `${name}${error ? '' : ' (no error)'}${left}`;
}

/** `P4 = false`, and what fields lead to: `f -> C1`. */
export function typestateCells({ predicates, fields }: ReportedTypestate): { predicates: string; fields: string } {
  return {
    predicates: Object.entries(predicates)
      .map(([id, value]) => `${id} = ${value}`)
      .join(', '),
    fields: Object.entries(fields)
      .map(([field, states]) => `${field} -> ${states.join('|')}`)
      .join(', '),
  };
}

export function typestatesByType({
  typestates,
}: ComponentResult): readonly { readonly type: string; readonly states: readonly ReportedTypestate[] }[] {
  return [...new Set(typestates.map(({ type }) => type))].map((type) => ({
    type,
    states: typestates.filter((state) => state.type === type),
  }));
}
