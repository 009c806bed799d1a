/**
 * What the page and the analyzer say to each other: plain data, so that either side can be run and tested alone.
 *
 * The page owns the text. It asks one question a view, with the whole program; an answer to an older question is dropped by its
 * number. The analyzer is synchronous while it works: whoever no longer wants an answer ends the worker and starts another.
 */
import type { Finding, RuleCard } from '../findings/check-result.js';
import type { Claim, Verdict, Witness } from '../findings/claim.js';
import type { DrawnClass } from '../findings/invariants-result.js';
import type { ReportedDiagnostic } from '../findings/result.js';
import type { ExploredMethod } from '../findings/shape-result.js';
import type { SpecResult } from '../findings/spec-result.js';
import type { ClientResult, ComponentResult } from '../findings/typestate-result.js';
import type { Drawing } from '../pictures/drawing.js';
import type { ViewName } from './views.js';

export interface SourceFile {
  /** As locations name it. */
  readonly path: string;
  readonly text: string;
}

export type { ViewName };

export interface Question {
  /** Grows with each question; answers carry it. */
  readonly number: number;
  readonly view: ViewName;
  readonly files: readonly SourceFile[];
  /** Scales the budgets of the analysis; 1 is that of the command line. */
  readonly budget: number;
}

export type ToAnalyzer =
  /** First: what the analyzer reads besides programs. All paths below `base` are files of the site. */
  { readonly kind: 'prepare'; readonly base: string } | { readonly kind: 'ask'; readonly question: Question };

export type FromAnalyzer =
  | { readonly kind: 'ready'; readonly milliseconds: number; readonly rules: readonly RuleCard[] }
  | {
      readonly kind: 'progress';
      readonly number: number;
      readonly done: number;
      readonly all: number;
      readonly what: string;
    }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answer }
  /** Of preparing (`number` 0) or of a question; a fault of the analyzer's own. */
  | { readonly kind: 'failed'; readonly number: number; readonly message: string };

interface Answered {
  readonly diagnostics: readonly ReportedDiagnostic[];
  readonly assumptions: readonly string[];
  readonly milliseconds: number;
}

export interface ShapesAnswer extends Answered {
  readonly view: 'shapes';
  /** In the order of the source. */
  readonly methods: readonly ExploredMethod[];
  readonly marks: readonly Mark[];
}

export interface InvariantsAnswer extends Answered {
  readonly view: 'invariants';
  readonly classes: readonly DrawnClass[];
  readonly marks: readonly Mark[];
}

export interface TypestatesAnswer extends Answered {
  readonly view: 'typestates';
  readonly components: readonly ComponentResult[];
  readonly clients: readonly ClientResult[];
  /** Components of the library that clients were checked against; they have no source here. */
  readonly library: readonly string[];
  readonly marks: readonly Mark[];
}

export interface SpecificationAnswer extends Answered {
  readonly view: 'specification';
  readonly methods: readonly SpecResult[];
  /** Where the names that occur in constraints are declared: by `Class.field`, `field`, `Class`. */
  readonly declarations: Readonly<Record<string, { readonly file: string; readonly line: number }>>;
  readonly marks: readonly Mark[];
}

export interface FindingsAnswer extends Answered {
  readonly view: 'findings';
  /** In the order in which `check` prints them. */
  readonly findings: readonly (Finding & { readonly element: string })[];
  readonly proved: number;
  readonly hidden: number;
  readonly marks: readonly Mark[];
}

export interface IrAnswer extends Answered {
  readonly view: 'ir';
  readonly text: string;
  /** Lines of the source that lines of `text` come from, where they come from one: by line of `text`, from 1. */
  readonly lines: readonly { readonly at: number; readonly file: string; readonly line: number }[];
  readonly marks: readonly Mark[];
}

export type Answer =
  | ShapesAnswer
  | InvariantsAnswer
  | TypestatesAnswer
  | SpecificationAnswer
  | FindingsAnswer
  | IrAnswer;

/** Something said of a line of the source: in the gutter, and beside the line. One claim is one mark in each view that makes it. */
export interface Mark {
  readonly file: string;
  readonly line: number;
  /** Of a written formula, or of an obligation that is not proved; `problem` for diagnostics. */
  readonly verdict: Verdict | 'problem';
  /** What stands beside the line: short, in the words of text output. */
  readonly text: string;
  /** The rest: reason, message, `needs`; empty where `text` says it all. */
  readonly details: string;
  /** Whether the user wrote the formula: shown although it is proved. */
  readonly written: boolean;
  readonly claim?: Claim;
  /** The program element that the claim is about, the same in all views: an invariant is claimed of every method. */
  readonly element?: string;
  /** A precondition under which it is proved, and where it would be written. */
  readonly offer?: Offer;
  readonly counterexample?: Counterexample;
}

export interface Offer {
  /** `//@ requires acyclic(list, next);` */
  readonly text: string;
  /** Inserted as a line of its own before this line, with its indentation. */
  readonly beforeLine: number;
  readonly file: string;
}

/** A run that breaks a claim, line by line: the first picture is the heap before it. */
export interface Counterexample {
  readonly witness: Witness;
  /** How it begins: the calls, or the arguments in words. */
  readonly title: string;
  readonly steps: readonly CounterexampleStep[];
}

export interface CounterexampleStep {
  /** Absent for the state before the run. */
  readonly line?: number;
  readonly file?: string;
  readonly note?: string;
  /** Object ids are the same in all steps, what changed is marked. */
  readonly drawing: Drawing;
}
