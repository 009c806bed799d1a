/** Type patterns, record patterns and `instanceof` (Java Language Specification, 14.30 and 15.20.2). */

import { fieldTypeIn } from '../../model/members.js';
import { erasure } from '../../model/types/erasure.js';
import { isSubtype } from '../../model/types/subtyping.js';
import { BOOLEAN, type ClassType, classType, type JavaType } from '../../model/types/types.js';
import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Pattern } from '../../tree.js';
import { isVar, typeOf } from '../classes/declared-types.js';
import { recordTypeFor } from '../classes/record-types.js';
import { type Elaborator, freshLocal, spanOf, textOf, warn } from '../elaborator.js';
import { namedClass } from '../expressions/names.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope, Variable } from '../scope.js';
import { declareLocal, methodReference, unsupported } from '../trees.js';
import { missingName, unresolved } from '../unresolved.js';

export interface BoundPattern {
  readonly pattern: Pattern;
  readonly variables: readonly Variable[];
  /** What a matching value is known to be. */
  readonly type: JavaType;
}

export function instanceofExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const leftNode = fieldOf(node, 'left');
  if (leftNode === undefined) return unresolved(elaborator, scope, node, 'incomplete instanceof');
  const operand = elaborator.expression(leftNode, scope);
  const recordNode = fieldOf(node, 'pattern');
  const typeNode = fieldOf(node, 'right');
  const span = spanOf(scope, node);
  let bound: BoundPattern | undefined;
  if (recordNode !== undefined) bound = patternOf(elaborator, recordNode, scope, operand.type);
  else if (typeNode !== undefined) {
    const type = typeOf(elaborator, typeNode, scope);
    const nameNode = fieldOf(node, 'name');
    const variable = nameNode && patternVariable(scope, textOf(scope, nameNode), type);
    bound = typePattern(type, variable, 'partial', spanOf(scope, typeNode));
    if (type.kind === 'primitive')
      return failedTest(elaborator, node, scope, bound, 'primitive patterns are not supported');
  }
  if (bound === undefined) return unresolved(elaborator, scope, node, 'pattern is not supported', BOOLEAN);
  if (operand.type.kind === 'primitive')
    return failedTest(elaborator, node, scope, bound, 'instanceof on a primitive value is not supported');
  const { pattern } = bound;
  const expression = { kind: 'matches', operand: operand.expression, pattern, type: 'boolean', span } as const;
  return { expression, type: BOOLEAN, ...bindingsOf(bound) };
}

/** A test that cannot be made; its variables have values that are not known either. */
function failedTest(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  bound: BoundPattern,
  reason: string,
): Value {
  const { expression: value } = unresolved(elaborator, scope, node, reason, BOOLEAN);
  const { span } = value;
  const statements = bound.variables.map(({ local }) =>
    declareLocal(local, span, unsupported(reason, local.type, span)),
  );
  return {
    expression: { kind: 'sequence', statements, value, type: 'boolean', span },
    type: BOOLEAN,
    ...bindingsOf(bound),
  };
}

function bindingsOf(bound: BoundPattern): Pick<Value, 'bindings'> {
  return bound.variables.length === 0 ? {} : { bindings: { whenTrue: bound.variables, whenFalse: [] } };
}

/** A pattern variable; it enters a scope where the pattern is known to match. `_` binds nothing. */
function patternVariable(scope: BlockScope, name: string, type: JavaType): Variable | undefined {
  if (name === '_') return undefined;
  return { name, type, local: freshLocal(name, erasure(type)), frame: scope.frame, constant: undefined };
}

function typePattern(
  type: JavaType,
  variable: Variable | undefined,
  match: 'total' | 'partial',
  span: Pattern['span'],
): BoundPattern {
  const local = variable === undefined ? {} : { local: variable.local };
  return {
    pattern: { kind: 'type-pattern', type: missingName(type), total: match === 'total', span, ...local },
    variables: variable === undefined ? [] : [variable],
    type,
  };
}

/** A `pattern`, `type_pattern`, `record_pattern` or component of one, for values of the type. */
export function patternOf(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  matched: JavaType,
  place: 'nested' | 'outermost' = 'outermost',
): BoundPattern | undefined {
  switch (node.kind) {
    case 'pattern': {
      const [inner] = namedChildren(node);
      return inner && patternOf(elaborator, inner, scope, matched, place);
    }
    case 'type_pattern':
    case 'record_pattern_component': {
      const parts = namedChildren(node);
      const span = spanOf(scope, node);
      if (parts.length === 1) return typePattern(matched, undefined, 'total', span);
      const typeNode = parts.find((part) => part.kind !== 'modifiers');
      const nameNode = parts.at(-1);
      if (typeNode === undefined || nameNode === undefined) return undefined;
      const type = isVar(typeNode, scope) ? matched : typeOf(elaborator, typeNode, scope);
      if (type.kind === 'primitive' && (matched.kind !== 'primitive' || matched.name !== type.name)) return undefined;
      const total = place === 'nested' && (type === matched || isSubtype(elaborator.model, matched, type));
      return typePattern(
        type,
        patternVariable(scope, textOf(scope, nameNode), type),
        total ? 'total' : 'partial',
        span,
      );
    }
    case 'record_pattern':
      return recordPattern(elaborator, node, scope, matched);
    default:
      return undefined;
  }
}

function recordPattern(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  matched: JavaType,
): BoundPattern | undefined {
  const [nameNode] = namedChildren(node);
  const body = childOfKind(node, 'record_pattern_body');
  if (nameNode === undefined || body === undefined) return undefined;
  const type = recordType(elaborator, nameNode, scope, matched);
  if (type === undefined || type.symbol.kind !== 'record') {
    warn(elaborator, scope, nameNode, `'${textOf(scope, nameNode)}' is no record`);
    return undefined;
  }
  const components = type.symbol.recordComponents();
  const parts = namedChildren(body);
  if (parts.length !== components.length) {
    warn(elaborator, scope, node, 'the pattern has another number of components than the record');
    return undefined;
  }
  const variables: Variable[] = [];
  const bound = components.map((component, index) => {
    const componentType = fieldTypeIn(elaborator.model, component, type);
    const inner = patternOf(elaborator, parts[index] as SyntaxNode, scope, componentType, 'nested');
    if (inner === undefined) return undefined;
    variables.push(...inner.variables);
    const accessorType = component.erased ?? erasure(component.type());
    return {
      accessor: methodReference(type.symbol.name, component.name, [], accessorType),
      accessorType,
      type: erasure(componentType),
      pattern: inner.pattern,
    };
  });
  if (bound.includes(undefined)) return undefined;
  const complete = bound.filter((component) => component !== undefined);
  const span = spanOf(scope, node);
  return { pattern: { kind: 'record-pattern', type: type.symbol.name, components: complete, span }, variables, type };
}

function recordType(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  matched: JavaType,
): ClassType | undefined {
  if (node.kind === 'generic_type') {
    const type = typeOf(elaborator, node, scope);
    return type.kind === 'class' ? type : undefined;
  }
  const symbol = namedClass(elaborator, node, scope);
  if (symbol === undefined) return undefined;
  return symbol.typeParameters.length === 0 ? classType(symbol) : recordTypeFor(elaborator.model, symbol, matched);
}
