/** What a replay looks for: places in the code where something can fail, and what it may try. */
import type { Witness } from '../../findings/claim.js';
import type { Edge } from '../../ir/body.js';
import type { Operand } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import type { NativeMethod } from '../native-context.js';

/**
 * A place that is hit when a run breaks what it demands: the condition of a `check` edge (whether or not the exception is
 * caught later), the formula of a `specify` edge, a clause, that an operand is not null, or that a call does not throw.
 */
export interface ReplayTarget {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
  readonly clause?: ReplayClause;
  /** An operand of the edge that an annotation demands not to be null: an argument, a returned or stored value. */
  readonly nonNull?: Operand;
  /** The edge is a call: it is hit when an exception of that class, or below, comes out of it; with `nonNull`, while that operand is null. */
  readonly raised?: ClassName;
  /** It is hit when the edge is executed. */
  readonly reached?: true;
  /** Operands of the edge: it is hit when they are two objects that stand for the same number. */
  readonly differ?: readonly [Operand, Operand];
  /** Whether it counts only where nobody catches the exception, and the run ends by it; of a `throw` that is reached, where no handler that is in sight takes it. */
  readonly isUncaught?: boolean;
  /** Assumptions of a proof, as claims list them: a run that breaks one of them by then does not count. */
  readonly unless?: readonly string[];
  /** An abstract path: the method that it starts in is tried first. */
  readonly hints?: { readonly entry: MethodDeclaration; readonly edges: readonly Edge[] };
}

/**
 * A clause by its position: of `requires`, in the clauses of `callee`, broken by the call at the edge; of `ensures`, in those
 * of the target's method; of `invariant`, in those of the class of `callee`, or else of the method, broken by that method.
 */
export interface ReplayClause {
  readonly kind: 'requires' | 'ensures' | 'invariant';
  readonly callee?: MethodDeclaration;
  readonly index: number;
}

export interface ReplayOptions {
  readonly natives: ReadonlyMap<string, NativeMethod>;
  /** Programs of the input. */
  readonly mains: readonly MethodDeclaration[];
  /** Whether a caller from outside may pass null; the index is that in `method.parameters`. */
  readonly parameterMayBeNull: (method: MethodDeclaration, index: number) => boolean;
  /** Library classes whose code is beside the point, see `MachineOptions`. */
  readonly isOpaque?: (type: ClassName) => boolean;
  readonly budget: ReplayBudget;
  readonly cancelled?: () => boolean;
  /** Where runs may start; left out: everywhere. */
  readonly starts?: readonly Witness['start'][];
  /** Classes whose objects nobody makes by a constructor alone: a framework has them first. */
  readonly isManaged?: (type: ClassName) => boolean;
}

export interface ReplayBudget {
  /** Runs of each strategy, for each class that it makes calls on and each method that it starts in. */
  readonly runs: number;
  /** Instructions that those may execute together. */
  readonly steps: number;
  /** Instructions of one call in a run. A run from `main` may execute as many, or a quarter where the program looks at its arguments. */
  readonly stepsPerRun: number;
}
