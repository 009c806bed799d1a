/**
 * Undoes `jlink`'s string sharing (`compact-cp`): strings of class files that were moved to the image's own table.
 * OpenJDK, src/java.base/share/native/libjimage/imageDecompressor.cpp, SharedStringDecompressor.
 */
import { ClassFileProblem } from '../format/class-file.js';

const POOL_COUNT_AT = 8;
const UTF8 = 1;
/** A string of the table. */
const SHARED = 23;
/** A descriptor of the table without its class names: `(L;I)V`, then the packages and names that follow each `L`. */
const SHARED_DESCRIPTOR = 25;
/** Bytes after the tag (JVMS 4.4); 0 where there is no such tag. Strings have their own length. */
const SIZES: Uint8Array = Uint8Array.of(0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2);
const LONG = 5;
const DOUBLE = 6;
const CLASS_MARK = 0x4c;
const SLASH = 0x2f;

/** `size` is that of the whole class file; a ClassFileProblem where the result would have another. */
export function restoreConstantPool(
  packed: Uint8Array,
  size: number,
  stringAt: (offset: number) => Uint8Array,
): Uint8Array {
  const source = new PackedPool(packed);
  const result = new Restored(size);
  const head = source.take(POOL_COUNT_AT + 2);
  result.put(head);
  const count = ((head[POOL_COUNT_AT] ?? 0) << 8) | (head[POOL_COUNT_AT + 1] ?? 0);
  for (let entry = 1; entry < count; entry++) {
    const tag = source.byte();
    if (tag === SHARED) result.putString(() => result.put(stringAt(source.index())));
    else if (tag === SHARED_DESCRIPTOR) result.putString(() => restoreDescriptor(source, result, stringAt));
    else if (tag === UTF8) {
      const text = source.take(source.short());
      result.putString(() => result.put(text));
    } else {
      const length = SIZES[tag] ?? 0;
      if (length === 0) throw new ClassFileProblem(`damaged: a constant with tag ${tag}`);
      result.put(Uint8Array.of(tag));
      result.put(source.take(length));
      if (tag === LONG || tag === DOUBLE) entry++;
    }
  }
  result.put(source.rest());
  return result.whole();
}

function restoreDescriptor(source: PackedPool, result: Restored, stringAt: (offset: number) => Uint8Array): void {
  const template = stringAt(source.index());
  const names = new PackedPool(source.take(source.index()));
  const plain = names.atEnd();
  for (let at = 0, from = 0; at < template.length; at++) {
    const isClass = template[at] === CLASS_MARK && !plain;
    if (!isClass && at + 1 < template.length) continue;
    result.put(template.subarray(from, at + 1));
    from = at + 1;
    if (!isClass) continue;
    const packageName = stringAt(names.index());
    result.put(packageName);
    if (packageName.length > 0) result.put(Uint8Array.of(SLASH));
    result.put(stringAt(names.index()));
  }
}

/** Reads on and on; a ClassFileProblem at the end. */
class PackedPool {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(length: number): Uint8Array {
    const start = this.#at;
    if (start + length > this.#bytes.length) throw new ClassFileProblem('damaged: a shared constant pool ends early');
    this.#at += length;
    return this.#bytes.subarray(start, this.#at);
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  short(): number {
    return (this.byte() << 8) | this.byte();
  }

  /** Four bytes, or fewer where the highest bit is set: then two bits say how many, and the other five are the first. */
  index(): number {
    const first = this.byte();
    let value = (first & 0x80) !== 0 ? first & 0x1f : first;
    const more = (first & 0x80) !== 0 ? ((first >>> 5) & 3) - 1 : 3;
    for (let count = 0; count < more; count++) value = value * 256 + this.byte();
    return value;
  }

  atEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  rest(): Uint8Array {
    return this.take(this.#bytes.length - this.#at);
  }
}

/** A class file being put together; it never grows beyond its announced size. */
class Restored {
  readonly #bytes: Uint8Array;
  #length = 0;

  constructor(size: number) {
    this.#bytes = new Uint8Array(size);
  }

  put(part: Uint8Array): void {
    if (this.#length + part.length > this.#bytes.length) {
      throw new ClassFileProblem(`restores to more than the ${this.#bytes.length} bytes announced`);
    }
    this.#bytes.set(part, this.#length);
    this.#length += part.length;
  }

  /** CONSTANT_Utf8: tag, length, what `fill` puts. */
  putString(fill: () => void): void {
    const start = this.#length;
    this.put(Uint8Array.of(UTF8, 0, 0));
    fill();
    const length = this.#length - start - 3;
    if (length > 0xffff) throw new ClassFileProblem('damaged: a shared string that is too long');
    this.#bytes[start + 1] = length >>> 8;
    this.#bytes[start + 2] = length & 0xff;
  }

  whole(): Uint8Array {
    if (this.#length !== this.#bytes.length) {
      throw new ClassFileProblem(
        `damaged: restores to ${this.#length} bytes where ${this.#bytes.length} are announced`,
      );
    }
    return this.#bytes;
  }
}
