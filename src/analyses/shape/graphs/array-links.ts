/** Whether arrays of nodes are followed as linked structures: where a run makes such arrays, or formulas speak of what they hold. */
import { type ElementFields, elementFields } from '../../../domains/heap/contraction/index.js';
import type { BoundFormula } from '../../../facts/index.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { elementType, isArray, isReference, OBJECT, type TypeName } from '../../../ir/types.js';
import { visitTerms } from '../clauses/formula-fields.js';
import { type LinkedFields, linkedFields } from './linked.js';

export interface LinksAndElements extends LinkedFields {
  /** Left out where all arrays are vague. */
  readonly elements?: ElementFields;
}

export function linksAndElements(
  hierarchy: Hierarchy,
  fields: readonly FieldReference[],
  methods: Iterable<MethodDeclaration>,
  formulas: readonly BoundFormula[],
): LinksAndElements {
  const plain = linkedFields(hierarchy, fields);
  const { touched, made } = elementTypes(methods);
  if (touched.size === 0 || (made.size === 0 && !formulas.some(namesElements))) return plain;
  const linked = linkedFields(hierarchy, fields, 'followed');
  const types = [...touched, ...made].filter(linked.isNode);
  const [type] = types;
  if (type === undefined || (![...made].some(linked.isNode) && !formulas.some(namesElements))) return plain;
  const isOnly = types.every((each) => each === type);
  return { ...linked, elements: elementFields(isOnly ? type : OBJECT) };
}

/** Types of elements that are no arrays: of those that are read or written, and of new arrays. */
function elementTypes(methods: Iterable<MethodDeclaration>): {
  readonly touched: ReadonlySet<TypeName>;
  readonly made: ReadonlySet<TypeName>;
} {
  const touched = new Set<TypeName>();
  const made = new Set<TypeName>();
  for (const method of methods) {
    for (const { instruction } of method.body()?.edges ?? []) {
      const type = touchedElement(instruction);
      if (type !== undefined && isReference(type) && !isArray(type)) touched.add(type);
      if (instruction.kind !== 'new-array') continue;
      const element = elementType(instruction.type);
      if (isReference(element) && !isArray(element)) made.add(element);
    }
  }
  return { touched, made };
}

function touchedElement(instruction: Instruction): TypeName | undefined {
  if (instruction.kind !== 'load' && instruction.kind !== 'store') return undefined;
  return instruction.place.kind === 'element' ? instruction.place.type : undefined;
}

function namesElements({ term }: BoundFormula): boolean {
  let found = false;
  visitTerms(term, (each) => {
    if (each.kind === 'predicate') found ||= each.fields.some(({ kind }) => kind === 'elements');
  });
  return found;
}
