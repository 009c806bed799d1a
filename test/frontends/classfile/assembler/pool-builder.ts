/** A constant pool that grows as entries are asked for. Each method gives an index; equal entries are written once. */
import { ByteWriter } from './byte-writer.js';
import { encodeModifiedUtf8 } from './modified-utf8.js';

/** Kinds of method handles, by their numbers. */
export const HandleKind = {
  getField: 1,
  getStatic: 2,
  putField: 3,
  putStatic: 4,
  invokeVirtual: 5,
  invokeStatic: 6,
  invokeSpecial: 7,
  newInvokeSpecial: 8,
  invokeInterface: 9,
} as const;

export class PoolBuilder {
  readonly #texts = new Map<string, number>();
  readonly #known = new Map<string, number>();
  readonly #content = new ByteWriter();
  #size = 1;

  /** As the file has it: one more than the last index. */
  get size(): number {
    return this.#size;
  }

  utf8(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const encoded = encodeModifiedUtf8(text);
    const index = this.entry(1, new ByteWriter().u2(encoded.length).raw(encoded).bytes());
    this.#texts.set(text, index);
    return index;
  }

  int(value: number): number {
    return this.entry(3, new ByteWriter().u4(value).bytes());
  }

  float(value: number): number {
    const bytes = new DataView(new ArrayBuffer(4));
    bytes.setFloat32(0, value);
    return this.entry(4, new Uint8Array(bytes.buffer));
  }

  long(value: bigint): number {
    const bytes = new DataView(new ArrayBuffer(8));
    bytes.setBigInt64(0, value);
    return this.entry(5, new Uint8Array(bytes.buffer));
  }

  double(value: number): number {
    const bytes = new DataView(new ArrayBuffer(8));
    bytes.setFloat64(0, value);
    return this.entry(6, new Uint8Array(bytes.buffer));
  }

  /** Internal form: `java/util/Map$Entry`, `[I`, `[Ljava/lang/String;`. */
  class(name: string): number {
    return this.#indices(7, this.utf8(name));
  }

  string(text: string): number {
    return this.#indices(8, this.utf8(text));
  }

  field(owner: string, name: string, descriptor: string): number {
    return this.#indices(9, this.class(owner), this.nameAndType(name, descriptor));
  }

  method(owner: string, name: string, descriptor: string): number {
    return this.#indices(10, this.class(owner), this.nameAndType(name, descriptor));
  }

  interfaceMethod(owner: string, name: string, descriptor: string): number {
    return this.#indices(11, this.class(owner), this.nameAndType(name, descriptor));
  }

  nameAndType(name: string, descriptor: string): number {
    return this.#indices(12, this.utf8(name), this.utf8(descriptor));
  }

  /** `kind`: see HandleKind; `reference`: index of a field, method or interface method. */
  methodHandle(kind: number, reference: number): number {
    return this.entry(15, new ByteWriter().u1(kind).u2(reference).bytes());
  }

  methodType(descriptor: string): number {
    return this.#indices(16, this.utf8(descriptor));
  }

  dynamic(bootstrap: number, name: string, descriptor: string): number {
    return this.#indices(17, bootstrap, this.nameAndType(name, descriptor));
  }

  invokeDynamic(bootstrap: number, name: string, descriptor: string): number {
    return this.#indices(18, bootstrap, this.nameAndType(name, descriptor));
  }

  module(name: string): number {
    return this.#indices(19, this.utf8(name));
  }

  package(name: string): number {
    return this.#indices(20, this.utf8(name));
  }

  /** Any entry, well-formed or not. A long or double takes two indices. */
  entry(tag: number, content: Uint8Array): number {
    const key = `${tag}:${content.join(',')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const index = this.#size;
    this.#known.set(key, index);
    this.#content.u1(tag).raw(content);
    this.#size += tag === 5 || tag === 6 ? 2 : 1;
    return index;
  }

  write(writer: ByteWriter): void {
    writer.u2(this.#size).raw(this.#content.bytes());
  }

  #indices(tag: number, ...indices: readonly number[]): number {
    const content = new ByteWriter();
    for (const index of indices) content.u2(index);
    return this.entry(tag, content.bytes());
  }
}
