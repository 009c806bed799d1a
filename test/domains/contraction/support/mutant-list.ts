/** Seeded faults of the contraction domain and of the names of graphs: one change of the text of one file each. */
export interface Mutant {
  readonly name: string;
  /** Under `src`. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly instead: string;
}

type Change = readonly [name: string, text: string, instead: string];

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'domains/contraction/graphs/placements.ts': [
    [
      'an exit has no place in the last part',
      'part < parts.length; part++',
      'part < Math.max(1, parts.length - 1); part++',
    ],
    [
      'an object may have two edges along one field',
      'if (fieldOf(exit.kind) === fieldOf(other.kind)) return otherLoops === 0;',
      'if (fieldOf(exit.kind) === fieldOf(other.kind)) return false;',
    ],
    ['a list may have two edges along one field', 'part.loops & ~loopBit(fieldOf(exit.kind))', 'part.loops'],
    [
      'two exits of one field never share a part',
      'if (fieldOf(exit.kind) === fieldOf(other.kind)) return otherLoops === 0;',
      'if (fieldOf(exit.kind) === fieldOf(other.kind)) return true;',
    ],
  ],
  'domains/contraction/graphs/loop-sets.ts': [
    [
      'the loops need not be used up',
      'index === count) return rest !== 0 || found(sets)',
      'index === count) return found(sets)',
    ],
    ['the last part has no loops beyond what is missing', 'subset | rest : subset', 'rest : subset'],
    ['only the empty set and the full one', 'subset = (subset - set) & set', 'subset = set'],
  ],
  'domains/contraction/graphs/split.ts': [
    [
      'partial: the root always has a child',
      "if (model.mode === 'partial') return split.children(undefined, children, loops);",
      "if (model.mode === 'partial') return children === 0 || split.children(undefined, children, loops);",
    ],
    [
      'the source of an exit is always the root',
      'return bitsOf(loops).every((field) => split.children({ loops, field }, children, loops));',
      'return true;',
    ],
    ['partial: children have no loops', 'fields.map(() => loops),', 'fields.map(() => 0),'],
    [
      'children of a split have no parent pointers',
      '(fields[index] as number) | this.#back, child',
      'fields[index] as number, child',
    ],
    [
      'the wanted exit may have any other source',
      'if (this.#wanted !== undefined) draft.sources[this.#wanted] = node;',
      '',
    ],
  ],
  'domains/contraction/graphs/kept.ts': [
    [
      'two edges from one object do not share',
      'entering[target] = entering[target] === -1 ? edge : -2;',
      'entering[target] = entering[target] === -1 || draft.sources[entering[target] as number] === draft.sources[edge] ? edge : -2;',
    ],
    [
      'an edge from itself does not share',
      'entering[target] = entering[target] === -1 ? edge : -2;',
      'if (draft.sources[edge] !== target) entering[target] = entering[target] === -1 ? edge : -2;',
    ],
    ['a stale parent pointer is taken for a right one', 'else kept[child] = 1;', ''],
    ['a parent pointer into a list without them', 'back[parent] === 0 || !hasEdge', '!hasEdge'],
    ['a tree that hangs below what points nowhere back', 'if (back[parent] === 0) kept[parent] = 1;', ''],
  ],
  'domains/contraction/graphs/contract.ts': [
    ['objects with and without parent pointers are merged', 'back[node] === back[below] &&', ''],
    ['the field of a contracted edge is forgotten', ' | loopBit(fieldOf(kinds[inner] as number))', ''],
    [
      'the loops of a merged summary are forgotten',
      '(summaries[top] as number) | (summaries[node] as number)',
      '(summaries[top] as number)',
    ],
    ['garbage stays', 'collectGarbage(draft, BACKWARDS);', ''],
    ['what only parent pointers hold is garbage', 'collectGarbage(draft, BACKWARDS);', 'collectGarbage(draft, 0);'],
    [
      'a parent pointer goes with the greatest field',
      '< fieldOf(kinds[least] as number)',
      '> fieldOf(kinds[least] as number)',
    ],
  ],
  'domains/contraction/graphs/statements.ts': [
    [
      'a load binds before it looks',
      'const edge = edgeOf(draft, base, field);',
      'draft.variables[target] = NULL_NODE;\n  const edge = edgeOf(draft, draft.variables[object] as number, field);',
    ],
    [
      'the old edge stays when null is stored',
      'draft.removeEdge(edge);',
      'if (statement.value !== undefined) draft.removeEdge(edge);',
    ],
    ['what is cut off but held from below is not split', 'liveNodes(draft, BACKWARDS, edge)[old] === 1', 'false'],
    ['a stored parent pointer does not replace the old one', '& ~kindOf(0, bit);', ';'],
    [
      'the test for equality takes two nulls to be different',
      '(variables[statement.left] === variables[statement.right]) ===',
      '(variables[statement.left] === variables[statement.right] && variables[statement.left] !== NULL_NODE) ===',
    ],
  ],
  'domains/contraction/graphs/states.ts': [
    ['merging keeps one side', 'lower.map((set, node) => set | (upper[node] as number))', 'lower'],
    [
      'merged loops come to other nodes',
      'loops[numbers[node] as number] = graph',
      'loops[graph.size - 1 - (numbers[node] as number)] = graph',
    ],
  ],
  'structures/walk-order.ts': [
    [
      'the walk takes the first of two',
      'if (targets[other] !== target && numbers[targets[other] as number] === -1) return undefined;',
      '',
    ],
    [
      'the walk leaves out what it did not meet',
      'return count === size ? numbers : undefined;',
      'for (let node = 0; node < size; node++) if (numbers[node] === -1) numbers[node] = count++;\n  return numbers;',
    ],
  ],
  'structures/graph-code.ts': [
    ['labels are no part of the name', 'code[place++] = labels[old[node] as number] as number;', 'code[place++] = 0;'],
    ['targets of one kind are not sorted', '(code[slot - 1] as number) > target', 'false'],
  ],
  'structures/order-search.ts': [
    [
      'only the first of alike nodes is tried',
      'if (tried.some((other) => areTwins(graph, other, node))) continue;',
      'if (tried.length > 0) continue;',
    ],
    [
      'all alike nodes are twins',
      'return before.every((edge, index) => edge === after[index]);',
      'return before.length === after.length;',
    ],
    ['the first code wins', 'best === undefined || compareCodes(code, best.code) < 0', 'best === undefined'],
  ],
  'structures/local-heap.ts': [
    [
      'what the caller holds by an edge is no cutpoint',
      'if (seen[graph.sources[edge] as number] === 0) held',
      'if (seen[graph.sources[edge] as number] === 2) held',
    ],
    [
      'what the caller holds by a variable is no cutpoint',
      'for (const node of graph.variables) if (node !== NULL_NODE) held[node] = 1;',
      '',
    ],
    [
      'cutpoints come back in another order',
      'exit.variables[options.firstCutpoint + index]',
      'exit.variables[options.firstCutpoint + options.cutpoints - 1 - index]',
    ],
    [
      'the callee does not see what points back',
      'if (seen[source] === 0 && !back) continue;',
      'if (seen[source] === 0) continue;',
    ],
    [
      'the result is forgotten',
      'for (const { from, to } of options.returned) {',
      'for (const { from, to } of options.returned.slice(1)) {',
    ],
  ],
  'structures/colour-refinement.ts': [
    ['variables are no part of the colour', 'if (graph.variables[name] === node) signature.push(name);', ''],
  ],
  'domains/contraction/graphs/reached.ts': [
    [
      'several parent fields along an edge are one step',
      'fields !== 0; fields &= fields - 1',
      'fields !== 0; fields = 0',
    ],
    [
      'a tree is walked through whatever its loops',
      '((summaries[node] as number) & ~set.loops) === 0',
      'summaries[node] !== -1',
    ],
    [
      'nothing is reached by parent pointers',
      'if (root[target] === 1 && climbs(graph, source, set) && reach(source)) changed = true;\n        if (may[target] === 1 && may[source] === 0) {\n          may[source] = 1;\n          changed = true;\n        }',
      '',
    ],
  ],
  'domains/contraction/graphs/queries.ts': [
    [
      'two edges of a tree start in two objects',
      "return sameField && !one.backwards && !other.backwards ? 'yes' : 'unknown';",
      "return 'yes';",
    ],
    ['a tree may be entered at its start', 'count[start] = 1;', ''],
    [
      'pairs inside trees are forgotten',
      "if (whole[node] === 1 && model.mode === 'exact') return 'yes';\n    answer = 'unknown';",
      '',
    ],
  ],
  'domains/contraction/graphs/query-dll.ts': [
    [
      'the start may have a predecessor',
      "if (edgeFrom(graph, start, prev).length > 0 || (bit !== 0 && edgeBack(graph, start, bit) !== -1)) return 'no';",
      '',
    ],
  ],
  'domains/contraction/graphs/paths.ts': [
    [
      'every path from a summary is a must path',
      'return !backwards && summaries[node] === loopBit(fieldOf(kind));',
      'return true;',
    ],
    [
      'a summary has no path inside',
      'let possible = source === target && summaries[source] !== 0;',
      'let possible = false;',
    ],
    ['paths may be empty', 'let certain = false;', 'let certain = source === target && summaries[source] === 0;'],
  ],
  'domains/contraction/graphs/evaluate-formula.ts': [
    ['objects of one summary are equal', "return summaries[node] === 0 ? 'yes' : 'unknown';", "return 'yes';"],
    [
      'edges of summaries are must edges',
      "return summaries[source] === 0 && summaries[target] === 0 ? 'yes' : 'unknown';",
      "return 'yes';",
    ],
  ],
};

export const MUTANTS: readonly Mutant[] = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([name, text, instead]) => ({ name, file, text, instead })),
);
