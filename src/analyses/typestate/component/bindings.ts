/** What the client can give to an operation: objects of islands that it has, null, others; each way once. */

import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isReference, type TypeName } from '../../../ir/types.js';
import {
  ANY_OTHER_REFERENCE,
  type HeapObject,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
} from '../../../machines/predicates/machine/machine.js';
import type { Island } from '../../../machines/predicates/typestates/islands.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';

/** An argument: an object of the island with that number among those used by the call, or a reference that needs none. */
export type Choice =
  | { readonly kind: 'primitive' }
  | { readonly kind: 'fixed'; readonly reference: Reference }
  | { readonly kind: 'island'; readonly used: number; readonly object: HeapObject };

export interface Binding {
  /** In the order of parameters, the receiver first; the receiver of a constructor is made for the call. */
  readonly choices: readonly Choice[];
  /** By number. The same island may be used twice: then there are two like it. */
  readonly islands: readonly number[];
}

/** Where arguments can come from. */
export interface Supply {
  /** Islands up to this number are combined; each binding uses this one, or none at all if it is -1. */
  readonly newest: number;
  readonly island: (number: number) => Island;
  readonly isFitting: (island: Island, object: HeapObject, type: TypeName) => boolean;
  /** Whether the island has an object that fits. */
  readonly offers: (island: number, type: TypeName) => boolean;
  /** Objects in static fields that clients have. */
  readonly fixed: (type: TypeName) => readonly HeapObject[];
  /** Whether objects of the component can be given for the type. */
  readonly takesObjects: (type: TypeName) => boolean;
  /** Whether the client has objects of its own for the type. */
  readonly takesOthers: (type: TypeName) => boolean;
  /** Whether null can be given for the parameter, counted without the receiver. */
  readonly takesNull: (parameter: number) => boolean;
  /** Whether islands may be put together; else each call is on the newest one. */
  readonly combines: boolean;
  /** Whether the client may use these together; asked before more is chosen. */
  readonly fits: (islands: readonly number[]) => boolean;
}

const FEW_OTHERS = TYPESTATE_BUDGETS['component/bindings'].fewOthers.most;

export function isConstructor(method: MethodDeclaration): boolean {
  return method.name === '<init>';
}

/** The types of what is given: the receiver, unless there is none or it is to be constructed, and the parameters. */
export function givenTypes(method: MethodDeclaration): readonly TypeName[] {
  const types = method.parameters.map(({ type }) => type);
  return hasFlag(method, Flag.STATIC) || isConstructor(method) ? types : [method.owner, ...types];
}

export function eachBinding(method: MethodDeclaration, supply: Supply, visit: (binding: Binding) => boolean): boolean {
  const types = givenTypes(method);
  const hasReceiver = types.length > method.parameters.length;
  const others = types.filter((type) => isReference(type) && !supply.takesObjects(type)).length;
  const taken = types.filter((type) => isReference(type) && supply.takesObjects(type)).length;
  const choices: Choice[] = [];
  const islands: number[] = supply.combines ? [] : [supply.newest];

  /** From each parameter on, how many can take objects of islands. */
  const left = types.map((_, index) =>
    types.slice(index).reduce((count, type) => count + (isReference(type) && supply.takesObjects(type) ? 1 : 0), 0),
  );

  const from = (index: number): boolean => {
    const type = types[index];
    if (supply.newest >= 0 && !islands.includes(supply.newest) && (left[index] ?? 0) === 0) return true;
    if (type === undefined) {
      if (supply.newest < 0 && islands.length > 0) return true;
      return visit({ choices: [...choices], islands: [...islands] });
    }
    const isReceiver = hasReceiver && index === 0;
    const takesNull = !isReceiver && supply.takesNull(hasReceiver ? index - 1 : index);
    for (const choice of simpleChoices(
      type,
      isReceiver ? 'receiver' : 'argument',
      takesNull ? 'nullable' : 'non-null',
    )) {
      choices.push(choice);
      const goesOn = from(index + 1);
      choices.pop();
      if (!goesOn) return false;
    }
    return !isReference(type) || !supply.takesObjects(type) || fromIslands(index, type);
  };

  const simpleChoices = (
    type: TypeName,
    place: 'receiver' | 'argument',
    nulls: 'nullable' | 'non-null',
  ): readonly Choice[] => {
    if (!isReference(type)) return [{ kind: 'primitive' }];
    const references: Reference[] = supply.takesObjects(type) ? [...supply.fixed(type)] : [];
    if (place === 'argument' && supply.takesOthers(type)) {
      if (others > FEW_OTHERS && nulls === 'nullable') references.push(ANY_OTHER_REFERENCE);
      else references.push(OTHER_REFERENCE, ...(nulls === 'nullable' ? [NULL_REFERENCE] : []));
    } else if (nulls === 'nullable') references.push(NULL_REFERENCE);
    return references.map((reference) => ({ kind: 'fixed', reference }));
  };

  const fromIslands = (index: number, type: ClassName): boolean => {
    for (const [used, number] of islands.entries()) {
      if (!withIsland(index, type, used, number)) return false;
    }
    // The newest must be used: by the last parameter at the latest.
    const isLast = (left[index] ?? 0) === 1 && !islands.includes(supply.newest);
    for (let number = isLast ? supply.newest : 0; supply.combines && number <= supply.newest; number++) {
      if (number < 0 || !supply.offers(number, type)) continue;
      islands.push(number);
      const goesOn = !supply.fits(islands) || withIsland(index, type, islands.length - 1, number);
      islands.pop();
      if (!goesOn) return false;
    }
    return true;
  };

  const withIsland = (index: number, type: ClassName, used: number, number: number): boolean => {
    const island = supply.island(number);
    for (const object of island.held) {
      // Of those that are just alike no more are needed than the call takes.
      if ((island.twins.get(object) ?? 0) >= taken || !supply.isFitting(island, object, type)) continue;
      choices.push({ kind: 'island', used, object });
      const goesOn = from(index + 1);
      choices.pop();
      if (!goesOn) return false;
    }
    return true;
  };

  return from(0);
}
