/** Values of constant fields (Java Language Specification, 4.12.4 and 15.29). */
import type { Constant } from '../../../../ir/instructions.js';
import type { FieldSymbol } from '../../model/symbols.js';
import { VOID } from '../../model/types/types.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { type Elaborator, freshLocal } from '../elaborator.js';
import { BodyFrame } from '../frame.js';
import { BlockScope } from '../scope.js';
import { constantOf } from '../statements/variables.js';

const KINDS: ReadonlySet<string> = new Set([
  'true',
  'false',
  'character_literal',
  'string_literal',
  'decimal_integer_literal',
  'hex_integer_literal',
  'octal_integer_literal',
  'binary_integer_literal',
  'decimal_floating_point_literal',
  'hex_floating_point_literal',
  'identifier',
  'field_access',
  'parenthesized_expression',
  'unary_expression',
  'binary_expression',
  'ternary_expression',
  'cast_expression',
]);

/** Whether the syntax alone allows a constant expression; names are not looked up. */
function mayBeConstant(root: SyntaxNode): boolean {
  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!node.named || node.field === 'type') continue;
    if (!KINDS.has(node.kind)) return false;
    if (node.kind !== 'string_literal' && node.kind !== 'field_access') pending.push(...node.children);
  }
  return true;
}

export function fieldConstant(
  elaborator: Elaborator,
  field: FieldSymbol,
  initialiser: SyntaxNode,
): Constant | undefined {
  if (!mayBeConstant(initialiser)) return undefined;
  const owner = elaborator.registry.contextOf(field.owner);
  const receiver = freshLocal('this', field.owner.name);
  const frame = new BodyFrame({ owner, receiver, returns: { kind: 'value', type: VOID }, speculative: true });
  const scope = new BlockScope(frame, elaborator.model.scopeOf(field.owner));
  const type = field.type();
  return constantOf(elaborator.expression(initialiser, scope, type), type);
}
