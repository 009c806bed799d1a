/**
 * Specification clauses of a class body: `requires` and `ensures` belong to the method that follows, `invariant` to the
 * class. Comments inside method bodies are statements and not looked at here.
 */
import { splitClauses } from '../../../../facts/clauses.js';
import type { Clause } from '../../../../ir/program.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SourceFile, SpecificationComment, SyntaxNode } from '../../syntax/tree.js';
import type { JavaModel } from '../model.js';

export interface ClassClauses {
  ofMethod(declaration: SyntaxNode): readonly Clause[];
  invariants(): readonly Clause[];
}

const NONE: readonly Clause[] = [];
const METHODS: ReadonlySet<string> = new Set([
  'method_declaration',
  'constructor_declaration',
  'compact_constructor_declaration',
]);

export function readClauses(
  model: JavaModel,
  file: SourceFile,
  body: SyntaxNode | undefined,
  declarations: () => readonly SyntaxNode[],
): ClassClauses {
  let read: { readonly methods: Map<SyntaxNode, Clause[]>; readonly invariants: Clause[] } | undefined;
  const ensure = (): { readonly methods: Map<SyntaxNode, Clause[]>; readonly invariants: Clause[] } => {
    read ??= collect(model, file, body, declarations);
    return read;
  };
  return {
    ofMethod: (declaration) => ensure().methods.get(declaration) ?? NONE,
    invariants: () => ensure().invariants,
  };
}

function collect(
  model: JavaModel,
  file: SourceFile,
  body: SyntaxNode | undefined,
  declarations: () => readonly SyntaxNode[],
): { readonly methods: Map<SyntaxNode, Clause[]>; readonly invariants: Clause[] } {
  const methods = new Map<SyntaxNode, Clause[]>();
  const invariants: Clause[] = [];
  const result = { methods, invariants };
  if (body === undefined || file.specifications.length === 0) return result;
  const members = declarations().filter((node) => node.named);
  for (const comment of commentsWithin(file, body)) {
    const next = members.find((member) => headerEnd(member) >= comment.end);
    if (next !== undefined && next.start < comment.start && !METHODS.has(next.kind)) continue;
    const previous = members.findLast((member) => member.start < comment.start && member !== next);
    if (previous !== undefined && previous.end > comment.start) continue;
    attach(model, file, comment, next, { methods, invariants });
  }
  return result;
}

/** Up to here a comment still speaks about the declaration; behind it begins its body. */
function headerEnd(declaration: SyntaxNode): number {
  return METHODS.has(declaration.kind) ? (fieldOf(declaration, 'body')?.start ?? declaration.end) : declaration.end;
}

function commentsWithin(file: SourceFile, body: SyntaxNode): readonly SpecificationComment[] {
  return file.specifications.filter((comment) => comment.start > body.start && comment.end < body.end);
}

/** Clauses that were found: of methods, and invariants. */
interface Attached {
  readonly methods: Map<SyntaxNode, Clause[]>;
  readonly invariants: Clause[];
}

function attach(
  model: JavaModel,
  file: SourceFile,
  comment: SpecificationComment,
  next: SyntaxNode | undefined,
  { methods, invariants }: Attached,
): void {
  for (const clause of splitClauses(file.text.slice(comment.start, comment.end))) {
    const start = comment.start + clause.offset;
    const span = file.span({ start, end: comment.start + clause.end });
    if (clause.kind === 'malformed') {
      model.report({ severity: 'error', message: clause.message, span });
    } else if (clause.kind === 'unsupported') {
      const message = `JML clause '${clause.keyword}' is not supported; what it claims is unknown`;
      model.report({ severity: 'warning', message, span });
    } else if (clause.kind === 'invariant') {
      invariants.push({ kind: 'invariant', formula: clause.formula, span });
    } else if (clause.kind === 'assert' || clause.kind === 'assume') {
      model.report({ severity: 'error', message: `'${clause.kind}' may only stand in a method body`, span });
    } else if (next === undefined || !METHODS.has(next.kind)) {
      model.report({ severity: 'error', message: `'${clause.kind}' must stand before a method`, span });
    } else {
      const list = methods.get(next) ?? [];
      list.push({ kind: clause.kind, formula: clause.formula, span });
      methods.set(next, list);
    }
  }
}
