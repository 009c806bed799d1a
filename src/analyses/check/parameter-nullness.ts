/** Whether a caller from outside may pass null: what annotations say, and what the method shows that it expects. */
import type { Body } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Expression, Instruction, Operand, Variable } from '../../ir/instructions.js';
import { type Nullness, nullnessOf } from '../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration, type ParameterDeclaration } from '../../ir/program.js';
import { isReference } from '../../ir/types.js';
import { isAccessible } from './components.js';
import { Definitions } from './definitions.js';

/** Of each parameter of the body, the receiver first. */
export function parameterNullness(hierarchy: Hierarchy, method: MethodDeclaration, body: Body): readonly Nullness[] {
  const declared = method.parameters.map(
    (parameter): Nullness =>
      isSynthetic(method, parameter) ? 'non-null' : nullnessOf(hierarchy, parameter, method.owner),
  );
  const receiver: readonly Nullness[] = hasFlag(method, Flag.STATIC) ? [] : ['non-null'];
  const said = [...receiver, ...declared];
  const open = body.parameters.some(({ type }, index) => isReference(type) && said[index] === 'unknown');
  if (!open || !isAccessible(method) || isNameless(hierarchy, method)) return said;
  const tested = testedParameters(body);
  const names = [...receiver.map(() => 'this'), ...method.parameters.map(({ name }) => name)];
  return body.parameters.map((parameter, index): Nullness => {
    if (said[index] !== undefined && said[index] !== 'unknown') return said[index];
    return tested.has(parameter) || isTestedByClause(method, names[index]) ? 'nullable' : 'non-null';
  });
}

/** Whether a `requires` speaks of null: then it says itself which arguments are right. */
function isTestedByClause({ clauses }: MethodDeclaration, name: string | undefined): boolean {
  if (clauses.length === 0 || name === undefined) return false;
  const escaped = name.replaceAll('$', '\\$');
  const test = new RegExp(`(^|[^\\w$.])${escaped}\\s*[!=]=\\s*null\\b|\\bnull\\s*[!=]=\\s*${escaped}(?![\\w$.([])`);
  return clauses.some(({ kind, formula }) => kind === 'requires' && test.test(formula));
}

/** Of lambdas, anonymous and local classes: what calls them is mostly library code, which passes what it was given. */
function isNameless(hierarchy: Hierarchy, { owner }: MethodDeclaration): boolean {
  const outer = hierarchy.find(owner)?.outer;
  return outer !== undefined && hierarchy.find(outer)?.members.includes(owner) === false;
}

/**
 * The object around an inner one, captured variables, name and ordinal of an enum constant: the compiler passes them. Of
 * constructors only: other compilers use such names for what callers pass.
 */
export function isSynthetic(method: MethodDeclaration, { name }: ParameterDeclaration): boolean {
  return method.name === '<init>' && /^(this\$|val\$|\$(name|ordinal)$)/.test(name);
}

/** Library methods that take null as an answer, by class and name. */
const TESTS: ReadonlySet<string> = new Set([
  'java.util.Objects.isNull',
  'java.util.Objects.nonNull',
  'java.util.Objects.requireNonNullElse',
  'java.util.Objects.requireNonNullElseGet',
  'java.util.Optional.ofNullable',
]);

/** Parameters that the body compares with null, directly or by a copy: then null is expected. */
function testedParameters(body: Body): ReadonlySet<Variable> {
  const definitions = new Definitions(body);
  const tested = new Set<Variable>();
  for (const { instruction } of body.edges) {
    for (const operand of testedBy(instruction)) {
      const parameter = operand.kind === 'variable' ? definitions.copiedParameter(operand) : undefined;
      if (parameter !== undefined) tested.add(parameter);
    }
  }
  return tested;
}

function testedBy(instruction: Instruction): readonly Operand[] {
  switch (instruction.kind) {
    case 'assume':
      return comparedWithNull(instruction.condition);
    case 'assign':
      return comparedWithNull(instruction.value);
    case 'call':
      return TESTS.has(`${instruction.method.owner}.${instruction.method.name}`) ? instruction.arguments : [];
    default:
      return [];
  }
}

function comparedWithNull(expression: Expression): readonly Operand[] {
  if (expression.kind !== 'binary' || (expression.operator !== '==' && expression.operator !== '!=')) return [];
  const { left, right } = expression;
  if (isNull(right)) return [left];
  return isNull(left) ? [right] : [];
}

function isNull(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}
