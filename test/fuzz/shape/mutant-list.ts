/** The seeded faults of shape analysis: one change of the text of one file each. */
import type { SeededFault } from '../../support/seeded/fault.js';
export interface ShapeMutant extends SeededFault {
  /** It must be caught within so many random programs. */
  readonly within: number;
  /** The seed of a program, or the name of a corner case, that shows it: tried before all others, which takes less long. */
  readonly shownBy?: number | string;
}

type Change = readonly [name: string, text: string, instead: string, within: number, shownBy?: number | string];

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'domains/heap/contraction/graphs/split.ts': [
    [
      'focus: below the root there is always more',
      "if (model.mode === 'partial') return split.children(undefined, children, loops);",
      "if (model.mode === 'partial') return children === 0 || split.children(undefined, children, loops);",
      100,
      'a callee cuts off what its caller holds',
    ],
    [
      'focus: the pieces have no loops',
      'fields.map(() => loops),',
      'fields.map(() => 0),',
      100,
      'a callee cuts off what its caller holds',
    ],
  ],
  'domains/heap/contraction/graphs/placements.ts': [
    ['focus: exits leave from the root only', 'part < parts.length; part++', 'part < 1; part++', 100],
  ],
  'domains/heap/contraction/graphs/kept.ts': [
    [
      'contraction: what is shared is not kept',
      'entering[target] = entering[target] === -1 ? edge : -2;',
      'entering[target] = edge;',
      100,
      5008,
    ],
  ],
  'domains/heap/contraction/graphs/contract.ts': [
    [
      'contraction: loops of merged trees are forgotten',
      '(summaries[top] as number) | (summaries[node] as number) | loopBit',
      '(summaries[top] as number) | loopBit',
      20,
      5070,
    ],
  ],
  'domains/heap/contraction/graphs/merges.ts': [
    [
      'join: of loops only those of one state are kept',
      'summaries[node] = (left.loops[node] as number) | (right.loops[node] as number);',
      'summaries[node] = left.loops[node] as number;',
      100,
      5009,
    ],
  ],
  'domains/heap/contraction/state/outside.ts': [
    [
      'join: null on one side is forgotten',
      'nullable: below.nullable || above.nullable,',
      'nullable: below.nullable && above.nullable,',
      100,
      'only the end of a two-way list is held',
    ],
    [
      'join: what one side knows is known',
      "known: known === 'held' ? below.known & above.known : 0,",
      'known: isHeld ? below.known | above.known : 0,',
      100,
      'an object in the middle of a two-way list goes where nobody looks',
    ],
  ],
  'structures/local-heap.ts': [
    [
      'enter: what only fields of the caller hold is no cutpoint',
      'if (seen[graph.sources[edge] as number] === 0) held',
      'if (seen[graph.sources[edge] as number] === 2) held',
      200,
      'a callee gets what only a field of its caller holds',
    ],
    [
      'enter: what variables of the caller hold is no cutpoint',
      'for (const node of graph.variables) if (node !== NULL_NODE) held[node] = 1;',
      '',
      100,
    ],
  ],
  'domains/heap/contraction/calls/enter.ts': [
    [
      'enter: what is known of vague objects stays known',
      'forgetWritten(tables, kept, written, callee.method);',
      '',
      200,
      'a callee cuts off what its caller holds',
    ],
  ],
  'domains/heap/contraction/calls/needed.ts': [
    [
      'enter: variables that are read only after an exception are killed',
      'return exceptional !== undefined && variable !== code.body.thrown && live.isLive(variable, exceptional);',
      'return false;',
      100,
      'a variable is read only after an exception',
    ],
    [
      'enter: the target of a call is read',
      'variable !== target && live.isLive(variable, to)',
      'variable === target && live.isLive(variable, to)',
      20,
    ],
  ],
  'domains/heap/contraction/calls/leave.ts': [
    [
      'leave: static fields are not given back',
      'returned.push({ from: inside.firstStatic + index, to: caller.firstStatic + index });',
      ';',
      100,
      5004,
    ],
  ],
  'domains/heap/contraction/step/access.ts': [
    [
      'vague stores: others that may be the same object go on knowing the field',
      'if (other !== node && labels.isVague(before[other] as number)) forget(',
      'if (other < 0 && labels.isVague(before[other] as number)) forget(',
      100,
      'lists in an array come to share nodes',
    ],
    [
      'vague stores: what is stored stays regular',
      'const unwatched = before !== draft.labels && turnVague(',
      'const unwatched = draft.size < 0 && turnVague(',
      100,
      'lists in an array come to share nodes',
    ],
    [
      'tests: two vague objects are different',
      'const bothSome = mayBeSame(tables, draft, one, other);',
      'const bothSome = false;',
      100,
      'an index that is used again means the same slot',
    ],
  ],
  'domains/heap/contraction/vague/vague.ts': [
    [
      'escape: only the object itself, not what it reaches',
      'if (reached[source] === 1 && mark(target)) changed = true;',
      'if (reached[source] === 2 && mark(target)) changed = true;',
      100,
      'an object in the middle of a two-way list goes where nobody looks',
    ],
    [
      'escape: what parent pointers lead to stays regular',
      'else if (backOf(kinds[edge] as number) !== 0 && reached[target] === 1 && mark(source)) changed = true;',
      '',
      100,
      'an object in the middle of a two-way list goes where nobody looks',
    ],
  ],
  'domains/heap/contraction/step/elements.ts': [
    [
      'escape: what is stored into a vague array stays regular',
      'const unwatched = stored !== -1 && turnVague(',
      'const unwatched = stored < -1 && turnVague(',
      60,
    ],
    [
      'arrays: of several slots one is meant',
      'for (const place of places) {',
      'for (const place of places.slice(0, 1)) {',
      60,
    ],
    [
      'arrays: an index means the slot of another array',
      'isSure && nodes.has(known) ? [known] : nodes',
      'isSure && known !== -1 ? [known] : nodes',
      60,
      'an index means a slot of each array',
    ],
  ],
  'domains/heap/contraction/entry/vague.ts': [
    ['entry: parameters are not null', "nullable: value === 'nullable',", 'nullable: false,', 100, 5000],
  ],
  'structures/graph-coder.ts': [
    [
      'names: trees and single objects have one name',
      'code[place++] = summaries[queue[number] as number] as number;',
      'code[place++] = 0;',
      20,
    ],
    [
      'names: what points back is left out',
      'const kind = kinds[edge] as number;\n        const target = numbers',
      'const kind = (kinds[edge] as number) & 0xffff;\n        const target = numbers',
      60,
      'an object in the middle of a two-way list goes where nobody looks',
    ],
  ],
  'domains/heap/contraction/shapes/build.ts': [
    [
      'entry: a tree has at most one object below its root',
      'const below = draft.addNode(regularLabel(tables, classes), at.loops);',
      'const below = draft.addNode(regularLabel(tables, classes), 0);',
      60,
      5002,
    ],
    ['entry: rings have more than one object', 'return [single, ...longer];', 'return longer;', 20, 5019],
    [
      'entry: parent fields are null',
      'if (((back >>> index) & 1) === 1) draft.addEdge(target, parent, source);',
      '',
      20,
      5045,
    ],
    [
      'entry: what is reached is reached in one step',
      'for (const next of states) if (tables.graphs.graph(next).variables[target] !== NULL_NODE) closure.add(next);',
      '',
      20,
      5032,
    ],
  ],
  'domains/heap/contraction/shapes/shapes.ts': [
    [
      'entry: payload fields of one structure do not lead into another',
      'groups.map((group) => group.anchors),\n      vague,',
      '[],\n      vague,',
      4,
      1062097,
    ],
  ],
  'domains/heap/contraction/shapes/cases.ts': [
    [
      'entry: of alternatives only the first',
      'premise.parts.flatMap((part) => casesOf(part, nulls))',
      'premise.parts.slice(0, 1).flatMap((part) => casesOf(part, nulls))',
      100,
      5002,
    ],
  ],
  'domains/combinators/formula-outcomes.ts': [
    [
      'ask: what may fault holds',
      "if (all === 0 || all === HOLDS) return 'yes';",
      "if (all === 0 || ((all & HOLDS) !== 0 && (all & FAILS) === 0)) return 'yes';",
      60,
    ],
  ],
  'domains/heap/contraction/ask/quantifiers.ts': [
    [
      'ask: of trees only the root counts',
      'others | outcomesAround(evaluation, term, work, splitAny(draft, node, model));',
      'others | outcomesAround(evaluation, term, work, splitRoot(draft, node, model));',
      100,
      'lists in an array come to share nodes',
    ],
  ],
  'domains/heap/contraction/graphs/reached.ts': [
    [
      'ask: vague objects lead nowhere',
      'aside = may[node] === 1 && vague.leadsAside(node, set);',
      'aside = false;',
      40,
      'an object in the middle of a two-way list goes where nobody looks',
    ],
  ],
};

export const SHAPE_MUTANTS: readonly ShapeMutant[] = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([name, text, instead, within, shownBy]) => ({
    name,
    file,
    text,
    instead,
    within,
    ...(shownBy === undefined ? {} : { shownBy }),
  })),
);
