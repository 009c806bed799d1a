/** Everything that a run of the recency domain interns: regions, fields, classes, values, contents, states. */
import { IntegerMap } from '../../../../base/integer-map.js';
import { TupleInterner } from '../../../../base/interner.js';
import type { ProgramView } from '../../../../engine/domain.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { type ClassName, OBJECT, type TypeName } from '../../../../ir/types.js';
import { LibraryFacts, RECORDS } from '../../../../library/index.js';
import { FieldWrites } from '../calls/field-writes.js';
import { OuterInstances } from '../calls/outer-instances.js';
import { Promises } from '../calls/promises.js';
import { Implications } from '../implications/implications.js';
import type { RecencyOptions } from '../options.js';
import { RegionTable } from '../regions/region-table.js';
import { boundOf } from '../regions/region-types.js';
import type { Region, RegionKind } from '../regions/regions.js';
import { COUNTS } from './counts.js';
import { FieldTable } from './field-table.js';
import { NumberedState, type StateParts } from './numbered-state.js';
import { SetFields } from './set-fields.js';
import type { Contents, State } from './state.js';
import { ValueTable } from './value-table.js';
import { isDecided, NOT_NULL, type Nulls, type NumberValue, type ReferenceValue, type Value } from './values.js';

const NO_CELLS = IntegerMap.empty<Value>();
const NO_REGIONS = IntegerMap.empty<Contents, Region>();
const NONE: readonly number[] = [];

const EMPTY_STATE = {
  variables: NO_CELLS,
  paths: NO_CELLS,
  initialised: NONE,
  perhapsInitialised: NONE,
  fromMain: false,
};

export type ContentsParts = Partial<Omit<Contents, 'id'>>;
export type { StateParts };

export class Tables {
  readonly program: ProgramView;
  readonly hierarchy: Hierarchy;
  /** Whether the newest object of a site is told apart from the others. */
  readonly tellsRecent: boolean;
  /** The pseudo field of array elements that are references; those of each primitive type have their own, see `elementField`. */
  readonly element: number;
  readonly external: Region;
  readonly statics: Region;
  readonly values = new ValueTable();
  readonly fields = new FieldTable();
  readonly promises: Promises;
  /** What is known of the library. */
  readonly facts: LibraryFacts;
  readonly implications: Implications;
  readonly outerInstances: OuterInstances;
  readonly noPaths = NO_CELLS;
  /** Stands for no machine state. */
  readonly bottom: State;
  /** The external region where nothing was stored into its objects. */
  readonly nothingStored: Contents;
  readonly #regions = new RegionTable();
  readonly #classes: ClassName[] = [];
  readonly #classNumbers = new Map<ClassName, number>();
  readonly #contentsTuples = new TupleInterner();
  readonly #contents: Contents[] = [];
  readonly #stateTuples = new TupleInterner();
  readonly #states: State[] = [];
  readonly #tuple: number[] = [];
  readonly #paths = new TupleInterner();
  readonly #singles = new Map<TypeName | undefined, Contents>();
  readonly #constants = new Map<TypeName, Contents>();
  readonly #set: SetFields;
  readonly isShared: NonNullable<RecencyOptions['isShared']>;
  /** What calls may write that are not followed. */
  readonly writes: FieldWrites;
  readonly neverNull: RecencyOptions['neverNull'];

  constructor(program: ProgramView, options: RecencyOptions = {}) {
    this.program = program;
    this.hierarchy = program.hierarchy;
    const { hierarchy, keeper } = program;
    this.promises = keeper.of(Promises, () => new Promises(hierarchy));
    this.facts = keeper.of(LibraryFacts, () => new LibraryFacts(hierarchy, RECORDS));
    this.implications = keeper.of(Implications, () => new Implications(program));
    this.outerInstances = keeper.of(OuterInstances, () => new OuterInstances(hierarchy));
    this.tellsRecent = options.heap !== 'site';
    this.#set = new SetFields(hierarchy, this.fields, options.isSet);
    this.isShared = options.isShared ?? (() => false);
    this.neverNull = options.neverNull;
    this.writes = new FieldWrites(program.hierarchy, this.fields, options.writes);
    this.element = this.fields.elementField(OBJECT);
    this.external = this.region({ kind: 'external' });
    this.statics = this.region({ kind: 'statics' });
    this.values.useAsExternal(this.external);
    this.nothingStored = this.contents({ count: '[0,∞]', opaque: true });
    this.bottom = new NumberedState({ ...EMPTY_STATE, heap: NO_REGIONS }, () => -1);
  }

