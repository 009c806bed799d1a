/** `new`: objects of named classes and anonymous classes (Java Language Specification, 15.9). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { type ClassName, OBJECT } from '../../../../ir/types.js';
import { completeCall } from '../../model/inference/inference.js';
import { findMemberClass } from '../../model/member-classes.js';
import { constructorCandidates } from '../../model/members.js';
import type { Candidate, Invocation, Selection } from '../../model/overloads/arguments.js';
import { selectMethod } from '../../model/overloads/overloads.js';
import { resolveType } from '../../model/resolve-type.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import { showType } from '../../model/types/show-type.js';
import { type ClassType, classType, type JavaType } from '../../model/types/types.js';
import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression } from '../../tree.js';
import { anonymousClass } from '../classes/anonymous.js';
import { enclosingInstance, readVariable } from '../classes/instances.js';
import { isInterface } from '../classes/signatures.js';
import { type Elaborator, spanOf, textOf, warn } from '../elaborator.js';
import { asOwnType } from '../expressions/conversions.js';
import { inherits } from '../expressions/names.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope, Occurrence } from '../scope.js';
import { methodReference, unsupported } from '../trees.js';
import { consequence, missingName, unresolved } from '../unresolved.js';
import { argumentNodes, isUnknown, typeArgumentsOf, unknownArguments } from './calls.js';
import { constructorTarget } from './constructor-targets.js';
import { passArguments } from './invocations.js';
import { accessFrom } from './lookup.js';

export type PreparedCreation =
  | {
      readonly kind: 'selected';
      readonly selection: Selection;
      readonly type: ClassType;
      readonly outer: Value | undefined;
    }
  /** An interface: only anonymous classes are made of it. */
  | { readonly kind: 'interface'; readonly type: ClassType }
  /** `missing`: the class that is not at hand, whose constructor is unknown code. */
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly reported: boolean;
      readonly missing?: { readonly name: ClassName; readonly type: JavaType };
    };

export function prepareCreation(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): PreparedCreation {
  const known = scope.frame.prepared.get(node);
  if (known !== undefined) return known as PreparedCreation;
  const prepared = prepare(elaborator, node, scope);
  scope.frame.prepared.set(node, prepared);
  return prepared;
}

function prepare(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): PreparedCreation {
  const typeNode = fieldOf(node, 'type');
  if (typeNode === undefined) return { kind: 'failed', reason: 'incomplete object creation', reported: false };
  const outer = outerOf(elaborator, node, scope);
  const type = createdType(elaborator, typeNode, scope, outer);
  if (type.kind === 'unknown') {
    const { reason } = type;
    return { kind: 'failed', reason, reported: true, missing: { name: missingName(type), type } };
  }
  if (type.kind !== 'class') return { kind: 'failed', reason: `${showType(type)} is no class`, reported: false };
  const diamond = isDiamond(typeNode);
  if (isInterface(type.symbol) && !diamond) return { kind: 'interface', type };
  const candidates = candidatesFor(elaborator, node, scope, type, diamond ? 'diamond' : 'given');
  const shapes = argumentNodes(node).map((argument) => elaborator.shape(argument, scope));
  const outcome = selectMethod(elaborator.model, {
    candidates,
    typeArguments: typeArgumentsOf(elaborator, fieldOf(node, 'type_arguments'), scope),
    arguments: shapes,
  });
  if (outcome.kind === 'failure') {
    const failed = { kind: 'failed', reason: outcome.reason, reported: shapes.some(isUnknown) } as const;
    // A constructor of the input must not be called unseen.
    return type.symbol.origin === 'input' ? failed : { ...failed, missing: { name: type.symbol.name, type } };
  }
  return { kind: 'selected', selection: outcome, type, outer };
}

/** An anonymous class may also call what only a subclass may. */
function candidatesFor(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  type: ClassType,
  types: 'diamond' | 'given',
): readonly Candidate[] {
  const { model } = elaborator;
  const candidates = constructorCandidates(model, type, { diamond: types === 'diamond' }, accessFrom(scope.frame));
  if (childOfKind(node, 'class_body') === undefined) return candidates;
  const known = new Set(candidates.map(({ method }) => method));
  const inherited = constructorCandidates(
    model,
    type,
    { diamond: types === 'diamond' },
    { from: type.symbol, viaSuper: true },
  );
  return [...candidates, ...inherited.filter(({ method }) => hasFlag(method, Flag.PROTECTED) && !known.has(method))];
}

/** The expression before `.new`. */
function outerOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value | undefined {
  const first = node.children[0];
  return first === undefined || first.kind === 'new' ? undefined : elaborator.expression(first, scope);
}

function isDiamond(typeNode: SyntaxNode): boolean {
  const list = typeNode.kind === 'generic_type' ? childOfKind(typeNode, 'type_arguments') : undefined;
  return list !== undefined && namedChildren(list).length === 0;
}

