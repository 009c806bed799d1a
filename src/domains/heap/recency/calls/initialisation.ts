/** Which classes are initialised, and what their static fields hold when that starts. */
import type { Truth } from '../../../../base/truth.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { exposing } from '../regions/escaping.js';
import type { State } from '../state/state.js';
import type { StateParts, Tables } from '../state/tables.js';
import type { Value } from '../state/values.js';
import { constantValue } from '../step/operands.js';

export function initialised(tables: Tables, type: ClassName, state: State): Truth {
  const number = tables.classNumber(type);
  if (state.initialised.includes(number)) return 'yes';
  return state.fromMain && !state.perhapsInitialised.includes(number) ? 'no' : 'unknown';
}

/** The state in which the class is initialised, or being so; where they are the `first` ones, its static fields have their first values. */
export function initialise(tables: Tables, type: ClassName, state: State, values: 'first' | 'kept'): State {
  const number = tables.classNumber(type);
  const marked = tables.with(state, {
    initialised: union(state.initialised, [number]),
    perhapsInitialised: without(state.perhapsInitialised, [number]),
  });
  return values === 'first' ? withFirstValues(tables, type, marked) : marked;
}

/** The state in which nothing is known of the class's initialisation: it has failed. */
export function withoutClass(tables: Tables, type: ClassName, state: State): State {
  const number = tables.classNumber(type);
  return tables.with(state, {
    initialised: without(state.initialised, [number]),
    perhapsInitialised: state.fromMain ? union(state.perhapsInitialised, [number]) : [],
  });
}

/** After a call: what is known at its end, and what was known before and stays so. */
export function initialisedAfter(
  before: State,
  end: State,
): Pick<State, 'initialised' | 'perhapsInitialised' | 'fromMain'> {
  const fromMain = before.fromMain && end.fromMain;
  const both = union(before.initialised, end.initialised);
  return { initialised: both, perhapsInitialised: fromMain ? without(end.perhapsInitialised, both) : [], fromMain };
}

/** After code that nobody looked at: any class may have been initialised. */
export function initialisedByUnknown(): StateParts {
  return { fromMain: false, perhapsInitialised: [] };
}

/**
 * After the machine made an object of the class, an exception of a check: it has initialised the class and those above it,
 * if that had not happened. What their static fields hold then is not known, or as before; and what they hold, the new
 * object may hold too.
 */
export function madeByMachine(tables: Tables, type: ClassName, state: State): State {
  const statics = state.heap.get(tables.statics);
  if (!state.fromMain && (statics === undefined || statics.cells.isEmpty)) return state;
  const classes = tables.hierarchy.superclassChain(type).map(({ name }) => tables.classNumber(name));
  const touched = state.fromMain ? without(classes, state.initialised) : [];
  const held: Value[] = [];
  const cells = statics?.cells.mapped((value, field) => {
    const owner = tables.fieldOf(field)?.owner;
    const number = owner === undefined ? -1 : tables.classNumber(owner);
    if (classes.includes(number)) held.push(value);
    return touched.includes(number) ? tables.joinValues(value, tables.anything(tables.typeOfField(field))) : value;
  });
  let made = state;
  if (statics !== undefined && cells !== undefined && cells !== statics.cells) {
    made = tables.withContents(made, tables.statics, tables.contents({ ...statics, cells }));
  }
  if (touched.length > 0) {
    made = tables.with(made, { perhapsInitialised: union(state.perhapsInitialised, touched) });
  }
  return held.length === 0 ? made : exposing(tables, made, held);
}

function withFirstValues(tables: Tables, type: ClassName, state: State): State {
  const statics = state.heap.get(tables.statics) ?? tables.contents({ opaque: true });
  let { cells } = statics;
  for (const field of tables.hierarchy.find(type)?.fields ?? []) {
    if (!hasFlag(field, Flag.STATIC)) continue;
    const value = field.constant === undefined ? tables.defaultOf(field.type) : constantValue(tables, field.constant);
    cells = cells.set(tables.field(field), value);
  }
  return tables.withContents(state, tables.statics, tables.contents({ ...statics, cells }));
}

function union(left: readonly number[], right: readonly number[]): readonly number[] {
  const added = without(right, left);
  return added.length === 0 ? left : [...left, ...added].sort((one, other) => one - other);
}

function without(numbers: readonly number[], removed: readonly number[]): readonly number[] {
  return numbers.some((number) => removed.includes(number))
    ? numbers.filter((number) => !removed.includes(number))
    : numbers;
}
