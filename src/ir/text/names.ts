/**
 * How names and types are written: as in Java, the common classes of java.lang by their simple names.
 *
 * A name that is no Java identifier, that is a word of the text form, or that would be mistaken for a class of
 * java.lang is put in backquotes, which quote exactly what they enclose (`#"…"`, with escapes, where even that fails).
 */
import { type ClassName, isArray, isPrimitive, LANGUAGE_PACKAGE, type TypeName } from '../types.js';
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
const PREFIX = LANGUAGE_PACKAGE;

/** Words that start something where the name of a variable may stand; others are told apart by what follows them. */
const VARIABLE_WORDS: ReadonlySet<string> = new Set(
  'class new static special interface instanceof null true false NaN NaNf Infinity Infinityf'.split(' '),
);

/** Words that start something where a type may stand. A package may have such a name: a dot follows it. */
const TYPE_WORDS: ReadonlySet<string> = new Set(
  [
    'public private protected static final abstract native synchronized volatile transient strictfp synthetic bridge',
    'varargs enum flags super class interface record annotation classpath model jdk nothing requires ensures invariant',
    'parameters layout local temporary thrown parameter array cast',
    'void null int long float double boolean byte short char',
  ].flatMap((line) => line.split(' ')),
);

const LETTER = '\\p{L}\\p{Nl}\\p{Sc}\\p{Pc}';
const WORD = `[${LETTER}][${LETTER}\\p{Mn}\\p{Mc}\\p{Nd}]*`;
const VARIABLE = new RegExp(`^(?:[%@]?${WORD}|%\\d+)$`, 'u');
const MEMBER = new RegExp(`^(?:${WORD}|<(?:cl)?init>)$`, 'u');
const DOTTED = new RegExp(`^${WORD}(?:\\.${WORD})*$`, 'u');

export function isVariableWord(word: string): boolean {
  return VARIABLE_WORDS.has(word);
}

export function isTypeWord(word: string): boolean {
  return TYPE_WORDS.has(word);
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
  return VARIABLE.test(name) && !VARIABLE_WORDS.has(name) ? name : quotedName(name);
}

/** The name of a field or method: behind a dot only `class` means something else. */
export function memberName(name: string): string {
  return MEMBER.test(name) && name !== 'class' ? name : quotedName(name);
}

export function className(name: ClassName): string {
  if (name.startsWith(PREFIX) && SHORT.has(name.slice(PREFIX.length))) return name.slice(PREFIX.length);
  const plain = DOTTED.test(name) && !/\.class(\.|$)/.test(name);
  return plain && !TYPE_WORDS.has(name) && !SHORT.has(name) ? name : quotedName(name);
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
