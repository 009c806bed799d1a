/**
 * The Java front end's class table: classes from the semantic model, and those that bodies bring forth. Bodies are
 * elaborated and lowered one by one, when they are asked for.
 */
import { type Scope as FormulaScope, invariantScope, methodScope } from '../../../facts/index.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, Clause, MethodDeclaration } from '../../../ir/program.js';
import type { Diagnostic, Severity, Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassSpecification } from '../../classfile/declarations/class-file-table.js';
import { topLevel } from '../model/access.js';
import type { JavaModel } from '../model/model.js';
import type { ClassSymbol } from '../model/symbols.js';
import { type FindSkeleton, Skeletons } from '../skeletons/skeletons.js';
import type { JavaParser } from '../syntax/parse.js';
import type { SpecificationComment, SyntaxNode } from '../syntax/tree.js';
import { Bodies } from './bodies.js';
import { suppliedMessage, withSuppliedMethods } from './calls/supplied-methods.js';
import { ClassFileSide, type ClassFileTables } from './classes/class-file-side.js';
import { type CheckClauses, methodsOf } from './classes/class-methods.js';
import { DeclaredClass } from './classes/declared-class.js';
import type { MethodParts } from './classes/declared-method.js';
import { type Numbering, numberClasses } from './classes/numbering.js';
import type { SyntheticClass } from './classes/synthetic-class.js';
import { declareSynthetic } from './classes/synthetic-declaration.js';
import type { Elaborator, Registry } from './elaborator.js';
import type { ClassContext } from './frame.js';
import { inputOrder } from './input-order.js';
import { shifted } from './report-texts.js';
import { checkFormula } from './specifications/check-formula.js';
import { type SwitchedEnums, switchedEnums } from './statements/switched-enums.js';
import { createElaborator } from './wiring.js';

/** Where classes come from besides the sources. */
export interface ProgramParts extends ClassFileTables {
  readonly skeletons?: { readonly parser: JavaParser; readonly find: FindSkeleton };
  readonly opened?: OpenedLibrary;
}

/** Classes of the library that were opened before, for whatever input: they do not depend on it. */
export interface OpenedLibrary {
  /** Whether the class comes from there. The packages of such classes hold no class of this program. */
  has(name: ClassName): boolean;
  find(name: ClassName): ClassDeclaration | undefined;
}

export class JavaProgram implements ClassTable, Registry {
  readonly placed = new Set<SpecificationComment>();
  readonly #model: JavaModel;
  readonly #elaborator: Elaborator;
  readonly #hierarchy: Hierarchy;
  readonly #contexts = new Map<ClassSymbol, ClassContext>();
  readonly #numberings = new Map<ClassSymbol, Numbering>();
  readonly #switched = new Map<ClassSymbol, SwitchedEnums>();
  readonly #declarations = new Map<ClassName, ClassDeclaration>();
  readonly #synthetic = new Map<ClassName, SyntheticClass>();
  readonly #local = new Map<ClassName, ClassContext>();
  /** The input's classes when so many local and synthetic ones were known. */
  #inputs: { readonly known: number; readonly names: readonly ClassName[] } | undefined;
  readonly #searched = new Set<ClassName>();
  readonly #reported = new Set<string>();
  readonly #bodies: Bodies;
  readonly #classFiles: ClassFileSide;
  readonly #skeletons: Skeletons | undefined;
  readonly #opened: OpenedLibrary | undefined;

  /** `model` may call back for values of constants once this returns. */
  constructor(model: JavaModel, parts: ProgramParts = {}) {
    this.#model = model;
    this.#classFiles = new ClassFileSide(model, parts);
    if (parts.skeletons !== undefined)
      this.#skeletons = new Skeletons(parts.skeletons.parser, parts.skeletons.find, this);
    this.#opened = parts.opened;
    this.#elaborator = createElaborator(model, this);
    this.#hierarchy = new Hierarchy(this);
    this.#bodies = new Bodies(this, this.#hierarchy);
  }

