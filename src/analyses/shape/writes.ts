/** What calls may do to a state, in terms of its universe. */

import type { Universe, Written } from '../../domains/heap/contraction/index.js';
import { FieldNumbers } from '../../domains/heap/contraction/universe.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import {
  BOXES,
  CLASS,
  elementType,
  isArray,
  isPrimitive,
  isReference,
  STRING,
  THROWABLE,
  type TypeName,
} from '../../ir/types.js';
import type { Effect, Effects } from '../../program/calls/effects.js';
import { type Footprint, keyOf } from '../../program/calls/footprint.js';

/** Objects of these types hold nothing, and are told apart by nobody. */
const VALUES: ReadonlySet<TypeName> = new Set([STRING, CLASS, ...BOXES]);

export function writesOf(
  hierarchy: Hierarchy,
  effects: Effects,
  { methods }: Footprint,
  universe: Universe,
): (callee: MethodDeclaration) => Written {
  const numbers = new FieldNumbers(universe);
  const known = new Map<MethodDeclaration, Written>();
  const leadsToNodes = leadingToNodes(hierarchy, universe);
  const isOfInput = ({ owner }: FieldReference): boolean => hierarchy.find(owner)?.origin === 'input';
  const ofArrays = new Set(Object.values(universe.elements ?? {}));
  const writesField = ({ anything, library, fields, elements }: Effect, field: FieldReference): boolean =>
    anything || (library && !isOfInput(field)) || fields.has(keyOf(field)) || (elements && ofArrays.has(field));
  const writesStatic = ({ anything, library, statics }: Effect, field: FieldReference): boolean =>
    anything || (library && !isOfInput(field)) || statics.has(keyOf(field));
  const holdsNodes = [
    ...universe.links.filter((field) => !ofArrays.has(field)),
    ...universe.payloads.filter(({ type }) => leadsToNodes(type)),
  ];
  const nodeStatics = universe.statics.filter(({ type }) => leadsToNodes(type));
  // What is thrown may hold anything, too.
  const readsThrown = holdsNodes.some(({ owner }) => hierarchy.isSubclass(owner, THROWABLE));

  /** Of code that is not followed: whether it may reach what nobody passed to it, and change it or bring it back. */
  const isHidden = (method: MethodDeclaration): boolean => {
    const effect = effects.of(method);
    if (effect.anything || readsThrown) return true;
    if (isReference(method.result) && leadsToNodes(method.result)) return true;
    if (effect.elements && [...effect.kept].some((type) => !isValue(type) && leadsToNodes(type))) return true;
    return (
      holdsNodes.some((field) => writesField(effect, field)) || nodeStatics.some((field) => writesStatic(effect, field))
    );
  };
  /** What implements an abstract method of the input is among the callees, too. */
  const isImplemented = (method: MethodDeclaration): boolean =>
    hasFlag(method, Flag.ABSTRACT) && hierarchy.find(method.owner)?.origin === 'input';
  /** Of any code: whether it runs such. */
  const runsHidden = (start: MethodDeclaration): boolean => {
    const met = new Set([start]);
    for (const method of met) {
      if (!methods.has(method)) {
        if (isHidden(method)) return true;
      } else for (const callee of effects.callees(method)) if (!isImplemented(callee)) met.add(callee);
    }
    return false;
  };
  return (callee) => {
    let written = known.get(callee);
    if (written === undefined) {
      const effect = effects.of(callee);
      const fields = Array.from({ length: numbers.size }, (_, number) => writesField(effect, numbers.field(number)));
      written = {
        field: (number) => fields[number] !== false,
        statics: universe.statics.some((field) => writesStatic(effect, field)),
        keeps:
          effect.anything ||
          effect.library ||
          readsThrown ||
          !isValue(callee.result) ||
          [...effect.kept].some((type) => !isValue(type)),
        hidden: runsHidden(callee),
      };
      known.set(callee, written);
    }
    return written;
  };
}

/** Whether a value of the type may be a node, or lead to one along fields that hold values of which nobody keeps track. */
function leadingToNodes(
  hierarchy: Hierarchy,
  { payloads, mayBeNode = () => true }: Universe,
): (type: TypeName) => boolean {
  const known = new Map<TypeName, boolean>();
  return (type) => {
    let leads = known.get(type);
    if (leads === undefined) {
      const met = new Set([type]);
      for (const each of met) {
        const inner = isArray(each) ? innermostElement(each) : each;
        for (const field of payloads) if (areRelated(hierarchy, inner, field.owner)) met.add(field.type);
      }
      leads = [...met].some(mayBeNode);
      known.set(type, leads);
    }
    return leads;
  };
}

function innermostElement(type: TypeName): TypeName {
  return isArray(type) ? innermostElement(elementType(type)) : type;
}

/** Whether an object may be of both. */
function areRelated(hierarchy: Hierarchy, one: TypeName, other: TypeName): boolean {
  if (!isReference(one)) return false;
  if (hierarchy.isInterface(one) || hierarchy.isInterface(other)) return true;
  return hierarchy.isAssignable(one, other) || hierarchy.isAssignable(other, one);
}

function isValue(type: TypeName): boolean {
  if (type === 'void' || isPrimitive(type)) return true;
  return VALUES.has(type) || (isArray(type) && isPrimitive(type.slice(0, -2)));
}
