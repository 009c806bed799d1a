/** Calls of methods without code that move whole objects: copies of arrays and of objects. */
import type { CallInstruction } from '../../../../engine/code.js';
import type { Edge } from '../../../../ir/body.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { elementType, isArray, isPrimitive, LANGUAGE_PACKAGE, OBJECT, type TypeName } from '../../../../ir/types.js';
import type { Condition, Node } from '../../algebra.js';
import { TRUE } from '../../conditions.js';
import type { PathState } from '../../state.js';
import type { FieldName } from '../../symbols.js';
import { allocateUnknown, withAllocated } from '../allocation.js';
import { less } from '../expressions.js';
import { instanceOf } from '../instances.js';
import { fieldNode, withField } from '../memory.js';
import type { RelationalWorld } from '../world.js';
import type { Caller, Completion } from './calls.js';

/** The machine's instruction for it, in all but name. */
const ARRAY_COPY = 'java.lang.System.arraycopy';
const NOT_CLONEABLE = 'java.lang.CloneNotSupportedException';

export interface Site {
  readonly instruction: CallInstruction;
  readonly edge: Edge;
  readonly values: readonly Node[];
}

/** Whether what a call of the method does depends on the types at the call. */
export function isIntrinsic({ owner, name }: MethodDeclaration): boolean {
  return (owner === OBJECT && name === 'clone') || `${owner}.${name}` === ARRAY_COPY;
}

/** How the call ends; undefined: it is no such method, or what it copies is not known. */
export function runIntrinsic(
  caller: Caller,
  method: MethodDeclaration,
  site: Site,
  state: PathState,
): readonly Completion[] | undefined {
  if (method.owner === OBJECT && method.name === 'clone') return clone(caller, site, state);
  if (`${method.owner}.${method.name}` === ARRAY_COPY) return copyElements(caller, site, state);
  return undefined;
}

/** What a call of such a method may do, by the types of its arguments; undefined as above. */
export function intrinsicEffects(
  world: RelationalWorld,
  method: MethodDeclaration,
  instruction: CallInstruction,
):
  | {
      readonly fields: readonly FieldName[];
      readonly allocated: readonly TypeName[];
      readonly throws: readonly TypeName[];
    }
  | undefined {
  if (`${method.owner}.${method.name}` === ARRAY_COPY) {
    const type = instruction.arguments[2]?.type ?? OBJECT;
    const names = ['NullPointerException', 'ArrayIndexOutOfBoundsException', 'ArrayStoreException'];
    const exceptions = names.map((name) => LANGUAGE_PACKAGE + name);
    if (!isArray(type)) return undefined;
    return { fields: [world.elements(type)], allocated: exceptions, throws: exceptions };
  }
  if (method.owner === OBJECT && method.name === 'clone') {
    const type = instruction.arguments[0]?.type ?? OBJECT;
    if (isArray(type)) return { fields: [], allocated: [type], throws: [] };
    const classes = copiedClasses(world, type);
    if (classes === undefined) return undefined;
    return { fields: [], allocated: [...classes, NOT_CLONEABLE], throws: [NOT_CLONEABLE] };
  }
  return undefined;
}

/** The classes that an object of the type can have; undefined: not all are known. */
function copiedClasses(world: RelationalWorld, type: TypeName): readonly TypeName[] | undefined {
  const declaration = world.hierarchy.find(type);
  if (declaration === undefined) return undefined;
  if (hasFlag(declaration, Flag.FINAL)) return [type];
  if (declaration.origin !== 'input') return undefined;
  const known = world.receivers.of(type);
  return known.length === 0 ? undefined : known;
}

function copyElements(
  caller: Caller,
  { instruction, edge, values }: Site,
  state: PathState,
): readonly Completion[] | undefined {
  const { world, algebra } = caller.session;
  const { conditions } = algebra;
  const [source, from, target, to, length] = values as [Node, Node, Node, Node, Node];
  const [sourceType, targetType] = [instruction.arguments[0]?.type ?? OBJECT, instruction.arguments[2]?.type ?? OBJECT];
  if (!isArray(sourceType) || !isArray(targetType)) return undefined;
  const zero = algebra.constant('0', 'int');
  const isNull = conditions.or(conditions.equal(source, algebra.null), conditions.equal(target, algebra.null));
  const lengths = fieldNode(algebra, state, world.length);
  const isOutside = [
    less(algebra, from, zero),
    less(algebra, to, zero),
    less(algebra, length, zero),
    less(algebra, algebra.arithmetic('-', [algebra.join(source, lengths), from], 'int'), length),
    less(algebra, algebra.arithmetic('-', [algebra.join(target, lengths), to], 'int'), length),
  ].reduce((left, right) => conditions.or(left, right));
  const isSame = sourceType === targetType && isPrimitive(elementType(sourceType));
  const field = world.elements(targetType);
  const before = fieldNode(algebra, state, field);
  const row = algebra.join(target, before);
  const read = algebra.join(source, fieldNode(algebra, state, world.elements(sourceType)));
  const copied = algebra.product(algebra.type('int'), algebra.join(algebra.type('int'), read));
  const columns = field.columns.slice(1);
  const after = algebra.unknown('elements that were copied', columns, {
    lower: algebra.none(2),
    upper: algebra.union([row, copied]),
    single: true,
  });
  const written = withField(state, field, algebra.override(before, algebra.product(target, after)));
  const failing: readonly (readonly [string, Condition, PathState])[] = [
    ['java.lang.NullPointerException', isNull, state],
    ['java.lang.ArrayStoreException', isSame ? 0 : conditions.unknown('what the array takes'), written],
    ['java.lang.ArrayIndexOutOfBoundsException', isOutside, state],
  ];
  return finish(caller, edge, failing, { kind: 'return', value: undefined, state: written });
}

