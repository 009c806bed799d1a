/** Runs client programs in the interpreter and notes which calls of the component fail. */

import { LONGEST_TRACE, recorder, stepAt } from '../../../execution/enumeration/witness.js';
import { Machine } from '../../../execution/machine.js';
import { NATIVES } from '../../../execution/natives/index.js';
import type { FrameView } from '../../../execution/options.js';
import { Halt, type Outcome } from '../../../execution/outcome.js';
import type { Witness, WitnessStep } from '../../../findings/claim.js';
import type { Edge } from '../../../ir/body.js';
import type { HeapObject } from '../../../ir/heap.js';
import { visitOperands } from '../../../ir/operands.js';
import type { ClassTable, MethodDeclaration } from '../../../ir/program.js';
import type { Thrown } from '../../../machines/predicates/machine/machine.js';
import type { TypestateComponent } from '../component/component.js';
import type { ClientCode } from './code.js';
import { ObjectHistory, showHistory } from './history.js';
import type { Observer } from './observed.js';
import { ClientWatch, type FailedCall, isThrownByClient } from './watch.js';

/** A call that failed in a run that has happened. */
export interface Replayed {
  readonly thrown: Thrown;
  readonly witness: Witness;
  /** What happened to the receiver: `made at 3, became stale by add at 5, used at 6`. */
  readonly history?: string;
}

export interface Replay {
  /** The program that is run. */
  readonly table: ClassTable;
  readonly mains: readonly MethodDeclaration[];
  readonly component: TypestateComponent;
  readonly code: ClientCode;
  /** Calls that are asked about. */
  readonly edges: ReadonlySet<Edge>;
  /** Undefined: nothing is known of the states of objects in that program. */
  readonly observer: Observer | undefined;
  /** Instructions that a run may execute. */
  readonly steps: number;
}

const ARGUMENTS: readonly (readonly string[])[] = [[], ['a'], ['0'], ['1', '2'], ['a', 'b', 'c'], [...'abcdefgh']];

/** By the edge of the call. */
export function replayMains(replay: Replay): ReadonlyMap<Edge, Replayed> {
  const found = new Map<Edge, Replayed>();
  for (const main of replay.mains) {
    for (const texts of usesArguments(main) ? ARGUMENTS : ARGUMENTS.slice(0, 1)) {
      for (const checksClauses of [true, false]) {
        const program = { main, texts, checksClauses };
        const { failures, outcome } = failuresOf(replay, program);
        for (const failure of failures) {
          if (!found.has(failure.call.edge)) found.set(failure.call.edge, told(replay, program, failure));
        }
        if (outcome.kind !== 'violated' && outcome.kind !== 'discarded') break;
      }
    }
  }
  return found;
}

interface Program {
  readonly main: MethodDeclaration;
  readonly texts: readonly string[];
  /** Whether the run ends where a clause does not hold. */
  readonly checksClauses: boolean;
}

interface Failure {
  readonly call: FailedCall;
  /** Lines executed before. */
  readonly lines: number;
}

function machineOf(table: ClassTable, { checksClauses }: Program, steps: number): Machine {
  return new Machine(table, {
    isIdentityOpen: true,
    natives: NATIVES,
    stepBudget: steps,
    enableAssertions: true,
    checkClauses: checksClauses,
  });
}

function invoke(machine: Machine, { main, texts }: Program, hooks: Parameters<Machine['invoke']>[2]): Outcome {
  return machine.invoke(main, main.parameters.length === 0 ? [] : [machine.strings(texts)], hooks);
}

/** The first failure of each call. */
function failuresOf(
  replay: Replay,
  program: Program,
): { readonly failures: readonly Failure[]; readonly outcome: Outcome } {
  const failures = new Map<Edge, Failure>();
  let lines = 0;
  const watch = watchOf(replay, (call) => {
    if (!failures.has(call.edge)) failures.set(call.edge, { call, lines });
  });
  const machine = machineOf(replay.table, program, replay.steps);
  const count = (): void => {
    lines++;
  };
  const outcome = invoke(machine, program, { ...watch.hooks, line: count });
  watch.end(outcome);
  return { failures: [...failures.values()], outcome };
}

function watchOf(
  { component, code, edges, observer }: Replay,
  failed: (call: FailedCall) => void,
  client?: ConstructorParameters<typeof ClientWatch>[0]['client'],
): ClientWatch {
  return new ClientWatch({
    edges,
    isClient: code.isClient,
    // The classes of another program are not known; why they throw is.
    isMember: observer === undefined ? () => true : component.isMember,
    failed: (call) => {
      if (component.isError(call.thrown) && !isThrownByClient(call.thrown, code.isClient)) failed(call);
    },
    ...(client === undefined ? {} : { client }),
  });
}

/** Runs it again, with everything written down. */
function told(replay: Replay, program: Program, { call, lines }: Failure): Replayed {
  const machine = machineOf(replay.table, program, replay.steps);
  const { hooks, trace } = recorder(machine, Math.max(0, lines - (LONGEST_TRACE - 1)));
  const { observer } = replay;
  const history =
    call.receiver === undefined || observer === undefined ? undefined : new ObjectHistory(call.receiver.id, observer);
  let ended = false;
  let last: WitnessStep | undefined;
  const watch = watchOf(
    replay,
    (again) => {
      if (again.edge !== call.edge) return;
      ended = true;
      throw new Halt({ kind: 'exit', status: 0 });
    },
    (frame, edge) => {
      if (edge === call.edge) last = stepAt(machine, frame, edge.span.line);
      history?.step(machine.view, machine.allocations, edge, objectsIn(frame));
    },
  );
  const outcome = invoke(machine, program, { ...watch.hooks, ...hooks });
  try {
    if (!ended) watch.end(outcome);
  } catch (problem) {
    if (!(problem instanceof Halt)) throw problem;
  }
  const note = `throws ${call.thrown.type}`;
  const steps = last === undefined ? trace : [...trace.slice(-(LONGEST_TRACE - 1)), { ...last, note }];
  const shown = program.texts.map((text) => JSON.stringify(text));
  const witness: Witness = { start: 'main', arguments: shown, heap: [], calls: [], trace: steps };
  const text = history === undefined ? undefined : showHistory(history.events, call.edge);
  return { thrown: call.thrown, witness, ...(text === undefined ? {} : { history: text }) };
}

function objectsIn(frame: FrameView): readonly HeapObject[] {
  const found: HeapObject[] = [];
  for (const variable of frame.method.body()?.variables ?? []) {
    const value = frame.value(variable);
    if (typeof value === 'object' && value !== null) found.push(value);
  }
  return found;
}

function usesArguments(main: MethodDeclaration): boolean {
  const body = main.body();
  const [parameter] = body?.parameters ?? [];
  let used = false;
  for (const { instruction } of body?.edges ?? []) {
    visitOperands(instruction, (operand) => {
      used ||= operand === parameter;
    });
  }
  return used;
}
