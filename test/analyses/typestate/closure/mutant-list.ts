/** The seeded faults of the proof of completeness, each with components on which it comes out wrong. */
import { acyclic, type Case, closed, rows, shortLists, small, states, unshared } from './cases.js';
import {
  AC,
  BOX,
  BOXES,
  COUNTED,
  countingTo,
  GRAPH,
  LINKED,
  LIST,
  PAIR,
  SET_ITERATOR,
  SHARED_GRAPH,
  turningBack,
} from './components.js';
import type { ClosureMutant } from './mutants.js';
import type { Engine } from './support.js';

export interface Seeded extends ClosureMutant {
  /** Some of these come out wrong. */
  readonly cases: (engine: Engine) => Promise<readonly Case[]>;
}

export const MUTANTS: readonly Seeded[] = [
  {
    name: 'an object that is read is always another one',
    file: 'closure-world.ts',
    text: 'if (its !== target || !mayRefer(setting, world, there, field)) continue;',
    instead: 'continue;',
    cases: (engine) => rows(engine, AC),
  },
  {
    name: 'an object that is given is always another one',
    file: 'closure-bindings.ts',
    text: '...there, ...imagined',
    instead: '...imagined',
    cases: (engine) => rows(engine, PAIR),
  },
  {
    name: 'objects that refer to changed ones are not looked at',
    file: 'closure-operation.ts',
    text: 'for (const object of changed)',
    instead: 'for (const object of changed.slice(changed.length))',
    cases: (engine) => states(engine, BOX),
  },
  {
    name: 'objects that refer to those that refer to changed ones are not looked at',
    file: 'closure-operation.ts',
    text: 'found.changed.filter((object) => object === newest)',
    instead: '[]',
    cases: (engine) => states(engine, BOXES),
  },
  {
    name: 'where fields lead after the call is ignored',
    file: 'closure-exit.ts',
    text: 'if (habits.leads(label, field, its)) continue;',
    instead: 'continue;',
    cases: shortLists,
  },
  {
    name: 'labels that contradict each other are taken for possible',
    file: 'closure-labels.ts',
    text: "if (one !== 'unknown' && two !== 'unknown') return 'different';",
    instead: "if (one !== 'unknown' && two !== 'unknown') continue;",
    also: {
      file: 'closure-world.ts',
      text: "(truth === 'yes') !== (value === 'true')) return false;",
      instead: "(truth === 'yes') !== (value === 'true')) return true;",
    },
    cases: (engine) => closed(engine, SET_ITERATOR),
  },
  {
    name: 'buddies are not represented',
    file: 'closure-buddies.ts',
    text: "how === 'all' ? subsets(kinds)",
    instead: "how === 'all' ? [[]]",
    cases: (engine) => rows(engine, SET_ITERATOR),
  },
  {
    name: 'of several kinds of buddies one is represented',
    file: 'closure-buddies.ts',
    text: 'for (const each of [...found]) found.push([...each, kind]);',
    instead: 'found.push([kind]);',
    cases: (engine) => rows(engine, SET_ITERATOR),
  },
  {
    name: 'loops: what was written is forgotten',
    file: 'closure-situation.ts',
    text: ' || asked.isWritten) return undefined;',
    instead: ') return undefined;',
    cases: (engine) => small(engine, turningBack(20), 6),
  },
  {
    name: 'loops: values are forgotten',
    file: 'closure-situation.ts',
    // The text is one of a template.
    text: ['`$', '{this.#asked.key}`'].join(''),
    instead: "''",
    cases: (engine) => small(engine, countingTo(9), 6),
  },
  {
    name: 'loops: what is near is forgotten',
    file: 'closure-situation.ts',
    text: 'const near = [...this.#numbers.keys()].map((each) => this.#described(each));',
    instead: 'const near: string[] = [];',
    cases: (engine) => rows(engine, LIST),
  },
  {
    name: 'referrers are not counted after the call',
    file: 'closure-exit.ts',
    text: ' ?? this.#referred(labels)',
    instead: '',
    cases: (engine) => unshared(engine, SHARED_GRAPH, 'graph'),
  },
  {
    name: 'referrers are never taken to be few',
    file: 'closure-world.ts',
    text: 'if (!setting.countsReferrers) return true;',
    instead: 'if (setting.depth >= 0) return true;',
    cases: (engine) => closed(engine, GRAPH),
  },
  {
    name: 'cycles that come about are overlooked',
    file: 'closure-exit.ts',
    text: ' ?? this.#cycles()',
    instead: '',
    cases: (engine) => acyclic(engine, LINKED),
  },
  {
    name: 'the order of values is not taken from what was seen',
    file: 'closure-habits.ts',
    text: 'return agreed(this.#orders.get(',
    instead: 'return agreed(new Map().get(',
    cases: (engine) => closed(engine, COUNTED),
  },
];
