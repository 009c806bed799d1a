/**
 * Splits a JML comment into its clauses.
 *
 * The text is the comment as it stands in the source, markers included, or several that follow each other; offsets count
 * from its start. Markers are blanked out rather than cut away, so that offsets stay those of the source.
 */
export type ClauseKeyword = 'requires' | 'ensures' | 'assert' | 'assume' | 'invariant';

export type JmlClause =
  | {
      readonly kind: ClauseKeyword;
      /** Markers inside it blanked out; `formula[0]` stands at `offset`. */
      readonly formula: string;
      readonly offset: number;
      readonly end: number;
    }
  /** A clause, modifier or keyword of JML that means nothing to Espalier: to be warned about. */
  | { readonly kind: 'unsupported'; readonly keyword: string; readonly offset: number; readonly end: number }
  | { readonly kind: 'malformed'; readonly message: string; readonly offset: number; readonly end: number };

const SUPPORTED: ReadonlySet<string> = new Set(['requires', 'ensures', 'assert', 'assume', 'invariant']);
/** These stand before a clause and change nothing that is checked. */
const VISIBILITY: ReadonlySet<string> = new Set(['public', 'protected', 'private']);
/** These stand alone, without a semicolon. */
const BARE: ReadonlySet<string> = new Set([
  ...['also', 'pure', 'strictly_pure', 'helper', 'nullable', 'non_null', 'nullable_by_default', 'instance', 'static'],
  ...['non_null_by_default', 'spec_public', 'spec_protected', 'ghost', 'model', 'uninitialized', 'normal_behavior'],
  ...['normal_behaviour', 'behavior', 'behaviour', 'exceptional_behavior', 'exceptional_behaviour', 'code', 'skipesc'],
  ...['implies_that', 'for_example', 'nowarn', 'query', 'secret', 'peer', 'rep', 'readonly', 'unreachable', 'final'],
  ...['code_java_math', 'code_safe_math', 'code_bigint_math', 'spec_java_math', 'spec_safe_math', 'spec_bigint_math'],
]);

/** A word right behind the marker that is no JML: `//@formatter:off`, a commented-out `//@Override` or `//@param`. */
const FOREIGN = /^\s*(?:[A-Z]|[\w.]+[:.(]|(?:param|return|returns|see|since|author|throws|deprecated|link|code)\b)/;

/** Whether a comment, given with its marker, is addressed to JML tools: `//@`, `/*@`, `//+ESPALIER@`, `/*+ESPALIER@`. */
export function isJmlComment(comment: string): boolean {
  const marker = /^\/[/*](?:\+ESPALIER)?@+/.exec(comment)?.[0];
  return marker !== undefined && !FOREIGN.test(comment.slice(marker.length));
}

export function splitClauses(comment: string): readonly JmlClause[] {
  const text = blankMarkers(comment);
  const clauses: JmlClause[] = [];
  let position = 0;
  let prefix: number | undefined;
  for (;;) {
    while (position < text.length && /[\s;{}|]/.test(text[position] as string)) position++;
    if (position >= text.length) return clauses;
    const start = position;
    const word = /^[A-Za-z_]\w*/.exec(text.slice(position))?.[0];
    if (word === undefined) {
      const end = clauseEnd(text, position);
      clauses.push({ kind: 'malformed', message: 'expected a clause such as requires F;', offset: start, end });
      position = end;
      continue;
    }
    position += word.length;
    if (VISIBILITY.has(word)) continue;
    if (BARE.has(word)) {
      if (word === 'static') prefix = start;
      else clauses.push({ kind: 'unsupported', keyword: word, offset: start, end: position });
      continue;
    }
    const end = clauseEnd(text, position);
    if (!SUPPORTED.has(word) || prefix !== undefined) {
      const keyword = prefix === undefined ? word : `static ${word}`;
      clauses.push({ kind: 'unsupported', keyword, offset: prefix ?? start, end });
      prefix = undefined;
    } else if (text[end] !== ';') {
      const message = `expected ';' at the end of the ${word} clause`;
      clauses.push({ kind: 'malformed', message, offset: Math.max(start, text.slice(0, end).trimEnd().length), end });
    } else {
      clauses.push(supported(word as ClauseKeyword, text, position, end));
    }
    position = end + 1;
  }
}

function supported(kind: ClauseKeyword, text: string, from: number, to: number): JmlClause {
  const raw = text.slice(from, to);
  const offset = from + (raw.length - raw.trimStart().length);
  const formula = raw.trim();
  if (formula === '') return { kind: 'malformed', message: `the ${kind} clause is empty`, offset: from, end: to };
  return { kind, formula, offset, end: offset + formula.length };
}

/** The semicolon that ends the clause, outside parentheses and literals; the length of the text where there is none. */
function clauseEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ';' && depth <= 0) return at;
    else if (character === '"' || character === "'") {
      const quote = character;
      let close = at + 1;
      while (close < text.length && text[close] !== quote && text[close] !== '\n')
        close += text[close] === '\\' ? 2 : 1;
      if (text[close] === quote) at = close;
    }
  }
  return text.length;
}

function blankMarkers(comment: string): string {
  const blank = (found: string): string => found.replace(/[^\n\r]/g, ' ');
  return (
    comment
      .replace(/^([ \t]*)\/[/*](?:\+ESPALIER)?@+/gm, blank)
      // A block comment's lines may start with a row of @ signs.
      .replace(/^[ \t]*@+(?!\*\/)/gm, blank)
      .replace(/@*\*\//g, blank)
      // An ordinary comment may end a clause's line.
      .replace(/\/\/(?!\+ESPALIER@|@)[^\n\r]*/g, (found, at: number, whole: string) =>
        inLiteral(whole, at) ? found : blank(found),
      )
  );
}

function inLiteral(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return (line.replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1;
}
