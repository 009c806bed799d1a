/** Anonymous classes: their symbol, what they capture, and the constructor that passes arguments to the superclass. */
import { methodDescriptor } from '../../../../ir/descriptors.js';
import type { Constant } from '../../../../ir/instructions.js';
import { OBJECT, type TypeName } from '../../../../ir/types.js';
import type { ClassSymbol, MethodSymbol } from '../../model/symbols.js';
import { type ClassType, classType } from '../../model/types/types.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression } from '../../tree.js';
import { capturedVariables } from '../calls/captures.js';
import { constructorTarget } from '../calls/constructor-targets.js';
import { type Elaborator, spanOf } from '../elaborator.js';
import type { Value } from '../expressions/value.js';
import type { ClassContext } from '../frame.js';
import type { BlockScope } from '../scope.js';
import { literal, nullLiteral } from '../trees.js';
import { readVariable, thisOf } from './instances.js';
import { constructorReference, erasedSignature } from './signatures.js';

export interface AnonymousCreation {
  /** The `new` expression or enum constant. */
  readonly node: SyntaxNode;
  readonly body: SyntaxNode;
  readonly scope: BlockScope;
  readonly supertype: ClassType;
  /** The supertype was written `C<>`: it depends on what is expected, and may still change. */
  readonly diamond?: boolean;
  readonly passed: readonly Expression[];
  /** Of the superclass, with the outer instance it needs; absent when the supertype is an interface. */
  readonly superConstructor?: { readonly method: MethodSymbol; readonly outer: Expression | undefined };
  /** Name and ordinal of an enum constant. */
  readonly enumConstant?: readonly [name: Constant, ordinal: Constant];
}

export function anonymousClass(elaborator: Elaborator, creation: AnonymousCreation): Value {
  const { node, scope, supertype } = creation;
  const span = spanOf(scope, node);
  // Only its type matters when trying out.
  if (scope.frame.speculative) {
    const type = creation.diamond === true ? supertype : classType(tryOut(elaborator, creation));
    return { expression: nullLiteral(span), type };
  }
  const context = declare(elaborator, creation);
  const { symbol } = context;
  const own = symbol.inner ? thisOf(scope.frame, span) : undefined;
  const captured = context.captures.map((variable) => readVariable(scope.frame, variable, span));
  const superOuter = creation.superConstructor?.outer;
  const expression: Expression = {
    kind: 'new',
    constructor: constructorReference(context, context.anonymous?.passed ?? []),
    arguments: [
      ...(own === undefined ? [] : [own]),
      ...(creation.enumConstant ?? []).map((constant) => literal(constant, span)),
      ...(superOuter === undefined ? [] : [superOuter]),
      ...creation.passed,
      ...captured,
    ],
    type: symbol.name,
    span,
  };
  return { expression, type: classType(symbol) };
}

function declareSymbol(elaborator: Elaborator, creation: AnonymousCreation): ClassSymbol {
  const { body, scope, supertype } = creation;
  const { owner, file } = scope.frame;
  const isEnum = creation.enumConstant !== undefined;
  return elaborator.model.declareAnonymousClass({
    file,
    node: body,
    name: elaborator.registry.nameOf(owner, body),
    scope: scope.types,
    outer: owner.symbol,
    staticContext: isEnum || scope.frame.isStatic,
    supertype,
    ...(isEnum ? { enumConstant: true } : {}),
  });
}

/** The class with its members, for inference to see; what it captures is found when it is declared for good. */
function tryOut(elaborator: Elaborator, creation: AnonymousCreation): ClassSymbol {
  const { scope } = creation;
  const { owner, file } = scope.frame;
  const symbol = declareSymbol(elaborator, creation);
  elaborator.registry.declareLocal({ symbol, file, outer: owner, scope, captures: [] }, 'speculative');
  return symbol;
}

function declare(elaborator: Elaborator, creation: AnonymousCreation): ClassContext {
  const { node, body, scope, supertype, superConstructor } = creation;
  const { owner, file } = scope.frame;
  const symbol = declareSymbol(elaborator, creation);
  const typeNode = fieldOf(node, 'type');
  const mentioned = typeNode === undefined ? [body] : [typeNode, body];
  const declared = superConstructor === undefined ? [] : erasedSignature(superConstructor.method).parameters;
  const qualified = superConstructor?.outer;
  const outerType = superConstructor && (supertype.symbol.outer?.name ?? qualified?.type);
  const superOuter: readonly TypeName[] = qualified === undefined || outerType === undefined ? [] : [outerType];
  const context: ClassContext = {
    symbol,
    file,
    outer: owner,
    scope: scope.snapshot(),
    captures: capturedVariables(elaborator, scope, mentioned, symbol),
    anonymous: {
      passed: [...superOuter, ...declared],
      qualified: superOuter.length > 0,
      superName: superConstructor === undefined ? OBJECT : supertype.symbol.name,
      superDescriptor:
        superConstructor === undefined
          ? methodDescriptor([], 'void')
          : constructorTarget(elaborator, superConstructor.method).reference.descriptor,
    },
  };
  elaborator.registry.declareLocal(context);
  return context;
}
