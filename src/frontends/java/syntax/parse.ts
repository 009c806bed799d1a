/**
 * Parses Java text with tree-sitter into plain syntax trees.
 *
 * The bytes of the runtime and the grammar are handed in, so that this works wherever WebAssembly does.
 */

import { Language, Parser, type Tree } from 'web-tree-sitter';
import type { Diagnostic, Span } from '../../../ir/span.js';
import { JAVA_BUDGETS } from '../budgets.js';
import { copyTree } from './copy-tree.js';
import { createLineMap, type LineMap } from './lines.js';
import { outlineOf } from './outline.js';
import { PATCHES, type Patch } from './patches.js';
import { PlainNode } from './plain-node.js';
import { mayHoldSignedCast, repairSignedCasts } from './signed-casts.js';
import type { SourceFile, SyntaxNode } from './tree.js';
import { translateUnicodeEscapes } from './unicode-escapes.js';

export interface JavaParser {
  /** Never throws. What does not parse is reported in the file's diagnostics and marked broken in its tree. */
  parse(path: string, text: string): SourceFile;
  /** The same tree, but the bodies of methods are read when their children are first asked for. For library sources. */
  parseOutline(path: string, text: string): SourceFile;
}

const LARGEST_FILE = JAVA_BUDGETS['syntax/parse'].largestFile.most;
const STEPS_PER_UNIT = JAVA_BUDGETS['syntax/parse'].stepsPerUnit.most;
const MOST_OPEN_ANGLES = JAVA_BUDGETS['syntax/parse'].mostOpenAngles.most;

/** The library keeps its runtime in a variable of its own module; starting it again would pull it from under others. */
const STARTED = new WeakMap<typeof Parser, Promise<void>>();

function startRuntime(runtime: Uint8Array): Promise<void> {
  const known = STARTED.get(Parser);
  if (known !== undefined) return known;
  const started = Parser.init({ wasmBinary: runtime } as unknown as Parameters<typeof Parser.init>[0]);
  STARTED.set(Parser, started);
  return started;
}

export async function createJavaParser(binaries: {
  readonly runtime: Uint8Array;
  readonly grammar: Uint8Array;
}): Promise<JavaParser> {
  await startRuntime(binaries.runtime);
  const language = await Language.load(binaries.grammar);
  const parser = new Parser();
  parser.setLanguage(language);
  const reader = new SourceReader(parser, language);
  return { parse: (path, text) => reader.whole(path, text), parseOutline: (path, text) => reader.outline(path, text) };
}

/** Text as the parser sees it, and the way back to what was written. */
class Source {
  readonly text: string;
  readonly diagnostics: Diagnostic[] = [];
  readonly #original: (offset: number) => number;
  readonly #lines: LineMap;

  constructor(
    readonly path: string,
    written: string,
  ) {
    const { text, original } = translateUnicodeEscapes(written);
    this.text = text;
    this.#original = original;
    this.#lines = createLineMap(written);
  }

