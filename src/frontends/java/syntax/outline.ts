/**
 * The outline of a source text: declarations without comments and without the bodies of methods.
 *
 * Library classes are mostly asked for their members only, and their text is mostly comments and bodies; parsing what is
 * left takes a fraction of the time. The outline is found by matching brackets outside literals and comments; whatever
 * looks unusual makes it give up, and the whole text is parsed instead.
 */
import { specificationComment } from './specification-comments.js';
import type { SpecificationComment } from './tree.js';

export interface Outline {
  /** The text that is left. */
  readonly text: string;
  /** Where each piece of it starts, in the outline and in the original, both ascending. */
  readonly pieces: readonly { readonly at: number; readonly original: number }[];
  /** Offsets in the original of the braces around what was cut out. */
  readonly bodies: ReadonlyMap<number, number>;
  readonly specifications: readonly SpecificationComment[];
}

export function outlineOf(text: string): Outline | undefined {
  const outline = new Outliner(text);
  return outline.run() ? outline : undefined;
}

/** The place in the original of a place in the outline. */
export function originalOffset(outline: Outline, at: number): number {
  const { pieces } = outline;
  let low = 0;
  let high = pieces.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.at ?? 0) <= at) low = middle;
    else high = middle;
  }
  const piece = pieces[low];
  return piece === undefined ? at : piece.original + at - piece.at;
}

/** What braces at this level contain: members, or (before the first semicolon) constants of an enum. */
type Level = 'members' | 'constants';

