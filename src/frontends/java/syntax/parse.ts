/**
 * Parses Java text with tree-sitter into plain syntax trees.
 *
 * The bytes of the runtime and the grammar are handed in, so that this works wherever WebAssembly does.
 */
import { Language, Parser, type Tree } from 'web-tree-sitter';
import type { Diagnostic } from '../../../ir/span.js';
import { copyTree } from './copy-tree.js';
import { createLineMap } from './lines.js';
import { PATCHES, type Patch } from './patches.js';
import type { SourceFile, SyntaxNode } from './tree.js';
import { translateUnicodeEscapes } from './unicode-escapes.js';

export interface JavaParser {
  /** Never throws. What does not parse is reported in the file's diagnostics and marked broken in its tree. */
  parse(path: string, text: string): SourceFile;
}

/** Larger files are refused: the parser's memory is bounded. */
const LARGEST_FILE = 40_000_000;
/** Calls of the progress callback before a file is given up, a unit of text; ordinary and hostile text needs 0.06. */
const STEPS_PER_UNIT = 1;
/** Open angle brackets in one statement; the parser's memory grows with the square of their number. */
const MOST_OPEN_ANGLES = 3000;

export async function createJavaParser(binaries: {
  readonly runtime: Uint8Array;
  readonly grammar: Uint8Array;
}): Promise<JavaParser> {
  await Parser.init({ wasmBinary: binaries.runtime } as unknown as Parameters<typeof Parser.init>[0]);
  const language = await Language.load(binaries.grammar);
  const parser = new Parser();
  parser.setLanguage(language);
  return { parse: (path, text) => parseFile(parser, language, path, text) };
}

function parseFile(parser: Parser, language: Language, path: string, source: string): SourceFile {
  const { text, original } = translateUnicodeEscapes(source);
  const lines = createLineMap(source);
  const span: SourceFile['span'] = (range) => {
    const from = lines.position(original(range.start));
    const to = lines.position(original(range.end));
    return { file: path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
  const diagnostics: Diagnostic[] = [];
  const finish = (root: SyntaxNode, specifications: SourceFile['specifications']): SourceFile => ({
    path,
    text,
    root,
    specifications,
    diagnostics,
    span,
    textOf: (node) => text.slice(node.start, node.end),
  });
  const giveUp = (message: string): SourceFile => {
    diagnostics.push({ severity: 'error', message, span: span({ start: 0, end: 0 }) });
    return finish(
      { kind: 'program', named: true, field: undefined, start: 0, end: text.length, children: [], broken: true },
      [],
    );
  };
  if (text.length > LARGEST_FILE) return giveUp('file is too large to parse');
  if (hasTooManyAngles(text)) return giveUp('nested too deeply: too many open angle brackets');
  try {
    // The grammar's line comments end at LF only; a CR alone ends them in Java too.
    const parsed = parseWithPatches(parser, text.replace(/\r(?!\n)/g, '\n'));
    if (parsed === undefined) return giveUp('file could not be parsed within the budget');
    try {
      const copy = copyTree(parsed.tree, language, text, parsed.patches);
      for (const error of copy.errors)
        diagnostics.push({ severity: 'error', message: error.message, span: span(error) });
      return finish(copy.root, copy.specifications);
    } finally {
      parsed.tree.delete();
    }
  } catch (error) {
    return giveUp(`file could not be parsed: ${error instanceof Error ? error.message : String(error)}`);
  }
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
