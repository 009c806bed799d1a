/** The caller's state after a callee has ended: the callee's objects under the caller's names, and its effects on them. */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Exit, FollowedCall } from '../../../../engine/domain.js';
import { CANNOT_HAPPEN, goesOn, type Outcome } from '../../../../engine/outcome.js';
import { escaping, onlyFinal } from '../regions/escaping.js';
import type { Region } from '../regions/regions.js';
import { assumed, externalContents, fold, retarget, retargetContents } from '../regions/renaming.js';
import { joinContents } from '../state/contents.js';
import { addCounts } from '../state/counts.js';
import { metAt } from '../state/heap.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Value } from '../state/values.js';
import { isNone } from '../step/assume.js';
import { tighter } from './arguments.js';
import { initialisedAfter, madeByMachine, withoutClass } from './initialisation.js';
import { type Answer, answerOf } from './leave-answer.js';
import type { CallRenamings, PreparedCall } from './renamings.js';
import { toldByFollowed } from './told.js';
import { bothRan, externalRegion, heldByExternals, type Ran, Renamer } from './values.js';

export function leave(
  tables: Tables,
  renamings: CallRenamings,
  { at, callee }: FollowedCall,
  before: State,
  exit: Exit<State>,
): Outcome<State> {
  const prepared = renamings.of(at, callee, before);
  if (prepared === undefined) return CANNOT_HAPPEN;
  const answer = answerOf(tables, at, callee, exit);
  const failed = exit.kind === 'exceptional' && at.edge.instruction.kind === 'initialise';
  const ended = failed ? afterFailure(tables, callee, exit.state) : exit.state;
  const state = new Leaving(tables, at, prepared, ended, answer).state();
  if (state === undefined) return CANNOT_HAPPEN;
  if (exit.kind === 'normal') {
    const { instruction } = at.edge;
    const told =
      instruction.kind === 'call'
        ? toldByFollowed(tables, instruction, callee.method, { before, after: state })
        : state;
    return told === undefined ? CANNOT_HAPPEN : goesOn(told);
  }
  return { normal: [], exceptional: [state], alarms: [], exact: false };
}

/** The exception is now the cause of one that the machine made, and the class is not initialised. */
function afterFailure(tables: Tables, callee: Code, state: State): State {
  const thrown = state.variables.get(callee.body.thrown.index);
  const escaped = thrown === undefined ? state : escaping(tables, state, [thrown]);
  const failed = withoutClass(tables, callee.method.owner, escaped);
  return madeByMachine(tables, 'java.lang.ExceptionInInitializerError', failed);
}

class Leaving {
  readonly #tables: Tables;
  readonly #prepared: PreparedCall;
  readonly #exit: State;
  readonly #answer: Answer | undefined;
  readonly #met: Region;
  /** The caller's state before the call, in which the name that the answer gets is free. */
  readonly #frame: State;
  /** From the callee's names to the caller's. */
  readonly #outward: Renamer;
  /** What it stored into external objects, in the caller's names. */
  readonly #stored: IntegerMap<Value>;
  readonly #ran: Ran;
  #heap = IntegerMap.empty<Contents, Region>();

