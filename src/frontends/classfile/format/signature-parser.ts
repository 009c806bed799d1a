/** A recursive-descent parser of generic signatures that never throws: after a mistake it yields placeholders to the end. */

import { OBJECT, type PrimitiveName } from '../../../ir/types.js';
import { CLASSFILE_BUDGETS } from '../budgets.js';
import { isNameOfType } from './pool/names.js';
import type { ClassSignatureType, SignatureArgument, SignatureType, SignatureTypeParameter } from './signatures.js';

const PRIMITIVES: Readonly<Record<string, PrimitiveName>> = {
  B: 'byte',
  C: 'char',
  D: 'double',
  F: 'float',
  I: 'int',
  J: 'long',
  S: 'short',
  Z: 'boolean',
};
/** What no identifier of a signature contains. */
const DELIMITERS = '.;[/<>:';
const DEEPEST = CLASSFILE_BUDGETS['format/signature-parser'].deepest.most;
const PLACEHOLDER: ClassSignatureType = { kind: 'class', name: OBJECT, arguments: [], enclosing: undefined };

export class SignatureParser {
  readonly #text: string;
  #position = 0;
  #depth = 0;
  #failed = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether all text was taken without a mistake. */
  complete(): boolean {
    return !this.#failed && this.#position === this.#text.length;
  }

  more(): boolean {
    return !this.#failed && this.#position < this.#text.length;
  }

  typeParameters(): readonly SignatureTypeParameter[] {
    const parameters: SignatureTypeParameter[] = [];
    if (!this.#take('<')) return parameters;
    do {
      const name = this.#identifier();
      const bounds: SignatureType[] = [];
      this.#demand(':');
      if (!this.#at(':') && this.#atReferenceType()) bounds.push(this.referenceType());
      while (this.#take(':')) bounds.push(this.referenceType());
      parameters.push({ name, bounds });
    } while (this.more() && !this.#at('>'));
    this.#demand('>');
    return parameters;
  }

  parameters(): readonly SignatureType[] {
    const parameters: SignatureType[] = [];
    this.#demand('(');
    while (this.more() && !this.#at(')')) parameters.push(this.#type());
    this.#demand(')');
    return parameters;
  }

  result(): SignatureType | { readonly kind: 'void' } {
    return this.#take('V') ? { kind: 'void' } : this.#type();
  }

  exceptions(): readonly SignatureType[] {
    const exceptions: SignatureType[] = [];
    while (this.#take('^')) exceptions.push(this.#at('T') ? this.referenceType() : this.classType());
    return exceptions;
  }

  referenceType(): SignatureType {
    if (this.#depth >= DEEPEST) return this.#fail();
    this.#depth++;
    const type = this.#referenceType();
    this.#depth--;
    return type;
  }

  classType(): ClassSignatureType {
    this.#demand('L');
    let name = this.#identifier();
    while (this.#take('/')) name += `.${this.#identifier()}`;
    if (isNameOfType(name)) this.#fail();
    let type: ClassSignatureType = { kind: 'class', name, arguments: this.#arguments(), enclosing: undefined };
    for (let nesting = 0; this.#take('.'); nesting++) {
      if (nesting === DEEPEST) return this.#fail();
      name += `$${this.#identifier()}`;
      type = { kind: 'class', name, arguments: this.#arguments(), enclosing: type };
    }
    this.#demand(';');
    return this.#failed ? PLACEHOLDER : type;
  }

  #type(): SignatureType {
    const name = PRIMITIVES[this.#text[this.#position] ?? ''];
    if (name === undefined) return this.referenceType();
    this.#position++;
    return { kind: 'primitive', name };
  }

  #referenceType(): SignatureType {
    if (this.#take('[')) return { kind: 'array', element: this.#type() };
    if (!this.#take('T')) return this.classType();
    const name = this.#identifier();
    this.#demand(';');
    return { kind: 'variable', name };
  }

  #arguments(): readonly SignatureArgument[] {
    const list: SignatureArgument[] = [];
    if (!this.#take('<')) return list;
    do list.push(this.#argument());
    while (this.more() && !this.#at('>'));
    this.#demand('>');
    return list;
  }

  #argument(): SignatureArgument {
    if (this.#take('*')) return { kind: 'any' };
    if (this.#take('+')) return { kind: 'extends', type: this.referenceType() };
    if (this.#take('-')) return { kind: 'super', type: this.referenceType() };
    return { kind: 'exact', type: this.referenceType() };
  }

  #identifier(): string {
    const start = this.#position;
    while (this.#position < this.#text.length && !DELIMITERS.includes(this.#text.charAt(this.#position)))
      this.#position++;
    if (this.#position === start) this.#fail();
    return this.#text.slice(start, this.#position);
  }

  #at(character: string): boolean {
    return !this.#failed && this.#text[this.#position] === character;
  }

  #atReferenceType(): boolean {
    return this.#at('L') || this.#at('T') || this.#at('[');
  }

  #take(character: string): boolean {
    if (!this.#at(character)) return false;
    this.#position++;
    return true;
  }

  #demand(character: string): void {
    if (!this.#take(character)) this.#fail();
  }

  #fail(): ClassSignatureType {
    this.#failed = true;
    this.#position = this.#text.length;
    return PLACEHOLDER;
  }
}
