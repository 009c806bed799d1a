/** Which declared types can bring nodes of linked structures to light where nobody keeps track of them. */
import type { BoundFormula, Term } from '../../facts/index.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Expression, FieldReference, Instruction } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { type ClassName, elementType, isArray, isReference, type TypeName } from '../../ir/types.js';
import { visitTerms } from './formula-fields.js';
import { mayHaveFields } from './linked.js';

/**
 * A type whose objects have links, by what the types of fields say, always can; one that says little (Object, an interface of the
 * library) only if the code casts such values to classes with links, or compares them with such objects.
 */
export function nodeTypes(
  hierarchy: Hierarchy,
  links: readonly FieldReference[],
  methods: Iterable<MethodDeclaration>,
  formulas: readonly BoundFormula[],
): (type: TypeName) => boolean {
  const owners = [...new Set(links.map(({ owner }) => owner))];
  const isLinked = remembered((type) => owners.some((owner) => mayHaveFields(hierarchy, type, owner)));
  const isAbove = remembered((type) => owners.some((owner) => hierarchy.isAssignable(owner, type)));
  const isMixed = (left: TypeName, right: TypeName): boolean =>
    (isLinked(left) && !isLinked(right) && isAbove(right)) || (isLinked(right) && !isLinked(left) && isAbove(left));
  let confuses: boolean | undefined;
  const isConfused = (): boolean => {
    confuses ??=
      [...methods].some((method) =>
        (method.body()?.edges ?? []).some(({ instruction }) => confusing(instruction, isMixed)),
      ) || formulas.some(({ term }) => isConfusing(term, isMixed));
    return confuses;
  };
  const mayBeNode = (type: TypeName): boolean => {
    if (!isReference(type) || type === 'null') return false;
    if (isArray(type)) return mayBeNode(elementType(type));
    return isLinked(type) || (isAbove(type) && isConfused());
  };
  return mayBeNode;
}

type Mixed = (left: TypeName, right: TypeName) => boolean;

function confusing(instruction: Instruction, isMixed: Mixed): boolean {
  switch (instruction.kind) {
    case 'check':
      return (
        instruction.condition.kind === 'castable' &&
        isMixed(instruction.condition.operand.type, instruction.condition.type)
      );
    case 'assign':
      return confusingExpression(instruction.value, isMixed);
    case 'assume':
      return confusingExpression(instruction.condition, isMixed);
    default:
      return false;
  }
}

function confusingExpression(expression: Expression, isMixed: Mixed): boolean {
  switch (expression.kind) {
    case 'cast':
    case 'instanceof':
      return isMixed(expression.operand.type, expression.type);
    case 'binary':
      return isMixed(expression.left.type, expression.right.type);
    default:
      return false;
  }
}

function isConfusing(term: Term, isMixed: Mixed): boolean {
  let found = false;
  visitTerms(term, (each) => {
    if (each.kind === 'compare') found ||= isMixed(each.left.type, each.right.type);
    if (each.kind === 'cast') found ||= isMixed(each.operand.type, each.type);
    if (each.kind === 'instanceof') found ||= isMixed(each.operand.type, each.tested);
  });
  return found;
}

function remembered(make: (type: ClassName) => boolean): (type: TypeName) => boolean {
  const known = new Map<TypeName, boolean>();
  return (type) => {
    let value = known.get(type);
    if (value === undefined) {
      value = isReference(type) && type !== 'null' && !isArray(type) && make(type);
      known.set(type, value);
    }
    return value;
  };
}
