/** Classes, records, enums and interfaces declared among statements (Java Language Specification, 14.3). */
import { withLocalClass } from '../../model/scope.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { capturedVariables } from '../calls/captures.js';
import type { Elaborator } from '../elaborator.js';
import type { ClassContext } from '../frame.js';
import type { BlockScope } from '../scope.js';

/** The class is in scope from here on; its bodies are elaborated when they are asked for. */
export function localClass(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): void {
  const { owner, file, speculative } = scope.frame;
  const symbol = elaborator.model.declareLocalClass({
    file,
    node,
    name: elaborator.registry.nameOf(owner, node),
    scope: scope.types,
    outer: owner.symbol,
    staticContext: scope.frame.isStatic,
  });
  scope.types = withLocalClass(scope.types, symbol);
  const captures = symbol.kind === 'class' ? capturedVariables(elaborator, scope, [node], symbol) : [];
  const context: ClassContext = { symbol, file, outer: owner, scope: scope.snapshot(), captures };
  elaborator.registry.declareLocal(context, speculative ? 'speculative' : 'final');
}
