/** Runs one operation on everything that can be imagined for it, and sees that nothing comes out that was not met before. */

import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Argument, CallExit, CallResult, HeapObject } from '../../../machines/predicates/machine/machine.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { givenTypes, isConstructor } from '../component/bindings.js';
import type { Givable } from '../emulation/supply.js';
import { type Bound, boundWorlds } from './bindings.js';
import { withBuddies } from './buddies.js';
import { Exit } from './exit.js';
import type { Need } from './needs.js';
import type { ImaginedRows } from './rows.js';
import { GivenUp, type Setting, Unmet } from './setting.js';
import { type Question, situationOf } from './situation.js';
import {
  canBeNew,
  fillings,
  type ImaginedWorld,
  isUnread,
  mayLead,
  mayRefer,
  withFilled,
  withImagined,
} from './world.js';

/** A habit turned out to be none: everything that was shown with its help has to be shown again. */
export class Relaxed extends Error {}

export interface Budget {
  runs: number;
  readonly cancelled: () => boolean;
}

const MOST_PARENTS = TYPESTATE_BUDGETS['closure/operation'].mostParents.most;

interface Calling {
  readonly method: MethodDeclaration;
  /** Class of the receiver, where it is not the one that declares the method. */
  readonly receiver: ClassName | undefined;
  readonly given: readonly Argument[];
  /** The object to be constructed. */
  readonly constructed: HeapObject | undefined;
}

const MOST_OBJECTS = TYPESTATE_BUDGETS['closure/operation'].mostObjects.most;

/** Ends of a call that are yet to be looked at in a world. */
interface Ends {
  readonly world: ImaginedWorld;
  readonly indices: readonly number[];
  /** The object that was imagined last because it refers to a changed one. */
  readonly newest: HeapObject | undefined;
  readonly depth: number;
}

interface Further {
  readonly isSplit: boolean;
  readonly worlds: readonly Omit<Ends, 'indices'>[];
}

/** What was asked for in the course of a run. */
export interface Recorder {
  questions: Question[];
  /** Whether it matters where the run was. */
  isDetailed: boolean;
}

export class OperationProof {
  readonly #setting: Setting;
  readonly #rows: ImaginedRows;
  readonly #givable: Givable;
  readonly #recorder: Recorder;
  readonly #budget: Budget;
  readonly #situations = new Set<string>();
  #hasLoops = false;

  constructor(setting: Setting, rows: ImaginedRows, givable: Givable, recorder: Recorder, budget: Budget) {
    this.#setting = setting;
    this.#rows = rows;
    this.#givable = givable;
    this.#recorder = recorder;
    this.#budget = budget;
  }

