/**
 * How names and types are written: as in Java, the common classes of java.lang by their simple names.
 *
 * A name that is no Java identifier, that is a word of the text form, or that would be mistaken for a class of
 * java.lang is put in backquotes, which quote exactly what they enclose (`#"…"`, with escapes, where even that fails).
 */
import { type ClassName, isArray, isPrimitive, type TypeName } from '../types.js';
import { quoted } from './escapes.js';

const LANG = [
  'Object String Class Throwable Exception RuntimeException Error Iterable Comparable CharSequence Runnable Cloneable',
  'AutoCloseable Number Integer Long Short Byte Character Boolean Float Double Void Math System StringBuilder Enum Record',
  'Thread AssertionError ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException ClassCastException',
  'CloneNotSupportedException IllegalArgumentException IllegalStateException IndexOutOfBoundsException MatchException',
  'NegativeArraySizeException NullPointerException NumberFormatException StackOverflowError OutOfMemoryError',
  'StringIndexOutOfBoundsException UnsupportedOperationException InterruptedException Override FunctionalInterface',
];
const SHORT: ReadonlySet<string> = new Set(LANG.flatMap((line) => line.split(' ')));
const PREFIX = 'java.lang.';

/** Words that mean something where a variable or class name may stand; a name equal to one is quoted. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'public private protected static final abstract native synchronized volatile transient strictfp synthetic bridge',
    'varargs enum flags super class interface record annotation extends implements permits members in nothing classpath',
    'model jdk throws requires ensures invariant descriptor parameters layout local temporary thrown parameter from',
    'new any unsupported special virtual call return throw assume if else goto check implicit explicit initialise',
    'monitor specify assert exit exceptional stuck catch null true false NaN NaNf Infinity Infinityf instanceof not',
    'compare compareLess compareGreater length cast constant array default void int long float double boolean byte short char',
  ].flatMap((line) => line.split(' ')),
);

const IDENTIFIER =
  /^(?:[%@]?[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Mn}\p{Mc}\p{Nd}]*|%\d+|<(?:cl)?init>)$/u;
const DOTTED = /^[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Mn}\p{Mc}\p{Nd}.]*$/u;

export function isReserved(word: string): boolean {
  return RESERVED.has(word);
}

/** Text in backquotes, exactly as it is; undefined where that is impossible. */
export function backquoted(text: string): string | undefined {
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (character === '`' || code < 0x20 || (code >= 0x7f && code < 0xa0) || isSurrogate(code)) return undefined;
  }
  return `\`${text}\``;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

function quotedName(name: string): string {
  return backquoted(name) ?? `#${quoted(name)}`;
}

/** The name of a variable. */
export function variableName(name: string): string {
  return IDENTIFIER.test(name) && !RESERVED.has(name) ? name : quotedName(name);
}

/** The name of a field or method, which stands behind a dot or a type, where no word is mistaken. */
export function memberName(name: string): string {
  return IDENTIFIER.test(name) && !RESERVED.has(name) ? name : quotedName(name);
}

export function className(name: ClassName): string {
  if (name.startsWith(PREFIX) && SHORT.has(name.slice(PREFIX.length))) return name.slice(PREFIX.length);
  const first = name.split('.', 1)[0] as string;
  const plain = DOTTED.test(name) && !name.includes('..') && !name.endsWith('.');
  return plain && !RESERVED.has(first) && !SHORT.has(name) ? name : quotedName(name);
}

/** The class that an unquoted name stands for. */
export function expandedName(name: string): ClassName {
  return SHORT.has(name) ? PREFIX + name : name;
}

export function typeName(type: TypeName): string {
  let element = type;
  let brackets = '';
  while (isArray(element)) {
    element = element.slice(0, -2);
    brackets += '[]';
  }
  const plain = isPrimitive(element) || element === 'void' || element === 'null';
  return (plain ? element : className(element)) + brackets;
}
