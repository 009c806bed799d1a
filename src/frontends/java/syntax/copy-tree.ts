/** Copies a tree-sitter tree into plain nodes in one pass, without recursion. */
import type { Language, Tree, TreeCursor } from 'web-tree-sitter';
import { JAVA_BUDGETS } from '../budgets.js';
import type { Outline } from './outline.js';
import { originalOffset } from './outline.js';
import type { Patch } from './patches.js';
import { PlainNode, UnreadBody } from './plain-node.js';
import { specificationComment } from './specification-comments.js';
import type { SpecificationComment, SyntaxNode } from './tree.js';

export interface SyntaxError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export interface CopiedTree {
  readonly root: SyntaxNode;
  readonly specifications: readonly SpecificationComment[];
  readonly errors: readonly SyntaxError[];
}

const DEEPEST = JAVA_BUDGETS['syntax/copy-tree'].deepest.most;
const MOST_ERRORS = JAVA_BUDGETS['syntax/copy-tree'].mostErrors.most;

/** For trees of outlines: how offsets relate to the text, and where missing bodies come from. */
export interface OutlineReader {
  readonly outline: Outline;
  readonly readBody: (body: SyntaxNode) => readonly SyntaxNode[];
}

export function copyTree(
  tree: Tree,
  language: Language,
  text: string,
  patches: readonly Patch[],
  reader?: OutlineReader,
): CopiedTree {
  const cursor = tree.walk();
  try {
    return new Copier(cursor, language, { text, patches, reader }, tree.rootNode.hasError).copy();
  } finally {
    cursor.delete();
  }
}

/** The text of a tree, what was patched in it, and how it relates to the file where it is an outline. */
interface CopiedText {
  readonly text: string;
  readonly patches: readonly Patch[];
  readonly reader: OutlineReader | undefined;
}

class Copier {
  private readonly kinds: readonly (string | undefined)[];
  private readonly namedKinds: readonly boolean[];
  private readonly fields: readonly (string | null)[];
  private readonly lineComment: number;
  private readonly blockComment: number;
  private readonly specifications: SpecificationComment[] = [];
  private readonly errors: SyntaxError[] = [];
  private uncounted = 0;
  private readonly text: string;
  private readonly patches: readonly Patch[];
  private readonly reader: OutlineReader | undefined;

  constructor(
    private readonly cursor: TreeCursor,
    language: Language,
    { text, patches, reader }: CopiedText,
    private readonly hasError: boolean,
  ) {
    this.text = text;
    this.patches = patches;
    this.reader = reader;
    this.kinds = language.types;
    this.namedKinds = language.types.map((_, id) => language.nodeTypeIsNamed(id));
    this.fields = language.fields;
    this.lineComment = language.idForNodeType('line_comment', true) ?? -1;
    this.blockComment = language.idForNodeType('block_comment', true) ?? -1;
  }

  copy(): CopiedTree {
    const { cursor } = this;
    const root = this.root();
    const path: PlainNode[] = [root];
    let parent = root;
    let onChild = cursor.gotoFirstChild();
    while (onChild) {
      const entered = this.visit(parent, path.length);
      if (entered !== undefined) {
        path.push(entered);
        parent = entered;
        continue;
      }
      onChild = cursor.gotoNextSibling();
      while (!onChild && path.length > 1) {
        path.pop();
        const done = parent;
        parent = path[path.length - 1] ?? root;
        if (done.broken && done.kind === 'switch_label') this.mendPatternList(done);
        if (done.broken) parent.broken = true;
        cursor.gotoParent();
        onChild = cursor.gotoNextSibling();
      }
    }
    for (const patch of this.patches) for (const token of patch.tokens) insertToken(root, token.text, token.start);
    if (this.uncounted > 0)
      this.errors.push({ message: `${this.uncounted} more syntax errors`, start: root.start, end: root.start });
    const specifications = this.reader?.outline.specifications ?? this.specifications;
    return { root, specifications, errors: this.errors };
  }

