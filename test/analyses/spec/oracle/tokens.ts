/** The words and signs of a printed expression. */

/** Not in the language, or ill formed. */
export class Misread extends Error {}

const TOKEN =
  /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+')|(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)|([\p{L}_$\\][\p{L}\p{N}_$]*'?)|(\+\+|->|<:|:>|=>|&&|\|\||!=|<=|>=|[-+&.*^~()[\],=<>!]))/uy;

/** After which an operand begins. */
const WORDS = new Set(['and', 'or', 'not', 'else', 'some', 'no', 'one', 'lone', 'in']);

export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) throw new Misread(`cannot read '${text.slice(at)}' of ${text}`);
    // A minus behind an operand is a difference.
    const previous = tokens.at(-1);
    if (
      match[2]?.startsWith('-') &&
      previous !== undefined &&
      !WORDS.has(previous) &&
      /[\p{L}\p{N}_$')\]]$/u.test(previous)
    ) {
      tokens.push('-');
      at = text.indexOf('-', at) + 1;
      continue;
    }
    tokens.push(match[0].trim());
    at = TOKEN.lastIndex;
  }
  return tokens;
}
