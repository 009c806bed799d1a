/**
 * The Java front end's class table: classes from the semantic model, and those that bodies bring forth. Bodies are
 * elaborated and lowered one by one, when they are asked for.
 */
import { type Scope as FormulaScope, invariantScope, methodScope } from '../../../facts/index.js';
import type { Body } from '../../../ir/body.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, Clause, MethodDeclaration } from '../../../ir/program.js';
import type { Diagnostic, Severity, Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import { lowerBody } from '../lowering/index.js';
import type { JavaModel } from '../model/model.js';
import type { ClassSymbol } from '../model/symbols.js';
import type { SpecificationComment, SyntaxNode } from '../syntax/tree.js';
import type { ResolvedBody } from '../tree.js';
import { anyProblem, type BodyProblem, unassignedVariables } from './body-problems.js';
import { checkFormula } from './check-formula.js';
import { methodsOf } from './class-methods.js';
import { DeclaredClass } from './declared-class.js';
import { DeclaredMethod, type MethodParts } from './declared-method.js';
import type { Elaborator, Registry } from './elaborator.js';
import type { ClassContext } from './frame.js';
import { inputOrder } from './input-order.js';
import { environmentOf } from './lowering-environment.js';
import { type Numbering, numberClasses } from './numbering.js';
import type { SyntheticClass } from './synthetic-class.js';
import { declareSynthetic } from './synthetic-declaration.js';
import { unsupportedBody } from './unsupported-body.js';
import { createElaborator } from './wiring.js';

export class JavaProgram implements ClassTable, Registry {
  readonly placed = new Set<SpecificationComment>();
  readonly #model: JavaModel;
  readonly #elaborator: Elaborator;
  readonly #hierarchy: Hierarchy;
  readonly #contexts = new Map<ClassSymbol, ClassContext>();
  readonly #numberings = new Map<ClassSymbol, Numbering>();
  readonly #declarations = new Map<ClassName, ClassDeclaration>();
  readonly #synthetic = new Map<ClassName, SyntheticClass>();
  readonly #local = new Map<ClassName, ClassContext>();
  /** The input's classes when so many local and synthetic ones were known. */
  #inputs: { readonly known: number; readonly names: readonly ClassName[] } | undefined;
  readonly #searched = new Set<ClassName>();
  readonly #reported = new Set<string>();
  readonly #suspectFiles = new Set<string>();
  #diagnosticsSeen = 0;

  /** `model` may call back for values of constants once this returns. */
  constructor(model: JavaModel) {
    this.#model = model;
    this.#elaborator = createElaborator(model, this);
    this.#hierarchy = new Hierarchy(this);
  }

  get elaborator(): Elaborator {
    return this.#elaborator;
  }

  find(name: ClassName): ClassDeclaration | undefined {
    const known = this.#declarations.get(name);
    if (known !== undefined) return known;
    const found = this.#declare(name) ?? this.#findInside(name);
    if (found !== undefined) this.#declarations.set(name, found);
    return found;
  }

  #declare(name: ClassName): ClassDeclaration | undefined {
    const lambda = this.#synthetic.get(name);
    if (lambda !== undefined) return declareSynthetic(lambda, (parts) => this.#method(parts));
    const symbol = this.#model.findClass(name);
    if (symbol === undefined || (symbol.local && !this.#local.has(name))) return undefined;
    const context = this.contextOf(symbol);
    const declaration: ClassDeclaration = new DeclaredClass(
      this.#elaborator,
      context,
      () =>
        methodsOf(this.#elaborator, context, (method, clauses) => this.#methodClauses(method, clauses)).map((parts) =>
          this.#method(parts),
        ),
      (invariants) => this.#checked(invariants, () => invariantScope(symbol)),
    );
    return declaration;
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

  declareLocal(context: ClassContext, speculative = false): void {
    if (speculative && this.#contexts.has(context.symbol)) return;
    this.#contexts.set(context.symbol, context);
    if (!speculative) this.#local.set(context.symbol.name, context);
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

  #methodClauses(method: MethodDeclaration, clauses: readonly Clause[]): readonly Clause[] {
    return this.#checked(clauses, (clause) => methodScope(method, clause.kind === 'ensures' ? 'ensures' : 'requires'));
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
    return new DeclaredMethod(parts, (declaration, resolve) => this.#finish(declaration, resolve));
  }

  /** Library sources compile. */
  #isTrusted(owner: ClassName): boolean {
    const origin = this.find(owner)?.origin;
    return origin === 'model' || origin === 'jdk';
  }

  /** Erroneous source can lead to all kinds of wrong code: in a file of which something was reported, the verifier decides. */
  #problem(declaration: MethodDeclaration, body: Body): BodyProblem | undefined {
    const diagnostics = this.#model.diagnostics();
    for (; this.#diagnosticsSeen < diagnostics.length; this.#diagnosticsSeen++) {
      this.#suspectFiles.add(diagnostics[this.#diagnosticsSeen]?.span.file ?? '');
    }
    const isSuspect = this.#suspectFiles.has(declaration.span.file);
    return isSuspect ? anyProblem(this.#hierarchy, declaration, body) : undefined;
  }

  #finish(declaration: MethodDeclaration, resolve: () => ResolvedBody | undefined): Body | undefined {
    const environment = environmentOf(this, declaration.owner);
    try {
      const resolved = resolve() ?? unsupportedBody(declaration, 'the method has no body');
      const body = lowerBody(resolved, environment);
      if (this.#isTrusted(declaration.owner)) return body;
      for (const reason of unassignedVariables(body)) this.report('error', reason, declaration.span);
      const problem = this.#problem(declaration, body);
      if (problem === undefined) return body;
      this.report('error', problem.message, problem.span);
      return lowerBody(unsupportedBody(declaration, problem.message), environment);
    } catch (error) {
      const reason = internalReason(error);
      this.report('warning', reason, declaration.span);
      return lowerBody(unsupportedBody(declaration, reason), environment);
    }
  }
}

function internalReason(error: unknown): string {
  if (error instanceof RangeError) return 'internal: the code is nested too deeply';
  if (!(error instanceof Error)) return `internal: ${String(error)}`;
  // The innermost function helps whoever gets the report; its position would depend on how the tool was bundled.
  const place = /\n\s+at (?:async )?([\w$.#<> ]+) \(/.exec(error.stack ?? '')?.[1];
  return `internal: ${error.message}${place === undefined ? '' : ` (in ${place})`}`;
}

/** Where in the source an offset of a clause's formula lies. */
function shifted(clause: Clause, offset: number): Span {
  const before = clause.formula.slice(0, offset);
  const lines = before.split('\n');
  const last = lines.at(-1) ?? '';
  const { span } = clause;
  if (lines.length === 1) return { ...span, column: span.column + last.length };
  return { ...span, line: span.line + lines.length - 1, column: last.length + 1 };
}
