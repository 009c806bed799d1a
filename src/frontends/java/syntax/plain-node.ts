/** The nodes of copied syntax trees. */
import type { SyntaxNode } from './tree.js';

const NO_CHILDREN: readonly SyntaxNode[] = [];

/** Mutable while it is built, of one hidden class for speed. */
export class PlainNode implements SyntaxNode {
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

/** A body that the outline left out: its children are read when someone asks for them. */
export class UnreadBody implements SyntaxNode {
  readonly named = true;
  readonly broken = false;
  #children: readonly SyntaxNode[] | undefined;

  constructor(
    readonly kind: string,
    readonly field: string | undefined,
    readonly start: number,
    readonly end: number,
    private readonly read: (body: SyntaxNode) => readonly SyntaxNode[],
  ) {}

  get children(): readonly SyntaxNode[] {
    this.#children ??= this.read(this);
    return this.#children;
  }
}
