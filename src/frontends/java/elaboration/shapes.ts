/** Shapes of arguments: what overload resolution may know of an expression before its target type is chosen. */
import type { ArgumentShape } from '../model/overloads/arguments.js';
import type { JavaType } from '../model/types/types.js';
import { fieldOf, namedChildren } from '../syntax/navigation.js';
import type { SyntaxNode } from '../syntax/tree.js';
import { prepareCall } from './calls/calls.js';
import { prepareCreation } from './calls/creation.js';
import { lambdaShape } from './calls/lambda-shapes.js';
import { methodReferenceShape } from './calls/method-reference-shapes.js';
import type { Elaborator } from './elaborator.js';
import { unboxedType } from './expressions/conversions.js';
import { type BlockScope, NO_BINDINGS } from './scope.js';
import { switchShape } from './statements/switch-shapes.js';

/** Elaborated without target at most once: the value is kept for when the argument is passed. */
export function standaloneShape(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): ArgumentShape {
  return { kind: 'standalone', type: standaloneType(elaborator, node, scope) };
}

function standaloneType(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): JavaType {
  const known = scope.frame.standalone.get(node);
  if (known !== undefined) return known.type;
  const value = elaborator.expression(node, scope);
  scope.frame.standalone.set(node, value);
  return value.type;
}

export function shapeOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): ArgumentShape {
  switch (node.kind) {
    case 'parenthesized_expression': {
      const [inner] = namedChildren(node);
      return inner === undefined ? standaloneShape(elaborator, node, scope) : shapeOf(elaborator, inner, scope);
    }
    case 'lambda_expression':
      return lambdaShape(elaborator, node, scope);
    case 'method_reference':
      return methodReferenceShape(elaborator, node, scope);
    case 'ternary_expression':
      return conditionalShape(elaborator, node, scope);
    case 'switch_expression':
      return switchShape(elaborator, node, scope);
    case 'method_invocation': {
      const prepared = prepareCall(elaborator, node, scope);
      if (prepared.kind === 'selected' && prepared.selection.poly)
        return { kind: 'call', selection: prepared.selection };
      return standaloneShape(elaborator, node, scope);
    }
    case 'object_creation_expression': {
      const prepared = prepareCreation(elaborator, node, scope);
      if (prepared.kind === 'selected' && prepared.selection.poly)
        return { kind: 'call', selection: prepared.selection };
      return standaloneShape(elaborator, node, scope);
    }
    default:
      return standaloneShape(elaborator, node, scope);
  }
}

/** A conditional whose operands are both numeric or both boolean has a type of its own (JLS 15.25). */
function conditionalShape(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): ArgumentShape {
  const branches = conditionalBranches(elaborator, node, scope);
  if (branches === undefined) return standaloneShape(elaborator, node, scope);
  const shapes = branches.map(({ node: branch, scope: inner }) => shapeOf(elaborator, branch, inner));
  if (shapes.every(hasPrimitiveKind)) return standaloneShape(elaborator, node, scope);
  return { kind: 'choice', branches: shapes };
}

/** Whether an operand leaves a conditional numeric or boolean; `null` does, as javac sees it. */
export function hasPrimitiveKind(shape: ArgumentShape): boolean {
  return shape.kind === 'standalone' && (shape.type.kind === 'null' || unboxedType(shape) !== undefined);
}

export interface Branch {
  readonly node: SyntaxNode;
  readonly scope: BlockScope;
}

/** The operands behind `?` and `:`, each with the pattern variables that the condition gives it. */
export function conditionalBranches(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
): readonly Branch[] | undefined {
  const condition = fieldOf(node, 'condition');
  const consequence = fieldOf(node, 'consequence');
  const alternative = fieldOf(node, 'alternative');
  if (condition === undefined || consequence === undefined || alternative === undefined) return undefined;
  standaloneType(elaborator, condition, scope);
  const bindings = scope.frame.standalone.get(condition)?.bindings ?? NO_BINDINGS;
  return [
    { node: consequence, scope: scope.with(bindings.whenTrue) },
    { node: alternative, scope: scope.with(bindings.whenFalse) },
  ];
}
