/** Locks that stay locked: a method that takes a lock and gives it back on some way gives it back on all. */
import type { Confidence, RuleCard } from '../../../../findings/check-result.js';
import type { Claim } from '../../../../findings/claim.js';
import type { Body, Edge } from '../../../../ir/body.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { locationOf } from '../../../../obligations/index.js';
import type { Inspected, Inspection } from '../../inspection.js';
import { isUnread } from '../unread.js';
import { FALSE_CODE, TRUE_CODE } from './conditions.js';
import { beginning, type HeldState, testedVariables, UNKNOWN } from './held-state.js';
import { type Journey, journey, type Stage } from './journey.js';
import { LeakTeller } from './leak-words.js';
import type { Call } from './library.js';
import { LockCalls } from './lock-calls.js';
import { type CallOutcome, caughtIn, type Rules, setTo } from './moves.js';
import { Passings } from './passing.js';
import { mayFail } from './resource-rules.js';
import { StableFields, StableNames } from './stable-names.js';
import { Unlocking } from './unlocking.js';

const CARD: RuleCard = {
  id: 'lock-not-released',
  title: 'Lock that is not released',
  question: 'Is a lock that the method takes and releases released on every way out of it?',
  help: 'Call `lock()` right before a `try`, and `unlock()` in its `finally` block.',
  cwe: [667, 772],
  since: '0.1.0',
};

const ASSUMED: readonly string[] = [
  'known-subclasses',
  'library-spec:java.util.concurrent.locks.Lock',
  'no-vm-errors',
  'single-thread',
];

export const lockNotReleased: Inspection = {
  name: 'locks',
  rules: [CARD],
  inspect: ({ methods }, { hierarchy, subtypes }) => {
    const locks = new LockCalls(hierarchy);
    const taking = methods.filter((method) => sitesIn(method.body(), locks).length > 0);
    if (taking.length === 0) return [];
    const passings = new Passings(hierarchy, subtypes);
    const unlocking = new Unlocking(hierarchy, subtypes);
    return taking.flatMap((method) => inspected(method, passings, { unlocking, locks }) ?? []);
  },
};

interface Site {
  readonly edge: Edge;
  readonly call: Call;
}

function sitesIn(body: Body | undefined, locks: LockCalls): readonly Site[] {
  return (body?.edges ?? []).flatMap((edge): readonly Site[] => {
    const { instruction } = edge;
    if (instruction.kind !== 'call' || !locks.takes(instruction)) return [];
    return [{ edge, call: instruction }];
  });
}

interface Locking {
  readonly unlocking: Unlocking;
  readonly locks: LockCalls;
}

function inspected(method: MethodDeclaration, passings: Passings, locking: Locking): Inspected | undefined {
  const body = method.body();
  if (body === undefined) return undefined;
  const names = new StableNames(body, passings.hierarchy);
  const teller = new LeakTeller(body, { opened: 'locked', undone: 'unlocked' });
  const taken = sitesIn(body, locking.locks).flatMap(({ edge, call }) => {
    const handles = names.sameAs(call.arguments[0]);
    // A lock that the method never gives back is meant to be kept.
    if (handles === undefined || !isReleasedIn(body, handles, locking.locks)) return [];
    return [{ edge, call, handles, went: journeyOf({ site: edge, call, handles }, body, passings, locking) }];
  });
  const found = taken.flatMap((each) => {
    const { edge, call, handles, went } = each;
    const [receiver] = call.arguments;
    const name = receiver === undefined ? 'the lock' : teller.text.of(receiver);
    const claim = claimOf(edge, name, went, teller);
    if (claim === undefined) return [];
    // Taken once more while it is held, it stays locked when it is released once.
    const isTakenTwice = taken.some(
      (other) =>
        other !== each && other.went.ends.has('escaped') && other.handles.some((handle) => handles.includes(handle)),
    );
    if (claim.verdict === 'proved' && (isTakenTwice || isUnread(passings.hierarchy, method))) return [];
    return [{ claim, leak: worst(went), name }];
  });
  if (found.length === 0) return undefined;
  const findings = found.flatMap(({ claim, leak, name }) => {
    if (leak === undefined || leak.grade === 2 || claim.verdict !== 'unproved') return [];
    const confidence: Confidence = leak.grade === 0 ? 'high' : 'medium';
    const fix = `release it in a finally block: \`try { … } finally { ${name}.unlock(); }\``;
    return [{ ...claim, rule: CARD.id, confidence, steps: teller.steps(leak, name), fix }];
  });
  return { method, claims: found.map(({ claim }) => claim), findings };
}

