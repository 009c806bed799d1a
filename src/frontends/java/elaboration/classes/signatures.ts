/** Methods and constructors as the intermediate representation names them: erased, with their synthetic parameters. */
import { methodDescriptor } from '../../../../ir/descriptors.js';
import type { Dispatch, MethodReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { STRING, type TypeName } from '../../../../ir/types.js';
import type { ClassSymbol, MethodSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import type { ClassContext } from '../frame.js';

export interface ErasedSignature {
  readonly parameters: readonly TypeName[];
  readonly result: TypeName;
}

/** As declared, erased. */
export function erasedSignature(method: MethodSymbol): ErasedSignature {
  if (method.erased !== undefined) return method.erased;
  return { parameters: method.parameters().map(({ type }) => erasure(type)), result: erasure(method.result()) };
}

export function descriptorOf(method: MethodSymbol): string {
  if (method.erased !== undefined) return method.erased.descriptor;
  const { parameters, result } = erasedSignature(method);
  return methodDescriptor(parameters, result);
}

export function isInterface(symbol: ClassSymbol): boolean {
  return symbol.kind === 'interface' || symbol.kind === 'annotation';
}

export function referenceTo(method: MethodSymbol, owner: ClassSymbol = method.owner): MethodReference {
  return { owner: owner.name, name: method.name, descriptor: descriptorOf(method) };
}

/** How a method is called on an instance found in `owner`. */
export function dispatchOf(method: MethodSymbol, owner: ClassSymbol): Dispatch {
  if (hasFlag(method, Flag.STATIC)) return 'static';
  if (hasFlag(method, Flag.PRIVATE)) return 'special';
  return isInterface(owner) ? 'interface' : 'virtual';
}

export interface ConstructorLayout {
  /** Type of the outer instance, which comes first. */
  readonly outer: TypeName | undefined;
  /** Name and ordinal of an enum constant come next. */
  readonly enumeration: boolean;
  readonly declared: readonly TypeName[];
  /** Captured variables come last. */
  readonly captured: readonly TypeName[];
}

/** All parameters of a constructor, in the order of its descriptor. */
export function constructorTypes(layout: ConstructorLayout): readonly TypeName[] {
  return [
    ...(layout.outer === undefined ? [] : [layout.outer]),
    ...(layout.enumeration ? [STRING, 'int'] : []),
    ...layout.declared,
    ...layout.captured,
  ];
}

export function layoutOf(context: ClassContext, declared: readonly TypeName[]): ConstructorLayout {
  const { symbol } = context;
  return {
    outer: symbol.inner ? symbol.outer?.name : undefined,
    enumeration: symbol.kind === 'enum' || isEnumConstantBody(symbol),
    declared,
    captured: context.captures.map((variable) => variable.local.type),
  };
}

/** The anonymous class that an enum constant with a body makes. */
export function isEnumConstantBody(symbol: ClassSymbol): boolean {
  if (symbol.kind === 'enum' || symbol.simpleName !== '') return false;
  const superclass = symbol.superclass();
  return superclass?.kind === 'class' && superclass.symbol.kind === 'enum';
}

export function constructorReference(context: ClassContext, declared: readonly TypeName[]): MethodReference {
  const types = constructorTypes(layoutOf(context, declared));
  return { owner: context.symbol.name, name: '<init>', descriptor: methodDescriptor(types, 'void') };
}
