/**
 * Which claims rest on unseen callers passing no null. An accessible method is started once for all of them, so it answers for
 * itself. A private one is seen as its callers call it: it rests on what was assumed of the accessible methods that lead to
 * it. Until all calls in the input are known, a mark stands for each of these.
 */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Ledger, ParameterBook, RunGraph } from '../../../obligations/index.js';
import { isAccessible } from '../../../program/components.js';
import type { Places } from '../../../program/places.js';
import type { Reader } from '../read-run.js';

const MARK = 'arguments-of:';

/** Notes for the private methods of a run, those of the input, from where they were reached. */
export function markArguments(graph: RunGraph, { ledger, places, isOfInput }: Reader): void {
  for (const { from, to } of graph.waysThrough(({ method }) => !isAccessible(method) && isOfInput(method))) {
    const key = places.keyOf(from.method);
    // The code that starts programs assumes nothing.
    if (key !== undefined && isAccessible(from.method)) ledger.method(to.method).assumptions.add(`${MARK}${key}`);
  }
}

/** Puts what they stand for in the place of the marks. */
export function explainArguments(
  parameters: ParameterBook,
  ledger: Ledger,
  places: Places,
  methods: Iterable<MethodDeclaration>,
): void {
  const assumedOf = (method: MethodDeclaration): readonly string[] =>
    isAccessible(method)
      ? parameters
          .of(method)
          .flatMap((each, index) =>
            each === 'assumed' && !ledger.passedNull(method).has(index) ? parameters.assumptionsOf(method, index) : [],
          )
      : [];
  for (const method of methods) {
    const { assumptions } = ledger.method(method);
    const found = new Set(assumedOf(method));
    for (const each of [...assumptions]) {
      if (!each.startsWith(MARK)) continue;
      assumptions.delete(each);
      const origin = places.method(each.slice(MARK.length));
      if (origin !== undefined) for (const other of assumedOf(origin)) found.add(other);
    }
    for (const each of found) assumptions.add(each);
  }
}