/** After `outer.new` the name is a member of the outer instance's class. */
function createdType(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, outer: Value | undefined): JavaType {
  if (outer === undefined || outer.type.kind !== 'class')
    return resolveType(elaborator.model, scope.types, scope.frame.file, node);
  const nameNode = node.kind === 'generic_type' ? (node.children[0] ?? node) : node;
  const member = findMemberClass(elaborator.model, outer.type.symbol, textOf(scope, nameNode));
  if (member === undefined) return resolveType(elaborator.model, scope.types, scope.frame.file, node);
  const typeArguments = isDiamond(node) ? [] : typeArgumentsOf(elaborator, childOfKind(node, 'type_arguments'), scope);
  return classType(member, typeArguments, outer.type);
}

export function objectCreation(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, target?: JavaType): Value {
  const prepared = prepareCreation(elaborator, node, scope);
  const body = childOfKind(node, 'class_body');
  if (prepared.kind === 'failed') return failedCreation(elaborator, node, scope, prepared);
  if (prepared.kind === 'interface') {
    if (body === undefined)
      return unresolved(elaborator, scope, node, `${showType(prepared.type)} is abstract`, prepared.type);
    return anonymousClass(elaborator, { node, body, scope, supertype: prepared.type, passed: [] });
  }
  const invocation = completeCall(elaborator.model, prepared.selection, target);
  const { result } = invocation;
  const diamond = prepared.selection.candidate.diamond === true;
  const symbol = result.kind === 'class' ? result.symbol : prepared.type.symbol;
  const isAbstract = isInterface(symbol);
  if (isAbstract && body === undefined)
    return unresolved(elaborator, scope, node, `${showType(result)} is abstract`, result);
  const passed = passArguments(elaborator, invocation, argumentNodes(node), scope, node);
  const outer = isAbstract ? undefined : outerArgument(elaborator, symbol, prepared.outer, scope, node);
  if (body !== undefined) {
    const supertype = result.kind === 'class' ? result : prepared.type;
    if (isAbstract) return anonymousClass(elaborator, { node, body, scope, supertype, diamond, passed: [] });
    // Without a qualifier the anonymous class finds its superclass's outer instance around itself.
    const superConstructor = { method: invocation.method, outer: prepared.outer === undefined ? undefined : outer };
    return anonymousClass(elaborator, { node, body, scope, supertype, diamond, passed, superConstructor });
  }
  return { expression: createObject(elaborator, invocation, symbol, { outer, passed }, { scope, node }), type: result };
}

/** An object of a class that is not at hand: what its constructor does is not known, but there is an object. */
function failedCreation(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  { reason, reported, missing }: PreparedCreation & { readonly kind: 'failed' },
): Value {
  const place = fieldOf(node, 'type') ?? node;
  if (missing === undefined || childOfKind(node, 'class_body') !== undefined)
    return reported ? consequence(scope, node, reason) : unresolved(elaborator, scope, place, reason);
  if (!reported) warn(elaborator, scope, place, reason);
  const passed = unknownArguments(elaborator, node, scope, reason);
  const { name, type } = missing;
  const parameters = passed.map((each) => (each.type === 'null' ? OBJECT : each.type));
  const made = methodReference(name, '<init>', parameters, 'void');
  return {
    expression: { kind: 'new', constructor: made, arguments: passed, type: name, span: spanOf(scope, node) },
    type,
  };
}

/** The instance that an object of an inner class is made in; undefined when the class is not inner. */
export function outerArgument(
  elaborator: Elaborator,
  symbol: ClassSymbol,
  outer: Value | undefined,
  scope: BlockScope,
  node: SyntaxNode,
): Expression | undefined {
  const around = symbol.outer;
  if (!symbol.inner || around === undefined) return undefined;
  const span = spanOf(scope, node);
  if (outer !== undefined) {
    const operand = asOwnType(elaborator, outer);
    return { kind: 'non-null', operand, type: operand.type, span };
  }
  const found = enclosingInstance(scope.frame, span, (other) =>
    symbol.local ? other === around : inherits(elaborator, other, around),
  );
  return found ?? unsupported(`no enclosing instance of ${around.name} is in scope`, around.name, span);
}

/** What a constructor is given: the object around, if there is one, and the arguments. */
export interface PassedOn {
  readonly outer: Expression | undefined;
  readonly passed: readonly Expression[];
}

/** The object, its constructor chosen and all arguments known. */
export function createObject(
  elaborator: Elaborator,
  invocation: Invocation,
  symbol: ClassSymbol,
  { outer, passed }: PassedOn,
  { scope, node }: Occurrence,
): Expression {
  const span = spanOf(scope, node);
  const { reference, captures } = constructorTarget(elaborator, invocation.method);
  const captured = captures.map((variable) => readVariable(scope.frame, variable, span));
  return {
    kind: 'new',
    constructor: reference,
    arguments: [...(outer === undefined ? [] : [outer]), ...passed, ...captured],
    type: erasure(classType(symbol)),
    span,
  };
}
