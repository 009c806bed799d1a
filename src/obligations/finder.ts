/** Finder: one kind of thing that can go wrong, where it can, and how a visited state is judged. */
import type { Truth } from '../base/truth.js';
import type { CodeEdge } from '../engine/code.js';
import type { Alarm, Outcome } from '../engine/outcome.js';
import type { Question } from '../engine/question.js';
import type { ReplayTarget } from '../execution/replay/target.js';
import type { RuleCard } from '../findings/check-result.js';
import type { Edge, Point } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Condition, Operand } from '../ir/instructions.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import type { FormulaBook } from './formula-book.js';

/** How an obligation fares in one state. */
export interface Judgement {
  readonly certainty: 'must' | 'may';
  readonly latent: boolean;
  readonly message?: string;
}

/** A visited state and what its edge does to it, as a finder may look at it. */
export interface Look<E> {
  readonly at: CodeEdge;
  readonly state: E;
  readonly outcome: Outcome<E>;
  /** Asked of a state at a point of the code of the edge. */
  readonly ask: (question: Question, state: E, point: Point) => Truth;
  /** What a check of the condition would raise before the edge. */
  readonly alarm: (condition: Condition) => Alarm | undefined;
}

/** The claim of one finder about one place of the source. */
export interface Obligation {
  readonly method: MethodDeclaration;
  readonly span: Span;
  /** What it is about: an expression of the program, or a formula. */
  readonly subject: string;
  /** What goes wrong, for example "`x` may be null"; with `must`, "`x` is null". */
  readonly message: (certainty: 'must' | 'may') => string;
  /** Whether the user wrote it down: then it is shown where it is not proved, whoever is to blame. */
  readonly written: boolean;
  /** Whether nobody wrote it, as a cast that only erasure demands: then it is shown only where it is sure to fail. */
  readonly implicit: boolean;
  /** Whether it is about numbers, of which too little is known to show what only may fail. */
  readonly numeric: boolean;
  /** What of it is not kept, where that is no number. */
  readonly unkept?: string;
  /** Whether it hangs on a number that the caller passes, as it is. */
  readonly chosenByCaller: boolean;
  /** The reference whose origin explains a failure. */
  readonly blamed?: Operand;
  /** The edges on which it is decided; `finally` blocks are copied, and a method has many exits. */
  readonly edges: readonly Edge[];
  /** Undefined where it holds in all machine states of the visited one. */
  readonly judge: <E>(look: Look<E>) => Judgement | undefined;
  /** What would repair it, in words of the program; the rule's `help` says it in general. */
  readonly repair?: string;
  /** What a run has to break to hit it. Absent: the check or statement on an edge. */
  readonly broken?: Pick<ReplayTarget, 'clause' | 'nonNull' | 'raised' | 'reached' | 'isUncaught' | 'differ'>;
}

export interface FinderContext {
  readonly hierarchy: Hierarchy;
  readonly formulas: FormulaBook;
}

export interface Finder {
  readonly card: RuleCard;
  /** What must hold in a method with a body, in any order. */
  readonly obligations: (method: MethodDeclaration, context: FinderContext) => readonly Obligation[];
}
