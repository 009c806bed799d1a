/** Copies a tree-sitter tree into plain nodes in one pass, without recursion. */
import type { Language, Tree, TreeCursor } from 'web-tree-sitter';
import type { Patch } from './patches.js';
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

/** Below this depth nodes are cut off and marked broken: whoever walks the tree recursively must not overflow. */
const DEEPEST = 6000;
/** More syntax errors of one file are only counted. */
const MOST_ERRORS = 10;

const NO_CHILDREN: readonly SyntaxNode[] = [];

/** Mutable while it is built, of one hidden class for speed. */
class PlainNode implements SyntaxNode {
  children: readonly SyntaxNode[] = NO_CHILDREN;
  broken = false;
  constructor(
    readonly kind: string,
    readonly named: boolean,
    readonly field: string | undefined,
    readonly start: number,
    readonly end: number,
  ) {}

  add(child: SyntaxNode): void {
    if (this.children === NO_CHILDREN) this.children = [child];
    else (this.children as SyntaxNode[]).push(child);
  }
}

export function copyTree(tree: Tree, language: Language, text: string, patches: readonly Patch[]): CopiedTree {
  const cursor = tree.walk();
  try {
    return new Copier(cursor, language, text, tree.rootNode.hasError, patches).copy();
  } finally {
    cursor.delete();
  }
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

  constructor(
    private readonly cursor: TreeCursor,
    language: Language,
    private readonly text: string,
    private readonly hasError: boolean,
    private readonly patches: readonly Patch[],
  ) {
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
    let descending = cursor.gotoFirstChild();
    while (descending || path.length > 0) {
      if (descending) {
        const id = cursor.nodeTypeId;
        if (id === this.lineComment || id === this.blockComment) {
          this.comment();
        } else {
          const node = this.node(id);
          parent.add(node);
          if (path.length >= DEEPEST) this.cutOff(node);
          else if (cursor.gotoFirstChild()) {
            path.push(node);
            parent = node;
            continue;
          }
          if (node.broken) parent.broken = true;
        }
      }
      if (cursor.gotoNextSibling()) {
        descending = true;
        continue;
      }
      descending = false;
      const done = path.pop();
      const above = path[path.length - 1];
      if (done === undefined || above === undefined || !cursor.gotoParent()) break;
      if (done.broken && done.kind === 'switch_label') this.mendPatternList(done);
      if (done.broken) above.broken = true;
      parent = above;
    }
    for (const patch of this.patches) for (const token of patch.tokens) insertToken(root, token.text, token.start);
    if (this.uncounted > 0)
      this.errors.push({ message: `${this.uncounted} more syntax errors`, start: root.start, end: root.start });
    return { root, specifications: this.specifications, errors: this.errors };
  }

  /** Text that makes no sense at all parses as one error; what is in it still counts as parts of a program. */
  private root(): PlainNode {
    const node = this.node(this.cursor.nodeTypeId);
    if (node.kind === 'program') return node;
    const root = new PlainNode('program', true, undefined, node.start, node.end);
    root.broken = true;
    return root;
  }

  private node(id: number): PlainNode {
    const { cursor } = this;
    const kind = this.kinds[id];
    const field = this.fields[cursor.currentFieldId] ?? undefined;
    const start = cursor.startIndex;
    const end = cursor.endIndex;
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
