/** All methods of a class that its source makes: written ones, implied ones, bridges and the static initialiser. */
import { methodDescriptor } from '../../../../ir/descriptors.js';
import {
  type Clause,
  Flag,
  hasFlag,
  type MethodDeclaration,
  type ParameterDeclaration,
} from '../../../../ir/program.js';
import type { TypeName } from '../../../../ir/types.js';
import type { MethodSymbol } from '../../model/symbols.js';
import { erasure, isErased } from '../../model/types/erasure.js';
import type { ResolvedBody } from '../../tree.js';
import type { Elaborator } from '../elaborator.js';
import type { ClassContext } from '../frame.js';
import { bridgeBody } from './bridge-bodies.js';
import { neededBridges } from './bridges.js';
import { anonymousConstructorBody, constructorBody } from './constructors.js';
import type { MethodParts } from './declared-method.js';
import { valueOfBody, valuesBody } from './enums.js';
import { hasStaticInitialiser, staticInitialiser } from './initialisers.js';
import { methodBody } from './methods.js';
import { syntheticParameters } from './parameters.js';
import { accessorBody, RECORD_METHODS } from './records.js';
import { constructorReference, descriptorOf, erasedSignature, isEnumConstantBody, isInterface } from './signatures.js';

export type CheckClauses = (declaration: MethodDeclaration, clauses: readonly Clause[]) => readonly Clause[];

export function methodsOf(elaborator: Elaborator, context: ClassContext, check: CheckClauses): readonly MethodParts[] {
  const { symbol } = context;
  const seen = new Set<string>();
  const parts: MethodParts[] = [];
  const add = (method: MethodParts): void => {
    // Erroneous source may declare a method twice; the first one counts.
    const key = method.name + method.descriptor;
    if (seen.has(key)) return;
    seen.add(key);
    parts.push(method);
  };
  for (const method of symbol.methods()) {
    if (method.erased !== undefined || (method.name === '<init>' && context.anonymous !== undefined)) continue;
    add(
      method.name === '<init>'
        ? constructorParts(elaborator, context, method, check)
        : methodParts(elaborator, context, method, check),
    );
  }
  if (context.anonymous !== undefined) add(anonymousConstructor(elaborator, context));
  if (symbol.kind === 'record') for (const method of recordMethods(elaborator, context)) add(method);
  for (const bridge of bridgeParts(elaborator, context)) add(bridge);
  if (hasStaticInitialiser(elaborator, context)) {
    add({
      owner: symbol.name,
      name: '<clinit>',
      descriptor: '()V',
      flags: Flag.STATIC,
      parameters: [],
      result: 'void',
      span: symbol.span,
      resolve: () => staticInitialiser(elaborator, context),
    });
  }
  return parts;
}

function common(method: MethodSymbol, check: CheckClauses) {
  return {
    owner: method.owner.name,
    name: method.name,
    flags: method.flags,
    exceptions: method.exceptions().map(erasure),
    annotations: method.annotations(),
    span: method.span,
    clauses: (declaration: MethodDeclaration) => check(declaration, method.clauses()),
  };
}

function declaredParameters(method: MethodSymbol): readonly ParameterDeclaration[] {
  return method.parameters().map(({ name, type, annotations }) => ({ name, type: erasure(type), annotations }));
}

function methodParts(
  elaborator: Elaborator,
  context: ClassContext,
  method: MethodSymbol,
  check: CheckClauses,
): MethodParts {
  const bodiless = hasFlag(method, Flag.ABSTRACT) || hasFlag(method, Flag.NATIVE);
  return {
    ...common(method, check),
    descriptor: descriptorOf(method),
    parameters: declaredParameters(method),
    result: erasedSignature(method).result,
    erased: isErased(method.result()),
    resolve: bodiless ? undefined : () => resolveMethod(elaborator, context, method),
  };
}

function resolveMethod(elaborator: Elaborator, context: ClassContext, method: MethodSymbol): ResolvedBody | undefined {
  switch (method.implicit) {
    case 'enum-values':
      return valuesBody(context);
    case 'enum-valueOf':
      return valueOfBody(context);
    case 'record-accessor':
      return accessorBody(context, method.name);
    default:
      return methodBody(elaborator, context, method);
  }
}

function plain(name: string, type: TypeName): ParameterDeclaration {
  return { name, type, annotations: [] };
}

function constructorParts(
  elaborator: Elaborator,
  context: ClassContext,
  method: MethodSymbol,
  check: CheckClauses,
): MethodParts {
  const declared = declaredParameters(method);
  return {
    ...common(method, check),
    ...constructorShape(context, declared),
    resolve: () => constructorBody(elaborator, context, method),
  };
}

function constructorShape(
  context: ClassContext,
  declared: readonly ParameterDeclaration[],
): Pick<MethodParts, 'descriptor' | 'parameters' | 'result'> {
  const synthetic = syntheticParameters(context);
  const before = [...(synthetic.outer === undefined ? [] : [synthetic.outer]), ...synthetic.enumeration];
  const { descriptor } = constructorReference(
    context,
    declared.map(({ type }) => type),
  );
  return {
    descriptor,
    parameters: [
      ...before.map(({ name, type }) => plain(name, type)),
      ...declared,
      ...[...synthetic.captured.values()].map(({ name, type }) => plain(name, type)),
    ],
    result: 'void',
  };
}

function anonymousConstructor(elaborator: Elaborator, context: ClassContext): MethodParts {
  const passed = context.anonymous?.passed ?? [];
  return {
    owner: context.symbol.name,
    name: '<init>',
    flags: isEnumConstantBody(context.symbol) ? Flag.PRIVATE : 0,
    ...constructorShape(
      context,
      passed.map((type, index) => plain(`argument${index}`, type)),
    ),
    span: context.symbol.span,
    resolve: () => anonymousConstructorBody(elaborator, context),
  };
}

function recordMethods(elaborator: Elaborator, context: ClassContext): readonly MethodParts[] {
  const { symbol } = context;
  return RECORD_METHODS.map(({ name, parameters, result, body }) => ({
    owner: symbol.name,
    name,
    descriptor: methodDescriptor(parameters, result),
    flags: Flag.PUBLIC | Flag.FINAL,
    parameters: parameters.map((type) => plain('object', type)),
    result,
    span: symbol.span,
    resolve: () => body(elaborator, context),
  }));
}

function bridgeParts(elaborator: Elaborator, { symbol }: ClassContext): readonly MethodParts[] {
  const dispatch = isInterface(symbol) ? 'interface' : 'virtual';
  return neededBridges(elaborator.model, symbol).map(({ method, overridden }) => {
    const { parameters, result } = erasedSignature(overridden);
    const names = method.parameters();
    const access = method.flags & (Flag.PUBLIC | Flag.PROTECTED);
    return {
      owner: symbol.name,
      name: method.name,
      descriptor: methodDescriptor(parameters, result),
      flags: access | Flag.BRIDGE | Flag.SYNTHETIC,
      parameters: parameters.map((type, index) => plain(names[index]?.name ?? `p${index}`, type)),
      result,
      span: method.owner === symbol ? method.span : symbol.span,
      resolve: () => bridgeBody(elaborator, { method, owner: symbol.name, dispatch, overridden, span: symbol.span }),
    };
  });
}
