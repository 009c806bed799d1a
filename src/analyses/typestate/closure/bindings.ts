/** What is given to an operation in the proof: objects with each label that fits, the same one twice, null and others. */

import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference, type TypeName } from '../../../ir/types.js';
import {
  ANY_OTHER_REFERENCE,
  type HeapObject,
  NULL_REFERENCE,
  OTHER_REFERENCE,
} from '../../../machines/predicates/machine/machine.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { givenTypes } from '../component/bindings.js';
import type { Givable } from '../emulation/supply.js';
import type { Setting } from './setting.js';
import { canBeNew, type ImaginedWorld, withImagined } from './world.js';

export interface Bound {
  readonly world: ImaginedWorld;
  /** Undefined: a primitive value, whatever it is. */
  readonly given: readonly (number | undefined)[];
}

const FEW_OTHERS = TYPESTATE_BUDGETS['closure/bindings'].fewOthers.most;

/** Every way to call the operation, as far as labels tell; without the object that a constructor makes. */
export function boundWorlds(
  setting: Setting,
  givable: Givable,
  start: ImaginedWorld,
  method: MethodDeclaration,
): readonly Bound[] {
  const types = givenTypes(method);
  const hasReceiver = types.length > method.parameters.length;
  const others = types.filter((type) => isReference(type) && !givable.takesObjects(type)).length;
  let found: readonly Bound[] = [{ world: start, given: [] }];
  for (const [index, type] of types.entries()) {
    const parameter = hasReceiver ? index - 1 : index;
    const simple = simpleReferences(givable, method, type, parameter, others > FEW_OTHERS ? 'many' : 'few');
    found = found.flatMap((bound) => [
      ...simple.map((each) => ({ world: bound.world, given: [...bound.given, each] })),
      ...withObjects(setting, givable, bound, type),
    ]);
  }
  return found;
}

/** What needs no object of the component; the receiver is numbered -1 and is one. */
function simpleReferences(
  givable: Givable,
  method: MethodDeclaration,
  type: TypeName,
  parameter: number,
  others: 'many' | 'few',
): readonly (number | undefined)[] {
  if (!isReference(type)) return [undefined];
  if (parameter < 0) return [];
  const takesNull = givable.takesNull(method, parameter);
  if (givable.takesOthers(type)) {
    if (others === 'many' && takesNull) return [ANY_OTHER_REFERENCE];
    return takesNull ? [OTHER_REFERENCE, NULL_REFERENCE] : [OTHER_REFERENCE];
  }
  return takesNull ? [NULL_REFERENCE] : [];
}

function withObjects(setting: Setting, givable: Givable, { world, given }: Bound, type: TypeName): readonly Bound[] {
  if (!isReference(type) || !givable.takesObjects(type)) return [];
  const { labels, component, machine, habits } = setting;
  const { hierarchy } = component.world;
  const fits = (object: HeapObject): boolean => hierarchy.isAssignable(machine.typeOf(world.heap, object), type);
  const there = [...world.labels]
    .filter(([object, label]) => habits.isHeld(label) && fits(object))
    .map(([object]) => ({ world, given: [...given, object] }));
  const imagined = labels.all
    .filter(
      ({ number, type: its }) => habits.isHeld(number) && canBeNew(setting, its) && hierarchy.isAssignable(its, type),
    )
    .map(({ number }) => {
      const made = withImagined(setting, world, number);
      return { world: made.world, given: [...given, made.object] };
    });
  return [...there, ...imagined];
}
