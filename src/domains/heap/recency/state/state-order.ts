/** The order of states: variables that both have, regions of either, classes that both know to be initialised. */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { HashConsedLattice } from '../../../../lattices/hash-consed.js';
import { showRegion, showState } from '../show.js';
import { joinContents, leqContents, whyNotLeqContents, widenContents } from './contents.js';
import { joinCounts, leqCounts } from './counts.js';
import type { Contents, State } from './state.js';
import { knowsUninitialised, readStatic } from './static-fields.js';
import type { Tables } from './tables.js';
import type { Value } from './values.js';

export function stateLattice(tables: Tables): HashConsedLattice<State> {
  const { bottom } = tables;
  const whyNotLeq = (lower: State, upper: State): string => {
    if (lower === upper || lower === bottom) return '';
    return upper === bottom ? 'nothing is below no state' : whyNot(tables, lower, upper);
  };
  return {
    bottom,
    leq: (lower, upper) => lower === upper || lower === bottom || (upper !== bottom && isCovered(tables, lower, upper)),
    join: (left, right) => {
      if (left === right || right === bottom) return left;
      if (left === bottom) return right;
      const joined = combined(tables, left, right, JOIN);
      return joined.id === left.id ? left : joined.id === right.id ? right : tables.canonical(joined);
    },
    widen: (older, newer) =>
      older === newer || older === bottom ? newer : tables.canonical(combined(tables, older, newer, WIDEN)),
    spell: (state, into) => into.push(state.id),
    key: (state) => state.id + 1,
    show: (state) => (state === bottom ? 'unreached' : showState(tables, state)),
    whyNotLeq,
  };
}

interface Combination {
  readonly values: (tables: Tables) => (left: Value, right: Value) => Value;
  readonly contents: (tables: Tables, left: Contents, right: Contents) => Contents;
}

const JOIN: Combination = { values: ({ values }) => values.joining, contents: joinContents };
const WIDEN: Combination = { values: ({ values }) => values.widening, contents: widenContents };

function combined(tables: Tables, left: State, right: State, { values, contents }: Combination): State {
  const combine = values(tables);
  const variables = inBoth(left.variables, right.variables, combine);
  const paths = inBoth(left.paths, right.paths, combine);
  let heap = left.heap;
  if (left.heap !== right.heap) {
    const alone = (each: Contents): Contents => tables.contents({ ...each, count: joinCounts(each.count, '[0,0]') });
    heap = left.heap.mapped((own, region) => {
      if (region === tables.statics) return undefined;
      const other = right.heap.get(region);
      return other === undefined ? alone(own) : contents(tables, own, other);
    });
    right.heap.forEach((other, region) => {
      if (region !== tables.statics && left.heap.get(region) === undefined) heap = heap.set(region, alone(other));
    });
  }
  const statics = combinedStatics(tables, left, right, combine);
  heap = statics === undefined ? heap.delete(tables.statics) : heap.set(tables.statics, statics);
  return tables.state({ variables, heap, paths, ...combinedClasses(left, right) });
}

/** What is absent on one side may be anything there. */
function inBoth(
  left: IntegerMap<Value>,
  right: IntegerMap<Value>,
  combine: (left: Value, right: Value) => Value,
): IntegerMap<Value> {
  if (left === right) return left;
  return left.mapped((value, index) => {
    const other = right.get(index);
    return other === undefined ? undefined : combine(value, other);
  });
}

/**
 * A static field that is not kept may hold anything, unless its class is known not to be initialised: then it is not read.
 * Anything of unseen origin, that is: an allocated object that only one side has there is kept.
 */
function combinedStatics(tables: Tables, left: State, right: State, combine: (left: Value, right: Value) => Value) {
  const [ofLeft, ofRight] = [left.heap.get(tables.statics), right.heap.get(tables.statics)];
  if (ofLeft === ofRight) return ofLeft;
  const fields = new Set([...(ofLeft?.cells ?? []), ...(ofRight?.cells ?? [])].map(([field]) => field));
  let cells = IntegerMap.empty<Value>();
  for (const field of fields) {
    const [own, other] = [staticCell(tables, left, field), staticCell(tables, right, field)];
    const value = own === undefined ? other : other === undefined ? own : combine(own, other);
    if (value !== undefined) cells = cells.set(field, value);
  }
  return cells.isEmpty ? undefined : tables.contents({ count: '[1,1]', opaque: true, cells });
}

