/** Seeded faults of sketches: one change of the text of one file each, and the client of which something false is said then. */
import type { SeededFault } from '../../../support/seeded/fault.js';
export interface SketchMutant extends SeededFault {
  readonly shownBy: string;
}

export const SKETCH_MUTANTS: readonly SketchMutant[] = [
  {
    name: 'nothing escapes',
    file: 'domains/heap/sketch/heap.ts',
    text: "if (value?.kind === 'reference') for (const node of value.nodes) letEscape(sketch, node);",
    instead: '',
    shownBy: 'the same, after it was put into an array',
  },
  {
    name: 'this is of the class that the method stands in',
    file: 'analyses/typestate/sketch/fields.ts',
    text: "return (layout.isStandIn || coming === 'receiver') && !isFitting(layout.type);",
    instead: "return (layout.isStandIn || coming === 'imagined') && !isFitting(layout.type);",
    shownBy: 'a method that only a class below has',
  },
  {
    name: 'code that is not known changes nothing',
    file: 'analyses/typestate/sketch/change.ts',
    text: 'if (isQuiet(effect)) return;',
    instead: 'if (effect >= 0n) return;',
    shownBy: 'code that nobody knows, in a loop over what others have',
  },
  {
    name: 'what comes from elsewhere is no object that escaped',
    file: 'domains/heap/sketch/state.ts',
    text: 'for (const [node, { isEscaped }] of sketch.nodes) if (isEscaped) found.add(node);',
    instead: '',
    shownBy: 'a list taken out of a list again',
  },
  {
    name: 'a counter that is counted up stays the same',
    file: 'domains/heap/sketch/arithmetic.ts',
    text: 'if (by === 0) return symbol;',
    instead: 'if (by === 0 || by === 1) return symbol;',
    shownBy: 'keys of a map that is changed',
  },
  {
    name: 'methods are not overridden',
    file: 'analyses/typestate/sketch/code-effects.ts',
    text: 'for (const callee of this.#whose.overriders(resolved, type)) addUse(made, this.ofMethod(callee));',
    instead: '',
    shownBy: 'a method of a subclass',
  },
  {
    name: 'texts of objects change nothing',
    file: 'analyses/typestate/sketch/effects.ts',
    text: 'addEffect(objects, effect & ~RAISES);',
    instead: 'addEffect(objects, effect & 0n);',
    shownBy: 'text of an object that changes the list',
  },
  {
    name: 'lists do not keep what they are given',
    file: 'analyses/typestate/sketch/calls.ts',
    text: "!TYPES.is('copied-when-given', type)",
    instead: 'false',
    shownBy: 'the same, after it was put into a list',
  },
];
