/** Opens the semantic model over parsed inputs and library sources that are parsed when first asked for. */
import type { Constant } from '../../../ir/instructions.js';
import type { Diagnostic } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import { CompiledClasses, type FindClassFile } from '../compiled/compiled-classes.js';
import { Twins } from '../compiled/twins.js';
import { fieldOf } from '../syntax/navigation.js';
import type { JavaParser } from '../syntax/parse.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';
import { Caches } from './caches.js';
import { type SelectedReference, selectMethodReference } from './inference/method-references.js';
import type {
  AnonymousClassDeclaration,
  ConstantEvaluator,
  JavaModel,
  LibraryProvider,
  LibrarySource,
  LocalClassDeclaration,
} from './model.js';
import type { MethodReferenceShape } from './overloads/arguments.js';
import { type Scope, withTypeParameters } from './scope.js';
import { type CompilationUnit, readUnit } from './source/compilation-unit.js';
import { type ClassDescription, SourceClass } from './source/source-class.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols.js';
import { isSameType } from './types/subtyping.js';
import { classType, type JavaType, unknownType } from './types/types.js';

export interface ModelOptions {
  readonly parser: JavaParser;
  readonly inputs: readonly SourceFile[];
  readonly provider: LibraryProvider;
  /** Reads the class files that the provider answers with, and those of classes nested in them. Without it there are none. */
  readonly classFile?: FindClassFile;
  /** Class files of classes of the input: they supply what the source lacks. */
  readonly twin?: FindClassFile;
  /** Without it no field has a constant value. */
  readonly constantOf?: ConstantEvaluator;
}

export function openModel(options: ModelOptions): JavaModel {
  return new SourceModel(options);
}

class SourceModel implements JavaModel {
  readonly caches = new Caches();
  readonly #parser: JavaParser;
  readonly #provider: LibraryProvider;
  readonly #compiled: CompiledClasses;
  readonly #twins: Twins | undefined;
  readonly #evaluate: ConstantEvaluator | undefined;
  readonly #units = new Map<SourceFile, CompilationUnit>();
  readonly #unitClasses = new Map<CompilationUnit, ClassSymbol[]>();
  readonly #topLevel = new Map<string, ClassSymbol | undefined>();
  readonly #byName = new Map<ClassName, ClassSymbol>();
  readonly #named = new Map<ClassName, JavaType>();
  readonly #byNode = new Map<SyntaxNode, ClassSymbol>();
  readonly #packages = new Set<string>();
  readonly #knownPackages = new Map<string, boolean>();
  readonly #inputs: ClassSymbol[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  readonly #missing = new Set<string>();
  readonly #parsedPaths = new Set<string>();
  #isIncomplete = false;

  constructor(options: ModelOptions) {
    this.#parser = options.parser;
    this.#provider = options.provider;
    this.#compiled = new CompiledClasses(this, options.classFile ?? (() => undefined));
    if (options.twin !== undefined) this.#twins = new Twins(this, options.twin);
    this.#evaluate = options.constantOf;
    for (const file of options.inputs) {
      this.#diagnostics.push(...file.diagnostics);
      this.#inputs.push(...this.addUnit(readUnit(file, 'input')));
    }
  }

  selectReference(shape: MethodReferenceShape, parameterTypes: readonly JavaType[]): SelectedReference | undefined {
    return selectMethodReference(this, shape, parameterTypes);
  }

