/** Shapes of lambda expressions: overload resolution tries their bodies out with the parameter types it considers. */
import type { ArgumentShape, LambdaShape } from '../../model/overloads/arguments.js';
import { erasure } from '../../model/types/erasure.js';
import { isSameType } from '../../model/types/subtyping.js';
import type { JavaType } from '../../model/types/types.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { type Elaborator, freshLocal } from '../elaborator.js';
import { BodyFrame } from '../frame.js';
import { BlockScope } from '../scope.js';
import { bodyCompatibility } from './lambda-bodies.js';
import { explicitTypes, type LambdaParameter, lambdaParameters } from './lambda-parameters.js';

export function lambdaShape(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): LambdaShape {
  const known = scope.frame.prepared.get(node);
  if (known !== undefined) return known as LambdaShape;
  const shape = makeShape(elaborator, node, scope);
  scope.frame.prepared.set(node, shape);
  return shape;
}

function makeShape(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): LambdaShape {
  const parameters = lambdaParameters(node, scope);
  const body = fieldOf(node, 'body');
  const types = parameters.length === 0 ? [] : explicitTypes(elaborator, parameters, scope);
  const tried: { readonly types: readonly JavaType[]; readonly shapes: readonly ArgumentShape[] }[] = [];
  return {
    kind: 'lambda',
    arity: parameters.length,
    ...(types === undefined ? {} : { parameterTypes: types }),
    ...(body === undefined ? { voidCompatible: true, valueCompatible: true } : bodyCompatibility(body)),
    results: (given) => {
      const before = tried.find(({ types: others }) =>
        others.every((other, index) => {
          const type = given[index];
          return type === other || (type !== undefined && isSameType(elaborator.model, type, other));
        }),
      );
      if (before !== undefined) return before.shapes;
      const shapes = body === undefined ? [] : tryBody(elaborator, parameters, given, body, scope);
      tried.push({ types: given, shapes });
      return shapes;
    },
  };
}

function tryBody(
  elaborator: Elaborator,
  parameters: readonly LambdaParameter[],
  types: readonly JavaType[],
  body: SyntaxNode,
  around: BlockScope,
): readonly ArgumentShape[] {
  const { scope, shapes } = trialScope(around);
  parameters.forEach(({ name }, index) => {
    const type = types[index];
    if (type === undefined) return;
    const local = freshLocal(name, erasure(type));
    scope.declare({ name, type, local, frame: scope.frame, constant: undefined });
  });
  if (body.kind !== 'block') return [elaborator.shape(body, scope)];
  elaborator.block(body, scope);
  return shapes;
}

/** A scope for code that is elaborated only for its types; `shapes` collects what it returns. */
export function trialScope(around: BlockScope): { readonly scope: BlockScope; readonly shapes: ArgumentShape[] } {
  const shapes: ArgumentShape[] = [];
  const frame = new BodyFrame({
    owner: around.frame.owner,
    receiver: freshLocal('this', 'java.lang.Object'),
    returns: { kind: 'collect', shapes },
    lambda: { className: '', around, variables: new Map(), thisField: undefined },
    speculative: true,
  });
  return { scope: new BlockScope(frame, around.types), shapes };
}