/** The first condition that holds decides which exception is thrown; where none does, the call returns. */
function finish(
  caller: Caller,
  edge: Edge,
  failing: readonly (readonly [type: string, condition: Condition, state: PathState])[],
  returned: Completion,
): readonly Completion[] {
  const { world, algebra } = caller.session;
  const { conditions } = algebra;
  let path = returned.state.condition;
  const completions: Completion[] = [];
  for (const [type, condition, state] of failing) {
    const failed = conditions.and(path, condition);
    path = conditions.and(path, conditions.not(condition));
    if (failed === 0) continue;
    const object = caller.run.names.at(type, edge, type);
    const values = world.instanceFields(type).map(({ columns, name }) => world.anyOf(columns[1] as TypeName, name));
    const thrown = allocateUnknown(world, object, type, values, { ...state, condition: failed });
    completions.push({ kind: 'throw', value: object, state: thrown });
  }
  if (path !== 0) completions.push({ ...returned, state: { ...returned.state, condition: path } });
  return completions;
}

function clone(caller: Caller, site: Site, state: PathState): readonly Completion[] | undefined {
  const { world, algebra } = caller.session;
  const { conditions } = algebra;
  const [receiver] = site.values as [Node];
  const exact = caller.run.exactClass(receiver);
  const type = exact ?? site.instruction.arguments[0]?.type ?? OBJECT;
  if (isArray(type))
    return copyArray(
      caller,
      site,
      type,
      exact !== undefined || isPrimitive(elementType(type)) ? 'exact' : 'below',
      state,
    );
  const classes = exact === undefined ? classesOf(caller, type) : [exact];
  if (classes === undefined || classes.length > caller.session.options.targets) return undefined;
  const completions: Completion[] = [];
  let rest = state.condition;
  for (const [index, name] of classes.entries()) {
    const isIt = index === classes.length - 1 ? TRUE : instanceOf(world, receiver, name);
    const condition = conditions.and(rest, isIt);
    rest = conditions.and(rest, conditions.not(isIt));
    if (condition !== 0) completions.push(...copyObject(caller, site, name, { ...state, condition }));
  }
  return completions;
}

/** The classes that an object of the type can have, narrower ones first; undefined: not all are known. */
function classesOf(caller: Caller, type: TypeName): readonly TypeName[] | undefined {
  const { world } = caller.session;
  const { hierarchy } = world;
  const known = copiedClasses(world, type);
  if (known === undefined || (known.length === 1 && known[0] === type && isFinal(world, type))) return known;
  caller.run.assumptions.add('known-subclasses');
  return [...known].sort((left, right) => hierarchy.supertypes(right).size - hierarchy.supertypes(left).size);
}

function isFinal({ hierarchy }: RelationalWorld, type: TypeName): boolean {
  const declaration = hierarchy.find(type);
  return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
}

function copyObject(caller: Caller, { edge, values }: Site, type: TypeName, state: PathState): readonly Completion[] {
  const { world, algebra } = caller.session;
  const [receiver] = values as [Node];
  const object = caller.run.names.at(type, edge, type);
  const fields = [...world.instanceFields(type), ...world.specificationFields(type).map(({ field }) => field)];
  const returned: Completion = {
    kind: 'return',
    value: object,
    state: copied(caller, { object, type, original: receiver }, fields, state),
  };
  const isCloneable = world.hierarchy.isAssignable(type, 'java.lang.Cloneable') ? TRUE : 0;
  const failing = algebra.conditions.not(isCloneable);
  return finish(caller, edge, [[NOT_CLONEABLE, failing, state]], returned);
}

/** An array of references may be of a narrower type than is known: its copy is then not told by the type of its name. */
function copyArray(
  caller: Caller,
  { edge, values }: Site,
  type: TypeName,
  known: 'exact' | 'below',
  state: PathState,
): readonly Completion[] {
  const { world, algebra } = caller.session;
  const [receiver] = values as [Node];
  const named = caller.run.names.at(type, edge);
  const object =
    known === 'exact'
      ? named
      : algebra.unknown('a copy of an array', [type], { lower: named, upper: named, single: true });
  const after = copied(caller, { object, type, original: receiver }, [world.length, world.elements(type)], state);
  return [{ kind: 'return', value: object, state: after }];
}

/** A new object of the type, and the one that it is a copy of. */
interface Copy {
  readonly object: Node;
  readonly type: TypeName;
  readonly original: Node;
}

/** The state in which the new object has what the other one has in these fields. */
function copied(
  caller: Caller,
  { object, type, original }: Copy,
  fields: readonly FieldName[],
  state: PathState,
): PathState {
  const { algebra } = caller.session;
  let after: PathState = { ...state, allocated: withAllocated(algebra, state, object, type) };
  for (const field of fields) {
    const before = fieldNode(algebra, state, field);
    after = withField(after, field, algebra.override(before, algebra.product(object, algebra.join(original, before))));
  }
  return after;
}