  span(range: { readonly start: number; readonly end: number }): Span {
    const from = this.#lines.position(this.#original(range.start));
    const to = this.#lines.position(this.#original(range.end));
    return { file: this.path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  file(root: SyntaxNode, specifications: SourceFile['specifications']): SourceFile {
    return {
      path: this.path,
      text: this.text,
      root,
      specifications,
      diagnostics: this.diagnostics,
      span: (range) => this.span(range),
      textOf: (node) => this.text.slice(node.start, node.end),
    };
  }

  /** A file of which nothing could be read. */
  unreadable(message: string): SourceFile {
    this.diagnostics.push({ severity: 'error', message, span: this.span({ start: 0, end: 0 }) });
    const root = new PlainNode('program', true, undefined, 0, this.text.length);
    root.broken = true;
    return this.file(root, []);
  }
}

class SourceReader {
  constructor(
    private readonly parser: Parser,
    private readonly language: Language,
  ) {}

  whole(path: string, written: string): SourceFile {
    return this.read(new Source(path, written));
  }

  outline(path: string, written: string): SourceFile {
    const source = new Source(path, written);
    const outline = source.text.length > LARGEST_FILE ? undefined : outlineOf(source.text);
    if (outline === undefined || hasTooManyAngles(outline.text)) return this.read(source);
    try {
      const tree = parseOnce(this.parser, outline.text);
      try {
        if (tree === undefined || tree.rootNode.hasError) return this.read(source);
        let whole: SourceFile | undefined;
        const readBody = (body: SyntaxNode): readonly SyntaxNode[] => {
          whole ??= this.read(source);
          return nodeAt(whole.root, body)?.children ?? [];
        };
        const copy = copyTree(tree, this.language, source.text, [], { outline, readBody });
        return source.file(copy.root, copy.specifications);
      } finally {
        tree?.delete();
      }
    } catch {
      return this.read(source);
    }
  }

  private read(source: Source): SourceFile {
    const { text } = source;
    if (text.length > LARGEST_FILE) return source.unreadable('file is too large to parse');
    if (hasTooManyAngles(text)) return source.unreadable('nested too deeply: too many open angle brackets');
    try {
      // The grammar's line comments end at LF only; a CR alone ends them in Java too.
      const parsed = parseWithPatches(this.parser, text.replace(/\r(?!\n)/g, '\n'));
      if (parsed === undefined) return source.unreadable('file could not be parsed within the budget');
      try {
        const copy = copyTree(parsed.tree, this.language, text, parsed.patches);
        if (mayHoldSignedCast(text)) repairSignedCasts(copy.root);
        for (const error of copy.errors)
          source.diagnostics.push({ severity: 'error', message: error.message, span: source.span(error) });
        return source.file(copy.root, copy.specifications);
      } finally {
        parsed.tree.delete();
      }
    } catch (error) {
      return source.unreadable(`file could not be parsed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** The node of another tree of the same text that has the same kind and place. */
function nodeAt(root: SyntaxNode, wanted: SyntaxNode): SyntaxNode | undefined {
  let at: SyntaxNode | undefined = root;
  while (at !== undefined) {
    if (at.start === wanted.start && at.end === wanted.end && at.kind === wanted.kind) return at;
    at = at.children.find((child) => child.start <= wanted.start && wanted.end <= child.end);
  }
  return undefined;
}

/** Text that the grammar rejects is tried again with newer constructs masked, if it has any. */
function parseWithPatches(
  parser: Parser,
  text: string,
): { readonly tree: Tree; readonly patches: readonly Patch[] } | undefined {
  const tree = parseOnce(parser, text);
  if (tree === undefined || !tree.rootNode.hasError) return tree && { tree, patches: [] };
  const patches = PATCHES.flatMap((find) => find(text));
  if (patches.length === 0) return { tree, patches };
  const patched = parseOnce(parser, applyPatches(text, patches));
  if (patched === undefined) return { tree, patches: [] };
  tree.delete();
  return { tree: patched, patches };
}

function parseOnce(parser: Parser, text: string): Tree | undefined {
  let steps = 0;
  const limit = 20_000 + text.length * STEPS_PER_UNIT;
  const tree = parser.parse(text, null, { progressCallback: () => ++steps > limit });
  if (tree !== null) return tree;
  parser.reset();
  return undefined;
}

function applyPatches(text: string, patches: readonly Patch[]): string {
  const ordered = [...patches].sort((left, right) => left.start - right.start);
  let result = '';
  let copied = 0;
  for (const patch of ordered) {
    if (patch.start < copied) continue;
    result += text.slice(copied, patch.start) + patch.mask;
    copied = patch.start + patch.mask.length;
  }
  return result + text.slice(copied);
}

function hasTooManyAngles(text: string): boolean {
  let open = 0;
  for (let at = text.indexOf('<'); at >= 0 && at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x3c) {
      if (++open > MOST_OPEN_ANGLES) return true;
    } else if (unit === 0x3e) {
      if (open > 0) open--;
    } else if (unit === 0x3b || unit === 0x7b || unit === 0x7d || unit === 0x29) {
      open = 0;
      const next = text.indexOf('<', at);
      if (next < 0) return false;
      at = next - 1;
    }
  }
  return false;
}
