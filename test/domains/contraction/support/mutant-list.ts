/** Seeded faults of the contraction domain and of the names of graphs: one change of the text of one file each. */
import type { SeededFault } from '../../../support/seeded/fault.js';
export type Mutant = SeededFault;

type Change = readonly [name: string, text: string, instead: string];

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'domains/heap/contraction/graphs/placements.ts': [
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
    [
      'an exit leaves from what the fields of its source lead to',
      'has?.(label, fieldOf(exit.kind)) === false',
      'has?.(label, fieldOf(exit.kind)) === true',
    ],
    ['a list may have two edges along one field', 'part.loops & ~loopBit(fieldOf(exit.kind))', 'part.loops'],
    [
      'two exits of one field never share a part',
      'if (fieldOf(exit.kind) === fieldOf(other.kind)) return otherLoops === 0;',
      'if (fieldOf(exit.kind) === fieldOf(other.kind)) return true;',
    ],
  ],
  'domains/heap/contraction/graphs/loop-sets.ts': [
    [
      'the loops need not be used up',
      'index === count) return rest !== 0 || found(sets)',
      'index === count) return found(sets)',
    ],
    ['the last part has no loops beyond what is missing', 'subset | rest : subset', 'rest : subset'],
    ['only the empty set and the full one', 'subset = (subset - set) & set', 'subset = set'],
  ],
  'domains/heap/contraction/graphs/split.ts': [
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
      'what is above has the label of the object',
      'const top = labels.top(above.loops);',
      'const top = { ...object, loops: above.loops };',
    ],
    ['the object has the label of the tree above', 'labels.below(above.field, 0)', 'labels.top(0)'],
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
  'domains/heap/contraction/graphs/kept.ts': [
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
  'domains/heap/contraction/graphs/contract.ts': [
    ['objects with and without parent pointers are merged', 'back[node] === back[below] &&', ''],
    ['the field of a contracted edge is forgotten', ' | loopBit(fieldOf(kinds[inner] as number))', ''],
    [
      'the loops of a merged summary are forgotten',
      '(summaries[top] as number) | (summaries[node] as number)',
      '(summaries[top] as number)',
    ],
    [
      'a parent pointer goes with the greatest field',
      '< fieldOf(kinds[least] as number)',
      '> fieldOf(kinds[least] as number)',
    ],
  ],
  'domains/heap/contraction/graphs/statements.ts': [
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
  'domains/heap/contraction/graphs/states.ts': [
    [
      'garbage stays',
      "if (garbage === 'held') collectGarbage(draft, BACKWARDS);\n    return contract",
      'return contract',
    ],
    [
      'what only parent pointers hold is garbage',
      "if (garbage === 'held') collectGarbage(draft, BACKWARDS);\n    return contract",
      "if (garbage === 'held') collectGarbage(draft, 0);\n    return contract",
    ],
  ],
  'structures/graph-coder.ts': [
    [
      'the walk takes the first of two',
      'if (targets[other] !== target && numbers[targets[other] as number] === -1) return false;',
      '',
    ],
    ['targets of one kind are not sorted', '(code[slot - 1] as number) > target', 'false'],
    ['edges of a node are not sorted', '(ownKinds[place - 1] as number) > kind', 'false'],
    [
      'labels are no part of the name',
      'code[place++] = labels[queue[number] as number] as number;',
      'code[place++] = 0;',
    ],
    ['not all nodes are met', 'return count === size;', 'return true;'],
  ],
  'domains/heap/contraction/graphs/merges.ts': [
    [
      'merging keeps one side',
      '(left.loops[node] as number) | (right.loops[node] as number)',
      'left.loops[node] as number',
    ],
    ['merged loops come to other nodes', 'found.loops[number] = graph', 'found.loops[size - 1 - number] = graph'],
  ],
  'domains/heap/contraction/graphs/part-labels.ts': [
    ['a tree below a field has only what that field leads to', 'label = merged;', ''],
    [
      'a loop is missing that the root itself does not have',
      'const next = this.has(label, loop)',
      'const next = this.has(this.#along(field), loop)',
    ],
  ],
  'structures/automorphisms.ts': [
    ['every exchange of alike nodes is a symmetry', '!fits(graph, image, node, other)', 'false'],
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
    ['the first code wins', 'if (difference < 0) best =', 'if (best === undefined) best ='],
    ['equal codes end the search', 'return parting(path, best.path);', 'return -1;'],
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
    ['variables are no part of the colour', 'if (node !== NULL_NODE) first[node] = name;', ''],
  ],
  'domains/heap/contraction/graphs/reached.ts': [
    [
      'several parent fields along an edge are one step',
      'fields !== 0; fields &= fields - 1',
      'fields !== 0; fields = 0',
    ],
    ['what may be null is reached', ' || (node !== start && vague.mayBeNull(node))', ''],
    ['vague nodes that may be reached ones are not', "if (among === 'reached' && !may.some(", 'if (!may.every('],
    ['a step to what may be null is certain', 'whole[source] === 1 && !vague.mayBeNull(target)', 'whole[source] === 1'],
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
  'domains/heap/contraction/graphs/vague-part.ts': [
    ['vague nodes are different objects', '!this.isVague(left) || !this.isVague(right)', 'left !== right'],
    ['what is not shown is null', 'if (this.isEmpty) return false;', 'if (numbers !== undefined) return false;'],
    [
      'nothing may be null',
      '(this.#labels[node] as number) === true;\n  }\n\n  /** Whether objects of two',
      '(this.#labels[node] as number) === undefined;\n  }\n\n  /** Whether objects of two',
    ],
  ],
  'domains/heap/contraction/graphs/queries.ts': [
    [
      'a start that may be null is not',
      'return vague.mayBeNull(start) ? agreement(ifNull, found) : found;',
      'return found;',
    ],
    ['two ways into what is not shown do not meet', 'met || (first.aside && second.aside)', 'met'],
    ['two vague nodes are entered once each', '!reached.aside && !same && ', '!reached.aside && '],
    [
      'two vague nodes are not pointed to together',
      'other.to !== one.to && !vague.mayBeSame(one.to, other.to)',
      'other.to !== one.to',
    ],
    [
      'two vague sources are different',
      "return vague.mayBeSame(one.from, other.from) ? 'unknown' : 'yes';",
      "return 'yes';",
    ],
    ['no way leads aside and back', '(reached.aside && vague.isVague(start))', 'false'],
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
  'domains/heap/contraction/graphs/query-dll.ts': [
    [
      'the start may have a predecessor',
      "if (before.some((edge) => !this.#vague.mayBeNull(this.#graph.targets[edge] as number))) return 'no';",
      '',
    ],
    [
      'the start may have a predecessor that is not shown',
      'before.length === 0 && this.#vague.shows(start, this.#prev)',
      'true',
    ],
    [
      'the list ends where it may be null',
      "return this.#vague.mayBeNull(to) ? agreement('yes', answer) : answer;",
      'return answer;',
    ],
    ['what is not shown ends the list', "if (!this.#vague.shows(node, this.#next)) return 'unknown';", ''],
    [
      'upwards every field leads back',
      'if (fieldOf(graph.kinds[below] as number) !== this.#prev)',
      'if (below === -2)',
    ],
    ['upwards every loop leads back', 'graph.summaries[to] === loopBit(this.#prev) ||', 'true ||'],
  ],
  'domains/heap/contraction/graphs/paths.ts': [
    [
      'every path from a summary is a must path',
      "return direction === 'forwards' && summaries[node] === loopBit(fieldOf(kind));",
      'return true;',
    ],
    [
      'a summary has no path inside',
      'let possible = source === target && summaries[source] !== 0;',
      'let possible = false;',
    ],
    ['paths may be empty', 'let certain = false;', 'let certain = source === target && summaries[source] === 0;'],
  ],
  'domains/heap/contraction/graphs/evaluate-formula.ts': [
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
