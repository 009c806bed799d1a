/** The seeded faults of typestate analysis: one change of the text of one file each. */
import type { SeededFault } from '../../support/seeded/fault.js';
export interface TypestateMutant extends SeededFault {
  /** Components by which it shows: by their tables, or by random clients. */
  readonly shownBy: readonly string[];
}

type Change = readonly [name: string, text: string, instead: string, ...shownBy: readonly string[]];

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'analyses/typestate/discovery/sources.ts': [
    [
      'slicing: results of calls come from nowhere',
      'for (const result of this.#code.returns(callee)) this.operand(result, offset, inside);',
      '',
      'Pool',
      'Session',
    ],
    [
      'slicing: what is loaded from fields decides nothing',
      "this.sources.push({ kind: 'field', field: this.#code.declared(place.field), base: place.base, path, offset });",
      '',
      'FileHandle',
    ],
  ],
  'machines/predicates/typestates/buddies.ts': [
    [
      'buddies: there is one at most',
      'if (reached === object) found.push(other);',
      'if (reached === object && found.length === 0) found.push(other);',
      'Chain',
    ],
    ['buddies: there are none', 'if (reached === object) found.push(other);', '', 'Chain'],
  ],
  'analyses/typestate/component/bindings.ts': [
    [
      'aliases: clients give different objects only',
      'if (!withIsland(index, type, used, number)) return false;',
      'if (used < 0 && !withIsland(index, type, used, number)) return false;',
      'Peers',
      'a-c',
    ],
    ['clients give no null', "} else if (nulls === 'nullable') references.push(NULL_REFERENCE);", '}', 'EventSource'],
  ],
  'analyses/typestate/emulation/emulation.ts': [
    ['growth: one object of a class is enough', 'explorer.level(most);', 'explorer.level(1);', 'Chain', 'a-c'],
    [
      'growth: what the proof shows to be missing is not looked for',
      'return this.#level(explorer, this.#size + 1);',
      'return false;',
      'SevenCells',
    ],
  ],
  'analyses/typestate/emulation/explorer.ts': [
    [
      'exceptions: what a failing call leaves is not gone on with',
      'if (this.machine.isUnchanged(heap, after)) continue;',
      'if (this.machine.isUnchanged(heap, after) || exit.thrown !== undefined) continue;',
      'HalfDone',
    ],
    [
      'clients hold what they made, not what they got',
      'const object = made !== undefined && thrown === undefined ? made : result;',
      'const object = made !== undefined && thrown === undefined ? made : undefined;',
      'Registry',
      'Session',
    ],
    [
      'subclasses: inherited methods are not called on them',
      'if (type !== method.owner) receiver = type;\n    }\n    for',
      'if (type !== method.owner) return;\n    }\n    for',
      'PausableTask',
    ],
    [
      'growth: what was left out for its size is forgotten',
      'if (isCut) {\n      this.isCutOff = true;',
      'if (isCut) {\n      this.isCutOff = false;',
      'Batches',
    ],
    [
      'growth: islands that are too many together are forgotten',
      'this.isCutOff = true;\n    return false;',
      'return false;',
      'a-c',
    ],
  ],
  'machines/predicates/step/branch.ts': [
    [
      'branches: only the first way is followed',
      'for (const edge of possible) {',
      'for (const edge of possible.slice(0, 1)) {',
      'FileHandle',
      'Latch',
    ],
    [
      'branches: what holds on one way holds on the other',
      "if (!refine(world, way, instruction.condition, 'holds')) continue;",
      "if (!refine(world, way, (possible[0] as RunEdge).instruction.kind === 'assume' ? (possible[0] as RunEdge & { instruction: typeof instruction }).instruction.condition : instruction.condition, 'holds')) continue;",
      'Latch',
    ],
  ],
  'machines/predicates/step/refine.ts': [
    [
      'refinement: comparisons are turned round',
      'holds: comparison.holds === holds });',
      'holds: comparison.holds !== holds });',
      'Latch',
      'SwapPair',
    ],
  ],
  'machines/predicates/canonical/heap.ts': [
    [
      'canonical heaps: null and other objects are alike',
      'if (isReference) label.push(isObject(content) ? 0 : content);',
      'if (isReference) label.push(0);',
      'Slot',
      'LazyValue',
    ],
    [
      'canonical heaps: classes are alike',
      'label.push(type.number, flagsOf(heap.record(object)));',
      'label.push(0, flagsOf(heap.record(object)));',
      'PinnedImage',
      'Valves',
    ],
    [
      'garbage: what clients hold is collected',
      'if (type.isStatics || (flags & HELD) !== 0) found.add(object);',
      'if (type.isStatics) found.add(object);',
      'FileHandle',
    ],
    [
      'canonical heaps: references are left out',
      'if (target !== undefined) draft.addEdge(node, number, target);',
      '',
      'SharedBuffer',
      'TwoHolders',
    ],
  ],
  'machines/predicates/values/arithmetic.ts': [
    [
      'values: a number plus one may be the same number',
      'const sure = moved.wraps ? LESS | GREATER : away;',
      'const sure = EQUAL;',
      'CheckedList',
      'ChangedMeanwhile',
    ],
  ],
  'machines/predicates/values/canonical.ts': [
    [
      'values: what was equal once stays so',
      'const known = (pairs.get(key) ?? ANY_PAIR) & orders;',
      'const known = EQUAL | (orders & 0);',
      'CheckedList',
      'SwapPair',
    ],
  ],
  'machines/predicates/step/fields.ts': [
    [
      'stores of primitives are forgotten',
      'const symbol = symbolOf(world, state, value);\n    heap.write(object, slot, symbol);',
      '',
      'FileHandle',
    ],
    [
      'stores of references are forgotten',
      'heap.write(object, slot, reference <= FIRST_KNOWN_OTHER && !isText(reference) ? OTHER_REFERENCE : reference);',
      '',
      'EventSource',
    ],
  ],
  'analyses/typestate/closure/rows.ts': [
    [
      'closure: rows that were not met are fine',
      'if (!this.#fine.has(transition) && !this.#known.has(row)) return named.row(transition);',
      'if (!this.#known.has(row)) return undefined;',
      'Batches',
    ],
  ],
};

export const TYPESTATE_MUTANTS: readonly TypestateMutant[] = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([name, text, instead, ...shownBy]) => ({ name, file, text, instead, shownBy })),
);
