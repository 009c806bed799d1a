/** `.jml` skeletons: what they say of classes that come from class files, bound against what the class files declare. */
import type { ClassDeclaration, Clause, MethodDeclaration } from '../../../ir/program.js';
import type { Severity, Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassSpecification } from '../../classfile/declarations/class-file-table.js';
import { packageOf, topLevel } from '../model/access.js';
import type { JavaModel } from '../model/model.js';
import { type Scope, withClass, withTypeParameters } from '../model/scope.js';
import { readClauses } from '../model/source/class-clauses.js';
import { bodyDeclarations, bodyOf } from '../model/source/class-members.js';
import { CLASS_DECLARATIONS } from '../model/source/compilation-unit.js';
import { readTypeParameters } from '../model/source/source-type-parameters.js';
import type { ClassSymbol } from '../model/symbols.js';
import { fieldOf } from '../syntax/navigation.js';
import type { JavaParser } from '../syntax/parse.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';
import { parseSkeleton, type SkeletonText } from './parse-skeleton.js';
import { methodOfSkeleton } from './skeleton-methods.js';

/** What a skeleton is checked against. */
export interface SkeletonSurroundings {
  readonly model: JavaModel;
  find(name: ClassName): ClassDeclaration | undefined;
  report(severity: Severity, message: string, span: Span): void;
  /** The clauses that parse and bind; the others are reported and dropped. */
  checkMethodClauses(method: MethodDeclaration, clauses: readonly Clause[]): readonly Clause[];
  checkInvariants(name: ClassName, clauses: readonly Clause[]): readonly Clause[];
}

/** The skeleton of a top-level class, by its name. */
export type FindSkeleton = (name: ClassName) => SkeletonText | undefined;

export class Skeletons {
  readonly #parser: JavaParser;
  readonly #find: FindSkeleton;
  readonly #surroundings: SkeletonSurroundings;
  readonly #read = new Set<ClassSymbol>();
  readonly #specifications = new Map<ClassSymbol, ClassSpecification>();

  constructor(parser: JavaParser, find: FindSkeleton, surroundings: SkeletonSurroundings) {
    this.#parser = parser;
    this.#find = find;
    this.#surroundings = surroundings;
  }

  /** The file is read as a whole when one of its classes is first asked for. */
  specificationOf(name: ClassName): ClassSpecification | undefined {
    const symbol = this.#surroundings.model.findClass(name);
    if (symbol === undefined || symbol.declared !== undefined) return undefined;
    const outermost = topLevel(symbol);
    if (!this.#read.has(outermost)) {
      this.#read.add(outermost);
      const text = this.#find(outermost.name);
      if (text !== undefined) this.#readFile(outermost, text);
    }
    return this.#specifications.get(symbol);
  }

  #readFile(symbol: ClassSymbol, text: SkeletonText): void {
    const { model } = this.#surroundings;
    const file = parseSkeleton(this.#parser, text);
    for (const { severity, message, span } of file.diagnostics) this.#surroundings.report(severity, message, span);
    const unit = model.unitOf(file);
    const scope: Scope = { kind: 'file', unit, parent: undefined };
    const start = file.span({ start: 0, end: 0 });
    if (unit.packageName !== packageOf(symbol)) {
      this.#surroundings.report('error', `the skeleton of ${symbol.name} is of package '${unit.packageName}'`, start);
      return;
    }
    const node = unit.declarations.find((each) => nameOf(file, each) === symbol.simpleName);
    if (node === undefined)
      this.#surroundings.report('error', `the skeleton does not declare ${symbol.simpleName}`, start);
    else this.#readClass(symbol, file, node, scope);
  }

  #readClass(symbol: ClassSymbol, file: SourceFile, node: SyntaxNode, around: Scope): void {
    const { model } = this.#surroundings;
    // Names mean what they mean in the class itself: it knows its member classes, inherited ones included.
    const scope = withClass(withTypeParameters(around, readTypeParameters(model, around, file, node)), symbol);
    const body = bodyOf(node);
    const members = bodyDeclarations(body);
    const clauses = readClauses(model, file, body, () => members);
    const methods = new Map<string, MethodSpecification>();
    for (const member of members) {
      if (member.kind === 'method_declaration' || member.kind === 'constructor_declaration') {
        const found = methodOfSkeleton(model, symbol, scope, file, member);
        if (found.kind === 'problem')
          this.#surroundings.report('error', found.message, file.span(fieldOf(member, 'name') ?? member));
        else {
          const { name, erased } = found.method;
          const written = { clauses: clauses.ofMethod(member), parameterNames: found.parameterNames };
          methods.set(`${name}${erased?.descriptor ?? ''}`, written);
        }
      } else if (CLASS_DECLARATIONS.has(member.kind)) {
        const name = nameOf(file, member);
        const nested = symbol.memberClasses().find((each) => each.simpleName === name);
        if (nested !== undefined) this.#readClass(nested, file, member, scope);
        else this.#surroundings.report('error', `class ${symbol.name} has no member class ${name}`, file.span(member));
      }
    }
    this.#specifications.set(symbol, new Specification(this.#surroundings, symbol, clauses.invariants(), methods));
  }
}

function nameOf(file: SourceFile, node: SyntaxNode): string {
  const name = fieldOf(node, 'name');
  return name === undefined ? '' : file.textOf(name);
}

interface MethodSpecification {
  readonly clauses: readonly Clause[];
  readonly parameterNames: readonly string[];
}

const NONE: readonly Clause[] = [];

class Specification implements ClassSpecification {
  readonly #surroundings: SkeletonSurroundings;
  readonly #symbol: ClassSymbol;
  readonly #written: readonly Clause[];
  readonly #methods: ReadonlyMap<string, MethodSpecification>;
  readonly #bound = new Map<string, readonly Clause[]>();
  #invariants: readonly Clause[] | undefined;

  constructor(
    surroundings: SkeletonSurroundings,
    symbol: ClassSymbol,
    invariants: readonly Clause[],
    methods: ReadonlyMap<string, MethodSpecification>,
  ) {
    this.#surroundings = surroundings;
    this.#symbol = symbol;
    this.#written = invariants;
    this.#methods = methods;
  }

  get invariants(): readonly Clause[] {
    if (this.#invariants === undefined) {
      // What asks for the invariants while they are bound sees none.
      this.#invariants = NONE;
      this.#invariants = this.#surroundings.checkInvariants(this.#symbol.name, this.#written);
    }
    return this.#invariants;
  }

  parameterNames(name: string, descriptor: string): readonly string[] | undefined {
    return this.#methods.get(name + descriptor)?.parameterNames;
  }

  clausesOf(name: string, descriptor: string): readonly Clause[] {
    const key = name + descriptor;
    const written = this.#methods.get(key)?.clauses ?? NONE;
    if (written.length === 0) return NONE;
    const known = this.#bound.get(key);
    if (known !== undefined) return known;
    this.#bound.set(key, NONE);
    const declaration = this.#surroundings.find(this.#symbol.name);
    const method = declaration?.methods.find((each) => each.name === name && each.descriptor === descriptor);
    const bound = method === undefined ? NONE : this.#surroundings.checkMethodClauses(method, written);
    this.#bound.set(key, bound);
    return bound;
  }
}
