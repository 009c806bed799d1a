/** Methods of a class of the source whose bodies its class file supplies. */
import type { Body } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Instruction } from '../../../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../model/symbols.js';
import type { MethodParts } from '../classes/declared-method.js';

export interface Supply {
  /** A method with the body that the class file has. */
  body(method: MethodDeclaration): MethodDeclaration;
  /** A method of the source whose body should come from the class file, which does not have it. */
  nothing(method: MethodDeclaration): MethodDeclaration;
}

/**
 * The methods of the source with those that only the class file has. A field that only the class file has gets its first
 * value in the class file's initialiser or constructors: these then take the place of the source's.
 */
export function withSuppliedMethods(
  symbol: ClassSymbol,
  own: readonly MethodDeclaration[],
  twin: ClassDeclaration,
  supply: Supply,
): readonly MethodDeclaration[] {
  const named = (name: string, descriptor: string): MethodDeclaration | undefined =>
    twin.methods.find((method) => method.name === name && method.descriptor === descriptor);
  const fields = generatedFields(symbol).filter((field) => field.constant() === undefined);
  const hasStatic = fields.some((field) => hasFlag(field, Flag.STATIC));
  const hasInstance = fields.some((field) => !hasFlag(field, Flag.STATIC));
  const isInitialiser = ({ name }: MethodDeclaration): boolean => name === '<clinit>';
  const initialiser = hasStatic ? named('<clinit>', '()V') : undefined;
  const kept = own.filter((method) => !isInitialiser(method));
  const generated = generatedMethods(symbol).flatMap(({ name, erased }) => named(name, erased?.descriptor ?? '') ?? []);
  return [
    ...kept.map((method) => {
      if (!hasInstance || method.name !== '<init>') return method;
      const other = named('<init>', method.descriptor);
      return other === undefined ? supply.nothing(method) : supply.body(other);
    }),
    ...generated.map((method) => supply.body(method)),
    ...(initialiser === undefined ? own.filter(isInitialiser) : [supply.body(initialiser)]),
  ];
}

export function generatedFields(symbol: ClassSymbol): readonly FieldSymbol[] {
  return symbol.fields().filter((field) => field.declared === undefined);
}

export function generatedMethods(symbol: ClassSymbol): readonly MethodSymbol[] {
  return symbol.methods().filter((method) => method.erased !== undefined);
}

/** The declaration as the class file has it; who makes a method of these parts finds the body himself. */
export function suppliedParts(method: MethodDeclaration): MethodParts {
  const { owner, name, descriptor, flags, parameters, result, exceptions, annotations, span } = method;
  const bodiless = hasFlag(method, Flag.ABSTRACT) || hasFlag(method, Flag.NATIVE);
  const resolve = bodiless ? undefined : () => undefined;
  return { owner, name, descriptor, flags, parameters, result, exceptions, annotations, span, resolve };
}

/** What a class file supplied to a class, as a message; undefined for nothing. */
export function suppliedMessage(symbol: ClassSymbol): string | undefined {
  const names = [
    ...generatedFields(symbol).map(({ name }) => name),
    ...generatedMethods(symbol).map((method) => {
      const types = (method.erased?.parameters ?? []).map((type) => type.slice(type.lastIndexOf('.') + 1));
      return `${method.name === '<init>' ? symbol.simpleName : method.name}(${types.join(', ')})`;
    }),
    ...symbol
      .memberClasses()
      .filter((member) => member.declared === undefined)
      .map(({ simpleName }) => simpleName),
  ];
  return names.length === 0 ? undefined : `the class file of ${symbol.name} supplies ${names.join(', ')}`;
}

/**
 * Why a body of the class file cannot stand among those of the source: it uses what the source numbers or names otherwise
 * (lambdas, anonymous classes, synthetic members). Undefined when it can.
 */
export function foreignUse(hierarchy: Hierarchy, outermost: ClassName, body: Body): string | undefined {
  for (const { instruction } of body.edges) {
    const use = usedIn(instruction);
    if (use === undefined || (use.owner !== outermost && !use.owner.startsWith(`${outermost}$`))) continue;
    const isLocal = /\$(?:\d|\$)/.test(use.owner.slice(outermost.length));
    const isKnown = instruction.kind !== 'call' || hierarchy.resolveMethod(instruction.method) !== undefined;
    if (isLocal || !isKnown) return `generated code uses ${use.text}, which the source does not have`;
  }
  return undefined;
}

function usedIn(instruction: Instruction): { readonly owner: ClassName; readonly text: string } | undefined {
  switch (instruction.kind) {
    case 'new':
    case 'initialise':
      return { owner: instruction.type, text: instruction.type };
    case 'call': {
      const { owner, name } = instruction.method;
      return { owner, text: `${owner}.${name}` };
    }
    case 'load':
    case 'store': {
      const { place } = instruction;
      if (place.kind !== 'field' && place.kind !== 'static') return undefined;
      return { owner: place.field.owner, text: `${place.field.owner}.${place.field.name}` };
    }
    default:
      return undefined;
  }
}
