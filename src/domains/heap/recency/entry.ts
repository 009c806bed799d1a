/** How a method starts when its callers are not known. */

import { IntegerMap } from '../../../base/integer-map.js';
import type { Code } from '../../../engine/code.js';
import type { Start } from '../../../engine/domain.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, elementType, isArray, isReference, type TypeName } from '../../../ir/types.js';
import { initialise } from './calls/initialisation.js';
import type { Region } from './regions/regions.js';
import type { Contents, State } from './state/state.js';
import type { Tables } from './state/tables.js';
import { ASSUMED_NULL, NOT_NULL, type Nulls, SEEN_NULL, type Value } from './state/values.js';

const NULLS: Readonly<Record<ReturnType<Start['nullness']>, Nulls>> = {
  'non-null': NOT_NULL,
  nullable: SEEN_NULL,
  unknown: ASSUMED_NULL,
};

/**
 * Every parameter that is a reference refers to an external object, of which only the type is known; two of them may be
 * the same object. Where nothing ran before, an array that is a parameter holds strings and no null.
 */
export function entry(tables: Tables, code: Code, start: Start): readonly State[] {
  const isMain = start.history === 'main';
  let variables = IntegerMap.empty<Value>();
  let heap = IntegerMap.of<Contents, Region>([[tables.statics, tables.contents({ opaque: true })]]);
  code.body.parameters.forEach(({ index: variable, type, sourceName }, index) => {
    if (!isReference(type)) {
      variables = variables.set(variable, tables.anything(type));
      return;
    }
    const region = tables.region({ kind: 'parameter', index });
    const isGiven = sourceName === 'this' || isMain;
    const contents = isMain && isArray(type) ? filledArray(tables, type) : tables.singleContents(type);
    const isNew = index === 0 && code.method.name === '<init>';
    heap = heap.set(region, isNew ? unset(tables, contents, type) : contents);
    variables = variables.set(variable, tables.reference(isGiven ? NOT_NULL : NULLS[start.nullness(index)], [region]));
  });
  const { hierarchy } = tables;
  const { owner, name } = code.method;
  const above = [...hierarchy.supertypes(owner)];
  const classes = above.filter((each) => each === owner || !hierarchy.isInterface(each));
  const hasRun = (each: ClassName): boolean =>
    hierarchy.find(each) === undefined ||
    (hierarchy.declaredMethod(each, '<clinit>', '()V') !== undefined && !(each === owner && name === '<clinit>'));
  // What an initialiser has done that ran before is not known.
  const isFresh = isMain && !above.some(hasRun);
  let state = tables.state({ variables, heap, fromMain: isFresh });
  for (const each of classes) state = initialise(tables, each, state, isFresh ? 'first' : 'kept');
  return [state];
}

/**
 * An object on which no constructor of this class or those above it has run yet: their fields have their first values. A
 * subclass can have written only its own.
 */
function unset(tables: Tables, contents: Contents, type: TypeName): Contents {
  let { cells } = contents;
  for (const { fields } of tables.hierarchy.superclassChain(type)) {
    for (const field of fields) {
      if (!hasFlag(field, Flag.STATIC)) cells = cells.set(tables.field(field), tables.defaultOf(field.type));
    }
  }
  return tables.contents({ ...contents, cells });
}

function filledArray(tables: Tables, type: TypeName): Contents {
  const elements = tables.reference(NOT_NULL, [tables.region({ kind: 'constant', type: elementType(type) })]);
  const cells = IntegerMap.of<Value>([[tables.element, elements]]);
  return tables.contents({ count: '[0,1]', type, exact: true, opaque: true, cells });
}
