/** JSON with the line of every value, so that what is wrong in a file can be pointed at. */
import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

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

/** No file that people write nests deeper; hostile ones would exhaust the stack. */
const DEEPEST = 64;

const MESSAGES: Readonly<Partial<Record<string, string>>> = {
  InvalidSymbol: 'a value is wanted',
  InvalidNumberFormat: 'a number is not written well',
  PropertyNameExpected: 'a key in double quotes is wanted',
  ValueExpected: 'a value is wanted',
  ColonExpected: 'a colon is wanted',
  CommaExpected: 'a comma is wanted',
  CloseBraceExpected: 'a comma or } is wanted',
  CloseBracketExpected: 'a comma or ] is wanted',
  EndOfFileExpected: 'nothing may follow the value',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
};

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
  constructor(readonly text: string) {}

  whole(): JsonNode {
    this.#boundDepth();
    if (this.text.trim() === '') throw new JsonProblem('the file ends too early', 1);
    const errors: ParseError[] = [];
    const tree = parseTree(this.text, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors.toSorted((left, right) => left.offset - right.offset);
    if (first !== undefined || tree === undefined) {
      const message = first === undefined ? undefined : MESSAGES[printParseErrorCode(first.error)];
      throw this.#problem(message ?? 'a text that does not end, or with an invalid character', first?.offset ?? 0);
    }
    return this.#node(tree, tree.offset);
  }

  #node(tree: Node, place: number): JsonNode {
    const line = this.#lineAt(place);
    const children = tree.children ?? [];
    if (tree.type === 'array') {
      const items = children.map((child) => this.#node(child, child.offset));
      return { value: items.map(({ value }) => value), line, parts: new Map(items.entries()) };
    }
    if (tree.type !== 'object') return { value: tree.value, line, parts: new Map() };
    const parts = new Map<string, JsonNode>();
    for (const { children: [key, value] = [] } of children) {
      if (key === undefined || value === undefined) continue;
      if (parts.has(key.value)) throw this.#problem(`the key "${key.value}" is there twice`, key.offset);
      parts.set(key.value, this.#node(value, key.offset));
    }
    return { value: Object.fromEntries([...parts].map(([key, { value }]) => [key, value])), line, parts };
  }

  #boundDepth(): void {
    const scanner = createScanner(this.text, true);
    let depth = 0;
    for (scanner.scan(); scanner.getTokenOffset() < this.text.length; scanner.scan()) {
      const first = this.text.charAt(scanner.getTokenOffset());
      if ('{['.includes(first)) depth++;
      if ('}]'.includes(first)) depth--;
      if (depth > DEEPEST) throw this.#problem('nested too deeply', scanner.getTokenOffset());
    }
  }

  #lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  #problem(message: string, offset: number): JsonProblem {
    return new JsonProblem(message, this.#lineAt(offset));
  }
}
