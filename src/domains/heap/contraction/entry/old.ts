/**
 * Values of `\old` terms and of parameters on entry: kept in slots of their own from the entry of a root on.
 *
 * References are kept, and truths: null for false. Numbers are not. An `\old` of a formula is read as that formula about `\old`
 * references, as far as it speaks of which are null, the same, or of a class: these cannot change.
 */
import type { Code } from '../../../../engine/code.js';
import type { OldTerm, Term } from '../../../../facts/index.js';
import type { Variable } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { isReference, type TypeName } from '../../../../ir/types.js';
import type { ShapeTables } from '../tables.js';

/** The `\old` terms that have to be kept for formulas: each once, in order. For `ContractionOptions.olds`. */
export function keptOlds(terms: readonly Term[]): readonly OldTerm[] {
  const found = new Map<string, OldTerm>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (!isTerm(part)) return;
    if (part.kind !== 'old') return Object.values(part).forEach(visit);
    if (part.open) return;
    const inner = pushedInward(part);
    if (inner !== part) return visit(inner);
    if (isKept(part) && !found.has(spelledTerm(part.operand))) found.set(spelledTerm(part.operand), part);
  };
  terms.forEach(visit);
  return [...found.values()];
}

function isKept({ type, operand: { kind } }: OldTerm): boolean {
  return (
    isReference(type) || (type === 'boolean' && (kind === 'predicate' || kind === 'quantified' || kind === 'variable'))
  );
}

/** `\old(a != b)` as `\old(a) != \old(b)`, and so on; the term itself where it is a reference, or cannot be read so. */
export function pushedInward(old: OldTerm): Term {
  const { operand, open } = old;
  const inside = (term: Term): Term => {
    const { type, offset, end } = term;
    return term.kind === 'constant' ? term : pushedInward({ kind: 'old', operand: term, open, type, offset, end });
  };
  switch (operand.kind) {
    case 'constant':
      return operand;
    case 'old':
      return pushedInward(operand);
    case 'not':
      return { ...operand, operand: inside(operand.operand) };
    case 'connective':
      return { ...operand, left: inside(operand.left), right: inside(operand.right) };
    case 'compare':
      return operand.operands === 'reference' || operand.operands === 'boolean'
        ? { ...operand, left: inside(operand.left), right: inside(operand.right) }
        : old;
    case 'instanceof':
      return { ...operand, operand: inside(operand.operand) };
    default:
      return old;
  }
}

/** Equal for terms that differ in their place in the text only. */
export function spelledTerm(term: Term): string {
  return JSON.stringify(term, (key, value: unknown) => {
    if (key === 'offset' || key === 'end') return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  });
}

/** The slot of the state that holds the value of the term on entry; -1 if none does. */
export function oldSlot(tables: ShapeTables, code: Code, { operand }: OldTerm): number {
  const slots = tables.slots(code);
  const spelled = spelledTerm(operand);
  const place = tables.options.olds(code).findIndex((each) => spelledTerm(each.operand) === spelled);
  if (place !== -1 && place < slots.olds) return slots.firstOld + place;
  return operand.kind === 'variable' ? pinSlot(tables, code, operand.name) : -1;
}

/** The slot that holds the value of a parameter on entry; -1 if none does. */
export function pinSlot(tables: ShapeTables, code: Code, name: string): number {
  const slots = tables.slots(code);
  const parameter = parameterNamed(code, name);
  const place = parameter === undefined ? -1 : slots.pins.indexOf(parameter);
  return place === -1 ? -1 : slots.firstPin + place;
}

/** As formulas name them: `this`, then the names in the declaration. */
export function parameterNamed({ method, body }: Code, name: string): Variable | undefined {
  const names = [...(hasFlag(method, Flag.STATIC) ? [] : ['this']), ...method.parameters.map((each) => each.name)];
  const place = names.indexOf(name);
  return place === -1 ? undefined : body.parameters[place];
}

/**
 * In the place of a class, on the nodes of slots whose term had no value on entry, because of a fault, or one that is not
 * known, or was true: no class of objects covers a primitive type, so that unions of classes keep it.
 */
export const FAULTED_ON_ENTRY: TypeName = 'void';
export const UNKNOWN_ON_ENTRY: TypeName = 'int';
export const TRUE_ON_ENTRY: TypeName = 'boolean';

function isTerm(part: unknown): part is Term {
  return typeof part === 'object' && part !== null && 'kind' in part;
}
