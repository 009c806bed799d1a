/** Natives that copy: a clone, and elements from one array to another. */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { CodeEdge } from '../../../../engine/code.js';
import { INT_MAX } from '../../../../ir/arithmetic.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { elementType, isArray, OBJECT, type TypeName } from '../../../../ir/types.js';
import { typeOf } from '../regions/region-types.js';
import { externalContents, fold, retarget } from '../regions/renaming.js';
import { joinTypes } from '../state/contents.js';
import { bases, metAt, readAll, write } from '../state/heap.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type NumberValue, type Value } from '../state/values.js';
import { withMet } from './result.js';
import { allocatedPart, externalRegion } from './values.js';

const PRIMITIVES = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'];

/** The target of the call refers to a new object of the same class that holds the same. */
export function copiedObject(tables: Tables, at: CodeEdge, given: State, self: Value | undefined): State {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call' || instruction.target === undefined || self?.kind !== 'reference') return given;
  // The copy that the edge made before is from now on one of the other external objects.
  const met = metAt(tables, at.number);
  const before = fold(tables, given, met);
  const original = retarget(tables, self, (region) => (region === met ? tables.external : region));
  const bounds = original.targets.map((target) => typeOf(tables, before, target));
  const type =
    bounds.map((bound) => bound?.type).reduce((left, right) => joinTypes(tables.hierarchy, left, right)) ?? OBJECT;
  const exact = bounds.every((bound) => bound?.exact === true && bound.type === type);
  let cells = IntegerMap.empty<Value>();
  for (const field of exact ? fieldsOf(tables, type) : [])
    cells = cells.set(field, readAll(tables, before, original, field));
  const length = isArray(type) ? { length: lengthOf(tables, before, original) } : {};
  const state = withMet(tables, at, before, { variable: instruction.target.index, type, nulls: NOT_NULL });
  const copy = tables.contents({ count: '[0,1]', type, exact, opaque: true, cells, ...length });
  const copied = tables.with(state, { heap: state.heap.set(met, copy) });
  const log = externalContents(tables, copied);
  const stored = cells.mapped((value) => allocatedPart(tables, value));
  return tables.withContents(
    copied,
    tables.external,
    externalRegion(tables, log.cells.union(stored, tables.values.joining), log),
  );
}

/** All fields of an object of exactly that type. */
function fieldsOf(tables: Tables, type: TypeName): readonly number[] {
  if (isArray(type)) return [tables.elementField(elementType(type))];
  return tables.hierarchy
    .superclassChain(type)
    .flatMap(({ fields }) => fields)
    .filter((field) => !hasFlag(field, Flag.STATIC))
    .map((field) => tables.field(field));
}

/** The length of the array, as far as it is known. */
export function lengthOf(tables: Tables, state: State, array: Value | undefined): NumberValue {
  const any = tables.number(0, INT_MAX);
  if (array?.kind !== 'reference' || array.targets.length === 0) return any;
  let [lower, upper] = [INT_MAX, 0];
  for (const target of array.targets) {
    const length = state.heap.get(target)?.length ?? any;
    lower = Math.min(lower, length.lower);
    upper = Math.max(upper, length.upper);
  }
  return tables.number(lower, upper);
}

/** Elements of the target array, nobody knows which, now hold what elements of the source hold. */
export function copiedElements(
  tables: Tables,
  before: State,
  source: Value | undefined,
  target: Value | undefined,
): State {
  if (source?.kind !== 'reference' || target?.kind !== 'reference') return before;
  let state = before;
  for (const type of [OBJECT, ...PRIMITIVES]) {
    const field = tables.elementField(type);
    if (bases(tables, before, source, field).length === 0 || bases(tables, before, target, field).length === 0)
      continue;
    state = write(tables, state, { base: target, field }, readAll(tables, before, source, field));
  }
  return state;
}
