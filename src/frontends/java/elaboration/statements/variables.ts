/** Local variable declarations, `var` included (Java Language Specification, 14.4). */
import type { Constant } from '../../../../ir/instructions.js';
import { STRING } from '../../../../ir/types.js';
import { upward } from '../../model/inference/capture.js';
import { unboxedName } from '../../model/types/conversions.js';
import { erasure } from '../../model/types/erasure.js';
import type { JavaType } from '../../model/types/types.js';
import { childOfKind, fieldOf, fieldsOf, hasToken } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Statement } from '../../tree.js';
import { isVar, typeOf, withDimensions } from '../classes/declared-types.js';
import { type Elaborator, freshLocal, spanOf, textOf } from '../elaborator.js';
import { arrayInitialiser } from '../expressions/arrays.js';
import { convertConstant } from '../expressions/constants.js';
import { assign } from '../expressions/conversions.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope, Variable } from '../scope.js';
import { declareLocal } from '../trees.js';

export function declareVariable(scope: BlockScope, name: string, type: JavaType, constant?: Constant): Variable {
  const variable = { name, type, local: freshLocal(name, erasure(type)), frame: scope.frame, constant };
  // `_` declares nothing that could be named.
  if (name !== '_') scope.declare(variable);
  return variable;
}

export function localVariables(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): readonly Statement[] {
  const typeNode = fieldOf(node, 'type');
  if (typeNode === undefined) return [];
  const modifiers = childOfKind(node, 'modifiers');
  const isFinal = modifiers !== undefined && hasToken(modifiers, 'final');
  const inferred = isVar(typeNode, scope);
  const written = inferred ? undefined : typeOf(elaborator, typeNode, scope);
  return fieldsOf(node, 'declarator').flatMap((declarator): readonly Statement[] => {
    const nameNode = fieldOf(declarator, 'name');
    if (nameNode === undefined) return [];
    const name = textOf(scope, nameNode);
    const span = spanOf(scope, declarator);
    const valueNode = fieldOf(declarator, 'value');
    if (written === undefined) {
      const value = valueNode && elaborator.expression(valueNode, scope);
      const type = inferredType(elaborator, value);
      const variable = declareVariable(scope, name, type, isFinal ? constantOf(value, type) : undefined);
      return [declareLocal(variable.local, span, value && assign(elaborator, value, type))];
    }
    const type = withDimensions(written, fieldOf(declarator, 'dimensions'));
    if (valueNode === undefined) return [declareLocal(declareVariable(scope, name, type).local, span)];
    const initialise = (): Value =>
      valueNode.kind === 'array_initializer'
        ? arrayInitialiser(elaborator, valueNode, scope, type)
        : elaborator.expression(valueNode, scope, type);
    // The initialiser sees the variable, but a constant's value must be known when the variable is declared.
    const early = isFinal && mayBeConstant(type) ? initialise() : undefined;
    const variable = declareVariable(scope, name, type, constantOf(early, type));
    const value = early ?? initialise();
    return [declareLocal(variable.local, span, assign(elaborator, value, type))];
  });
}

/** The type of a `var` variable: the initialiser's, without null and captured types. */
export function inferredType(elaborator: Elaborator, value: Value | undefined): JavaType {
  if (value === undefined || value.type.kind === 'null' || value.type.kind === 'void')
    return elaborator.model.classTypeNamed('java.lang.Object');
  return upward(value.type);
}

export function mayBeConstant(type: JavaType): boolean {
  return type.kind === 'primitive' || (type.kind === 'class' && type.symbol.name === STRING);
}

/** The value of a final variable of the type, if it makes it a constant variable. */
export function constantOf(value: Value | undefined, type: JavaType): Constant | undefined {
  const constant = value?.constant;
  if (constant === undefined || constant.value === null) return undefined;
  if (type.kind === 'primitive') return convertConstant(constant, type.name);
  return mayBeConstant(type) && unboxedName(type) === undefined && constant.type === STRING ? constant : undefined;
}
