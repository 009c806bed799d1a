/** Seeded faults of the shape graphs: one change of the text of one file each. */
import type { SeededFault } from '../../../../support/seeded/fault.js';
export type Mutant = SeededFault;

type Change = readonly [name: string, text: string, instead: string];

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'domains/heap/shapegraph/graphs/materialise.ts': [
    [
      'case 1: the summary never vanishes',
      "if (summary === 'gone') return (named & ~mine) === 0 && (!looped || taken) ? [0] : [];",
      "if (summary === 'gone') return [];",
    ],
    ['case 2: other fields never lead to the cell', 'if (!shared) return true;', 'return true;'],
    [
      'case 3: the cell never refers to itself',
      "return how === 'shared' && (mask & (1 << SUMMARY)) !== 0;",
      'return false;',
    ],
    [
      'case 3: the fields of the cell are never null',
      'for (let target = NULL; target',
      'for (let target = ELSEWHERE; target',
    ],
    ['case 4: an edge is moved, never doubled', 'mine === 0 ? [0] : [0, mine]', '[0]'],
    ['case 4: an edge is never moved alone', 'mine === 0 ? [0] : [0, mine]', '[mine]'],
    [
      'case 5: the rest never refers to the cell',
      "if (nodes === 'shared') masks.push(base",
      "if (nodes === 'shared' && !looped) masks.push(base",
    ],
    ['case 5: the rest never gives up its loop', 'if (taken) masks.push(base | also);', ''],
    ['case 6: the rest is never shared', 'for (const rest of [0, SHARED, SHARED | JOINED])', 'for (const rest of [0])'],
    ['case 6: the cell is never shared', '? SHARED | JOINED // the', '? 0 // the'],
    [
      'case 7: graphs without a heap are kept',
      'if (isConsistent(draft)) found(draft.clone(), node);\n      draft.summary',
      'found(draft.clone(), node);\n      draft.summary',
    ],
    ['keyed: the rest never refers to the cell', 'if (shared) letSummaryRefer(candidate, node);', ''],
  ],
  'domains/heap/shapegraph/graphs/cutting/dissolve.ts': [
    ['the garbage version is dropped', "if (held !== 'yes') collectGarbage", "if (held === 'no') collectGarbage"],
    ['the live version is dropped', "if (held !== 'no') {", "if (held === 'yes') {"],
    ['nothing is held by the summary', 'return enters && draft', 'return !enters && draft'],
    ['a cell that is summarised loses its flags', '| (draft.flags[node] as number);', ';'],
    ['a cell that is summarised loses its fields', 'draft.edges[field] = (draft.edges[field] as number) | bits;', ''],
  ],
  'domains/heap/shapegraph/graphs/refine.ts (groups)': [
    [
      'full nodes lose the edges of other groups too',
      'if ((over & (1 << field)) !== 0) edges[field] =',
      'edges[field] =',
    ],
  ],
  'domains/heap/shapegraph/graphs/store/garbage.ts': [
    [
      'dead cells take no edge along',
      'for (let mask = free; ; mask = (mask - 1) & free) {',
      'for (let mask = free; ; mask = 0) {',
    ],
    ['dead cells take no flag along', 'if (flags === 0) return true;', 'return true;'],
    [
      'dead cells need not fit',
      'isConsistent(candidate) && deadCellsFit(before, node, candidate)',
      'isConsistent(candidate)',
    ],
    ['all unnamed cells die', 'const entered = draft.entersSummary();', 'const entered = false;'],
  ],
  'domains/heap/shapegraph/graphs/store/dead-cells.ts': [
    ['some unnamed cell is always dead', 'return withoutCells(before, node, live, leads) || (', 'return ('],
    ['no unnamed cell is dead', '(leads > 0 && withCells(before, node, live, leads))', 'false'],
    [
      'capacity of dead cells is too large',
      'const capacity = leads - (missing === 0 ? 0 : 1);',
      'const capacity = leads + 1;',
    ],
    [
      'capacity of dead cells is too small',
      'const capacity = leads - (missing === 0 ? 0 : 1);',
      'const capacity = leads - 1;',
    ],
  ],
  'domains/heap/shapegraph/graphs/statements.ts': [
    [
      'a store sets no flag',
      'const more = isForeign ? SHARED | JOINED : fields[node] !== 0 ? SHARED : 0;',
      'const more = 0;',
    ],
    ['a store sets the flag for two cells only', 'fields[node] !== 0 ? SHARED : 0;', '0;'],
    ['a store overlooks references of the summary', '|| edges[node] !== 0 || unread > 0', '|| unread > 0'],
    [
      'flags never go',
      'if (same && isConsistent(candidate)) found(candidate);',
      'if (same && candidate.flags[node] === old) found(candidate);',
    ],
    [
      'flags always go',
      'if (same && isConsistent(candidate)) found(candidate);',
      'if (same && candidate.flags[node] === 0) found(candidate);',
    ],
    ['a store leaves the old cell alone', 'split.setField(node, field, NULL);', ''],
    [
      'what a store lets go is collected',
      'dissolve(left.clone(), [cell], gathering, finish)',
      'finish((left.vanish(cell), left.clone()))',
    ],
    ['a store into what is elsewhere gives nothing up', 'return giveUp(store, graph, y);', 'return [graph];'],
    [
      'a load from elsewhere is null',
      'moveVariable(draft, x, ELSEWHERE, gathering);',
      'moveVariable(draft, x, NULL, gathering);',
    ],
    ['the old node of x keeps its name', 'draft.values[x] = target;\n  const node', 'const node'],
  ],
  'domains/heap/shapegraph/graphs/store/consistency.ts': [
    [
      'a shared summary gives as much as another',
      'const capacity = entries - (flags & SHARED);',
      'const capacity = entries;',
    ],
    ['a loop along one field is enough for all', 'if (loops > 1) return true;', 'if (loops > 0) return true;'],
    ['a second reference is not counted', 'joined && incoming.edges[node] === 1 ? 2 : 1', '1'],
    ['nodes without flags have any references', 'return fields + edges <= 1;', 'return true;'],
    ['a node is shared by unnamed cells only', 'return edges > 0 || sources > 1;', 'return edges > 0;'],
  ],
  'domains/heap/shapegraph/graphs/refine.ts': [
    [
      'keyed: flags of unnamed references are dropped',
      'const isFree = edges[node] !== 0 || unread !== 0;',
      'const isFree = false;',
    ],
    ['keyed: the summary is never shared', '| summaryFlags(draft.summary, groups, incoming)', ''],
    ['keyed: two entries do not share', 'if (entries < 2) own = 0;', 'if (entries < 3) own = 0;'],
  ],
  'domains/heap/shapegraph/graphs/inverses.ts': [
    [
      'unnamed cells are never broken by a store',
      'if (isMet(draft, node, 1 << inverse.field)) draft.summary |= inverse.flag;',
      '',
    ],
    [
      'a store breaks no named cell',
      "if (broken === 'no') draft.flags[node] = flags & ~inverse.flag;",
      'if (broken !== undefined) continue;',
    ],
    [
      'what leads nowhere is whole though it points to a cell',
      "if (behind === FIRST_NODE + node) return 'no';",
      "if (behind === FIRST_NODE + node || behind === NULL) return 'no';",
    ],
    ['unnamed cells lead to no node', 'if (leadsToUnnamed(draft, node, backs)) continue;', ''],
    ['broken nodes are not allowed', 'if ((flags & flag) !== 0) continue;', ''],
  ],
  'domains/heap/shapegraph/graphs/cutting/give-up.ts': [
    ['only x itself is given up', 'const reached = reachedFrom(draft, start, every);', 'const reached = 1 << start;'],
    ['shared cells are told apart', '(draft.summary & SHARED) === 0 && ', ''],
    [
      'what is kept keeps all its references',
      'draft.edges[field] = mask & ~(1 << SUMMARY);\n  chooseLoops(draft, field + 1, gathering);',
      '',
    ],
  ],
  'domains/heap/shapegraph/graphs/cutting/separate.ts': [
    ['shared cells are cut', "if ((whole.summary & SHARED) !== 0) return 'inseparable';", ''],
    ['no edge is on both sides', '[0, bit], [bit, bit]]', '[0, bit]]'],
    ['flags need not fit together', 'if (together() && isConsistent(frame))', 'if (isConsistent(frame))'],
    ['cells of the frame are no cutpoints', 'frame.values.includes(target) ||', 'false ||'],
  ],
  'domains/heap/shapegraph/graphs/cutting/combine.ts': [
    ['references from both sides are not added up', '(both ? SHARED | JOINED : 0)', '0'],
    [
      'what unnamed cells of the frame refer to is lost',
      'if (outer.summary !== ABSENT) {',
      'if (outer.summary === 7) {',
    ],
    [
      'cutpoints without name are lost',
      'if (nameless.length === 0) gathering.add(draft);',
      'if (nameless.length >= 0) gathering.add(draft);',
    ],
  ],
  'domains/heap/shapegraph/graphs/claims/claims.ts': [
    [
      'a ring through x is acyclic',
      'if (target !== from && !isFlagged(draft, groups, target, over, JOINED)) return false;',
      'if (!isFlagged(draft, groups, target, over, JOINED)) return false;',
    ],
    [
      'what is behind x is always acyclic',
      'if (target !== from && !isFlagged(draft, groups, target, over, JOINED)) return false;',
      'if (target !== from) return false;',
    ],
    [
      'what is elsewhere is acyclic',
      "if ((reached & OUTSIDE) !== 0) return 'unknown';\n  const closes",
      'const closes',
    ],
    ['meeting in the summary is disjoint', 'return isFlagged(draft, groups, target, over, JOINED);', 'return false;'],
    [
      'reaching y itself is disjoint',
      'target === ELSEWHERE || target === left || target === right',
      'target === ELSEWHERE',
    ],
    [
      'may is must for reach',
      "? 'yes' : 'unknown';\n}\n\n/** Sets of fields",
      "? 'yes' : 'yes';\n}\n\n/** Sets of fields",
    ],
  ],
  'domains/heap/shapegraph/graphs/claims/certain.ts': [
    [
      'unnamed cells are reached from everywhere',
      '(nodes & ~surelyReachedFrom(draft, start, over)) === 0 ? nodes : undefined',
      'nodes',
    ],
    ['unnamed cells are reached along some fields', ' || (over & every) !== every', ''],
    [
      'joined cells are on a ring, whatever the fields',
      'draft.fieldCount === 1 && (draft.summary & JOINED)',
      '(draft.summary & JOINED)',
    ],
    [
      'what unnamed cells lead to leads back',
      'if ((nodes & ~surelyReachedFrom(draft, node, over)) === 0) return true;',
      'return true;',
    ],
  ],
  'domains/heap/shapegraph/graphs/cutting/imported.ts': [
    ['flags are those of all fields together only', '<< (2 * group)), unsaid);', '<< (20 * group)), unsaid);'],
    ['fields lead back', '<< (2 * group)), unsaid);', '<< (2 * group)), 0);'],
  ],
  'domains/heap/shapegraph/graphs/trees.ts': [
    ['no field is null', 'for (const target of [NULL, SUMMARY]) {', 'for (const target of [SUMMARY]) {'],
    ['keyed: no tree is deep', 'if (store.keyed) return add(every);', 'if (store.keyed) return add(0);'],
    [
      'relational: every tree is deep',
      'for (let loops = 0; loops <= every; loops++)',
      'for (let loops = every; loops <= every; loops++)',
    ],
  ],
  'domains/heap/shapegraph/graphs/claims/references.ts': [
    ['references of the summary do not count', 'return fromSummary ||', 'return'],
    ['two fields count as two cells', 'if (flag === JOINED) break;', ''],
  ],
  'domains/heap/shapegraph/graphs/weakest.ts': [
    ['the summary is never shared', 'return [0, SHARED, BOTH].every', 'return [0].every'],
  ],
  'domains/heap/shapegraph/graphs/flag-choices.ts': [
    [
      'a single edge is a single reference',
      'return edges === 1 ? EITHER : ONE_CELL_OR_TWO;',
      'return edges === 1 ? ALONE : ONE_CELL_OR_TWO;',
    ],
  ],
  'domains/heap/shapegraph/graphs/unread.ts': [
    ['an unread field is never a node', ', ...draft.flags.map((_, other) => FIRST_NODE + other)', ''],
  ],
  'domains/heap/shapegraph/graphs/store/order.ts': [
    [
      'a join forgets edges',
      'draft.edges[field] = (draft.edges[field] as number) | (other.edges[field] as number);',
      '',
    ],
    ['a join forgets flags', 'draft.flags[node] = (draft.flags[node] as number) | (other.flags[node] as number);', ''],
    ['a join forgets flags of the summary', 'draft.summary |= other.summary;', 'draft.summary |= 0;'],
  ],
};

export const MUTANTS: readonly Mutant[] = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([name, text, instead]) => ({
    name: `${file}: ${name}`,
    file: file.replace(/ .*/, ''),
    text,
    instead,
  })),
);