/** Undefined where the class is known not to be initialised, so that there is nothing to read. */
function staticCell(tables: Tables, state: State, field: number): Value | undefined {
  const held = state.heap.get(tables.statics)?.cells.get(field);
  if (held !== undefined) return held;
  return knowsUninitialised(tables, state, field) ? undefined : readStatic(tables, state, field);
}

type Classes = Pick<State, 'initialised' | 'perhapsInitialised' | 'fromMain'>;

function combinedClasses(left: State, right: State): Classes {
  if (left.initialised === right.initialised && left.perhapsInitialised === right.perhapsInitialised) {
    if (left.fromMain === right.fromMain) {
      const { initialised, perhapsInitialised, fromMain } = left;
      return { initialised, perhapsInitialised, fromMain };
    }
  }
  const initialised = left.initialised.filter((each) => right.initialised.includes(each));
  const fromMain = left.fromMain && right.fromMain;
  if (!fromMain) return { initialised, perhapsInitialised: [], fromMain };
  const listed = new Set([left, right].flatMap((each) => [...each.initialised, ...each.perhapsInitialised]));
  for (const each of initialised) listed.delete(each);
  return { initialised, perhapsInitialised: [...listed].sort((one, other) => one - other), fromMain };
}

/** The same as an empty `whyNot`, by parts that both share where they do. */
function isCovered(tables: Tables, lower: State, upper: State): boolean {
  const covers = (value: Value, own: Value): boolean => tables.leqValues(own, value);
  if (!upper.variables.isWithin(lower.variables, covers) || !upper.paths.isWithin(lower.paths, covers)) return false;
  if (lower.heap !== upper.heap) {
    const [own, others] = [lower.heap.delete(tables.statics), upper.heap.delete(tables.statics)];
    if (!own.isWithin(others, (one, other) => leqContents(tables, one, other))) return false;
    let isThere = true;
    others.forEach((other, region) => {
      if (!leqCounts('[0,0]', other.count) && own.get(region) === undefined) isThere = false;
    });
    if (!isThere || whyNotStatics(tables, lower, upper) !== '') return false;
  }
  return whyNotClasses(lower, upper) === '';
}

function whyNot(tables: Tables, lower: State, upper: State): string {
  for (const [index, value] of upper.variables) {
    const own = lower.variables.get(index);
    if (own === undefined || !tables.leqValues(own, value)) return `variable ${index}`;
  }
  for (const [path, value] of upper.paths) {
    const own = lower.paths.get(path);
    if (own === undefined || !tables.leqValues(own, value)) return `field of variable ${tables.pathVariable(path)}`;
  }
  if (lower.heap !== upper.heap) {
    for (const [region, own] of lower.heap) {
      const other = upper.heap.get(region);
      if (region === tables.statics || own === other) continue;
      if (other === undefined) return `${showRegion(tables, region)} is not there`;
      if (leqContents(tables, own, other)) continue;
      return `${showRegion(tables, region)}: ${whyNotLeqContents(tables, own, other)}`;
    }
    for (const [region, other] of upper.heap) {
      if (region === tables.statics || lower.heap.get(region) !== undefined) continue;
      if (!leqCounts('[0,0]', other.count)) return `${showRegion(tables, region)} has to be there`;
    }
    const statics = whyNotStatics(tables, lower, upper);
    if (statics !== '') return statics;
  }
  return whyNotClasses(lower, upper);
}

function whyNotStatics(tables: Tables, lower: State, upper: State): string {
  const [ofLower, ofUpper] = [lower.heap.get(tables.statics), upper.heap.get(tables.statics)];
  if (ofLower === ofUpper) return '';
  const fields = [...(ofLower?.cells ?? []), ...(ofUpper?.cells ?? [])];
  for (const [field] of fields) {
    const own = staticCell(tables, lower, field);
    const isCovered = own === undefined || tables.leqValues(own, readStatic(tables, upper, field));
    if (!isCovered) return `static field ${tables.nameOfField(field)}`;
  }
  return '';
}

function whyNotClasses(lower: State, upper: State): string {
  if (upper.initialised.some((each) => !lower.initialised.includes(each))) return 'which classes are initialised';
  if (!upper.fromMain) return '';
  if (!lower.fromMain) return 'how the run started';
  const isListed = (each: number): boolean =>
    upper.initialised.includes(each) || upper.perhapsInitialised.includes(each);
  return [...lower.initialised, ...lower.perhapsInitialised].every(isListed) ? '' : 'which classes are initialised';
}
