/** Attributes that hold annotations. */
import type { Attribute } from './attributes.js';
import { ByteWriter } from './byte-writer.js';
import type { PoolBuilder } from './pool-builder.js';

export type ElementValue =
  | { readonly kind: 'B' | 'C' | 'I' | 'S' | 'Z' | 'F' | 'D'; readonly value: number }
  | { readonly kind: 'J'; readonly value: bigint }
  | { readonly kind: 's'; readonly value: string }
  /** A constant of an enum, whose type is a descriptor. */
  | { readonly kind: 'e'; readonly type: string; readonly name: string }
  /** A class, given by its descriptor. */
  | { readonly kind: 'c'; readonly type: string }
  | { readonly kind: '@'; readonly annotation: AnnotationEntry }
  | { readonly kind: '['; readonly values: readonly ElementValue[] };

export interface AnnotationEntry {
  /** A descriptor: `Ljava/lang/Deprecated;`. */
  readonly type: string;
  readonly elements?: readonly (readonly [name: string, value: ElementValue])[];
}

export type Retention = 'Visible' | 'Invisible';

export function annotations(pool: PoolBuilder, retention: Retention, ...list: readonly AnnotationEntry[]): Attribute {
  const writer = new ByteWriter();
  writer.list(list, (entry) => writeAnnotation(writer, pool, entry));
  return { name: `Runtime${retention}Annotations`, content: writer.bytes() };
}

export function parameterAnnotations(
  pool: PoolBuilder,
  retention: Retention,
  ...parameters: readonly (readonly AnnotationEntry[])[]
): Attribute {
  const writer = new ByteWriter().u1(parameters.length);
  for (const list of parameters) writer.list(list, (entry) => writeAnnotation(writer, pool, entry));
  return { name: `Runtime${retention}ParameterAnnotations`, content: writer.bytes() };
}

export interface TypeAnnotationEntry extends AnnotationEntry {
  /** target_type and target_info: `[0x13]` field, `[0x14]` result, `[0x16, n]` parameter n, `[0x17, 0, n]` exception n. */
  readonly target: readonly number[];
  /** Steps: 0 into an array, 1 to an inner class, 2 to a wildcard's bound, 3 to the given type argument. */
  readonly path?: readonly (readonly [kind: number, argument: number])[];
}

export function typeAnnotations(
  pool: PoolBuilder,
  retention: Retention,
  ...list: readonly TypeAnnotationEntry[]
): Attribute {
  const writer = new ByteWriter();
  writer.list(list, (entry) => {
    const { target, path = [] } = entry;
    writer.raw(target).u1(path.length);
    for (const [kind, argument] of path) writer.u1(kind).u1(argument);
    writeAnnotation(writer, pool, entry);
  });
  return { name: `Runtime${retention}TypeAnnotations`, content: writer.bytes() };
}

export function annotationDefault(pool: PoolBuilder, value: ElementValue): Attribute {
  const writer = new ByteWriter();
  writeElement(writer, pool, value);
  return { name: 'AnnotationDefault', content: writer.bytes() };
}

function writeAnnotation(writer: ByteWriter, pool: PoolBuilder, { type, elements = [] }: AnnotationEntry): void {
  writer.u2(pool.utf8(type)).list(elements, ([name, value]) => {
    writer.u2(pool.utf8(name));
    writeElement(writer, pool, value);
  });
}

function writeElement(writer: ByteWriter, pool: PoolBuilder, element: ElementValue): void {
  writer.u1(element.kind.charCodeAt(0));
  switch (element.kind) {
    case 's':
      writer.u2(pool.utf8(element.value));
      break;
    case 'J':
      writer.u2(pool.long(element.value));
      break;
    case 'F':
      writer.u2(pool.float(element.value));
      break;
    case 'D':
      writer.u2(pool.double(element.value));
      break;
    case 'e':
      writer.u2(pool.utf8(element.type)).u2(pool.utf8(element.name));
      break;
    case 'c':
      writer.u2(pool.utf8(element.type));
      break;
    case '@':
      writeAnnotation(writer, pool, element.annotation);
      break;
    case '[':
      writer.list(element.values, (value) => writeElement(writer, pool, value));
      break;
    default:
      writer.u2(pool.int(element.value));
  }
}
