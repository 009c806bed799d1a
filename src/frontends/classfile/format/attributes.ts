/** The attributes of a class, member or code: found by name, each given as the bytes of its content. */
import { ByteReader } from './byte-reader.js';
import { ClassFileProblem } from './class-file.js';
import type { LazyConstantPool } from './pool/constant-pool.js';

export type AttributeName =
  | 'AnnotationDefault'
  | 'BootstrapMethods'
  | 'Code'
  | 'ConstantValue'
  | 'EnclosingMethod'
  | 'Exceptions'
  | 'InnerClasses'
  | 'LineNumberTable'
  | 'LocalVariableTable'
  | 'MethodParameters'
  | 'NestHost'
  | 'NestMembers'
  | 'PermittedSubclasses'
  | 'Record'
  | 'RuntimeInvisibleAnnotations'
  | 'RuntimeInvisibleParameterAnnotations'
  | 'RuntimeInvisibleTypeAnnotations'
  | 'RuntimeVisibleAnnotations'
  | 'RuntimeVisibleParameterAnnotations'
  | 'RuntimeVisibleTypeAnnotations'
  | 'Signature'
  | 'SourceFile'
  | 'StackMapTable'
  | 'Synthetic';

/** Length of an attribute's header: name and length. */
const HEADER = 6;
/** Up to so many attributes are looked through each time; compilers write fewer. */
const SCANNED = 16;

export class AttributeTable {
  readonly #pool: LazyConstantPool;
  readonly #view: DataView;
  /** Of the number of attributes. That they fit was seen when they were stepped over. */
  readonly #start: number;

  #index: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(pool: LazyConstantPool, view: DataView, start: number) {
    this.#pool = pool;
    this.#view = view;
    this.#start = start;
  }

  /** The one attribute of that name; two are a problem. */
  find(name: AttributeName): ByteReader | undefined {
    const count = this.#view.getUint16(this.#start);
    if (count > SCANNED) return this.#findInIndex(name);
    let found = 0;
    let position = this.#start + 2;
    for (let left = count; left > 0; left--) {
      if (this.#pool.utf8(this.#view.getUint16(position)) === name) {
        if (found !== 0) throw twoOf(name, position);
        found = position;
      }
      position += HEADER + this.#view.getUint32(position + 2);
    }
    return found === 0 ? undefined : this.#content(found);
  }

  /** For the few that may be split. */
  all(name: AttributeName): readonly ByteReader[] {
    const list: ByteReader[] = [];
    let position = this.#start + 2;
    for (let left = this.#view.getUint16(this.#start); left > 0; left--) {
      if (this.#pool.utf8(this.#view.getUint16(position)) === name) list.push(this.#content(position));
      position += HEADER + this.#view.getUint32(position + 2);
    }
    return list;
  }

  /** The text that the one index of an attribute refers to. */
  text(name: AttributeName): string | undefined {
    const content = this.find(name);
    if (content === undefined) return undefined;
    const text = this.#pool.utf8(content.u2());
    content.finish(name);
    return text;
  }

  #findInIndex(name: AttributeName): ByteReader | undefined {
    this.#index ??= this.#makeIndex();
    const [position, second] = this.#index.get(name) ?? [];
    if (second !== undefined) throw twoOf(name, second);
    return position === undefined ? undefined : this.#content(position);
  }

  /** Positions of the first two of each name. */
  #makeIndex(): ReadonlyMap<string, readonly number[]> {
    const index = new Map<string, number[]>();
    let position = this.#start + 2;
    for (let left = this.#view.getUint16(this.#start); left > 0; left--) {
      const name = this.#pool.utf8(this.#view.getUint16(position));
      const known = index.get(name);
      if (known === undefined) index.set(name, [position]);
      else if (known.length === 1) known.push(position);
      position += HEADER + this.#view.getUint32(position + 2);
    }
    return index;
  }

  #content(position: number): ByteReader {
    const start = position + HEADER;
    return new ByteReader(this.#view, start, start + this.#view.getUint32(position + 2));
  }
}

function twoOf(name: string, position: number): ClassFileProblem {
  return new ClassFileProblem(`two attributes ${name}`, position);
}

/** Steps over attributes; all their lengths are seen to fit. */
export function skipAttributes(reader: ByteReader): void {
  for (let left = reader.u2(); left > 0; left--) {
    reader.skip(2);
    reader.skip(reader.u4());
  }
}
