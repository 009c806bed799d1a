/**
 * Automata of library objects as the records of the library have them. A mode is the number of a state of the objects that one record is about: classes of
 * one protocol differ in what they refuse.
 */
import type { FieldReference } from '../../../../ir/instructions.js';
import type { ProtocolFacts, ProtocolState, ProtocolStep } from '../../../../library/index.js';
import type { Call } from '../leaks/library.js';
import { type Automaton, type Birth, fails, goes, type Mode, type Step } from './automaton.js';

/** What people are told. */
export interface ProtocolWords {
  readonly fix: string;
  /** Of states that are worth telling. */
  readonly told: Readonly<Record<string, string>>;
  /** Why a call is refused in the state; `state: name` where that is something else for methods of the name. */
  readonly why: Readonly<Record<string, string>>;
  /** What to do, if that is something else than usual, by the same keys. */
  readonly fixes?: Readonly<Record<string, string>>;
  /** States in which a refusal is not certain. */
  readonly doubtful?: readonly string[];
}

/** Modes of all protocols, by what they stand for. */
export class Modes {
  readonly #numbers = new Map<string, Mode>();
  readonly #states: ProtocolState[] = [];

  of({ record, state }: ProtocolState): Mode {
    const key = `${record.protocol} ${record.class} ${state}`;
    let mode = this.#numbers.get(key);
    if (mode === undefined) {
      mode = this.#states.length;
      this.#numbers.set(key, mode);
      this.#states.push({ record, state });
    }
    return mode;
  }

  state(mode: Mode): ProtocolState {
    const state = this.#states[mode];
    if (state === undefined) throw new Error(`no mode ${mode}`);
    return state;
  }
}

export interface Recorded {
  readonly protocol: string;
  readonly isShared: boolean;
  readonly words: ProtocolWords;
  /** The state of what is made, where more is known of it than the record says. */
  readonly known?: (made: ProtocolState, call: Call) => string;
  /** What fields always hold. */
  readonly fieldHolds?: (field: FieldReference) => ProtocolState | undefined;
}

export function recorded(
  facts: ProtocolFacts,
  modes: Modes,
  { protocol, isShared, words, ...more }: Recorded,
): Automaton {
  const born: Automaton['born'] = ({ instruction }): Birth | undefined => {
    if (instruction.kind === 'load') {
      const { place, target } = instruction;
      const isField = place.kind === 'field' || place.kind === 'static';
      const held = isField ? more.fieldHolds?.(place.field) : undefined;
      return held === undefined ? undefined : { mode: modes.of(held), target };
    }
    if (instruction.kind !== 'new' && instruction.kind !== 'call') return undefined;
    const made = facts.made(protocol, instruction);
    if (made === undefined) return undefined;
    const state = instruction.kind === 'call' ? (more.known?.(made, instruction) ?? made.state) : made.state;
    return { mode: modes.of({ ...made, state }), target: instruction.target };
  };
  return {
    name: protocol,
    isShared,
    fix: words.fix,
    born,
    on: ({ method }, mode) => {
      const at = modes.state(mode);
      const step = facts.step(at, method);
      if (step === undefined) return at.record.others === 'unknown' ? { kind: 'unknown' } : goes(mode);
      return stepOf(step, at, method.name, modes, words);
    },
    told: (mode) => words.told[modes.state(mode).state],
  };
}

function stepOf(
  { fails: exception, to, yes, no }: ProtocolStep,
  at: ProtocolState,
  name: string,
  modes: Modes,
  words: ProtocolWords,
): Step {
  const { state } = at;
  const modeOf = (next: string): Mode => modes.of({ ...at, state: next });
  if (exception !== undefined) {
    const said = (by: Readonly<Record<string, string>> = {}): string | undefined =>
      by[`${state}: ${name}`] ?? by[state];
    const fix = said(words.fixes);
    const isDoubtful = words.doubtful?.includes(state) === true;
    return fails(exception, said(words.why) ?? 'it is not in a state that allows it', {
      ...(fix === undefined ? {} : { fix }),
      ...(isDoubtful ? { isDoubtful } : {}),
    });
  }
  if (to !== undefined) return goes(modeOf(to));
  return {
    kind: 'answers',
    yes: yes === undefined ? undefined : modeOf(yes),
    no: no === undefined ? undefined : modeOf(no),
  };
}
