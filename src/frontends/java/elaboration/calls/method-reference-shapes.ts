/** Method references before their target is known: what stands before `::` and the name behind it. */
import { OBJECT } from '../../../../ir/types.js';
import type { MethodReferenceShape } from '../../model/overloads/arguments.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { type JavaType, unknownType } from '../../model/types/types.js';
import { childOfKind } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { typeOf } from '../classes/declared-types.js';
import { type Elaborator, textOf } from '../elaborator.js';
import { classWritten, qualifier } from '../expressions/names.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope } from '../scope.js';
import { typeArgumentsOf } from './calls.js';
import { accessFrom } from './lookup.js';

export interface PreparedReference {
  readonly shape: MethodReferenceShape;
  /** The object before `::`, evaluated once when the function object is made. */
  readonly receiver?: Value;
  /** `super::m`: where the search starts, and whose instance it is. */
  readonly viaSuper?: { readonly start: ClassSymbol; readonly instance: ClassSymbol };
}

export function methodReferenceShape(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
): MethodReferenceShape {
  return prepareReference(elaborator, node, scope).shape;
}

export function prepareReference(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): PreparedReference {
  const known = scope.frame.prepared.get(node);
  if (known !== undefined) return known as PreparedReference;
  const prepared = prepare(elaborator, node, scope);
  scope.frame.prepared.set(node, prepared);
  return prepared;
}

function prepare(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): PreparedReference {
  const [before] = node.children;
  const last = node.children.at(-1);
  const common = {
    kind: 'method-reference',
    name: last === undefined ? '' : textOf(scope, last),
    typeArguments: typeArgumentsOf(elaborator, childOfKind(node, 'type_arguments'), scope),
    access: accessFrom(scope.frame),
  } as const;
  const ofType = (type: JavaType): PreparedReference => ({ shape: { ...common, qualifier: { kind: 'type', type } } });
  if (before === undefined) return ofType(unknownType('incomplete method reference'));
  const written = textOf(scope, before);
  if (before.kind === 'super' || written.endsWith('.super')) {
    const found = superQualifier(elaborator, before, scope);
    if (found === undefined) return ofType(unknownType("'super' has no meaning here"));
    const access = { ...common.access, viaSuper: true };
    return {
      shape: { ...common, access, qualifier: { kind: 'expression', type: found.type } },
      viaSuper: found,
    };
  }
  if (isTypeNode(before.kind)) return ofType(typeOf(elaborator, before, scope));
  const found = qualifier(elaborator, before, scope);
  if (found.kind === 'type') return ofType(found.type);
  if (found.kind === 'package') return ofType(unknownType(`cannot find '${found.names.join('.')}'`));
  const { value } = found;
  return { shape: { ...common, qualifier: { kind: 'expression', type: value.type } }, receiver: value };
}

function isTypeNode(kind: string): boolean {
  return kind.endsWith('_type') || kind === 'type_identifier' || kind === 'scoped_type_identifier';
}

/** `super::m`, `Outer.super::m`, `Interface.super::m`. */
function superQualifier(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
): { readonly type: JavaType; readonly start: ClassSymbol; readonly instance: ClassSymbol } | undefined {
  const own = scope.frame.owner.symbol;
  const named =
    node.kind === 'super' ? own : classWritten(elaborator, textOf(scope, node).replace(/\s*\.\s*super$/, ''), scope);
  if (named === undefined) return undefined;
  const direct = own.interfaces().find((type) => type.kind === 'class' && type.symbol === named);
  if (direct?.kind === 'class') return { type: direct, start: direct.symbol, instance: own };
  const superclass = named.superclass() ?? elaborator.model.classTypeNamed(OBJECT);
  return superclass.kind === 'class' ? { type: superclass, start: superclass.symbol, instance: named } : undefined;
}
