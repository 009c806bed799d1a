/** Puts the parts of elaboration together. */
import type { JavaModel } from '../model/model.js';
import { constructorCall } from './classes/constructors.js';
import type { Elaborator, Registry } from './elaborator.js';
import { expressionOf } from './expressions/expressions.js';
import { shapeOf } from './shapes.js';
import { blockStatement, statementOf, statementsIn } from './statements/statements.js';

export function createElaborator(model: JavaModel, registry: Registry): Elaborator {
  const elaborator: Elaborator = {
    model,
    registry,
    expression: (node, scope, target) => {
      const known = scope.frame.standalone.get(node);
      return known ?? expressionOf(elaborator, node, scope, target);
    },
    shape: (node, scope) => shapeOf(elaborator, node, scope),
    statement: (node, scope) => statementOf(elaborator, node, scope),
    block: (node, scope) => blockStatement(elaborator, node, scope),
    statements: (parent, children, scope) => statementsIn(elaborator, parent, children, scope),
    constructorCall: (node, scope) => constructorCall(elaborator, node, scope),
  };
  return elaborator;
}
