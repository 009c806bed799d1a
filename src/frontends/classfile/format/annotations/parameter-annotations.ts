/**
 * Annotations of parameters. Their tables count parameters as the source has them, the descriptor also those that the compiler
 * adds: so one has to find out which those are, and where that is unclear the annotations are left out rather than put on another.
 */
import { type Annotation, Flag } from '../../../../ir/program.js';
import type { AttributeTable } from '../attributes.js';
import type { MethodInformation } from '../class-file.js';
import type { ClassContext } from '../context.js';
import type { CheckedDescriptor } from '../descriptors.js';
import { readMethodParameters } from '../method-parameters.js';
import { readEnclosingMethod } from '../nesting.js';
import { typeAnnotations, withTypeAnnotations } from './member-annotations.js';

/** ACC_MANDATED of MethodParameters: the language demands the parameter, the source need not show it. */
const MANDATED = 0x8000;

export function readParameterAnnotations(
  context: ClassContext,
  method: MethodInformation,
  { parameters }: CheckedDescriptor,
  attributes: AttributeTable,
): readonly (readonly Annotation[])[] {
  const total = parameters.length;
  const lists: (readonly Annotation[])[] = new Array(total).fill([]);
  for (const name of ['RuntimeVisibleParameterAnnotations', 'RuntimeInvisibleParameterAnnotations'] as const) {
    const content = attributes.find(name);
    if (content === undefined) continue;
    const count = content.u1();
    const positions = count === total ? undefined : writtenParameters(context, method, parameters, attributes, count);
    for (let index = 0; index < count; index++) {
      const found = context.annotationReader.list(content);
      const position = positions === undefined ? index : positions[index];
      if (position !== undefined) lists[position] = (lists[position] ?? []).concat(found);
    }
    content.finish(name);
  }
  const ofTypes = typeAnnotations(attributes, context.annotationReader).filter(({ target }) => target === 'parameter');
  if (ofTypes.length === 0) return lists;
  const positions = writtenParameters(context, method, parameters, attributes, undefined);
  return lists.map((list, position) =>
    withTypeAnnotations(
      list,
      ofTypes.filter(({ parameter }) => positions[parameter] === position),
    ),
  );
}

/** Positions, in the descriptor, of the parameters that the source has; empty where it is unclear. `count`: so many are wanted. */
function writtenParameters(
  context: ClassContext,
  method: MethodInformation,
  types: readonly string[],
  attributes: AttributeTable,
  count: number | undefined,
): readonly number[] {
  const all = types.map((_, position) => position);
  if (method.name !== '<init>') return count === undefined ? all : [];
  const named = readMethodParameters(context.pool, attributes, types.length);
  if (named !== undefined) {
    const added = isRecord(context) ? Flag.SYNTHETIC : Flag.SYNTHETIC | MANDATED;
    const written = all.filter((position) => ((named[position]?.flags ?? 0) & added) === 0);
    return count === undefined || written.length === count ? written : [];
  }
  const leading = addedInFront(context, types);
  if (leading === undefined) return [];
  const written = all.slice(leading);
  if (count === undefined) return written;
  // A local class also takes, at the end, the variables that it captures.
  if (count > written.length) return [];
  return isLocal(context) ? written.slice(0, count) : written.slice(written.length - count);
}

/** How many parameters the compiler puts before those of a constructor; undefined where one cannot tell. */
function addedInFront(context: ClassContext, types: readonly string[]): number | undefined {
  if ((context.flags & Flag.ENUM) !== 0) return types[0] === 'java.lang.String' && types[1] === 'int' ? 2 : undefined;
  const self = context.innerClass;
  if (self === undefined) return 0;
  if ((self.flags & (Flag.STATIC | Flag.INTERFACE)) !== 0) return 0;
  const outer = self.outer ?? readEnclosingMethod(context)?.owner;
  if (outer === undefined) return undefined;
  if (types[0] === outer) return isLocal(context) ? undefined : 1;
  return isLocal(context) ? 0 : undefined;
}

function isLocal(context: ClassContext): boolean {
  return context.attributes.find('EnclosingMethod') !== undefined;
}

function isRecord(context: ClassContext): boolean {
  return context.attributes.find('Record') !== undefined;
}