  get model(): JavaModel {
    return this.#model;
  }

  get elaborator(): Elaborator {
    return this.#elaborator;
  }

  find(name: ClassName): ClassDeclaration | undefined {
    const known = this.#declarations.get(name);
    if (known !== undefined) return known;
    const isOpened = this.#opened?.has(name) === true;
    const found = isOpened ? this.#opened?.find(name) : (this.#declare(name) ?? this.#findInside(name));
    if (found !== undefined) this.#declarations.set(name, found);
    return found;
  }

  #declare(name: ClassName): ClassDeclaration | undefined {
    const lambda = this.#synthetic.get(name);
    if (lambda !== undefined) return declareSynthetic(lambda, (parts) => this.#method(parts));
    const symbol = this.#model.findClass(name);
    if (symbol === undefined) return this.#classFiles.findUnnamed(name);
    if (symbol.declared === undefined) return this.#classFiles.declarationOf(symbol);
    if (symbol.local && !this.#local.has(name)) return undefined;
    const context = this.contextOf(symbol);
    const declaration: ClassDeclaration = new DeclaredClass(
      this.#elaborator,
      context,
      () => this.#methodsOf(context),
      (invariants) => this.checkInvariants(name, invariants),
    );
    return declaration;
  }

  #methodsOf(context: ClassContext): readonly MethodDeclaration[] {
    const check: CheckClauses = (method, clauses) => this.checkMethodClauses(method, clauses);
    const own = methodsOf(this.#elaborator, context, check).map((parts) => this.#method(parts));
    const { symbol } = context;
    const twin = this.#classFiles.twinOf(symbol);
    const message = twin === undefined ? undefined : suppliedMessage(symbol);
    if (twin === undefined || message === undefined) return own;
    this.report('note', message, symbol.span);
    return withSuppliedMethods(symbol, own, twin, this.#bodies.supply(topLevel(symbol).name));
  }

  specificationOf(name: ClassName): ClassSpecification | undefined {
    return this.#skeletons?.specificationOf(name);
  }

  /** A class that a body declares is known once that body is elaborated. */
  #findInside(name: ClassName): ClassDeclaration | undefined {
    for (let end = name.lastIndexOf('$'); end > 0; end = name.lastIndexOf('$', end - 1)) {
      const owner = this.find(name.slice(0, end));
      if (owner === undefined) continue;
      const symbol = this.#model.findClass(owner.name);
      if (symbol === undefined || !this.#numbering(symbol).nodes.has(name)) continue;
      this.#elaborate(owner);
      return this.#declare(name);
    }
    return undefined;
  }

  #elaborate(declaration: ClassDeclaration): void {
    if (this.#searched.has(declaration.name)) return;
    this.#searched.add(declaration.name);
    for (const method of declaration.methods) method.body();
  }

  /** Elaborates and lowers every body of the input, classes found on the way included. */
  elaborateAll(): void {
    const done = new Set<ClassName>();
    for (;;) {
      const waiting = this.inputs().filter((name) => !done.has(name));
      if (waiting.length === 0) return;
      for (const name of waiting) {
        done.add(name);
        const declaration = this.find(name);
        if (declaration === undefined) continue;
        this.#elaborate(declaration);
        // Asking binds them, and reports what does not bind.
        void declaration.invariants;
        for (const method of declaration.methods) void method.clauses;
      }
    }
  }

  inputs(): readonly ClassName[] {
    const known = this.#local.size + this.#synthetic.size;
    if (this.#inputs === undefined || this.#inputs.known !== known) {
      const names = inputOrder(this.#model.inputClasses(), [...this.#local.values()], [...this.#synthetic.values()]);
      this.#inputs = { known, names };
    }
    return this.#inputs.names;
  }

  diagnostics(): readonly Diagnostic[] {
    return this.#model.diagnostics();
  }

  contextOf(symbol: ClassSymbol): ClassContext {
    const known = this.#contexts.get(symbol);
    if (symbol.local && known !== undefined) return known;
    const outer = symbol.outer === undefined ? undefined : this.contextOf(symbol.outer);
    if (known !== undefined && known.outer === outer) return known;
    const { declared } = symbol;
    const file = declared?.file;
    if (file === undefined) throw new Error(`no source of ${symbol.name}`);
    const context: ClassContext = { symbol, file, outer, scope: undefined, captures: [] };
    this.#contexts.set(symbol, context);
    return context;
  }

  declareLocal(context: ClassContext, attempt: 'speculative' | 'final' = 'final'): void {
    if (attempt === 'speculative' && this.#contexts.has(context.symbol)) return;
    this.#contexts.set(context.symbol, context);
    if (attempt === 'final') this.#local.set(context.symbol.name, context);
  }

  nameOf(owner: ClassContext, node: SyntaxNode): ClassName {
    const name = this.#numbering(owner.symbol).names.get(node);
    if (name === undefined) throw new Error(`no number for a '${node.kind}' in ${owner.symbol.name}`);
    return name;
  }

  #numbering(symbol: ClassSymbol): Numbering {
    const known = this.#numberings.get(symbol);
    if (known !== undefined) return known;
    const { declared } = symbol;
    const numbering: Numbering =
      declared === undefined
        ? { names: new Map(), nodes: new Map(), asserts: false }
        : numberClasses(declared.file, declared.node, symbol.name);
    this.#numberings.set(symbol, numbering);
    return numbering;
  }

  asserts(owner: ClassContext): boolean {
    const { declared } = owner.symbol;
    if (declared === undefined) return false;
    const { file, node } = declared;
    // Most classes do not even contain the word.
    const at = file.text.indexOf('assert', node.start);
    return at >= 0 && at < node.end && this.#numbering(owner.symbol).asserts;
  }

  switchedEnums(owner: ClassContext): SwitchedEnums {
    let outermost = owner;
    while (outermost.outer !== undefined) outermost = outermost.outer;
    const { symbol } = outermost;
    const known = this.#switched.get(symbol) ?? switchedEnums(this.#model, symbol);
    this.#switched.set(symbol, known);
    return known;
  }

  hasSynthetic(name: ClassName): boolean {
    return this.#synthetic.has(name);
  }

  interfacesOfSynthetic(name: ClassName): readonly ClassName[] | undefined {
    return this.#synthetic.get(name)?.interfaces;
  }

  addSynthetic(declaration: SyntheticClass): void {
    this.#synthetic.set(declaration.name, declaration);
  }

  report(severity: Severity, message: string, span: Span): void {
    const key = `${span.file}:${span.line}:${span.column}:${message}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#model.report({ severity, message, span });
  }

  checkFormula(formula: string, scope: FormulaScope) {
    return checkFormula(formula, scope, this.#hierarchy);
  }

  checkMethodClauses(method: MethodDeclaration, clauses: readonly Clause[]): readonly Clause[] {
    return this.#checked(clauses, (clause) => methodScope(method, clause.kind === 'ensures' ? 'ensures' : 'requires'));
  }

  checkInvariants(name: ClassName, clauses: readonly Clause[]): readonly Clause[] {
    return this.#checked(clauses, () => invariantScope({ name }));
  }

  /** The clauses that parse and bind; the others are reported and dropped. */
  #checked(clauses: readonly Clause[], scope: (clause: Clause) => FormulaScope): readonly Clause[] {
    return clauses.filter((clause) => {
      const problem = this.checkFormula(clause.formula, scope(clause));
      if (problem === undefined) return true;
      this.report('error', problem.message, shifted(clause, problem.offset));
      return false;
    });
  }

  #method(parts: MethodParts): MethodDeclaration {
    return this.#bodies.method(parts);
  }
}
