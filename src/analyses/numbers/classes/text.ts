/** Constraints on fields as formulas of the assertion language, true of every object of which the constraints are. */
import type { ObjectConstraint } from '../../../domains/combinators/linear/object-facts.js';
import { hasLength } from '../../../domains/combinators/linear/terms.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { STRING } from '../../../ir/types.js';

type Term = ObjectConstraint['terms'][number];

const NEGATIVE = { '==': '==', '!=': '!=', '<=': '>=' } as const;
const INT = { lower: -(2 ** 31), upper: 2 ** 31 - 1 };

export function formulasOf(constraints: readonly ObjectConstraint[]): readonly string[] {
  const present = new Set(constraints.flatMap((constraint) => presentIn(constraint) ?? []));
  return constraints.flatMap((constraint) => formulaOf(constraint, present) ?? []);
}

/** The field that is never null, by the constraint alone: its length is at least zero. */
function presentIn({ kind, terms, constant }: ObjectConstraint): string | undefined {
  const [first, second] = terms;
  if (first === undefined || second !== undefined || !hasLength(first[0].type)) return undefined;
  const isAtLeast = kind === '<=' && first[1] === -1 && constant >= 0;
  return isAtLeast || (kind === '==' && -constant / first[1] >= 0) ? first[0].name : undefined;
}

/** Undefined where the language has no words for it. */
function formulaOf({ kind, terms, constant }: ObjectConstraint, present: ReadonlySet<string>): string | undefined {
  const [first] = terms;
  if (first === undefined || terms.some(([, coefficient]) => Math.abs(coefficient) !== 1)) return undefined;
  const [field, coefficient] = first;
  if (terms.length === 1 && hasLength(field.type)) {
    if (kind === '<=' && coefficient === -1 && constant === 0) return `${field.name} != null`;
    if (kind === '==' && coefficient * constant === 1) return `${field.name} == null`;
  }
  const left = terms.filter(([, sign]) => sign > 0);
  const right = terms.filter(([, sign]) => sign < 0);
  const text =
    left.length === 0
      ? `${sum(right, 0)} ${NEGATIVE[kind]} ${sum([], constant)}`
      : kind === '<=' && constant === 1 && right.length > 0
        ? `${sum(left, 0)} < ${sum(right, 0)}`
        : constant > 0 && right.length > 0
          ? `${sum(left, constant)} ${kind} ${sum(right, 0)}`
          : `${sum(left, 0)} ${kind} ${sum(right, -constant)}`;
  const absent = terms.flatMap(([each]) => (hasLength(each.type) && !present.has(each.name) ? [each.name] : []));
  return [...new Set(absent)].map((name) => `${name} == null || `).join('') + text;
}

/** In long, where it may leave int. */
function sum(terms: readonly Term[], constant: number): string {
  if (terms.length === 0) return constant < INT.lower || constant > INT.upper ? `${constant}L` : String(constant + 0);
  const names = terms.map(([field]) => nameOf(field)).join(' + ');
  const added = constant === 0 ? '' : ` ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
  return terms.length > 1 || constant !== 0 ? `(long) ${names}${added}` : names;
}

function nameOf({ name, type }: FieldReference): string {
  if (!hasLength(type)) return name;
  return type === STRING ? `${name}.length()` : `${name}.length`;
}
