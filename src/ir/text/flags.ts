/** Access flags as modifiers; bits without a word for that kind of element are written as a number. */
import { type ClassKind, Flag } from '../program.js';

export type FlaggedElement = 'class' | 'field' | 'method';

const COMMON: readonly (readonly [string, number])[] = [
  ['public', Flag.PUBLIC],
  ['private', Flag.PRIVATE],
  ['protected', Flag.PROTECTED],
  ['static', Flag.STATIC],
  ['abstract', Flag.ABSTRACT],
  ['final', Flag.FINAL],
  ['strictfp', Flag.STRICT],
  ['synthetic', Flag.SYNTHETIC],
];

const WORDS: Readonly<Record<FlaggedElement, readonly (readonly [string, number])[]>> = {
  class: [...COMMON, ['super', 0x0020]],
  field: [...COMMON, ['volatile', Flag.VOLATILE], ['transient', Flag.TRANSIENT], ['enum', Flag.ENUM]],
  method: [
    ...COMMON,
    ['synchronized', Flag.SYNCHRONIZED],
    ['bridge', Flag.BRIDGE],
    ['varargs', Flag.VARARGS],
    ['native', Flag.NATIVE],
  ],
};

/** Flags that the kind's keyword alone stands for. */
export function impliedFlags(kind: ClassKind): number {
  switch (kind) {
    case 'interface':
      return Flag.INTERFACE | Flag.ABSTRACT;
    case 'annotation':
      return Flag.INTERFACE | Flag.ABSTRACT | Flag.ANNOTATION;
    case 'enum':
      return Flag.ENUM;
    default:
      return 0;
  }
}

/** Modifiers, each followed by a space. */
export function modifiers(element: FlaggedElement, flags: number, implied = 0): string {
  const known = WORDS[element].reduce((bits, [, bit]) => bits | bit, 0);
  if ((flags & implied) !== implied || (flags & ~(known | implied)) !== 0) return `flags(${flags}) `;
  return WORDS[element].map(([word, bit]) => ((flags & bit & ~implied) === 0 ? '' : `${word} `)).join('');
}

/** The bit of a modifier; undefined for other words. */
export function modifierBit(element: FlaggedElement, word: string): number | undefined {
  return WORDS[element].find(([name]) => name === word)?.[1];
}
