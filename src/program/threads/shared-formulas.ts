/**
 * Formulas that users write read the heap without an instruction that does. What a formula reads is told by its words: fields by their
 * names, whoever declares them; predicates, and what is named elsewhere, may read every field.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { Span } from '../../ir/span.js';
import { OBJECT } from '../../ir/types.js';

export type FormulaKind = 'assert' | 'requires' | 'ensures' | 'invariant';

export interface Formula {
  readonly kind: FormulaKind;
  readonly text: string;
  readonly span: Span;
}

/** All that claims about the method may be about: its own, those of what it overrides and of its class, and what it has to grant to what it calls. */
export function formulasOf(hierarchy: Hierarchy, method: MethodDeclaration): readonly Formula[] {
  const found: Formula[] = [];
  const add = ({ clauses }: Pick<MethodDeclaration, 'clauses'>): void => {
    for (const { kind, formula, span } of clauses) found.push({ kind, text: formula, span });
  };
  for (const upper of hierarchy.supertypes(method.owner)) {
    if (upper === OBJECT) continue;
    const declared = hierarchy.declaredMethod(upper, method.name, method.descriptor);
    if (declared !== undefined) add(declared);
    add({ clauses: hierarchy.find(upper)?.invariants ?? [] });
  }
  for (const { instruction, span } of method.body()?.edges ?? []) {
    if (instruction.kind === 'specify') found.push({ kind: 'assert', text: instruction.formula, span });
    else if (instruction.kind === 'call') {
      const callee = hierarchy.resolveMethod(instruction.method);
      if (callee !== undefined) add({ clauses: callee.clauses.filter(({ kind }) => kind === 'requires') });
    }
  }
  return found;
}

/** Of the keys of places, one that the formula may read. */
export function readIn(text: string, keys: Iterable<string>): string | undefined {
  const readsAll = /[A-Za-z_$]\s*\(/.test(text.replace(/\\(?:old|fresh|forall|exists)\b/g, ''));
  const words = new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  for (const key of keys) {
    const isElement = key.endsWith('[]');
    if (readsAll || (isElement ? text.includes('[') : words.has(key.slice(key.lastIndexOf('.') + 1)))) return key;
  }
  return undefined;
}