  private addUnit(unit: CompilationUnit): readonly ClassSymbol[] {
    this.#units.set(unit.file, unit);
    this.addPackage(unit.packageName);
    const added: ClassSymbol[] = [];
    this.#unitClasses.set(unit, added);
    const scope: Scope = { kind: 'file', unit, parent: undefined };
    const nodes = unit.implicitClass === undefined ? unit.declarations : [unit.file.root];
    for (const node of nodes) {
      const nameNode = node === unit.file.root ? node : fieldOf(node, 'name');
      if (nameNode === undefined) continue;
      const simple = node === unit.file.root ? (unit.implicitClass ?? '') : unit.file.textOf(nameNode);
      const name = unit.packageName === '' ? simple : `${unit.packageName}.${simple}`;
      const earlier = this.#topLevel.get(name);
      if (earlier !== undefined) {
        if (unit.origin === 'input') this.reportDuplicate(unit.file, nameNode, name, earlier);
        continue;
      }
      const symbol = this.declare({ unit, node, name, scope, outer: undefined, local: false, staticContext: false });
      this.#topLevel.set(name, symbol);
      added.push(symbol);
    }
    return added;
  }

  private addPackage(name: string): void {
    for (let part = name; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.'))))
      this.#packages.add(part);
  }

  private reportDuplicate(file: SourceFile, node: SyntaxNode, name: string, earlier: ClassSymbol): void {
    const where = earlier.declared === undefined ? '' : ` (${earlier.span.file}:${earlier.span.line})`;
    const message = `class ${name} is already declared${where}; this declaration is not used`;
    this.report({ severity: 'error', message, span: file.span(node) });
  }

  private declare(description: ClassDescription): SourceClass {
    const declareMember = (member: ClassDescription): ClassSymbol => this.declareOnce(member);
    const hasTwin = this.#twins !== undefined && description.unit.origin === 'input' && !description.local;
    const generated = hasTwin ? (owner: ClassSymbol) => this.#twins?.generatedFor(owner) : undefined;
    const symbol = new SourceClass(this, description, declareMember, generated);
    if (!this.#byName.has(description.name)) this.#byName.set(description.name, symbol);
    return symbol;
  }

  private declareOnce(description: ClassDescription): ClassSymbol {
    const known = this.#byNode.get(description.node);
    if (known !== undefined) return known;
    const symbol = this.declare(description);
    this.#byNode.set(description.node, symbol);
    return symbol;
  }

  findTopLevel(qualifiedName: string): ClassSymbol | undefined {
    const known = this.#topLevel.get(qualifiedName);
    if (known !== undefined || this.#topLevel.has(qualifiedName)) return known;
    const answer = this.#provider.find(qualifiedName);
    if (answer !== undefined && 'kind' in answer) this.addCompiled(qualifiedName, this.#compiled.topLevel(answer));
    else if (answer !== undefined) this.addSource(answer);
    const found = this.#topLevel.get(qualifiedName);
    if (found === undefined) this.#topLevel.set(qualifiedName, undefined);
    return found;
  }

  private addSource(source: LibrarySource): void {
    if (this.#parsedPaths.has(source.path)) return;
    this.#parsedPaths.add(source.path);
    const file = this.#parser.parseOutline(source.path, source.text);
    this.#diagnostics.push(...file.diagnostics);
    this.addUnit(readUnit(file, source.origin));
  }

  private addCompiled(name: ClassName, symbol: ClassSymbol | undefined): void {
    if (symbol === undefined || symbol.name !== name) return;
    this.#topLevel.set(name, symbol);
    this.#byName.set(name, symbol);
  }

  findClass(name: ClassName): ClassSymbol | undefined {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    const topLevel = this.findTopLevel(name);
    if (topLevel !== undefined) return topLevel;
    for (let dollar = name.lastIndexOf('$'); dollar > 0; dollar = name.lastIndexOf('$', dollar - 1)) {
      const outer = this.findClass(name.slice(0, dollar));
      const member = outer?.memberClasses().find((each) => each.name === name);
      if (member !== undefined) return member;
    }
    return this.findUnlisted(name);
  }

  /** Local and anonymous classes of class files. */
  private findUnlisted(name: ClassName): ClassSymbol | undefined {
    for (let dollar = name.indexOf('$'); dollar > 0; dollar = name.indexOf('$', dollar + 1)) {
      const outermost = this.findTopLevel(name.slice(0, dollar));
      if (outermost === undefined) continue;
      const symbol = outermost.declared === undefined ? this.#compiled.inside(outermost, name) : undefined;
      if (symbol !== undefined) this.#byName.set(name, symbol);
      return symbol;
    }
    return undefined;
  }

  hasPackage(packageName: string): boolean {
    if (this.#packages.has(packageName)) return true;
    let known = this.#knownPackages.get(packageName);
    if (known === undefined) {
      known = this.#provider.hasPackage(packageName);
      this.#knownPackages.set(packageName, known);
    }
    return known;
  }

  inputClasses(): readonly ClassSymbol[] {
    return this.#inputs;
  }

  classesOfUnit(unit: CompilationUnit): readonly ClassSymbol[] {
    return this.#unitClasses.get(unit) ?? [];
  }

  classTypeNamed(name: ClassName): JavaType {
    let type = this.#named.get(name);
    if (type === undefined) {
      const symbol = this.findClass(name);
      if (symbol === undefined) this.#isIncomplete = true;
      type = symbol === undefined ? unknownType(`cannot find class ${name}`, name) : classType(symbol);
      this.#named.set(name, type);
    }
    return type;
  }

  scopeOf(symbol: ClassSymbol): Scope {
    if (symbol instanceof SourceClass) return symbol.scope;
    throw new TypeError(`no source declares ${symbol.name}`);
  }

  scopeOfMethod(method: MethodSymbol): Scope {
    return withTypeParameters(this.scopeOf(method.owner), method.typeParameters);
  }

  unitOf(file: SourceFile): CompilationUnit {
    const known = this.#units.get(file);
    if (known !== undefined) return known;
    const unit = readUnit(file, 'input');
    this.#units.set(file, unit);
    return unit;
  }

  declareLocalClass(declaration: LocalClassDeclaration): ClassSymbol {
    const known = this.#byNode.get(declaration.node);
    if (known !== undefined) return known;
    const { file, node, name, outer, staticContext } = declaration;
    const parameters = { unit: this.unitOf(file), node, name, outer, local: true, staticContext };
    // The class is in scope in its own header and body; the scope needs the symbol and the symbol the scope.
    const around: { kind: 'local-class'; symbol: ClassSymbol; parent: Scope } = {
      kind: 'local-class',
      symbol: outer,
      parent: declaration.scope,
    };
    const symbol = this.declareOnce({ ...parameters, scope: around });
    around.symbol = symbol;
    return symbol;
  }

  declareAnonymousClass(declaration: AnonymousClassDeclaration): ClassSymbol {
    const { file, node, name, scope, outer, staticContext, supertype } = declaration;
    const known = this.#byNode.get(node);
    if (known !== undefined) {
      const before = known.interfaces()[0] ?? known.superclass();
      if (before !== undefined && isSameType(this, before, supertype)) return known;
      // Tried before with another type (the arguments of `new C<>() { … }` were still unknown): the last one stays.
      this.#byNode.delete(node);
      this.#byName.delete(name);
    }
    return this.declareOnce({
      unit: this.unitOf(file),
      node,
      name,
      scope,
      outer,
      local: true,
      staticContext,
      supertype,
      enumConstant: declaration.enumConstant ?? false,
    });
  }

  constantOf(field: FieldSymbol, initialiser: SyntaxNode): Constant | undefined {
    return this.#evaluate?.(field, initialiser);
  }

  get isIncomplete(): boolean {
    return this.#isIncomplete;
  }

  report(diagnostic: Diagnostic): void {
    this.#diagnostics.push(diagnostic);
  }

  reportMissing(file: SourceFile, node: SyntaxNode, name: string): void {
    const key = `${file.path}\n${name}`;
    if (this.#missing.has(key)) return;
    this.#missing.add(key);
    this.report({ severity: 'warning', message: `cannot find class ${name}`, span: file.span(node) });
  }

  diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}
