/** What the runs of a method can break: its clauses, and the checks that Java makes implicitly. */
import type { Claim } from '../../findings/claim.js';
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Span } from '../../ir/span.js';
import type { ClassName } from '../../ir/types.js';
import type { JavaObject } from '../memory/values.js';
import type { StackElement } from '../stack-trace.js';
import type { Violation } from '../violation.js';

export interface Obligation {
  readonly property: string;
  /** Whether only erasure demands it: the source has no cast there. */
  readonly implicit?: boolean;
  /** The formula, for clauses. */
  readonly subject?: string;
  readonly span: Span;
}

const ERRORS: ReadonlyMap<ClassName, string> = new Map([
  ['java.lang.NullPointerException', 'null-dereference'],
  ['java.lang.ClassCastException', 'class-cast'],
  ['java.lang.ArrayIndexOutOfBoundsException', 'array-bounds'],
  ['java.lang.ArithmeticException', 'division-by-zero'],
  ['java.lang.NegativeArraySizeException', 'negative-array-size'],
  ['java.lang.ArrayStoreException', 'array-store'],
]);

/** Implicit checks of one kind on one line are one obligation: an exception tells the line it comes from, no more. */
export function keyOf({ property, subject, span }: Obligation): string {
  const column = subject === undefined ? '' : `:${span.column}`;
  return `${property} ${span.file}:${span.line}${column} ${subject ?? ''}`;
}

/** Those of the method itself, in order: implicit checks and statements in the body, then what holds at its exit. */
export function obligationsOf(hierarchy: Hierarchy, method: MethodDeclaration): readonly Obligation[] {
  const found: Obligation[] = [];
  for (const { instruction, span } of method.body()?.edges ?? []) {
    if (instruction.kind === 'check') {
      const property = ERRORS.get(instruction.exception);
      if (property !== undefined) found.push({ property, span });
    } else if (instruction.kind === 'specify' && instruction.clause === 'assert') {
      found.push({ property: 'assert', subject: instruction.formula, span });
    } else if (instruction.kind === 'call') {
      const callee = hierarchy.resolveMethod(instruction.method);
      for (const { kind, formula } of callee?.clauses ?? []) {
        if (kind === 'requires') found.push({ property: 'requires', subject: formula, span });
      }
    }
  }
  for (const { kind, formula, span } of method.clauses) {
    if (kind === 'ensures') found.push({ property: 'ensures', subject: formula, span });
  }
  const bound = !hasFlag(method, Flag.STATIC) && (method.name === '<init>' || !hasFlag(method, Flag.PRIVATE));
  for (const { invariants } of bound ? [...hierarchy.superclassChain(method.owner)].reverse() : []) {
    for (const { formula, span } of invariants) found.push({ property: 'invariant', subject: formula, span });
  }
  const inOrder = [...found].sort((left, right) => left.span.line - right.span.line);
  const unique = new Map(inOrder.map((each) => [keyOf(each), each] as const).reverse());
  return [...unique.values()].reverse();
}

/**
 * The obligation that a violated clause breaks. A `requires` is broken where the call stands; so is an invariant that does not hold
 * around a call made on the way, which says nothing about how the method itself ends.
 */
export function brokenClause({ clause, formula, span, at, stack }: Violation): Obligation {
  const isOnTheWay = clause === 'requires' || (clause === 'invariant' && stack.length > 1);
  return { property: clause, subject: formula, span: isOnTheWay ? at : span };
}

/**
 * The obligation that an escaped exception breaks: an implicit check of the input's code, or a Java `assert`. Undefined for
 * exceptions that code throws itself, and for those from library code or from what a method reference does. `failed`: the checks
 * that did not hold in the run.
 */
export function brokenCheck(
  hierarchy: Hierarchy,
  exception: JavaObject,
  failed: ReadonlySet<Edge>,
): Obligation | undefined {
  const [top] = stackOf(exception);
  const declaration = top === undefined ? undefined : hierarchy.find(top.type);
  if (top === undefined || top.isBehindHidden === true || declaration?.origin !== 'input') return undefined;
  const type = exception.type.name;
  const property = ERRORS.get(type);
  for (const method of declaration.methods.filter(({ name }) => name === top.method)) {
    for (const edge of method.body()?.edges ?? []) {
      const { instruction, span } = edge;
      if (span.line !== top.line) continue;
      if (type === 'java.lang.AssertionError' && instruction.kind === 'throw') return { property: 'assert', span };
      if (
        property !== undefined &&
        instruction.kind === 'check' &&
        instruction.exception === type &&
        failed.has(edge)
      ) {
        return { property, span, implicit: instruction.implicit === true };
      }
    }
  }
  return undefined;
}

/** The frames that the machine captured when the exception was made, innermost first. */
export function stackOf(exception: JavaObject): readonly StackElement[] {
  return Array.isArray(exception.payload) ? (exception.payload as readonly StackElement[]) : [];
}

export function locationOf({ file, line, column }: Span): Claim['location'] {
  return { file, line, column };
}