  constructor(tables: Tables, at: CodeEdge, prepared: PreparedCall, exit: State, answer: Answer | undefined) {
    this.#tables = tables;
    this.#prepared = prepared;
    this.#exit = exit;
    this.#answer = answer;
    this.#met = metAt(tables, at.number);
    this.#frame = answer?.isMet === true ? fold(tables, prepared.frame, this.#met) : prepared.frame;
    this.#outward = new Renamer(tables, (region) => this.#callersNames(region));
    const { cells, escaped, stirred } = externalContents(tables, exit);
    const logged = cells.mapped((value) => this.#outward.value(value));
    this.#stored = logged.union(heldByExternals(tables, exit, this.#outward), tables.values.joining);
    this.#ran = { escaped, stirred };
  }

  /** Undefined where the exit cannot belong to this call. */
  state(): State | undefined {
    const tables = this.#tables;
    let variables = this.#frame.variables.mapped((value) => retarget<Value>(tables, value, this.#shifted));
    if (this.#answer !== undefined) {
      const value = this.#given(this.#answer);
      if (isNone(value)) return undefined;
      variables = variables.set(this.#answer.variable, value);
    }
    if (!this.#belongsHere()) return undefined;
    this.#frame.heap.forEach((contents, region) => {
      this.#putOwn(region, contents);
    });
    this.#exit.heap.forEach((contents, region) => {
      this.#putCallees(region, contents);
    });
    this.#putExternal();
    return tables.state({ variables, heap: this.#heap, ...initialisedAfter(this.#frame, this.#exit) });
  }

  /**
   * Whether the exit can come from this call. A callee never loses what was there when it was called, so an exit without
   * some of it comes from another call; and where an object is sure to be there, each of its fields holds something.
   */
  #belongsHere(): boolean {
    const { inward } = this.#prepared;
    for (const [region] of this.#frame.heap) {
      const name = inward.get(region);
      if (name !== undefined && this.#exit.heap.get(name) === undefined) return false;
    }
    const { initialised } = this.#exit;
    for (const [field, value] of this.#exit.heap.get(this.#tables.statics)?.cells ?? []) {
      const owner = this.#tables.fieldOf(field)?.owner;
      const isSet = owner !== undefined && initialised.includes(this.#tables.classNumber(owner));
      if (isSet && isNone(this.#outward.value(value))) return false;
    }
    return true;
  }

  #given({ value, isMet, kept, type }: Answer): Value {
    if (value.kind === 'number') return value;
    const renamed = this.#outward.reference(value);
    if (!isMet) return renamed;
    if (kept === undefined) this.#heap = this.#heap.set(this.#met, this.#tables.singleContents(type));
    return this.#tables.reference(renamed.nulls, [...renamed.targets, this.#met]);
  }

  /** What the caller had allocated last at a site is no longer the most recent object where the callee has one. */
  readonly #shifted = (region: Region): Region => {
    const kind = this.#tables.kindOf(region);
    if (kind.kind !== 'allocated' || kind.age === 'older' || kind.era === 'entry') return region;
    return this.#exit.heap.get(region) === undefined ? region : this.#tables.region({ ...kind, age: 'older' });
  };

  #callersNames(region: Region): readonly Region[] {
    const kind = this.#tables.kindOf(region);
    switch (kind.kind) {
      case 'allocated':
        return kind.era === 'call' ? [region] : this.#origins(region);
      case 'parameter':
      case 'parameter-field':
        return this.#origins(region);
      case 'met':
        return [region === this.#answer?.kept ? this.#met : this.#tables.external];
      default:
        return [region];
    }
  }

  #origins(region: Region): readonly Region[] {
    const own = this.#prepared.outward.get(region) ?? [];
    return own.map((each) => (this.#isFree(each) ? this.#tables.external : this.#shifted(each)));
  }

  /** Whether the region stood for an object that is one of the external ones now. */
  #isFree(region: Region): boolean {
    return region === this.#met && this.#answer?.isMet === true;
  }

  #put(region: Region, contents: Contents): void {
    const tables = this.#tables;
    const present = this.#heap.get(region);
    const both =
      present === undefined
        ? contents
        : tables.contents({
            ...joinContents(tables, present, contents),
            count: addCounts(present.count, contents.count),
          });
    this.#heap = this.#heap.set(region, both);
  }

  /** A region of the caller: as the callee left it, where it had a name for it. */
  #putOwn(region: Region, own: Contents): void {
    const tables = this.#tables;
    const kind = tables.kindOf(region);
    if (kind.kind === 'external' || kind.kind === 'statics' || kind.kind === 'constant') return;
    const name = this.#prepared.inward.get(region);
    if (name === undefined) {
      const shifted = retargetContents(tables, own, this.#shifted);
      this.#put(this.#shifted(region), kind.kind === 'allocated' ? shifted : this.#overwritten(shifted));
      return;
    }
    const { count, length } = own;
    const left = this.#exit.heap.get(name);
    if (left === undefined) return;
    const changed = this.#outward.contents(left);
    const sameLength = length === undefined ? {} : { length };
    if (kind.kind === 'allocated') {
      const { type, exact } = own;
      const sameType = type === undefined ? {} : { type };
      this.#put(this.#shifted(region), tables.contents({ ...changed, ...sameType, exact, count, ...sameLength }));
      return;
    }
    const type = tighter(tables.hierarchy, own.type, changed.type);
    const exact = (own.exact && type === own.type) || (changed.exact && type === changed.type);
    const bound = type === undefined ? {} : { type, exact };
    this.#put(region, tables.contents({ ...changed, ...bound, count, ...sameLength }));
  }

  /** An external object without a name in the callee may be any that the callee wrote to. */
  #overwritten(contents: Contents): Contents {
    const tables = this.#tables;
    if (this.#ran.escaped) return onlyFinal(tables, contents);
    const left = this.#ran.stirred ? onlyFinal(tables, contents, { keeps: tables.writes.isOfProgram }) : contents;
    const cells = left.cells.mapped((value, field) => {
      const stored = this.#stored.get(field);
      return stored === undefined ? value : tables.joinValues(value, assumed<Value>(tables, stored));
    });
    return cells === left.cells ? left : tables.contents({ ...left, cells });
  }

  /** What the callee allocated, the statics, and the external object that it gives back. */
  #putCallees(region: Region, contents: Contents): void {
    const tables = this.#tables;
    const kind = tables.kindOf(region);
    if (kind.kind === 'statics') this.#heap = this.#heap.set(region, this.#outward.contents(contents));
    if (kind.kind === 'allocated' && kind.era === 'call') this.#put(region, this.#outward.contents(contents));
    if (kind.kind === 'met' && region === this.#answer?.kept) {
      const renamed = this.#outward.contents(contents);
      const type = tighter(tables.hierarchy, renamed.type, this.#answer.type);
      const bound = type === undefined || type === renamed.type ? {} : { type };
      this.#heap = this.#heap.set(this.#met, tables.contents({ ...renamed, ...bound }));
    }
  }

  #putExternal(): void {
    const tables = this.#tables;
    const before = externalContents(tables, this.#frame);
    const own = before.cells.mapped((value) => retarget<Value>(tables, value, this.#shifted));
    const stored = own.union(this.#stored, tables.values.joining);
    const external = externalRegion(tables, stored, bothRan(before, this.#ran));
    this.#heap = this.#heap.set(tables.external, external);
  }
}
