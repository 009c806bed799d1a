/** JSON with the line of every value, so that what is wrong in a file can be pointed at. */
export interface JsonNode {
  readonly value: unknown;
  readonly line: number;
  /** The members of an object, the items of an array; the line of a member is that of its key. */
  readonly parts: ReadonlyMap<string | number, JsonNode>;
}

export class JsonProblem extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const NO_PARTS: ReadonlyMap<string | number, JsonNode> = new Map();
/** No file that people write nests deeper; hostile ones would exhaust the stack. */
const DEEPEST = 64;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

export function parseJson(text: string): JsonNode {
  return new JsonText(text.replace(/^\uFEFF/, '')).whole();
}

/** The line of the value that a path of keys leads to, or of the last one on the way. */
export function lineOf(root: JsonNode, path: readonly (string | number)[]): number {
  let node = root;
  for (const key of path) node = node.parts.get(key) ?? node;
  return node.line;
}

class JsonText {
  #at = 0;
  #line = 1;
  #depth = 0;

  constructor(readonly text: string) {}

  whole(): JsonNode {
    const node = this.#value();
    this.#space();
    if (this.#at < this.text.length) throw this.#problem('nothing may follow the value');
    return node;
  }

  #value(): JsonNode {
    this.#space();
    const line = this.#line;
    const next = this.text[this.#at];
    if (next === '{') return this.#nested(() => this.#object(line));
    if (next === '[') return this.#nested(() => this.#array(line));
    if (next === '"') return { value: this.#string(), line, parts: NO_PARTS };
    for (const [word, value] of WORDS) if (this.#take(word)) return { value, line, parts: NO_PARTS };
    const number = this.#match(NUMBER);
    if (number !== undefined) return { value: Number(number), line, parts: NO_PARTS };
    throw this.#problem(next === undefined ? 'the file ends too early' : `a value is wanted, not ${quoted(next)}`);
  }

  #nested(read: () => JsonNode): JsonNode {
    if (++this.#depth > DEEPEST) throw this.#problem('nested too deeply');
    this.#at++;
    const node = read();
    this.#depth--;
    return node;
  }

  #object(line: number): JsonNode {
    const parts = new Map<string, JsonNode>();
    if (!this.#closes('}')) {
      do {
        this.#space();
        const keyLine = this.#line;
        if (this.text[this.#at] !== '"') throw this.#problem('a key in double quotes is wanted');
        const key = this.#string();
        if (parts.has(key)) throw this.#problem(`the key "${key}" is there twice`);
        if (!this.#closes(':')) throw this.#problem('a colon is wanted');
        parts.set(key, { ...this.#value(), line: keyLine });
      } while (this.#closes(','));
      if (!this.#closes('}')) throw this.#problem('a comma or } is wanted');
    }
    return { value: Object.fromEntries([...parts].map(([key, { value }]) => [key, value])), line, parts };
  }

  #array(line: number): JsonNode {
    const items: JsonNode[] = [];
    if (!this.#closes(']')) {
      do items.push(this.#value());
      while (this.#closes(','));
      if (!this.#closes(']')) throw this.#problem('a comma or ] is wanted');
    }
    return { value: items.map(({ value }) => value), line, parts: new Map(items.entries()) };
  }

  #string(): string {
    const found = this.#match(STRING);
    if (found === undefined) throw this.#problem('a text that does not end, or with an invalid character');
    return String(JSON.parse(found));
  }

  /** Takes the character after white space, if it is that one. */
  #closes(character: string): boolean {
    this.#space();
    return this.#take(character);
  }

  #take(word: string): boolean {
    if (!this.text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #space(): void {
    for (; /[ \t\r\n]/.test(this.text[this.#at] ?? ''); this.#at++) if (this.text[this.#at] === '\n') this.#line++;
    if (this.text.startsWith('//', this.#at) || this.text.startsWith('/*', this.#at)) {
      throw this.#problem('JSON has no comments');
    }
  }

  #problem(message: string): JsonProblem {
    return new JsonProblem(message, this.#line);
  }
}

function quoted(character: string): string {
  return JSON.stringify(character);
}