  region(kind: RegionKind): Region {
    return this.#regions.region(kind);
  }

  kindOf(region: Region): RegionKind {
    return this.#regions.kindOf(region);
  }

  /** Of the class that declares it, as references name it. */
  field(reference: FieldReference): number {
    return this.fields.field(reference);
  }

  elementField(elementType: TypeName): number {
    return this.fields.elementField(elementType);
  }

  isElement(field: number): boolean {
    return this.fields.isElement(field);
  }

  /** Undefined for the pseudo fields of array elements. */
  fieldOf(field: number): FieldReference | undefined {
    return this.fields.fieldOf(field);
  }

  /** For elements that are references: java.lang.Object. */
  typeOfField(field: number): TypeName {
    return this.fields.typeOf(field);
  }

  nameOfField(field: number): string {
    return this.fields.nameOf(field);
  }

  /** The field of what a variable refers to. */
  path(variable: number, field: number): number {
    return this.#paths.intern([variable, field]);
  }

  pathVariable(path: number): number {
    return this.#paths.at(path, 0);
  }

  pathField(path: number): number {
    return this.#paths.at(path, 1);
  }

  classNumber(name: ClassName): number {
    let number = this.#classNumbers.get(name);
    if (number === undefined) {
      number = this.#classes.length;
      this.#classes.push(name);
      this.#classNumbers.set(name, number);
    }
    return number;
  }

  className(number: number): ClassName {
    return this.#classes[number] ?? OBJECT;
  }

  /** The targets ascending, or not: they are sorted. */
  reference(nulls: Nulls, targets: readonly Region[]): ReferenceValue {
    return this.values.reference(nulls, targets);
  }

  number(lower: number, upper: number): NumberValue {
    return this.values.number(lower, upper);
  }

  /** Of a reference: null (assumed) or external; else the range of the type. */
  anything(type: TypeName): Value {
    return this.values.anything(type);
  }

  defaultOf(type: TypeName): Value {
    return this.values.defaultOf(type);
  }

  joinValues(left: Value, right: Value): Value {
    return this.values.join(left, right);
  }

  leqValues(lower: Value, upper: Value): boolean {
    return this.values.leq(lower, upper);
  }

  widenValues(older: Value, newer: Value): Value {
    return this.values.widen(older, newer);
  }

  /** Whether a field of which no cell is kept holds an object: it is known from outside. */
  isSet(field: number): boolean {
    return this.#set.has(field);
  }

  /** The fields of that kind of a new object of the class. */
  unsetCells(type: TypeName): IntegerMap<Value> {
    return this.#set.cellsOfNew(type, this.values.nullReference);
  }

  /** What a field holds of which no cell is kept. Of elements where not opaque: no value at all. */
  implicit(field: number, wrapping: 'opaque' | 'plain'): Value {
    const type = this.typeOfField(field);
    if (this.isSet(field)) return this.values.reference(NOT_NULL, this.values.anyReference.targets);
    if (wrapping === 'opaque') return this.anything(type);
    return this.isElement(field) ? this.values.none(type) : this.defaultOf(type);
  }

  /** What the objects hold in that field, as far as their own cells tell; of the external region: what was stored there. */
  cell(contents: Contents, field: number): Value {
    return (
      contents.cells.get(field) ??
      (isLog(contents)
        ? this.values.none(this.typeOfField(field))
        : this.implicit(field, contents.opaque ? 'opaque' : 'plain'))
    );
  }

  /** Parts that are left out: one object of no known class, with default values. Cells that say nothing are left out. */
  contents(parts: ContentsParts): Contents {
    const { count = '[1,1]', type, exact = false, opaque = false, escaped = false, stirred = false, length } = parts;
    const filled = opaque ? 0 : (parts.filled ?? 0);
    let cells = parts.cells ?? NO_CELLS;
    const isStored = isLog({ count, type, opaque });
    const tuple = this.#tuple;
    tuple.length = 0;
    tuple.push(COUNTS.indexOf(count), type === undefined ? -1 : this.classNumber(type));
    tuple.push((exact ? 1 : 0) | (opaque ? 2 : 0) | (escaped ? 4 : 0) | (stirred ? 8 : 0), length?.id ?? -1, filled);
    cells = cells.mapped((value, field) => {
      if (!isStored && value === this.implicit(field, opaque ? 'opaque' : 'plain')) return undefined;
      tuple.push(field, value.id);
      return value;
    });
    const id = this.#contentsTuples.intern(tuple);
    const known = this.#contents[id];
    if (known !== undefined) return known;
    const made: Contents = {
      id,
      count,
      ...(type === undefined ? {} : { type }),
      exact,
      cells,
      opaque,
      escaped,
      stirred,
      ...(length === undefined ? {} : { length }),
      filled,
    };
    this.#contents[id] = made;
    return made;
  }

