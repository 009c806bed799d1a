/** Descriptors of class files, checked as they are turned into types (Java Virtual Machine Specification, 4.3). */

import type { TypeName } from '../../../ir/types.js';
import { CLASSFILE_BUDGETS } from '../budgets.js';
import { ClassFileProblem } from './class-file.js';
import { classNameOf, quoted } from './pool/names.js';

const PRIMITIVES: ReadonlyMap<string, TypeName> = new Map([
  ['B', 'byte'],
  ['C', 'char'],
  ['D', 'double'],
  ['F', 'float'],
  ['I', 'int'],
  ['J', 'long'],
  ['S', 'short'],
  ['Z', 'boolean'],
]);
const MOST_DIMENSIONS = CLASSFILE_BUDGETS['format/descriptors'].mostDimensions.most;
const MOST_SLOTS = CLASSFILE_BUDGETS['format/descriptors'].mostSlots.most;

export interface CheckedDescriptor {
  readonly parameters: readonly TypeName[];
  readonly result: TypeName;
}

export function fieldType(descriptor: string, offset?: number): TypeName {
  const cursor = new DescriptorCursor(descriptor, offset);
  const type = cursor.type();
  cursor.finish();
  return type;
}

export function methodTypes(descriptor: string, offset?: number): CheckedDescriptor {
  const cursor = new DescriptorCursor(descriptor, offset);
  const parameters: TypeName[] = [];
  let slots = 0;
  cursor.take('(');
  while (!cursor.at(')')) {
    const type = cursor.type();
    slots += type === 'long' || type === 'double' ? 2 : 1;
    if (slots > MOST_SLOTS) cursor.fail();
    parameters.push(type);
  }
  cursor.take(')');
  const result = cursor.at('V') ? cursor.voidType() : cursor.type();
  cursor.finish();
  return { parameters, result };
}

class DescriptorCursor {
  #position = 0;

  constructor(
    readonly text: string,
    readonly offset: number | undefined,
  ) {}

  at(character: string): boolean {
    return this.text[this.#position] === character;
  }

  take(character: string): void {
    if (this.text[this.#position++] !== character) this.fail();
  }

  voidType(): TypeName {
    this.#position++;
    return 'void';
  }

  type(): TypeName {
    const start = this.#position;
    while (this.at('[')) this.#position++;
    const rank = this.#position - start;
    if (rank > MOST_DIMENSIONS) this.fail();
    const letter = this.text[this.#position++];
    const element = letter === 'L' ? this.#className() : (PRIMITIVES.get(letter ?? '') ?? this.fail());
    // Joined, the text is one piece, not a tree of them.
    return rank === 0 ? element : [element, '[]'.repeat(rank)].join('');
  }

  #className(): TypeName {
    const end = this.text.indexOf(';', this.#position);
    if (end < 0) this.fail();
    const name = classNameOf(this.text.slice(this.#position, end), this.offset);
    this.#position = end + 1;
    return name;
  }

  finish(): void {
    if (this.#position !== this.text.length) this.fail();
  }

  fail(): never {
    throw new ClassFileProblem(`${quoted(this.text)} is no descriptor`, this.offset);
  }
}