  prove(start: ImaginedWorld, method: MethodDeclaration): void {
    this.#situations.clear();
    this.#hasLoops = false;
    for (const bound of boundWorlds(this.#setting, this.#givable, start, method)) this.#bound(method, bound);
    if (this.#hasLoops && this.#rows.branches(method))
      throw new GivenUp(`${called(method)} treats objects in one typestate differently in a loop`);
  }

  #bound(method: MethodDeclaration, { world, given: bound }: Bound): void {
    const { machine, component } = this.#setting;
    const given = bound.map(
      (reference): Argument => (reference === undefined ? { kind: 'primitive' } : { kind: 'reference', reference }),
    );
    if (isConstructor(method)) {
      const made = machine.allocated(world.heap, method.owner);
      const all: readonly Argument[] = [{ kind: 'reference', reference: made.object }, ...given];
      const calling = { method, receiver: undefined, given: all, constructed: made.object };
      this.#worlds({ ...world, heap: made.heap }, calling);
      return;
    }
    let receiver: ClassName | undefined;
    const [first] = bound;
    if (givenTypes(method).length > method.parameters.length && first !== undefined) {
      const type = machine.typeOf(world.heap, first);
      const selected = component.world.hierarchy.selectMethod(type, method);
      if (selected.kind !== 'method' || selected.method !== method) return;
      if (type !== method.owner) receiver = type;
    }
    this.#worlds(world, { method, receiver, given, constructed: undefined });
  }

  #run(world: ImaginedWorld, { method, given }: Calling): CallResult {
    if (--this.#budget.runs < 0) throw new GivenUp('the budget of the proof that the table is complete is spent');
    if (this.#budget.cancelled()) throw new GivenUp('the time for the proof that the table is complete is up');
    this.#recorder.questions = [];
    const result = this.#setting.machine.call(world.heap, method, given);
    const [reason] = result.leftOut;
    if (reason !== undefined) throw new GivenUp(`${called(method)}: ${reason}`);
    return result;
  }

  /** The world and all in which more is known, until nothing more is asked in the course of the call. */
  #worlds(first: ImaginedWorld, calling: Calling): void {
    const given = calling.given.flatMap((each) =>
      each.kind === 'reference' && each.reference >= 0 ? [each.reference] : [],
    );
    const worlds = [first];
    for (let world = worlds.pop(); world !== undefined; world = worlds.pop()) {
      const { exits } = this.#run(world, calling);
      const question = this.#open(world, given);
      if (question !== undefined) {
        if (world.labels.size > MOST_OBJECTS)
          throw new GivenUp(`${called(calling.method)} follows ${question.field.name} in a loop`);
        worlds.push(...fillings(this.#setting, world, question.object, question.field));
        continue;
      }
      this.#exits(world, calling, exits);
    }
  }

  /** The first question of the run that has not been answered in a situation like this one. */
  #open(world: ImaginedWorld, given: readonly HeapObject[]): Question | undefined {
    for (const question of this.#recorder.questions) {
      const situation = situationOf(this.#setting, world, given, question);
      if (situation === undefined) return question;
      if (this.#situations.has(situation)) {
        this.#hasLoops = true;
        continue;
      }
      this.#situations.add(situation);
      return question;
    }
    return undefined;
  }

  /** The ends of the call, in the world and all in which more is known of what they depend on; then what refers to what has changed. */
  #exits(first: ImaginedWorld, calling: Calling, exits: readonly CallExit[]): void {
    const pending: Ends[] = [{ world: first, indices: [...exits.keys()], newest: undefined, depth: 0 }];
    for (let ends = pending.pop(); ends !== undefined; ends = pending.pop()) {
      if (ends.world.labels.size > MOST_OBJECTS)
        throw new GivenUp(`what ${called(calling.method)} changes depends on too many objects`);
      const all = ends.world === first ? exits : this.#run(ends.world, calling).exits;
      if (all.length !== exits.length) throw new GivenUp('a run depends on what it does not look at');
      for (const [done, index] of ends.indices.entries()) {
        const exit = all[index];
        if (exit === undefined) throw new GivenUp('a run depends on what it does not look at');
        const further = this.#end(ends, calling, exit);
        pending.push(
          ...further.worlds.map((each) => ({ ...each, indices: further.isSplit ? ends.indices.slice(done) : [index] })),
        );
        if (further.isSplit) break;
      }
    }
  }

  /** One of them: the worlds in which it is looked at again, with more that is known (and then all that are left), or with a parent. */
  #end({ world, newest, depth }: Ends, calling: Calling, exit: CallExit): Further {
    const found = new Exit(this.#setting, world, exit, calling.constructed).find();
    switch (found.kind) {
      case 'impossible':
        return { isSplit: false, worlds: [] };
      case 'need': {
        const worlds = this.#needed(world, found.need).map((more) => ({ world: more, newest, depth }));
        return { isSplit: true, worlds };
      }
      case 'watch':
        return { isSplit: true, worlds: [{ world: watching(world, found.object), newest, depth }] };
      case 'habit':
        found.relax();
        throw new Relaxed();
      case 'new':
        throw new Unmet(`${called(calling.method)}: ${found.what}`);
      case 'fine': {
        const unknown = this.#rows.unknown(world.heap, calling.method, calling.receiver, exit, found.after);
        if (unknown !== undefined) throw new Unmet(`a transition was not met: ${unknown}`);
        const changed = newest === undefined ? found.changed : found.changed.filter((object) => object === newest);
        if (changed.length > 0 && depth >= MOST_PARENTS) throw new GivenUp('objects refer to each other too deep');
        const worlds: Further['worlds'][number][] = [];
        for (const object of changed)
          for (const more of this.#parents(world, object)) worlds.push({ ...more, depth: depth + 1 });
        return { isSplit: false, worlds };
      }
    }
  }

  #needed(world: ImaginedWorld, need: Need): readonly ImaginedWorld[] {
    return need.kind === 'field'
      ? fillings(this.#setting, world, need.object, need.field)
      : withBuddies(this.#setting, world, need.object, need.how);
  }

  /** Worlds with one more object that refers to the given one, or in which one that is there does: its typestate may depend on it. */
  #parents(
    world: ImaginedWorld,
    object: HeapObject,
  ): readonly { readonly world: ImaginedWorld; readonly newest: HeapObject }[] {
    const { labels, habits, fields, typestates } = this.#setting;
    const found: { world: ImaginedWorld; newest: HeapObject }[] = [];
    const label = world.labels.get(object);
    if (label === undefined) return found;
    for (const [there, its] of world.labels) {
      for (const field of fields.of(labels.of(its).type)) {
        if (!isUnread(this.#setting, world.heap, there, field) || !habits.leads(its, field, label)) continue;
        const filled = mayLead(this.#setting, world, there, field, object)
          ? withFilled(this.#setting, world, there, field, object)
          : undefined;
        if (filled !== undefined) found.push({ world: watching(filled, there), newest: there });
      }
    }
    for (const { number, type, contents } of labels.all) {
      if (contents === undefined || contents.isRaw || !typestates.has(type) || !canBeNew(this.#setting, type)) continue;
      for (const field of fields.of(type)) {
        if (!habits.leads(number, field, label) || !mayRefer(this.#setting, world, object, field)) continue;
        const made = withImagined(this.#setting, world, number);
        const filled = withFilled(this.#setting, made.world, made.object, field, object);
        if (filled !== undefined) found.push({ world: watching(filled, made.object), newest: made.object });
      }
    }
    return found;
  }
}

function called({ owner, name }: MethodDeclaration): string {
  return `${owner}.${name}`;
}

function watching(world: ImaginedWorld, object: HeapObject): ImaginedWorld {
  return { ...world, watched: new Set([...world.watched, object]) };
}
