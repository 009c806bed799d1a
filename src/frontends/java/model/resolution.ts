/** Finds types for inference variables that agree with their bounds (Java Language Specification, 18.4). */
import type { BoundSet } from './inference/bound-set.js';
import { glb, lub } from './inference/bounds.js';
import { asOpenVariable, collectOpen, type InferenceVariable, isProper } from './inference/inference-variables.js';
import type { JavaModel } from './model.js';
import { substitute, substitutionOf } from './types/substitution.js';
import { type JavaType, UNBOUNDED } from './types/types.js';

/** Instantiates the given variables and those they depend on. */
export function resolve(bounds: BoundSet, wanted: Iterable<InferenceVariable>): void {
  const remaining = new Set<InferenceVariable>();
  for (const variable of wanted) if (variable.instantiation === undefined) remaining.add(variable);
  while (remaining.size > 0) {
    const [first] = remaining;
    if (first === undefined) return;
    if (first.instantiation === undefined) {
      const next = choose(dependencies(first, remaining));
      bounds.instantiate(next, solutionOf(bounds.model, next));
    }
    for (const variable of remaining) if (variable.instantiation !== undefined) remaining.delete(variable);
  }
}

/** The variable with all those whose instantiation may matter for it. */
function dependencies(
  start: InferenceVariable,
  wanted: ReadonlySet<InferenceVariable>,
): ReadonlySet<InferenceVariable> {
  const found = new Set<InferenceVariable>(wanted).add(start);
  const queue = [start];
  for (let variable = queue.pop(); variable !== undefined; variable = queue.pop()) {
    for (const other of mentionedBy(variable)) {
      if (found.has(other)) continue;
      found.add(other);
      queue.push(other);
    }
  }
  return found;
}

export function mentionedBy(variable: InferenceVariable): ReadonlySet<InferenceVariable> {
  const mentioned = new Set<InferenceVariable>();
  const { equal, lower, upper } = variable.known;
  for (const list of [equal, lower, upper]) for (const bound of list) collectOpen(bound, mentioned);
  mentioned.delete(variable);
  return mentioned;
}

/** The variable of which most is known: an equal type, then nothing open inside its bounds, then something below it. */
function choose(variables: ReadonlySet<InferenceVariable>): InferenceVariable {
  let best: InferenceVariable | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const variable of variables) {
    const rank = rankOf(variable);
    if (rank < bestRank) {
      best = variable;
      bestRank = rank;
    }
  }
  return best as InferenceVariable;
}

function rankOf(variable: InferenceVariable): number {
  const { equal, lower, upper } = variable.known;
  if (equal.some((bound) => isProper(bound))) return 0;
  const nested = [...equal, ...lower, ...upper].some((bound) => isOpenInside(variable, bound));
  const hasLower = lower.some((bound) => isProper(bound));
  const hasUpper = upper.some((bound) => isProper(bound));
  const openBelow = lower.some((bound) => asOpenVariable(bound) !== undefined);
  if (hasLower) return nested ? 4 : openBelow ? 2 : 1;
  if (openBelow) return 6;
  if (hasUpper) return nested ? 5 : 3;
  return nested ? 7 : 3.5;
}

/** Whether a bound has other open variables inside it, as an argument and not by itself. */
function isOpenInside(variable: InferenceVariable, bound: JavaType): boolean {
  if (asOpenVariable(bound) !== undefined) return false;
  const open = new Set<InferenceVariable>();
  collectOpen(bound, open);
  open.delete(variable);
  return open.size > 0;
}

function solutionOf(model: JavaModel, variable: InferenceVariable): JavaType {
  const { equal, lower, upper } = variable.known;
  const same = equal.find((bound) => isProper(bound));
  if (same !== undefined) return same;
  const below = lower.filter((bound) => isProper(bound));
  if (below.length > 0) {
    const least = lub(model, below);
    if (least.kind !== 'null') return least;
  }
  const above = upper.filter((bound) => isProper(bound));
  if (variable.thrown && above.every((bound) => isGeneralThrowable(bound)))
    return model.classTypeNamed('java.lang.RuntimeException');
  if (above.length > 0) return glb(model, above);
  const recursive = upper.filter((bound) => asOpenVariable(bound) === undefined);
  if (recursive.length > 0)
    return glb(
      model,
      recursive.map((bound) => withoutOpen(bound)),
    );
  return model.classTypeNamed('java.lang.Object');
}

function isGeneralThrowable(type: JavaType): boolean {
  return (
    type.kind === 'class' &&
    ['java.lang.Throwable', 'java.lang.Exception', 'java.lang.Object'].includes(type.symbol.name)
  );
}

/** `Comparable<α>` becomes `Comparable<?>`. */
function withoutOpen(type: JavaType): JavaType {
  const open = new Set<InferenceVariable>();
  collectOpen(type, open);
  const variables = [...open];
  return substitute(
    type,
    substitutionOf(
      variables,
      variables.map(() => UNBOUNDED),
    ),
  );
}
