/** What is chosen first in an initial state: the receiver and the parameters of the method. */
import type { HeapValue } from '../../ir/heap.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { isNonNull } from '../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { isPrimitive, type TypeName } from '../../ir/types.js';
import { defaultOf, type Layouts } from './layout.js';
import { Cell, type Root } from './partial-heap.js';
import type { Problem } from './search.js';
import type { HeapWorld } from './world.js';

type Roots = Pick<Problem, 'roots' | 'rootClasses' | 'given'>;

export function rootsOf(
  world: HeapWorld,
  method: MethodDeclaration,
  mayBeNull: (index: number) => boolean = () => true,
): Roots {
  const { hierarchy } = world;
  const isInstance = !hasFlag(method, Flag.STATIC);
  const isConstructor = method.name === '<init>';
  const receiver: Root = { name: 'this', type: method.owner, nonNull: true };
  const parameters = method.parameters.map(
    (parameter, index): Root => ({
      name: parameter.name,
      type: parameter.type,
      nonNull: !mayBeNull(index) || isNonNull(hierarchy, parameter, method.owner) || parameter.name.startsWith('this$'),
    }),
  );
  const roots = isInstance ? [receiver, ...parameters] : parameters;
  const unread = new Map<number, HeapValue>();
  method.parameters.forEach((parameter, index) => {
    if (!isPrimitive(parameter.type) || world.isRead({ kind: 'parameter', parameter })) return;
    unread.set(isInstance ? index + 1 : index, defaultOf(parameter.type));
  });
  const given = (layouts: Layouts): ReadonlyMap<number, HeapValue> =>
    isConstructor ? new Map([...unread, [0, rawObject(layouts, method.owner)]]) : unread;
  if (!isInstance || isConstructor) return { roots, given };
  return { roots, given, rootClasses: new Map([[0, receiverClasses(hierarchy, method)]]) };
}

/** Classes of the input whose objects run exactly this method when it is called on them. */
function receiverClasses(hierarchy: Hierarchy, method: MethodDeclaration): readonly TypeName[] {
  return hierarchy.table.inputs().filter((name) => {
    if (!hierarchy.isSubclass(name, method.owner)) return false;
    const selection = hierarchy.selectMethod(name, method);
    return selection.kind === 'method' && selection.method === method;
  });
}

/** The object that a constructor is about to initialise: all its fields have their defaults. */
function rawObject(layouts: Layouts, type: TypeName): Cell {
  const layout = layouts.of(type);
  const defaults = layout.fields.map((field) => defaultOf(field.type));
  return new Cell(0, layout, defaults, true);
}
