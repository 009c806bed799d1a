/**
 * Names of classes and members (Java Virtual Machine Specification, 4.2). What passes here contains none of the characters
 * that delimit names elsewhere, so it can be put into type names, descriptors and paths.
 */
import type { ClassName } from '../../../../ir/types.js';
import { ClassFileProblem } from '../class-file.js';

/** The IR calls types by name, so a class of this name (possible in class files, not in Java) would be taken for the type. */
const TAKEN = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double', 'void', 'null']);

/** Fields, local variables, parameters: one or more characters, none of `. ; [ /`. */
export function isUnqualifiedName(text: string): boolean {
  if (text.length === 0) return false;
  for (let index = 0; index < text.length; index++) if (isDelimiter(text.charCodeAt(index))) return false;
  return true;
}

/** Also without `<` and `>`, except for `<init>` and `<clinit>`. */
export function isMethodName(text: string): boolean {
  if (text === '<init>' || text === '<clinit>') return true;
  return isUnqualifiedName(text) && !text.includes('<') && !text.includes('>');
}

/** From `java/util/Map$Entry` to `java.util.Map$Entry`. */
export function classNameOf(internal: string, offset?: number): ClassName {
  let segment = 0;
  let qualified = false;
  for (let index = 0; index < internal.length; index++) {
    const unit = internal.charCodeAt(index);
    if (unit === SLASH && index > segment) {
      segment = index + 1;
      qualified = true;
    } else if (isDelimiter(unit)) throw notAClassName(internal, offset);
  }
  if (segment === internal.length) throw notAClassName(internal, offset);
  // Joined, the text is one piece; replaced, it would be many, for ever.
  if (qualified) return internal.split('/').join('.');
  if (isNameOfType(internal)) throw new ClassFileProblem(`a class that is called like the type ${internal}`, offset);
  return internal;
}

export function isNameOfType(name: string): boolean {
  return TAKEN.has(name);
}

/** What messages quote of a text that may be anything. */
export function quoted(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return JSON.stringify(short);
}

const SLASH = 0x2f;

/** `. ; [ /` */
function isDelimiter(unit: number): boolean {
  return unit === 0x2e || unit === 0x3b || unit === 0x5b || unit === SLASH;
}

function notAClassName(text: string, offset: number | undefined): ClassFileProblem {
  return new ClassFileProblem(`${quoted(text)} is no name of a class`, offset);
}
