/** Natives of java.lang.System, Runtime and Thread, of java.lang.reflect.Array, and the end of a run that models ask for. */
import { arrayOf, elementType, isPrimitive } from '../../ir/types.js';
import type { JavaArray, Reference } from '../memory/values.js';
import type { NativeContext } from '../native-context.js';
import { arrayIn, nativesOf, truth } from './define.js';

export const systemNatives = [
  ...nativesOf('java.lang.System', {
    'arrayLength(Ljava/lang/Object;)I': (_, [array]) => arrayIn(array).elements.length,
    'copyElements(Ljava/lang/Object;ILjava/lang/Object;II)I': (context, [source, from, target, to, length]) =>
      copyElements(
        context,
        { array: arrayIn(source), from: from as number },
        { array: arrayIn(target), from: to as number },
        length as number,
      ),
    'identityHashCode(Ljava/lang/Object;)I': (context, [object]) =>
      object === null ? 0 : context.identityHash(object as Reference),
  }),
  ...nativesOf('java.lang.Runtime', {
    'halt(I)V': (context, [, status]) => context.exit(status as number),
  }),
  ...nativesOf('espalier.Run', {
    'stop(Ljava/lang/String;)V': (context, [reason]) => context.unsupported(context.text(reason)),
  }),
  ...nativesOf('java.lang.Thread', {
    'ownsMonitor(Ljava/lang/Object;)Z': (context, [object]) => truth(context.monitorEntries(object as Reference) > 0),
  }),
  ...nativesOf('java.lang.reflect.Array', {
    'create(Ljava/lang/Class;I)Ljava/lang/Object;': (context, [type, length]) =>
      context.newArray(arrayOf(context.typeOfClassObject(type)), length as number),
    'length(Ljava/lang/Object;)I': (_, [array]) => arrayIn(array).elements.length,
  }),
];

/** Elements of an array, from an index on. */
interface Section {
  readonly array: JavaArray;
  readonly from: number;
}

function copyElements(
  context: NativeContext,
  { array: source, from }: Section,
  { array: target, from: to }: Section,
  length: number,
): number {
  context.touch(target);
  const element = elementType(context.typeOf(target));
  if (isPrimitive(element) || context.isSubtype(elementType(context.typeOf(source)), element)) {
    copyRange(source.elements as Reference[], from, target.elements as Reference[], to, length);
    return length;
  }
  const values = source.elements as readonly (Reference | null)[];
  const places = target.elements as (Reference | null)[];
  for (let index = 0; index < length; index++) {
    const value = values[from + index] ?? null;
    if (value !== null && !context.isSubtype(context.typeOf(value), element)) return index;
    places[to + index] = value;
  }
  return length;
}

/** Also right for overlapping ranges of one array; typed arrays, which have the same methods, are treated alike. */
function copyRange<T>(source: T[], from: number, target: T[], to: number, length: number): void {
  if (source === target) target.copyWithin(to, from, from + length);
  else for (let index = 0; index < length; index++) target[to + index] = source[from + index] as T;
}