  /** An external object told apart from the others, of that type at most. */
  singleContents(type: TypeName | undefined): Contents {
    let known = this.#singles.get(type);
    if (known === undefined) {
      const bound = type === undefined ? {} : boundOf(this.hierarchy, type);
      known = this.contents({ ...bound, count: '[0,1]', opaque: true });
      this.#singles.set(type, known);
    }
    return known;
  }

  /** Objects of the type that the machine makes. */
  constantContents(type: TypeName): Contents {
    let known = this.#constants.get(type);
    if (known === undefined) {
      known = this.contents({ count: '[0,∞]', opaque: true, type, exact: true });
      this.#constants.set(type, known);
    }
    return known;
  }

  withCell(contents: Contents, field: number, value: Value): Contents {
    return contents.cells.get(field) === value
      ? contents
      : this.contents({ ...contents, cells: contents.cells.set(field, value) });
  }

  /** Not numbered before somebody asks for its number: most states are only on the way to the next. */
  state(parts: StateParts): State {
    const { heap = NO_REGIONS, paths = NO_CELLS } = parts;
    return new NumberedState(
      { ...EMPTY_STATE, ...parts, heap: this.#tidied(heap), paths: decidedOnly(paths) },
      this.#numberOf,
    );
  }

  /** The state with some parts replaced. */
  with(state: State, parts: StateParts): State {
    return new NumberedState(
      {
        variables: parts.variables ?? state.variables,
        heap: parts.heap === undefined || parts.heap === state.heap ? state.heap : this.#tidied(parts.heap),
        paths: parts.paths === undefined ? state.paths : decidedOnly(parts.paths),
        initialised: parts.initialised ?? state.initialised,
        perhapsInitialised: parts.perhapsInitialised ?? state.perhapsInitialised,
        fromMain: parts.fromMain ?? state.fromMain,
      },
      this.#numberOf,
    );
  }

  /** So that the two ways to say that nothing is known of external objects, or of statics, are one. */
  #tidied(heap: IntegerMap<Contents, Region>): IntegerMap<Contents, Region> {
    const external = heap.get(this.external);
    const isQuiet = external?.cells.isEmpty === true && !external.escaped && !external.stirred;
    const tidied = isQuiet ? heap.delete(this.external) : heap;
    return tidied.get(this.statics)?.cells.isEmpty === true ? tidied.delete(this.statics) : tidied;
  }

  /** The first state that was equal to this one. */
  canonical(state: State): State {
    return this.#states[state.id] ?? state;
  }

  readonly #pushId = (value: { readonly id: number }, key: number): void => {
    this.#tuple.push(key, value.id);
  };

  readonly #numberOf = (state: State): number => {
    const tuple = this.#tuple;
    tuple.length = 0;
    tuple.push(state.fromMain ? 1 : 0, state.initialised.length, state.perhapsInitialised.length);
    for (const each of state.initialised) tuple.push(each);
    for (const each of state.perhapsInitialised) tuple.push(each);
    state.variables.forEach(this.#pushId);
    tuple.push(-1);
    state.heap.forEach(this.#pushId);
    tuple.push(-1);
    state.paths.forEach(this.#pushId);
    const id = this.#stateTuples.intern(tuple);
    this.#states[id] ??= state;
    return id;
  };

  withVariable(state: State, index: number, value: Value): State {
    return state.variables.get(index) === value
      ? state
      : this.with(state, { variables: state.variables.set(index, value) });
  }

  withContents(state: State, region: Region, contents: Contents): State {
    return state.heap.get(region) === contents ? state : this.with(state, { heap: state.heap.set(region, contents) });
  }
}

/** Of fields of variables, only what decides something is kept. */
function decidedOnly(paths: IntegerMap<Value>): IntegerMap<Value> {
  return paths.isEmpty ? paths : paths.mapped((value) => (isDecided(value) ? value : undefined));
}

/** Whether these are contents of the external region, which only keeps what was stored: no other region looks like that. */
function isLog({
  count,
  type,
  opaque,
}: Pick<ContentsParts, 'count' | 'opaque'> & { type?: TypeName | undefined }): boolean {
  return opaque === true && type === undefined && count === '[0,∞]';
}
