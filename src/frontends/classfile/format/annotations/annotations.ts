/** Annotations (Java Virtual Machine Specification, 4.7.16): elements become text as Java would have it. */

import type { Annotation } from '../../../../ir/program.js';
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import type { TextBudget } from '../budget.js';
import type { ByteReader } from '../byte-reader.js';
import { ClassFileProblem } from '../class-file.js';
import { charLiteral, doubleLiteral, floatLiteral, stringLiteral } from '../literals.js';
import type { LazyConstantPool } from '../pool/constant-pool.js';
import { Tag } from '../pool/tags.js';

const DEEPEST = CLASSFILE_BUDGETS['format/annotations/annotations'].deepest.most;

export class AnnotationReader {
  readonly #pool: LazyConstantPool;
  readonly #budget: TextBudget;
  #depth = 0;

  constructor(pool: LazyConstantPool, budget: TextBudget) {
    this.#pool = pool;
    this.#budget = budget;
  }

  /** A counted list. */
  list(reader: ByteReader): readonly Annotation[] {
    const annotations: Annotation[] = [];
    for (let left = reader.count(4, 'annotations'); left > 0; left--) annotations.push(this.annotation(reader));
    return annotations;
  }

  annotation(reader: ByteReader): Annotation {
    const start = reader.position;
    const type = this.#pool.type(reader.u2());
    const elements: (readonly [string, string])[] = [];
    for (let left = reader.count(3, 'elements'); left > 0; left--) {
      const name = this.#pool.name(reader.u2());
      elements.push([name, this.element(reader)]);
      this.#budget.spend(name.length, start);
    }
    this.#budget.spend(type.length, start);
    return { type, elements };
  }

  /** An element_value. */
  element(reader: ByteReader): string {
    const start = reader.position;
    if (this.#depth >= DEEPEST) throw new ClassFileProblem('annotations nest too deeply', start);
    this.#depth++;
    try {
      const text = this.#element(reader, String.fromCharCode(reader.u1()), start);
      this.#budget.spend(text.length, start);
      return text;
    } finally {
      this.#depth--;
    }
  }

  #element(reader: ByteReader, tag: string, start: number): string {
    switch (tag) {
      case 'B':
      case 'S':
      case 'I':
        return String(this.#number(reader, Tag.INTEGER));
      case 'C':
        return charLiteral(this.#number(reader, Tag.INTEGER));
      case 'Z':
        return this.#number(reader, Tag.INTEGER) === 0 ? 'false' : 'true';
      case 'F':
        return floatLiteral(this.#number(reader, Tag.FLOAT));
      case 'D':
        return doubleLiteral(this.#number(reader, Tag.DOUBLE));
      case 'J':
        return `${reader.view.getBigInt64(this.#pool.content(reader.u2(), Tag.LONG))}L`;
      case 's':
        return stringLiteral(this.#pool.utf8(reader.u2()));
      case 'e':
        return `${this.#pool.type(reader.u2())}.${this.#pool.name(reader.u2())}`;
      case 'c':
        return this.#classLiteral(reader.u2());
      case '@':
        return annotationText(this.annotation(reader));
      case '[':
        return this.#array(reader);
      default:
        throw new ClassFileProblem('unknown kind of annotation element', start);
    }
  }

  #number(reader: ByteReader, tag: number): number {
    const content = this.#pool.content(reader.u2(), tag);
    if (tag === Tag.FLOAT) return reader.view.getFloat32(content);
    return tag === Tag.DOUBLE ? reader.view.getFloat64(content) : reader.view.getInt32(content);
  }

  #classLiteral(index: number): string {
    return this.#pool.utf8(index) === 'V' ? 'void.class' : `${this.#pool.type(index)}.class`;
  }

  #array(reader: ByteReader): string {
    const parts: string[] = [];
    for (let left = reader.count(3, 'elements'); left > 0; left--) parts.push(this.element(reader));
    return `{${parts.join(', ')}}`;
  }
}

export function annotationText({ type, elements }: Annotation): string {
  const [first] = elements;
  if (first === undefined) return `@${type}`;
  if (elements.length === 1 && first[0] === 'value') return `@${type}(${first[1]})`;
  return `@${type}(${elements.map(([name, text]) => `${name} = ${text}`).join(', ')})`;
}
