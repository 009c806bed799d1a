/** String and character literals with Java's escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\\': '\\\\',
};

function escaped(text: string, quote: string): string {
  let result = quote;
  for (let index = 0; index < text.length; index++) {
    const unit = text[index] as string;
    const code = text.charCodeAt(index);
    if (unit === quote) result += `\\${unit}`;
    else if (ESCAPES[unit] !== undefined) result += ESCAPES[unit];
    else if (code < 0x20 || code > 0x7e) result += `\\u${code.toString(16).padStart(4, '0')}`;
    else result += unit;
  }
  return result + quote;
}

/** A string literal in ASCII. */
export function quoted(text: string): string {
  return escaped(text, '"');
}

/** A character literal in ASCII. */
export function charLiteral(code: number): string {
  return escaped(String.fromCharCode(code), "'");
}

/** The text between the quotes of a literal, escapes replaced; undefined when an escape is malformed. */
export function unescaped(inner: string): string | undefined {
  let wrong = false;
  const text = inner.replace(/\\(u([0-9a-fA-F]{4})|[\s\S]|$)/g, (_whole, kind: string, code: string | undefined) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    if (kind === 'n') return '\n';
    if (kind === 't') return '\t';
    if (kind === 'r') return '\r';
    if (kind === '\\' || kind === '"' || kind === "'") return kind;
    wrong = true;
    return '';
  });
  return wrong ? undefined : text;
}
