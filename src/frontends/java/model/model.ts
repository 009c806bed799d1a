/**
 * The semantic model of a set of Java sources: classes by name, found and parsed on first use.
 * Everything is synchronous and deterministic; nothing throws; what is wrong with the source is reported.
 */
import type { Constant } from '../../../ir/instructions.js';
import type { Origin } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassFileBytes } from '../../classfile/class-path.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';
import type { Caches } from './caches.js';
import type { SelectedReference } from './inference/method-references.js';
import type { MethodReferenceShape } from './overloads/arguments.js';
import type { Scope } from './scope.js';
import type { CompilationUnit } from './source/compilation-unit.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols.js';
import type { JavaType } from './types/types.js';

export interface LibrarySource {
  readonly path: string;
  readonly text: string;
  readonly origin: Origin;
}

/**
 * Library classes by name, from source or from class files. Answers must not change over time. Only top-level classes are
 * asked for; nested ones come from where the class around them came from. To be asked for others, and to answer with
 * their class file, does no harm.
 */
export interface LibraryProvider {
  /** The file that declares a top-level class, by its qualified name. */
  find(qualifiedName: string): LibrarySource | ClassFileBytes | undefined;
  hasPackage(packageName: string): boolean;
}

/** A provider that knows no class files. */
export interface SourceProvider extends LibraryProvider {
  find(qualifiedName: string): LibrarySource | undefined;
}

/** Computes the value of a constant variable's initialiser, if it is a constant expression (JLS 15.29). */
export type ConstantEvaluator = (field: FieldSymbol, initialiser: SyntaxNode) => Constant | undefined;

export interface JavaModel {
  readonly caches: Caches;
  /** By binary name (`java.util.Map$Entry`), local and anonymous classes as far as they were declared. */
  findClass(name: ClassName): ClassSymbol | undefined;
  /** By qualified name of a top-level class. */
  findTopLevel(qualifiedName: string): ClassSymbol | undefined;
  hasPackage(packageName: string): boolean;
  /** Top-level classes of the input in order of appearance. */
  inputClasses(): readonly ClassSymbol[];
  /** Top-level classes that a compilation unit declares. */
  classesOfUnit(unit: CompilationUnit): readonly ClassSymbol[];
  /** The class without arguments; unknown when no source has it. */
  classTypeNamed(name: ClassName): JavaType;
  /** Inside the body of the class. */
  scopeOf(symbol: ClassSymbol): Scope;
  /** Inside the method: the class's scope with the method's type parameters. */
  scopeOfMethod(method: MethodSymbol): Scope;
  unitOf(file: SourceFile): CompilationUnit;
  /**
   * Declares a class found in a body. The same node gives the same symbol ever after; the binary name is the caller's
   * to choose (javac's numbering). `inner` says whether the body has a `this`.
   */
  declareLocalClass(declaration: LocalClassDeclaration): ClassSymbol;
  declareAnonymousClass(declaration: AnonymousClassDeclaration): ClassSymbol;
  /**
   * The method that a reference means for these parameter types. Inference asks for it, and it is found by overload resolution,
   * which asks inference: this is where the circle goes through.
   */
  selectReference(shape: MethodReferenceShape, parameterTypes: readonly JavaType[]): SelectedReference | undefined;
  constantOf(field: FieldSymbol, initialiser: SyntaxNode): Constant | undefined;
  /** Whether some class that others refer to was missing so far. */
  readonly isIncomplete: boolean;
  report(diagnostic: Diagnostic): void;
  /** Reports that no class has this name, unless that was said of this file and name before. */
  reportMissing(file: SourceFile, node: SyntaxNode, name: string): void;
  diagnostics(): readonly Diagnostic[];
}

export interface LocalClassDeclaration {
  readonly file: SourceFile;
  /** A class, record, enum or interface declaration. */
  readonly node: SyntaxNode;
  readonly name: ClassName;
  /** Around the declaration; the class itself is added. */
  readonly scope: Scope;
  readonly outer: ClassSymbol;
  readonly staticContext: boolean;
}

export interface AnonymousClassDeclaration {
  readonly file: SourceFile;
  /** The class body. */
  readonly node: SyntaxNode;
  readonly name: ClassName;
  readonly scope: Scope;
  readonly outer: ClassSymbol;
  readonly staticContext: boolean;
  /** The class or interface named after `new`; of an enum constant's body: the enum. */
  readonly supertype: JavaType;
  readonly enumConstant?: boolean;
}
