/** Constraints as text in which each name that is declared somewhere can be followed. */

export interface Declared {
  readonly file: string;
  readonly line: number;
}

export interface TextPart {
  readonly text: string;
  readonly target?: Declared;
}

const SIGNS: Readonly<Record<string, string>> = { '->': '→', none: '∅' };

/** Strings, names with their dots and primes, arrows, and whatever is between them. */
const PARTS = /"(?:[^"\\]|\\.)*"|->|[\p{L}_$\\][\p{L}\p{N}_$]*'?|[^"\p{L}_$\\-]+|./gsu;

/** `owner` is the class that says it: its own fields come first. */
export function linkedText(
  text: string,
  declarations: Readonly<Record<string, Declared>>,
  owner = '',
): readonly TextPart[] {
  const parts: TextPart[] = [];
  let before = '';
  for (const [part] of text.matchAll(PARTS)) {
    const name = part.replace(/'$/, '');
    const qualifier = /([\p{L}_$][\p{L}\p{N}_$]*)\.$/u.exec(before)?.[1];
    const target = /^[\p{L}_$]/u.test(part)
      ? [qualifier === undefined ? '' : `${qualifier}.${name}`, `${owner}.${name}`, name]
          .map((key) => (Object.hasOwn(declarations, key) ? declarations[key] : undefined))
          .find((found) => found !== undefined)
      : undefined;
    before = (before + part).slice(-200);
    const shown = Object.hasOwn(SIGNS, part) ? (SIGNS[part] ?? part) : part;
    const last = parts.at(-1);
    if (target !== undefined) parts.push({ text: shown, target });
    else if (last !== undefined && last.target === undefined) parts[parts.length - 1] = { text: last.text + shown };
    else parts.push({ text: shown });
  }
  return parts;
}
