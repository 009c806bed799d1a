/** What the model remembers of symbols and types, so that questions asked again and again cost little. */
import type { CompilationUnit } from './source/compilation-unit.js';
import type { ClassSymbol, MethodSymbol } from './symbols.js';
import type { ClassType } from './types/types.js';

export interface FunctionalMethod {
  readonly method: MethodSymbol;
}

export class Caches {
  /** Every proper superclass and superinterface, seen from the class's own type parameters. */
  readonly ancestors = new Map<ClassSymbol, ReadonlyMap<ClassSymbol, ClassType>>();
  /** Member methods by name, inherited ones included. */
  readonly methods = new Map<ClassSymbol, Map<string, readonly MethodSymbol[]>>();
  /** The one abstract method of a functional interface; undefined for all other classes. */
  readonly functional = new Map<ClassSymbol, FunctionalMethod | undefined>();
  /** Erased parameter types of a method as its class declares them. */
  readonly erasedParameters = new Map<MethodSymbol, readonly string[]>();
  /** What simple names mean at the top of a compilation unit. */
  readonly imported = new Map<CompilationUnit, Map<string, ClassSymbol | undefined>>();
  readonly unknownSupertypes = new Map<ClassSymbol, boolean>();
  readonly captures = new WeakMap<ClassType, ClassType>();
}