function isReleasedIn(body: Body, handles: readonly number[], locks: LockCalls): boolean {
  return body.edges.some(
    ({ instruction }) => instruction.kind === 'call' && locks.releases(instruction) && isOn(instruction, handles),
  );
}

function isOn({ arguments: [receiver] }: Call, handles: readonly number[]): boolean {
  return receiver?.kind === 'variable' && handles.includes(receiver.index);
}

/** Where a lock is taken: the edge, its call, and the variables that hold the lock. */
interface TakenLock {
  readonly site: Edge;
  readonly call: Call;
  readonly handles: readonly number[];
}

function journeyOf(
  { site, call: { target, method }, handles }: TakenLock,
  body: Body,
  passings: Passings,
  locking: Locking,
): Journey {
  const isTried = method.name === 'tryLock';
  const stable = new StableFields(body, passings.hierarchy);
  const numbers = testedVariables(body, isTried && target !== undefined ? [target] : [], stable.name);
  const tested = {
    numbers,
    isFresh: false,
    isInstance: () => false,
    isStable: stable.isStable,
    isExpected: stable.isExpected,
  };
  const rules: Rules = {
    tested,
    isLocal: false,
    caught: caughtIn(body),
    mayFail: (type) => mayFail(passings.hierarchy, type),
    raised: (call) => passings.raisedBy(call),
    isSubclass: (lower, upper) => passings.hierarchy.isSubclass(lower, upper),
    comes: (edge, state) => {
      if (edge !== site) return undefined;
      const locked: HeldState = { ...state, phase: 'open', handles };
      return isTried && target !== undefined ? setTo(locked, target, TRUE_CODE, tested) : locked;
    },
    missed: (edge, state) =>
      edge !== site || !isTried || target === undefined ? state : setTo(state, target, FALSE_CODE, tested),
    call: (call, state) => outcomeOf(call, state, { handles, tested }, passings, locking),
  };
  return journey(body, beginning(numbers), rules);
}

/** The variables that hold a lock, and those whose values are kept apart. */
interface HeldLock {
  readonly handles: readonly number[];
  readonly tested: Rules['tested'];
}

function outcomeOf(
  call: Call,
  state: HeldState,
  { handles, tested }: HeldLock,
  passings: Passings,
  { unlocking, locks }: Locking,
): CallOutcome {
  const { target } = call;
  const grade = passings.gradeOf(call);
  if (locks.releases(call) && isOn(call, handles)) {
    const released = { state, end: 'closed' } as const;
    return { normal: [released], exceptional: [released], grade };
  }
  // Taken once more, it has to be released twice.
  if (unlocking.mayChange(call) || (locks.takes(call) && isOn(call, handles))) {
    const escaped = { state, end: 'escaped' } as const;
    return { normal: [escaped], exceptional: [escaped], grade };
  }
  const next = target === undefined ? state : setTo(state, target, UNKNOWN, tested);
  return {
    normal: [{ state: next }],
    exceptional: locks.gives(call) && passings.neverFails(call) ? [] : [{ state }],
    grade,
  };
}

function claimOf(edge: Edge, name: string, went: Journey, teller: LeakTeller): Claim | undefined {
  const common = { property: CARD.id, kind: 'obligation', subject: name, location: locationOf(edge.span) } as const;
  if (went.isCut) return { ...common, verdict: 'unknown', assumptions: [], reason: 'too many ways through the method' };
  const leak = worst(went);
  if (leak !== undefined) {
    return { ...common, verdict: 'unproved', assumptions: [], message: teller.message(leak, name) };
  }
  if (went.ends.has('escaped')) return undefined;
  return { ...common, verdict: 'proved', assumptions: ASSUMED, ...(went.isOpened ? {} : { unreached: true }) };
}

function worst({ leaks }: Journey): Stage | undefined {
  let found: Stage | undefined;
  for (const leak of leaks) if (found === undefined || leak.grade < found.grade) found = leak;
  return found;
}