const INTERESTING = /["'/(){};,]/g;
const IN_BODY = /["'/{}]/g;

class Outliner implements Outline {
  readonly pieces: { at: number; original: number }[] = [];
  readonly bodies = new Map<number, number>();
  readonly specifications: SpecificationComment[] = [];
  text = '';
  readonly #kept: string[] = [];
  #length = 0;
  /** Up to here the original has been kept or cut. */
  #done = 0;
  /** The declaration so far, parentheses and comments left out. */
  #header = '';
  #headerFrom = 0;

  constructor(private readonly source: string) {}

  run(): boolean {
    const levels: Level[] = ['members'];
    const { source } = this;
    const pattern = new RegExp(INTERESTING);
    for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
      const at = match.index;
      const next = this.step(match[0], at, levels);
      if (next < 0) return false;
      pattern.lastIndex = next;
    }
    if (levels.length !== 1) return false;
    this.keep(source.length);
    this.text = this.#kept.join('');
    return true;
  }

  /** Where to go on; negative when the text is not understood. */
  private step(found: string, at: number, levels: Level[]): number {
    switch (found) {
      case '"':
      case "'":
        return literalEnd(this.source, at);
      case '/':
        return this.comment(at);
      case '(': {
        this.addToHeader(at);
        const end = this.matching(at, '(', ')', 'keep');
        this.#header += '()';
        this.#headerFrom = end;
        return end;
      }
      case ')':
        return -1;
      case ';':
        if (levels[levels.length - 1] === 'constants') levels[levels.length - 1] = 'members';
        return this.newHeader(at + 1);
      case ',':
        return levels[levels.length - 1] === 'constants' ? this.newHeader(at + 1) : at + 1;
      case '{':
        return this.open(at, levels);
      default:
        if (levels.length === 1) return -1;
        levels.pop();
        return this.newHeader(at + 1);
    }
  }

  private open(at: number, levels: Level[]): number {
    this.addToHeader(at);
    const header = this.#header;
    if (levels[levels.length - 1] === 'constants') return this.cutBody(at);
    const isClass =
      /\b(?:class|interface|enum)\s+[\p{L}_$]/u.test(header) ||
      /\brecord\s+[\p{L}\p{N}_$]+\s*(?:<.*>)?\s*\(/su.test(header);
    const isValue = /=|->/.test(header) || /\)[\s[\]]*default\s*$/.test(header);
    if (isValue) {
      const end = this.matching(at, '{', '}', 'keep');
      this.#headerFrom = end;
      return end;
    }
    if (!isClass) return this.cutBody(at);
    levels.push(/\benum\s+[\p{L}_$]/u.test(header) ? 'constants' : 'members');
    return this.newHeader(at + 1);
  }

  private cutBody(at: number): number {
    const end = this.matching(at, '{', '}', 'skip');
    if (end < 0) return -1;
    this.keep(at + 1);
    this.#done = end - 1;
    this.bodies.set(at, end);
    return this.newHeader(end);
  }

  private newHeader(from: number): number {
    this.#header = '';
    this.#headerFrom = from;
    return from;
  }

  private addToHeader(end: number): void {
    if (this.#headerFrom < end) this.#header += this.source.slice(this.#headerFrom, end);
    this.#headerFrom = end;
  }

  /** Keeps what has not been decided about, up to an offset. */
  private keep(end: number): void {
    if (end <= this.#done) return;
    this.pieces.push({ at: this.#length, original: this.#done });
    this.#kept.push(this.source.slice(this.#done, end));
    this.#length += end - this.#done;
    this.#done = end;
  }

  /** A comment is cut out and leaves a blank; anything else that begins with a slash is an operator. */
  private comment(at: number): number {
    const end = commentEnd(this.source, at);
    if (end < 0) return at + 1;
    this.addToHeader(at);
    this.#headerFrom = end;
    return this.cutComment(at, end);
  }

  private cutComment(at: number, end: number): number {
    this.specification(at, end);
    this.keep(at);
    this.pieces.push({ at: this.#length, original: at });
    this.#kept.push(' ');
    this.#length++;
    this.#done = end;
    return end;
  }

  private specification(at: number, end: number): void {
    const found = specificationComment(this.source, at, end);
    if (found !== undefined) this.specifications.push(found);
  }

  /** Behind the bracket that closes the one at `start`; negative when there is none. Comments inside are only noted. */
  private matching(start: number, open: string, close: string, inside: 'keep' | 'skip'): number {
    const pattern = new RegExp(open === '(' ? /["'/()]/g : IN_BODY);
    pattern.lastIndex = start;
    let depth = 0;
    for (let match = pattern.exec(this.source); match !== null; match = pattern.exec(this.source)) {
      const at = match.index;
      const found = match[0];
      if (found === open) depth++;
      else if (found === close) {
        if (--depth === 0) return at + 1;
      } else if (found === '/') {
        const end = commentEnd(this.source, at);
        if (end < 0) continue;
        if (inside === 'skip') {
          this.specification(at, end);
          pattern.lastIndex = end;
        } else {
          pattern.lastIndex = this.cutComment(at, end);
        }
      } else {
        const end = literalEnd(this.source, at);
        if (end < 0) return -1;
        pattern.lastIndex = end;
      }
    }
    return -1;
  }
}

/** Behind the comment that starts here; negative when none does or it does not end. */
function commentEnd(source: string, at: number): number {
  const second = source.charCodeAt(at + 1);
  if (second === 0x2f) {
    const lineEnd = /[\r\n]/g;
    lineEnd.lastIndex = at;
    return lineEnd.exec(source)?.index ?? source.length;
  }
  if (second !== 0x2a) return -1;
  const end = source.indexOf('*/', at + 2);
  return end < 0 ? -1 : end + 2;
}

/** Behind the literal that starts here; negative when it does not end on its line (text blocks: at all). */
function literalEnd(source: string, at: number): number {
  if (source.startsWith('"""', at)) {
    for (let end = source.indexOf('"""', at + 3); end >= 0; end = source.indexOf('"""', end + 1))
      if (!isEscaped(source, end)) return end + 3;
    return -1;
  }
  const quote = source.charCodeAt(at);
  for (let end = at + 1; end < source.length; end++) {
    const unit = source.charCodeAt(end);
    if (unit === quote) return end + 1;
    if (unit === 0x5c) end++;
    else if (unit === 0x0a || unit === 0x0d) return -1;
  }
  return -1;
}

function isEscaped(source: string, at: number): boolean {
  let slashes = 0;
  while (source.charCodeAt(at - 1 - slashes) === 0x5c) slashes++;
  return slashes % 2 === 1;
}
