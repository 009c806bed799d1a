/** Attributes of classes and members, ready to be added to a builder. */
import { ByteWriter } from './byte-writer.js';
import type { PoolBuilder } from './pool-builder.js';

export interface Attribute {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the file says of the length, where that is a lie. */
  readonly length?: number;
}

/** A counted list of attributes. */
export function writeAttributes(writer: ByteWriter, pool: PoolBuilder, attributes: readonly Attribute[]): void {
  writer.list(attributes, ({ name, content, length = content.length }) => {
    writer.u2(pool.utf8(name)).u4(length).raw(content);
  });
}

/** An attribute of any name and content. */
export function rawAttribute(name: string, ...content: readonly number[]): Attribute {
  return { name, content: Uint8Array.from(content) };
}

function indexAttribute(name: string, index: number): Attribute {
  return { name, content: new ByteWriter().u2(index).bytes() };
}

function listAttribute<Item>(
  name: string,
  items: readonly Item[],
  write: (writer: ByteWriter, item: Item) => void,
): Attribute {
  const writer = new ByteWriter();
  return { name, content: writer.list(items, (item) => write(writer, item)).bytes() };
}

export function signature(pool: PoolBuilder, text: string): Attribute {
  return indexAttribute('Signature', pool.utf8(text));
}

export function sourceFile(pool: PoolBuilder, name: string): Attribute {
  return indexAttribute('SourceFile', pool.utf8(name));
}

/** `index`: of an int, float, long, double or string. */
export function constantValue(index: number): Attribute {
  return indexAttribute('ConstantValue', index);
}

export function exceptions(pool: PoolBuilder, ...types: readonly string[]): Attribute {
  return listAttribute('Exceptions', types, (writer, type) => writer.u2(pool.class(type)));
}

export interface InnerClassEntry {
  readonly name: string;
  readonly outer?: string;
  readonly simpleName?: string;
  readonly flags: number;
}

export function innerClasses(pool: PoolBuilder, ...classes: readonly InnerClassEntry[]): Attribute {
  return listAttribute('InnerClasses', classes, (writer, { name, outer, simpleName, flags }) => {
    writer.u2(pool.class(name)).u2(outer === undefined ? 0 : pool.class(outer));
    writer.u2(simpleName === undefined ? 0 : pool.utf8(simpleName)).u2(flags);
  });
}

export function enclosingMethod(pool: PoolBuilder, owner: string, name?: string, descriptor = '()V'): Attribute {
  const content = new ByteWriter().u2(pool.class(owner));
  content.u2(name === undefined ? 0 : pool.nameAndType(name, descriptor));
  return { name: 'EnclosingMethod', content: content.bytes() };
}

export function nestHost(pool: PoolBuilder, host: string): Attribute {
  return indexAttribute('NestHost', pool.class(host));
}

export function nestMembers(pool: PoolBuilder, ...members: readonly string[]): Attribute {
  return listAttribute('NestMembers', members, (writer, member) => writer.u2(pool.class(member)));
}

export function permittedSubclasses(pool: PoolBuilder, ...classes: readonly string[]): Attribute {
  return listAttribute('PermittedSubclasses', classes, (writer, type) => writer.u2(pool.class(type)));
}

export interface RecordComponentEntry {
  readonly name: string;
  readonly descriptor: string;
  readonly attributes?: readonly Attribute[];
}

export function recordAttribute(pool: PoolBuilder, ...components: readonly RecordComponentEntry[]): Attribute {
  return listAttribute('Record', components, (writer, { name, descriptor, attributes = [] }) => {
    writer.u2(pool.utf8(name)).u2(pool.utf8(descriptor));
    writeAttributes(writer, pool, attributes);
  });
}

/** Flags: 0x10 final, 0x1000 synthetic, 0x8000 mandated. */
export function methodParameters(
  pool: PoolBuilder,
  ...parameters: readonly (readonly [name: string | undefined, flags: number])[]
): Attribute {
  const writer = new ByteWriter().u1(parameters.length);
  for (const [name, flags] of parameters) writer.u2(name === undefined ? 0 : pool.utf8(name)).u2(flags);
  return { name: 'MethodParameters', content: writer.bytes() };
}

export function synthetic(): Attribute {
  return rawAttribute('Synthetic');
}
