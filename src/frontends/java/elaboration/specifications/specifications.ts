/** `//@ assert` and `//@ assume` among statements. */
import { type Formula, parseFormula, splitClauses } from '../../../../facts/index.js';
import { isPrimitive, isReference } from '../../../../ir/types.js';
import type { SpecificationComment, SyntaxNode } from '../../syntax/tree.js';
import type { Local, Statement } from '../../tree.js';
import { findName } from '../calls/lookup.js';
import { readVariable, thisOf } from '../classes/instances.js';
import { type Elaborator, freshLocal } from '../elaborator.js';
import type { BlockScope } from '../scope.js';
import { declareLocal, literal } from '../trees.js';
import { commentsBetween, type Offsets } from './specification-comments.js';

/** The clauses of all specification comments that stand between two offsets. */
export function specificationsIn(elaborator: Elaborator, range: Offsets, scope: BlockScope): readonly Statement[] {
  const { file, speculative } = scope.frame;
  if (speculative || file.specifications.length === 0 || range.end - range.start < 3) return [];
  return commentsBetween(file.specifications, range).flatMap((comment) => clausesOf(elaborator, comment, scope));
}

/** Reports specification comments of a body that stand where no statement may; classes in it speak for themselves. */
export function reportStray(elaborator: Elaborator, body: SyntaxNode, scope: BlockScope): void {
  const { file } = scope.frame;
  const { registry } = elaborator;
  if (file.specifications.length === 0) return;
  const stray = commentsBetween(file.specifications, body).filter((comment) => !registry.placed.has(comment));
  for (const comment of stray) {
    if (isInClassBody(body, comment)) continue;
    registry.report('warning', 'this specification stands where no statement may, and is not used', file.span(comment));
  }
}

function isInClassBody(root: SyntaxNode, comment: SpecificationComment): boolean {
  let node: SyntaxNode | undefined = root;
  while (node !== undefined) {
    if (node !== root && node.kind.endsWith('_body') && node.kind !== 'constructor_body') return true;
    node = node.children.find((child) => child.start <= comment.start && child.end >= comment.end);
  }
  return false;
}

function clausesOf(elaborator: Elaborator, comment: SpecificationComment, scope: BlockScope): readonly Statement[] {
  const { file } = scope.frame;
  const { registry } = elaborator;
  registry.placed.add(comment);
  return splitClauses(file.text.slice(comment.start, comment.end)).flatMap((clause): readonly Statement[] => {
    const start = comment.start + clause.offset;
    const span = file.span({ start, end: comment.start + clause.end });
    switch (clause.kind) {
      case 'malformed':
        registry.report('error', clause.message, span);
        return [];
      case 'unsupported':
        registry.report('warning', `JML clause '${clause.keyword}' is not supported; what it claims is unknown`, span);
        return [];
      case 'assert':
      case 'assume':
        return specify(elaborator, clause.kind, clause.formula, start, scope);
      default:
        registry.report('error', `'${clause.kind}' may not stand in a method body`, span);
        return [];
    }
  });
}

function specify(
  elaborator: Elaborator,
  clause: 'assert' | 'assume',
  formula: string,
  start: number,
  scope: BlockScope,
): readonly Statement[] {
  const { file, owner } = scope.frame;
  const { registry } = elaborator;
  const at = (offset: number) => file.span({ start: start + offset, end: start + formula.length });
  const parsed = parseFormula(formula);
  if (parsed.error !== undefined) {
    registry.report('error', parsed.error.message, at(parsed.error.offset));
    return [];
  }
  const span = at(0);
  const statements: Statement[] = [];
  const environment: (readonly [string, Local])[] = [];
  for (const name of freeNames(parsed.formula)) {
    const local = name === 'this' ? undefined : environmentLocal(elaborator, name, scope, statements, span);
    if (local !== undefined) environment.push([name, local]);
  }
  const receiver = thisLocal(scope, statements, span);
  if (receiver !== undefined) environment.push(['this', receiver]);
  const types = new Map(environment.map(([name, local]) => [name, local.type]));
  if (scope.frame.receiver !== undefined && receiver === undefined && scope.frame.lambda === undefined)
    types.set('this', scope.frame.receiver.type);
  const problem = registry.checkFormula(formula, {
    owner: owner.symbol.name,
    variable: (name) => types.get(name),
    entryVariable: (name) => types.get(name),
  });
  if (problem !== undefined) {
    registry.report('error', problem.message, at(problem.offset));
    return [];
  }
  const named = new Set(environment.map(([name]) => name));
  const visible = quantifiesOverObjects(parsed.formula)
    ? scope
        .reached()
        .filter(({ name, frame, local }) => frame === scope.frame && isReference(local.type) && !named.has(name))
    : [];
  const others = visible.map(({ name, local }) => [name, local] as const);
  return [...statements, { kind: 'specify', clause, formula, environment, visible: others, span }];
}

/** The local that a name means; a captured variable is read into one first. */
function environmentLocal(
  elaborator: Elaborator,
  name: string,
  scope: BlockScope,
  statements: Statement[],
  span: Statement['span'],
): Local | undefined {
  const found = findName(elaborator, scope, name);
  if (found?.kind !== 'variable') return undefined;
  const { variable } = found;
  if (variable.frame === scope.frame) return variable.local;
  const value =
    variable.constant === undefined ? readVariable(scope.frame, variable, span) : literal(variable.constant, span);
  const local = freshLocal(name, variable.local.type);
  statements.push(declareLocal(local, span, value));
  return local;
}

/** In a lambda `this` is a field of the lambda object; elsewhere the machine knows it. */
function thisLocal(scope: BlockScope, statements: Statement[], span: Statement['span']): Local | undefined {
  if (scope.frame.lambda === undefined || scope.frame.isStatic) return undefined;
  const value = thisOf(scope.frame, span);
  if (value === undefined) return undefined;
  const local = freshLocal('this$', value.type);
  statements.push(declareLocal(local, span, value));
  return local;
}

/** Then all variables in scope matter, named or not: quantifiers range over what they reach. */
function quantifiesOverObjects(formula: Formula): boolean {
  const pending: Formula[] = [formula];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'quantified' && (next.type.dimensions > 0 || !isPrimitive(next.type.name))) return true;
    pending.push(...parts(next));
  }
  return false;
}

/** Names that may be variables, in order of appearance; quantified ones are not told apart. */
export function freeNames(formula: Formula): readonly string[] {
  const found = new Set<string>();
  const pending: Formula[] = [formula];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'name') found.add(next.name);
    pending.push(...parts(next).toReversed());
  }
  return [...found];
}

function parts(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'select':
      return [formula.base];
    case 'index':
      return [formula.base, formula.index];
    case 'unary':
    case 'instanceof':
    case 'cast':
    case 'old':
      return [formula.operand];
    case 'binary':
      return [formula.left, formula.right];
    case 'quantified':
      return formula.range === undefined ? [formula.body] : [formula.range, formula.body];
    case 'predicate':
      return formula.subjects;
    default:
      return [];
  }
}