  /** Copies the node at the cursor; where it has children, the cursor goes to the first of them and the node is returned. */
  private visit(parent: PlainNode, depth: number): PlainNode | undefined {
    const { cursor } = this;
    const id = cursor.nodeTypeId;
    if (id === this.lineComment || id === this.blockComment) {
      this.comment();
      return undefined;
    }
    const node = this.node(id);
    const unread = this.reader === undefined ? undefined : asUnread(node, this.reader);
    parent.add(unread ?? node);
    if (unread !== undefined) return undefined;
    if (depth >= DEEPEST) this.cutOff(node);
    else if (cursor.gotoFirstChild()) return node;
    if (node.broken) parent.broken = true;
    return undefined;
  }

  /** The whole text. Where it makes no sense at all it parses as one error, whose parts still count as a program's. */
  private root(): PlainNode {
    const node = this.node(this.cursor.nodeTypeId);
    const root = new PlainNode('program', true, undefined, 0, this.text.length);
    root.broken = node.broken;
    return root;
  }

  private node(id: number): PlainNode {
    const { cursor } = this;
    const kind = this.kinds[id];
    const field = this.fields[cursor.currentFieldId] ?? undefined;
    const start = this.offset(cursor.startIndex);
    const end = this.offset(cursor.endIndex - 1) + 1;
    if (kind === undefined) {
      const node = new PlainNode('ERROR', true, field, start, end);
      node.broken = true;
      this.error(`syntax error near ${this.excerpt(start, end)}`, start, end);
      return node;
    }
    const node = new PlainNode(kind, this.namedKinds[id] ?? true, field, start, end);
    if (this.hasError && start === end && cursor.nodeIsMissing) {
      node.broken = true;
      this.error(`${kind} expected`, start, end);
    }
    return node;
  }

  /** `case A a, B b`: the grammar takes one pattern and makes the others an error; they are put back in a row. */
  private mendPatternList(label: PlainNode): void {
    const mended: SyntaxNode[] = [];
    for (const child of label.children) {
      if (child.kind !== 'ERROR') {
        if (child.broken) return;
        mended.push(child);
        continue;
      }
      if (!child.children.every((part) => part.kind === 'pattern' || part.kind === ',')) return;
      mended.push(...child.children);
    }
    for (const child of label.children) {
      const at = this.errors.findIndex((error) => error.start === child.start && error.end === child.end);
      if (child.kind === 'ERROR' && at >= 0) this.errors.splice(at, 1);
    }
    label.children = mended;
    label.broken = false;
  }

  private offset(index: number): number {
    return this.reader === undefined ? index : originalOffset(this.reader.outline, index);
  }

  private comment(): void {
    const specification = specificationComment(this.text, this.cursor.startIndex, this.cursor.endIndex);
    if (specification !== undefined) this.specifications.push(specification);
  }

  private cutOff(node: PlainNode): void {
    if (!this.cursor.gotoFirstChild()) return;
    this.cursor.gotoParent();
    node.broken = true;
    this.error('nested too deeply', node.start, node.end);
  }

  private error(message: string, start: number, end: number): void {
    const last = this.errors[this.errors.length - 1];
    if (last !== undefined && start < last.end) return;
    if (this.errors.length < MOST_ERRORS) this.errors.push({ message, start, end });
    else this.uncounted++;
  }

  private excerpt(start: number, end: number): string {
    const line = this.text.slice(start, Math.min(end, start + 40)).split(/[\r\n]/)[0] ?? '';
    const shown = line.trim();
    return shown === '' ? 'here' : `‘${shown.replace(/[\p{C}]/gu, '·')}’`;
  }
}

function asUnread(node: PlainNode, reader: OutlineReader): UnreadBody | undefined {
  if (!node.named || reader.outline.bodies.get(node.start) !== node.end) return undefined;
  return new UnreadBody(node.kind, node.field, node.start, node.end, reader.readBody);
}

function insertToken(root: PlainNode, kind: string, start: number): void {
  const end = start + kind.length;
  let at: SyntaxNode = root;
  for (;;) {
    const below: SyntaxNode | undefined = at.children.find((child) => child.start <= start && end <= child.end);
    if (below === undefined || below.children.length === 0) break;
    at = below;
  }
  const token = new PlainNode(kind, false, undefined, start, end);
  const children = [...at.children, token].sort((left, right) => left.start - right.start);
  (at as PlainNode).children = children;
}
