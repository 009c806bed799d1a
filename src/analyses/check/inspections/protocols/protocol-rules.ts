/** How an object of an automaton's kind fares on the edges of a method. */
import type { Body, Edge } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import { FALSE_CODE, isHandle, type Tested, TRUE_CODE } from '../leaks/conditions.js';
import { type HeldState, UNKNOWN } from '../leaks/held-state.js';
import type { Call } from '../leaks/library.js';
import { type CallOutcome, caughtIn, movedTo, type Passed, type Rules, setTo } from '../leaks/moves.js';
import type { Passings } from '../leaks/passing.js';
import { mayFail } from '../leaks/resource-rules.js';
import type { StableFields } from '../leaks/stable-names.js';
import type { Automaton, Birth, Step } from './automaton.js';

export interface Followed {
  readonly automaton: Automaton;
  readonly edge: Edge;
  readonly birth: Birth;
}

export function protocolRules(
  { automaton, edge: site, birth }: Followed,
  passings: Passings,
  body: Body,
  numbers: ReadonlyMap<Variable, number>,
  stable: StableFields,
): Rules {
  const { isStable, isExpected } = stable;
  const tested: Tested = { numbers, isFresh: true, isInstance: () => false, isStable, isExpected };
  const { target, mode, owners = [] } = birth;
  return {
    tested,
    isLocal: true,
    caught: caughtIn(body),
    mayFail: (type) => mayFail(passings.hierarchy, type),
    raised: () => [],
    isSubclass: (lower, upper) => passings.hierarchy.isSubclass(lower, upper),
    comes: (edge, state) => {
      if (edge !== site || target === undefined) return undefined;
      const phase = edge.instruction.kind === 'new' ? 'allocated' : 'open';
      return { ...state, phase, handles: [target.index], linked: [], owners: [], mode };
    },
    call: (call, state) => {
      if (passings.library.endsProgram(call.method)) return { normal: [], exceptional: [], grade: 2 };
      return outcomeOf(call, state, { automaton, owners, passings, body, tested });
    },
  };
}

interface Setting {
  readonly automaton: Automaton;
  readonly owners: readonly number[];
  readonly passings: Passings;
  readonly body: Body;
  readonly tested: Tested;
}

function outcomeOf(call: Call, state: HeldState, setting: Setting): CallOutcome {
  const { automaton, owners, passings, body, tested } = setting;
  const grade = passings.gradeOf(call);
  const [receiver] = call.arguments;
  const next = resultIn(call, state, tested);
  if (call.dispatch !== 'static' && receiver !== undefined && isHandle(state, receiver)) {
    if (state.phase === 'allocated') {
      if (call.method.name !== '<init>') return given(state, grade);
      return { normal: [{ state: { ...next, phase: 'open' } }], exceptional: [], grade };
    }
    return stepped(call, state, next, automaton.on(call, state.mode), setting);
  }
  if (automaton.isShared && call.arguments.some((operand) => isHandle(state, operand))) return given(state, grade);
  const mode = automaton.aside?.(call, state.mode, owners, body) ?? state.mode;
  const changed = mode === state.mode ? next : { ...next, mode };
  return { normal: [{ state: changed }], exceptional: [{ state }], grade };
}

/** Others have it now. */
function given(state: HeldState, grade: CallOutcome['grade']): CallOutcome {
  const escaped: Passed = { state, end: 'escaped' };
  return { normal: [escaped], exceptional: [escaped], grade };
}

function stepped(
  call: Call,
  state: HeldState,
  next: HeldState,
  step: Step,
  { passings, tested }: Setting,
): CallOutcome {
  const grade = passings.gradeOf(call);
  const { target } = call;
  switch (step.kind) {
    case 'unknown':
      return given(state, grade);
    case 'fails':
      return { normal: [], exceptional: [{ state, end: 'failed' }], grade: 0 };
    case 'goes':
      return { normal: [{ state: { ...next, mode: step.mode } }], exceptional: [{ state }], grade };
    case 'answers': {
      const answered = (mode: number | undefined, code: number): readonly Passed[] => {
        if (mode === undefined) return [];
        const told = { ...next, mode };
        return [{ state: target === undefined ? told : setTo(told, target, code, tested) }];
      };
      const normal = [...answered(step.yes, TRUE_CODE), ...answered(step.no, FALSE_CODE)];
      return { normal, exceptional: [{ state }], grade };
    }
  }
}

function resultIn({ target }: Call, state: HeldState, tested: Tested): HeldState {
  return target === undefined ? state : setTo(movedTo(state, target, undefined), target, UNKNOWN, tested);
}
