/** Class initialisation (JLS 12.4): which initialisers run, in which order, and where it is not known whether they have run. */

import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import { initialisedBefore } from '../../program/calls/initialisation.js';
import type { Domain } from '../domain.js';

export interface Initialising<E> {
  /** The states after normal completion of the initialiser. After abrupt completion these classes cannot be used any more. */
  readonly run: (initialiser: MethodDeclaration, state: E, failing: Iterable<ClassName>) => readonly E[];
  /** Told of a class that counts as initialised already: if that had failed, an error is thrown. */
  readonly met: (type: ClassName, state: E) => void;
  /** The same for a class that is not there to be looked at. */
  readonly missing: (state: E) => readonly E[];
  /** Fewer states that cover these. */
  readonly merged: (states: readonly E[]) => readonly E[];
}

/** The states in which the class is initialised, or being so, after the given ones. */
export function initialised<E>(
  hierarchy: Hierarchy,
  domain: Domain<E>,
  type: ClassName,
  states: readonly E[],
  initialising: Initialising<E>,
): readonly E[] {
  /** Classes of which the initialisation is going on here. */
  const begun = new Set<ClassName>();
  const mark = (name: ClassName, state: E, values: 'first' | 'kept'): E =>
    domain.initialise?.(name, state, values) ?? state;
  const after = (name: ClassName, before: readonly E[]): readonly E[] => {
    if (begun.has(name)) return before;
    begun.add(name);
    const done: E[] = [];
    const toRun: E[] = [];
    for (const state of before) {
      const truth = domain.initialised?.(name, state) ?? 'unknown';
      // What has perhaps been initialised has perhaps failed to be.
      if (truth !== 'no') initialising.met(name, state);
      if (truth === 'yes') {
        done.push(state);
      } else {
        if (truth === 'unknown') done.push(mark(name, state, 'kept'));
        // If it runs, then from default values; the class counts as being initialised before its superclasses are.
        toRun.push(mark(name, state, 'first'));
      }
    }
    if (toRun.length > 0) done.push(...run(name, toRun));
    begun.delete(name);
    return initialising.merged(done);
  };
  const run = (name: ClassName, before: readonly E[]): readonly E[] => {
    if (hierarchy.find(name) === undefined) return before.flatMap((state) => initialising.missing(state));
    let running = before;
    for (const upper of initialisedBefore(hierarchy, name)) running = after(upper, running);
    const initialiser = hierarchy.declaredMethod(name, '<clinit>', '()V');
    return initialiser === undefined
      ? running
      : running.flatMap((state) => initialising.run(initialiser, state, begun));
  };
  return after(type, states);
}
