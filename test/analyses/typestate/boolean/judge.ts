/** Compares the table that the code gives with the one that its boolean program gives. */
import type { booleanEngine } from '../../../../src/analyses/typestate/boolean/engine.js';
import type { componentsOf } from '../../../../src/analyses/typestate/component/component.js';
import type { discover } from '../../../../src/analyses/typestate/discovery/discovery.js';
import type { emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import type { Change, Transition, TypestateTable } from '../../../../src/analyses/typestate/table/table.js';
import type { ClassTable } from '../../../../src/ir/program.js';
import type { TypestateContents } from '../../../../src/machines/predicates/typestates/typestates.js';

/** What is compared; seeded faults are in one of these. */
export interface Judged {
  readonly componentsOf: typeof componentsOf;
  readonly discover: typeof discover;
  readonly emulate: typeof emulate;
  readonly booleanEngine: typeof booleanEngine;
}

export interface Judgement {
  /** Rows of the code that no row of the boolean program covers. */
  readonly uncovered: readonly string[];
  /** Rows of the boolean program that are none of the code. */
  readonly unseen: readonly string[];
  /** How many rows there are of each. */
  readonly rows: readonly [code: number, boolean: number];
  readonly heaps: readonly [code: number, boolean: number];
  /** What the boolean program was not followed into. */
  readonly leftOut: readonly string[];
  /** Instances of predicates that are not what the references of their objects say. */
  readonly contradictions: readonly string[];
}

export interface JudgeOptions {
  readonly errors: readonly string[];
  /** Of a class; default: as many as the code needs. */
  readonly objects?: number;
  /** Of heaps and calls; default 1. */
  readonly budget?: number;
}

export function judged(
  engine: Judged,
  table: ClassTable,
  { errors, objects, budget = 1 }: JudgeOptions,
): readonly Judgement[] {
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  return engine.componentsOf(table, classes, { errors: { named: errors } }).map((component) => {
    const vocabulary = engine.discover(component);
    const options = { budget, witnesses: false };
    const code = engine.emulate(component, vocabulary, { ...options, ...(objects === undefined ? {} : { objects }) });
    const boolean = engine.emulate(component, vocabulary, {
      ...options,
      objects: objects ?? Math.max(1, ...code.objects.values()),
      engine: engine.booleanEngine(component, vocabulary),
    });
    return compared(code, boolean);
  });
}

function compared(code: TypestateTable, boolean: TypestateTable): Judgement {
  const [codeRows, booleanRows] = [new Rows(code), new Rows(boolean)];
  const isCovered = (row: Transition): boolean =>
    boolean.transitions.some((other) => codeRows.isCovered(row, other, booleanRows));
  const isSeen = (row: Transition): boolean =>
    code.transitions.some((other) => codeRows.isCovered(other, row, booleanRows));
  return {
    uncovered: code.transitions.filter((row) => !isCovered(row)).map((row) => codeRows.shown(row)),
    unseen: boolean.transitions.filter((row) => !isSeen(row)).map((row) => booleanRows.shown(row)),
    rows: [code.transitions.length, boolean.transitions.length],
    heaps: [code.heaps, boolean.heaps],
    leftOut: [...boolean.open, ...[code.spent, boolean.spent].flatMap((reason) => reason ?? [])],
    contradictions: contradictionsOf(boolean),
  };
}

function contradictionsOf({ met }: TypestateTable): readonly string[] {
  const machine = met?.machine;
  if (met === undefined || machine === undefined || !('contradictions' in machine)) return ['no boolean machine'];
  const { contradictions } = machine;
  if (typeof contradictions !== 'function') return ['no boolean machine'];
  return [...new Set(met.heaps.flatMap((heap): readonly string[] => contradictions.call(machine, heap)))];
}

class Rows {
  readonly #table: TypestateTable;
  readonly #contents: ReadonlyMap<string, TypestateContents>;

  constructor(table: TypestateTable) {
    this.#table = table;
    this.#contents = new Map(table.typestates.map(({ id, contents }) => [id, contents]));
  }

  /** Whether a row of the other table, whose `unknown` may be anything, says what this row says. */
  isCovered(row: Transition, other: Transition, others: Rows): boolean {
    if (row.method !== other.method || row.receiver !== other.receiver || row.thrown !== other.thrown) return false;
    if (row.isError !== other.isError) return false;
    const [mine, theirs] = [this.#cells(row), others.#cells(other)];
    if (mine.size !== theirs.size || this.#aliases(row) !== others.#aliases(other)) return false;
    for (const [place, changes] of mine) {
      const found = theirs.get(place);
      if (found === undefined) return false;
      const isSame = (one: Change, two: Change): boolean =>
        this.#isState(one.from, two.from, others) && this.#isState(one.to, two.to, others);
      if (!changes.every((change) => found.some((each) => isSame(change, each)))) return false;
      if (!found.every((each) => changes.some((change) => isSame(change, each)))) return false;
    }
    return true;
  }

  shown(row: Transition): string {
    const cells = [...this.#cells(row)].map(([place, changes]) => {
      const told = changes.map(({ from, to }) => `${this.#state(from)} -> ${this.#state(to)}`);
      return `${place}: ${told.join(', ')}`;
    });
    const { owner, name, descriptor } = row.method;
    return [`${owner}.${name}${descriptor}`, ...cells, this.#aliases(row), row.thrown ?? ''].join(' | ');
  }

  /** By what the location is. */
  #cells({ method, locations }: Transition): ReadonlyMap<string, readonly Change[]> {
    return new Map([...locations].map(([id, changes]) => [this.#place(method, id), changes]));
  }

  #place(method: Transition['method'], id: string): string {
    const meaning = this.#table.locations.get(method)?.get(id) ?? id;
    const buddies = /^(.*)\(\?, (.+)\)$/.exec(meaning);
    return buddies === null
      ? `${id.charAt(0)} ${meaning}`
      : `B ${buddies[1]} of ${this.#place(method, buddies[2] ?? '')}`;
  }

  #aliases({ method, aliases }: Transition): string {
    const pairs = aliases.map((pair) =>
      [...pair]
        .map((id) => this.#place(method, id))
        .sort()
        .join(' = '),
    );
    return pairs.sort().join(', ');
  }

  #isState(one: string, two: string, others: Rows): boolean {
    const [mine, theirs] = [this.#contents.get(one), others.#contents.get(two)];
    if (mine === undefined || theirs === undefined) return mine === theirs && one === two;
    return isWithin(mine, theirs);
  }

  #state(id: string): string {
    const contents = this.#contents.get(id);
    return contents === undefined ? id : shownContents(contents);
  }
}

function isWithin(one: TypestateContents, two: TypestateContents): boolean {
  if (one.type !== two.type || one.isRaw !== two.isRaw || one.fields.size !== two.fields.size) return false;
  for (const [id, value] of one.predicates) {
    const other = two.predicates.get(id);
    if (other !== value && other !== 'unknown') return false;
  }
  for (const [name, target] of one.fields) {
    const other = two.fields.get(name);
    if (other === undefined || (target === null) !== (other === null)) return false;
    if (target !== null && other !== null && !isWithin(target, other)) return false;
  }
  return true;
}

function shownContents({ type, predicates, fields }: TypestateContents): string {
  const told = [...predicates].map(([id, value]) => `${id}=${value}`);
  const led = [...fields].map(([name, target]) => `${name}->${target === null ? 'null' : shownContents(target)}`);
  return `${type}{${[...told, ...led].join(', ')}}`;
}
