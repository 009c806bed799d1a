/** Methods of the class table and how their bodies come about: resolved source that is lowered, or code of a class file. */
import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../../ir/program.js';
import type { Severity, Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import { lowerBody } from '../lowering/index.js';
import type { JavaModel } from '../model/model.js';
import type { ResolvedBody } from '../tree.js';
import { anyProblem, type BodyProblem, unassignedVariables } from './body-problems.js';
import { foreignUse, type Supply, suppliedParts } from './calls/supplied-methods.js';
import { DeclaredMethod, type MethodParts } from './classes/declared-method.js';
import { environmentOf } from './lowering-environment.js';
import { internalReason } from './report-texts.js';
import { unsupportedBody } from './unsupported-body.js';

/** The program that the bodies belong to. */
export interface BodyTable extends ClassTable {
  readonly model: JavaModel;
  report(severity: Severity, message: string, span: Span): void;
}

export class Bodies {
  readonly #table: BodyTable;
  readonly #hierarchy: Hierarchy;
  readonly #suspectFiles = new Set<string>();
  #diagnosticsSeen = 0;

  constructor(table: BodyTable, hierarchy: Hierarchy) {
    this.#table = table;
    this.#hierarchy = hierarchy;
  }

  method(parts: MethodParts): MethodDeclaration {
    return new DeclaredMethod(parts, (declaration, resolve) => this.#finish(declaration, resolve));
  }

  /** For the methods of a class inside `outermost` that is from source, with bodies of its class file. */
  supply(outermost: ClassName): Supply {
    const missing = 'the class file has no body';
    return {
      body: (method) =>
        new DeclaredMethod(suppliedParts(method), (declaration) => {
          const body = method.body();
          const reason = body === undefined ? missing : foreignUse(this.#hierarchy, outermost, body);
          return reason === undefined ? body : this.#unsupported(declaration, reason);
        }),
      nothing: (method) =>
        new DeclaredMethod(suppliedParts(method), (declaration) => this.#unsupported(declaration, missing)),
    };
  }

  #unsupported(declaration: MethodDeclaration, reason: string): Body {
    return lowerBody(unsupportedBody(declaration, reason), environmentOf(this.#hierarchy, declaration));
  }

  /** Library sources compile. */
  #isTrusted(owner: ClassName): boolean {
    const origin = this.#table.find(owner)?.origin;
    return origin === 'model' || origin === 'jdk';
  }

  /**
   * Erroneous source can lead to all kinds of wrong code: in a file of which something was reported, the verifier decides.
   * So it does everywhere once a class was missing.
   */
  #problem(declaration: MethodDeclaration, body: Body): BodyProblem | undefined {
    const diagnostics = this.#table.diagnostics();
    for (; this.#diagnosticsSeen < diagnostics.length; this.#diagnosticsSeen++) {
      const found = diagnostics[this.#diagnosticsSeen];
      if (found !== undefined && found.severity !== 'note') this.#suspectFiles.add(found.span.file);
    }
    const isSuspect = this.#table.model.isIncomplete || this.#suspectFiles.has(declaration.span.file);
    return isSuspect ? anyProblem(this.#hierarchy, declaration, body) : undefined;
  }

  #finish(declaration: MethodDeclaration, resolve: () => ResolvedBody | undefined): Body | undefined {
    const environment = environmentOf(this.#hierarchy, declaration);
    try {
      const resolved = resolve() ?? unsupportedBody(declaration, 'the method has no body');
      const body = lowerBody(resolved, environment);
      if (this.#isTrusted(declaration.owner)) return body;
      for (const reason of unassignedVariables(body)) this.#table.report('error', reason, declaration.span);
      const problem = this.#problem(declaration, body);
      if (problem === undefined) return body;
      const severity = this.#suspectFiles.has(declaration.span.file) ? 'error' : 'warning';
      this.#table.report(severity, problem.message, problem.span);
      return this.#unsupported(declaration, problem.message);
    } catch (error) {
      const reason = internalReason(error);
      this.#table.report('warning', reason, declaration.span);
      return this.#unsupported(declaration, reason);
    }
  }
}
