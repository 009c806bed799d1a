/** Rows of transition tables as text, and the renaming of typestates under which two tables are equal. */
import type { ComponentResult, ReportedChange, ReportedTransition } from '../../../src/findings/typestate-result.js';
import type { Figure } from './figures.js';

export interface Row {
  readonly method: string;
  readonly cells: ReadonlyMap<string, readonly ReportedChange[]>;
  readonly aliases: readonly (readonly [string, string])[];
  /** Simple name of an exception that is no error. */
  readonly exception?: string;
}

export function parseRows(text: string): readonly Row[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseRow);
}

function parseRow(line: string): Row {
  const [method = '', ...parts] = line.split('|').map((part) => part.trim());
  const cells = new Map<string, readonly ReportedChange[]>();
  const aliases: (readonly [string, string])[] = [];
  let exception: string | undefined;
  for (const part of parts) {
    const alias = /^\((\S+), (\S+)\)$/.exec(part);
    const space = part.indexOf(' ');
    if (alias !== null) aliases.push([alias[1] ?? '', alias[2] ?? '']);
    else if (space < 0) exception = part;
    else
      cells.set(
        part.slice(0, space),
        part
          .slice(space + 1)
          .split(', ')
          .map(parseChange),
      );
  }
  return { method, cells, aliases, ...(exception === undefined ? {} : { exception }) };
}

function parseChange(text: string): ReportedChange {
  const [from = '', to = ''] = text.split('->');
  return { from, to };
}

/** One text for equal rows; typestates renamed. */
export function showRow(row: Row, renamed: (id: string) => string = (id) => id): string {
  const cells = [...row.cells]
    .map(([name, changes]) => {
      const shown = changes.map(({ from, to }) => `${renamed(from)}->${renamed(to)}`);
      return `${name} ${[...new Set(shown)].sort().join(', ')}`;
    })
    .sort();
  const aliases = row.aliases.map((pair) => `(${[...pair].sort().join(', ')})`).sort();
  return [row.method, ...cells, ...aliases, ...(row.exception === undefined ? [] : [row.exception])].join(' | ');
}

/** The rows of a result, locations named by what they are. */
export function rowsOf(result: ComponentResult, figure: Figure, of = result.transitions): readonly Row[] {
  return of
    .map((transition) => {
      const row = rowOf(result, transition);
      return figure.only === undefined
        ? row
        : restricted(row, transition.method, idsOf(result, figure.only), figure.only);
    })
    .filter((row) => row.cells.size > 0 || figure.only === undefined);
}

function rowOf(result: ComponentResult, transition: ReportedTransition): Row {
  const meanings = result.locations[transition.method] ?? {};
  const named = (id: string): string => {
    const meaning = meanings[id] ?? id;
    const buddies = /\(\?, (.+)\)$/.exec(meaning);
    if (buddies !== null) return `B(${named(buddies[1] ?? '')})`;
    return id.startsWith('E') ? meaning : id;
  };
  const cells = new Map<string, readonly ReportedChange[]>();
  for (const [id, changes] of Object.entries(transition.locations)) {
    const list = 'from' in changes ? [changes] : changes;
    if (list.length > 0) cells.set(named(id), list);
  }
  const exception = transition.error ? undefined : transition.exception;
  return {
    method: transition.method.replace(/\(.*$/, ''),
    cells,
    aliases: transition.aliases.map(([left, right]) => [named(left), named(right)]),
    ...(exception === undefined ? {} : { exception: exception.replace(/^.*\./, '') }),
  };
}

function idsOf(result: ComponentResult, types: readonly string[]): ReadonlySet<string> {
  return new Set(result.typestates.filter(({ type }) => types.includes(type)).map(({ id }) => id));
}

/** Without aliases of locations that are left out. */
function restricted(row: Row, method: string, ids: ReadonlySet<string>, types: readonly string[]): Row {
  const parameters = /\((.*)\)/.exec(method)?.[1]?.split(', ') ?? [];
  const cells = new Map(
    [...row.cells].filter(([, changes]) => changes.some(({ from, to }) => ids.has(from) || ids.has(to))),
  );
  const isFirst = row.cells.get('F1');
  // A constructor that fails has only raw and failed to show.
  if (isFirst !== undefined && row.method.endsWith('<init>')) cells.set('F1', isFirst);
  for (const [name, changes] of row.cells) {
    const isParameter = types.includes(parameters[Number(name.slice(1)) - 2] ?? '');
    if (name.startsWith('O') || (isParameter && /^F\d+$/.test(name))) cells.set(name, changes);
  }
  return { ...row, cells, aliases: row.aliases.filter((pair) => pair.every((name) => cells.has(name))) };
}

export interface Comparison {
  /** From ids of the result to those of the figure. */
  readonly renaming: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
  readonly unexpected: readonly string[];
}

/** The renaming, class by class, under which least differs. */
export function compareTables(result: ComponentResult, figure: Figure): Comparison {
  const expected = new Set(parseRows(figure.rows).map((row) => showRow(comparable(row, figure))));
  const rows = rowsOf(result, figure)
    .filter(({ exception }) => exception === undefined)
    .map((row) => comparable(row, figure));
  let best: Comparison | undefined;
  for (const renaming of renamings(result, figure)) {
    const found = new Set(rows.map((row) => showRow(row, (id) => renaming[id] ?? id)));
    const missing = [...expected].filter((row) => !found.has(row));
    const unexpected = [...found].filter((row) => !expected.has(row));
    if (best !== undefined && best.missing.length + best.unexpected.length <= missing.length + unexpected.length)
      continue;
    best = { renaming, missing, unexpected };
    if (missing.length + unexpected.length === 0) break;
  }
  if (best === undefined) throw new Error('no renaming');
  return best;
}

/** What is not printed is compared without locations that are null. */
export function comparable(row: Row, figure: Figure): Row {
  if (figure.only === undefined) return row;
  const cells = new Map(
    [...row.cells].filter(([name, changes]) => name === 'F2' || !changes.every(({ from }) => from === 'null')),
  );
  return { ...row, cells };
}

function* renamings(result: ComponentResult, figure: Figure): Generator<Readonly<Record<string, string>>> {
  const classes = Object.entries(figure.typestates).map(([type, states]) => ({
    found: result.typestates.filter((state) => state.type === type).map(({ id }) => id),
    names: Object.keys(states),
  }));
  yield* combined(classes);
}

function* combined(
  classes: readonly { readonly found: readonly string[]; readonly names: readonly string[] }[],
): Generator<Readonly<Record<string, string>>> {
  const [first, ...rest] = classes;
  if (first === undefined) {
    yield {};
    return;
  }
  const extra = first.found.slice(first.names.length).map((_, at) => `extra${at + 1}`);
  for (const names of permutations([...first.names, ...extra])) {
    const own = Object.fromEntries(first.found.map((id, at) => [id, names[at] ?? id]));
    for (const others of combined(rest)) yield { ...own, ...others };
  }
}

function* permutations(names: readonly string[]): Generator<readonly string[]> {
  if (names.length === 0) yield [];
  for (const [at, name] of names.entries()) {
    for (const rest of permutations(names.filter((_, other) => other !== at))) yield [name, ...rest];
  }
}
