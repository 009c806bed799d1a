/** Goes through the methods that are asked for. */

import type { SpecResult } from '../../findings/spec-result.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import type { RelationalOptions } from '../../machines/relational/options.js';
import { type GivenSummaries, type Summaries, summariesOf } from '../../machines/relational/summaries.js';
import type { Summary } from '../../machines/relational/summary.js';
import { Doubts } from '../../program/doubts.js';
import { alloyModule } from './alloy/module.js';
import { jmlSkeletons } from './jml/skeleton.js';
import { type ResultContext, resultOf } from './method-result.js';
import { ProgramNames } from './program-names.js';

export interface SpecOptions extends RelationalOptions {
  /** Whether relations that do not change are listed. */
  readonly isAll: boolean;
  /** Whether there are errors in the method's code, so that what is left of it is not what was meant. */
  readonly isUnread?: (method: MethodDeclaration) => boolean;
  /** Specifications that stand in for library code. */
  readonly given?: (hierarchy: Hierarchy) => GivenSummaries;
  readonly onProgress?: (done: number, all: number, what: string) => void;
}

export interface SpecOfProgram {
  /** One for each method that is asked for and has code, in their order. */
  readonly results: readonly SpecResult[];
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of our own. */
  readonly faults: number;
}

const UNREAD = 'there are errors in its code';
const FAULT = 'internal fault';

/** `classes` are all those of the input. */
export class SpecProgram {
  readonly hierarchy: Hierarchy;
  readonly summaries: Summaries;
  readonly context: ResultContext;
  readonly #options: SpecOptions;
  readonly #diagnostics: Diagnostic[] = [];
  #faults = 0;
  #doubts: Doubts | undefined;

  constructor(table: ClassTable, classes: readonly ClassDeclaration[], options: SpecOptions) {
    this.#options = options;
    this.hierarchy = new Hierarchy(table);
    const given = options.given?.(this.hierarchy);
    this.summaries = summariesOf({
      steps: options.steps,
      objects: options.objects,
      operators: options.operators,
      contexts: options.contexts,
      targets: options.targets,
      budget: options.budget,
      ...(options.milliseconds === undefined ? {} : { milliseconds: options.milliseconds }),
      hierarchy: this.hierarchy,
      classes: classes.map(({ name }) => name),
      ...(given === undefined ? {} : { given }),
    });
    this.context = {
      algebra: this.summaries.algebra,
      hierarchy: this.hierarchy,
      names: new ProgramNames(classes),
      limit: options.operators,
      isAll: options.isAll,
    };
  }

  /** Other threads, and errors of the machine, are not looked at. */
  get doubts(): Doubts {
    this.#doubts ??= new Doubts(this.hierarchy);
    return this.#doubts;
  }

  run(methods: readonly MethodDeclaration[]): SpecOfProgram {
    const results: SpecResult[] = [];
    for (const [done, method] of methods.entries()) {
      this.#options.onProgress?.(done, methods.length, `${method.owner}.${method.name}`);
      results.push(this.result(method));
    }
    return { results, diagnostics: this.#diagnostics, faults: this.#faults };
  }

  /** Never throws: what fails is unknown, and a diagnostic. */
  result(method: MethodDeclaration): SpecResult {
    if (this.#options.isUnread?.(method) === true) return this.#nothing(method, UNREAD);
    const doubt = this.doubts.of(method);
    if (doubt !== undefined) return this.#nothing(method, doubt);
    try {
      return resultOf(this.context, method, this.summaries.of(method));
    } catch (error) {
      this.#faults++;
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const message = `internal fault in ${method.owner}.${method.name}: ${detail}`;
      this.#diagnostics.push({ severity: 'error', message, span: method.span });
      return this.#nothing(method, FAULT);
    }
  }

  /** The methods as a module of Alloy. */
  alloy(name: string, methods: readonly MethodDeclaration[]): string {
    return alloyModule(this.context, name, this.#summarised(methods));
  }

  /** The methods with comments of JML. */
  jml(methods: readonly MethodDeclaration[]): string {
    return jmlSkeletons(this.context, this.#summarised(methods));
  }

  #summarised(methods: readonly MethodDeclaration[]): readonly { method: MethodDeclaration; summary: Summary }[] {
    const isRead = (method: MethodDeclaration): boolean =>
      this.#options.isUnread?.(method) !== true && this.doubts.of(method) === undefined;
    return methods.filter(isRead).map((method) => ({ method, summary: this.summaries.of(method) }));
  }

  #nothing(method: MethodDeclaration, reason: string): SpecResult {
    return resultOf(this.context, method, { outcomes: [], unknown: reason, assumptions: new Set() });
  }
}
