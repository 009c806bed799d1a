/** Switch expressions as arguments and without target: their values are tried out first. */

import { completeCall } from '../../model/inference/inference.js';
import type { ArgumentShape } from '../../model/overloads/arguments.js';
import { type JavaType, VOID } from '../../model/types/types.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { trialScope } from '../calls/lambda-shapes.js';
import type { Elaborator } from '../elaborator.js';
import type { BlockScope } from '../scope.js';
import { trySwitch } from './switches.js';

export function switchShape(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): ArgumentShape {
  const known = scope.frame.prepared.get(node);
  if (known !== undefined) return known as ArgumentShape;
  const { scope: trial } = trialScope(scope);
  const branches: ArgumentShape[] = [];
  trySwitch(elaborator, node, trial, { target: { name: 'switch' }, type: VOID, shapes: branches });
  const shape: ArgumentShape = { kind: 'choice', branches };
  scope.frame.prepared.set(node, shape);
  return shape;
}

/** The types that the branches of a choice have by themselves; lambdas have none. */
export function standaloneTypes(elaborator: Elaborator, shape: ArgumentShape): readonly JavaType[] {
  switch (shape.kind) {
    case 'standalone':
      return [shape.type];
    case 'call':
      return [completeCall(elaborator.model, shape.selection).result];
    case 'choice':
      return shape.branches.flatMap((branch) => standaloneTypes(elaborator, branch));
    default:
      return [];
  }
}
