/** The engine over one component, as a task. */
import { Ledger } from '../../../obligations/index.js';
import type { MethodKey } from '../../../program/places.js';
import { firstAmbition, policyOf } from '../policy.js';
import type { Reader } from '../read-run.js';
import { ComponentRunner } from '../run-component.js';
import type { SetField } from '../set-fields/candidates.js';
import { readFields } from '../set-fields/rests-on.js';
import type { SetFields } from '../set-fields/set-fields.js';
import { detailOf } from './faults.js';
import { notedIn } from './noted.js';
import type { CheckSession } from './session.js';
import type { AgainTask, Fault, Noted, Round, RunTask } from './task.js';

export function performRuns<E>(session: CheckSession<E>, round: Round, task: RunTask | AgainTask): Noted {
  const { places, candidates, options } = session;
  const component = session.component(task.component);
  const fields = session.setFields(round);
  const ledger = ledgerFor(session, task);
  ledger.from(component);
  const relied = new Set<SetField>();
  const broken = new Set<SetField>();
  const tooMuch = new Set(task.tooMuch ? [component] : []);
  const faults: Fault[] = [];
  const { budget, policy } = options;
  const runner = new ComponentRunner<E>(readerOf(session, ledger, fields), {
    make: options.domain(
      (reference) => {
        if (session.libraryFields.isSet(reference)) return true;
        const field = fields.find(reference);
        if (field !== undefined) relied.add(field);
        return field !== undefined;
      },
      (place, reader) => session.threads.isShared(place, reader),
      session.outside,
    ),
    onSolved: (made, result) => fields.observe(made, result, (field) => broken.add(field)),
    program: () => session.program(fields),
    first: (edges) => firstAmbition(edges, budget),
    tooMuch,
    onFault: (what, error) => faults.push({ what, detail: detailOf(error) }),
    policy: (ambition, edges) => ({
      ...policyOf<E>(session.hierarchy, ambition, edges, budget),
      fails: ({ edge }) => session.machineErrors.isCaught(edge),
      ...policy,
    }),
    cancelled: (methods) => session.cancelled(methods),
    ...(options.isTimeUp === undefined ? {} : { isTimeUp: options.isTimeUp }),
  });
  const methodsOf = (keys: readonly MethodKey[]) => keys.flatMap((key) => places.method(key) ?? []);
  if (task.kind === 'run') {
    if (task.again) runner.rerun(component);
    else runner.run(component);
  } else {
    if (task.again.length > 0) runner.again(methodsOf(task.again));
    for (const method of methodsOf(task.open)) runner.open(method);
  }
  return {
    kind: 'noted',
    ...notedIn(ledger, session),
    tooMuch: tooMuch.size > 0,
    relied: [...relied].map((field) => candidates.number(field)),
    broken: [...broken].map((field) => candidates.number(field)),
    faults,
    statistics: runner.statistics,
  };
}

/** What was known of the component before. */
function ledgerFor<E>({ places }: CheckSession<E>, task: RunTask | AgainTask): Ledger {
  const ledger = new Ledger();
  for (const { method, parameter, nullness } of task.passedNull) {
    const declaration = places.method(method);
    if (declaration !== undefined) ledger.passNull(declaration, parameter, nullness);
  }
  for (const key of task.kind === 'run' ? task.openStarts : []) {
    const method = places.method(key);
    if (method !== undefined) ledger.startOpenly(method);
  }
  return ledger;
}

export function readerOf<E>(session: CheckSession<E>, ledger: Ledger, fields: SetFields): Reader {
  const { context, book, places, methods, libraryFields, overriders, options } = session;
  return {
    context,
    book,
    ledger,
    places,
    isOfInput: (method) => methods.has(method),
    restsOn: (code) => [...readFields(fields, code), ...libraryFields.restsOn(code)],
    overriders,
    isReflected: (method) => session.reflected.runs(method) !== undefined,
    outside: session.outside,
    sourceLine: options.sourceLine ?? (() => undefined),
  };
}
