/** Everything needed to run client programs against the formulas about one class. */

import type { RuntimeClass } from '../../../execution/classes/runtime-class.js';
import { innermostElement } from '../../../execution/enumeration/layout.js';
import { JavaArray, JavaObject, type Reference } from '../../../execution/memory/values.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isArray, isReference, OBJECT } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Asked } from '../local-analysis.js';
import { Choices, type Held } from './choices.js';
import { Formulas, staticOwnersIn } from './formulas.js';
import { Moves } from './moves.js';
import { Outside } from './outside.js';
import type { Player } from './player.js';
import type { SequenceProgram } from './program.js';
import { type Looked, Looking } from './state.js';

const MOST_OTHERS = INVARIANTS_BUDGETS['sequences/session'].mostOthers.most;
const MOST_ALIKE = INVARIANTS_BUDGETS['sequences/session'].mostAlike.most;
const MOST_CLASSES = INVARIANTS_BUDGETS['sequences/session'].mostClasses.most;
const MOST_STATICS = INVARIANTS_BUDGETS['sequences/session'].mostStatics.most;

export interface Between extends Looked {
  /** What the client can go on with. */
  readonly held: readonly Held[];
}

export class SequenceSession {
  readonly player: Player;
  /** Whether the class can be initialised at all. */
  readonly ready: boolean;
  readonly moves: Moves;
  readonly formulas: Formulas;
  readonly outside: Outside;
  readonly #looking: Looking;
  readonly #taken: ReadonlySet<ClassName>;

  constructor(
    program: SequenceProgram,
    readonly question: {
      readonly type: ClassName;
      readonly asked: readonly Asked[];
      readonly world: 'open' | 'closed';
    },
    stepsPerCall: number,
  ) {
    const { type, asked, world } = question;
    const { hierarchy } = program;
    this.outside = new Outside(program, type, world);
    this.moves = new Moves(this.outside, new Choices(this.outside, program.callbacks));
    this.player = program.player(stepsPerCall);
    this.ready = this.player.open([type, ...staticOwnersIn(asked)]);
    this.formulas = new Formulas(this.player.machine, hierarchy, asked);
    this.#looking = new Looking(this.player.machine.view, type, this.#statics(), (name) =>
      this.outside.isOfInput(name),
    );
    const parameters = this.outside.methodsOn(type).flatMap((method) => method.parameters);
    this.#taken = new Set(
      parameters
        .flatMap((each) => (isArray(each.type) ? [each.type, innermostElement(each.type)] : [each.type]))
        .filter(isReference),
    );
  }

  /** Static fields that are looked at: those of the whole input where they are not many. */
  #statics(): readonly FieldDeclaration[] {
    const { hierarchy, type, nest } = this.outside;
    const near = [...hierarchy.superclassChain(type).map(({ name }) => name), ...nest];
    const fieldsOf = (names: Iterable<ClassName>): readonly FieldDeclaration[] =>
      [...new Set(names)]
        .flatMap((name) => hierarchy.find(name) ?? [])
        .flatMap(({ origin, fields }) => (origin === 'input' ? fields : []))
        .filter((field) => hasFlag(field, Flag.STATIC) && field.constant === undefined);
    const inputs = hierarchy.table.inputs();
    const all = inputs.length > MOST_CLASSES ? [] : fieldsOf([...near, ...inputs]);
    return all.length > 0 && all.length <= MOST_STATICS ? all : fieldsOf(near);
  }

  /** After the steps that the player has performed. */
  between(): Between {
    const { values } = this.player;
    const held: Held[] = [];
    const known = new Set<Reference>();
    const others = new Map<RuntimeClass, number>();
    let count = 0;
    for (const [step, value] of values.entries()) {
      if (!(value instanceof JavaObject || value instanceof JavaArray) || known.has(value)) continue;
      known.add(value);
      const ofClass = this.#looking.isOfClass(value.type);
      if (!ofClass) {
        const alike = others.get(value.type) ?? 0;
        if (count >= MOST_OTHERS || alike >= MOST_ALIKE || !this.#isUseful(value)) continue;
        others.set(value.type, alike + 1);
        count++;
      }
      const length = value instanceof JavaArray ? { length: value.elements.length } : {};
      held.push({ step, type: value.type.name, ofClass, ...length });
    }
    const looked = this.#looking.look(held.map(({ step }) => values[step]));
    return { ...looked, held };
  }

  /** Whether a client can do something with it. */
  #isUseful(value: JavaObject | JavaArray): boolean {
    const { type } = value;
    if (this.question.world === 'closed') {
      // What is of no class of the input is as good as any other.
      const isOwn = value instanceof JavaObject && type.declaration?.origin === 'input';
      for (const each of this.#taken) if ((isOwn || each !== OBJECT) && type.isSubtypeOf(each)) return true;
      return false;
    }
    if (value instanceof JavaArray || type.declaration?.origin === 'input') return true;
    // A view of something, or an iterator over it.
    return value.fields.some((field) => field instanceof JavaObject && field.type.declaration?.origin === 'input');
  }
}
