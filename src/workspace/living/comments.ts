/** The comments of a Java text, and which of its lines hold code: enough of a lexer to tell comments from literals. */
export interface JavaComment {
  /** Without its delimiters. */
  readonly text: string;
  /** Lines and columns from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Commented {
  readonly comments: readonly JavaComment[];
  readonly codeLines: ReadonlySet<number>;
}

const TOKEN =
  /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:(?<!\\)(?:\\\\)*"""|$)|"(?:[^"\\\r\n]|\\.)*"?|'(?:[^'\\\r\n]|\\.)*'?|\r\n|\r|\n|[^\s/"']+|\S/g;

export function commentsOf(text: string): Commented {
  const comments: JavaComment[] = [];
  const codeLines = new Set<number>();
  let line = 1;
  let lineStart = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isComment = token.startsWith('//') || token.startsWith('/*');
    if (isComment) {
      const inside = token.startsWith('//') ? token.slice(2) : token.slice(2).replace(/\*\/$/, '');
      comments.push({ text: inside, line, column: index - lineStart + 1 });
    } else if (/\S/.test(token)) codeLines.add(line);
    for (const { 0: end, index: at } of token.matchAll(/\r\n|\r|\n/g)) {
      line++;
      lineStart = index + at + end.length;
      if (!isComment && token.startsWith('"')) codeLines.add(line);
    }
  }
  return { comments, codeLines };
}
