/** The seeded bugs: one change of the text of one file each. */
import type { SeededFault } from '../support/seeded/fault.js';

export type DomainName = 'intervals' | 'recency' | 'sketch';

export interface Mutant extends SeededFault {
  /** The domain that is run on it. */
  readonly domain: DomainName;
  /** It must be caught within so many random programs. */
  readonly within: number;
  /** The seed of a program that shows it, or that corner cases do: tried before all others, which takes less long. */
  readonly shownBy?: number | 'corners';
}

type Change = readonly [
  name: string,
  file: string,
  text: string,
  instead: string,
  within: number,
  shownBy?: number | 'corners',
];

const ENGINE: readonly Change[] = [
  [
    'exceptional exits of callees are forgotten',
    'engine/calls.ts',
    'if (cut === exceptionalExit)',
    'if (cut === exceptionalExit && cut === exit)',
    100,
    20240945,
  ],
  [
    'failing checks go nowhere',
    'engine/equations/steps.ts',
    'if (exceptional !== undefined) put(exceptional, outcome.exceptional);',
    '',
    20,
  ],
  [
    'states beyond the limit are dropped',
    'engine/disjunction.ts',
    'if (length <= limit || level + 1 >= levels.length) {\n        const { keys, states } =',
    'if (length !== -1) {\n        const { keys, states } = limit < length ? { keys: merged.keys.slice(0, limit), states: merged.states.slice(0, limit) } :',
    100,
  ],
  [
    'of merged states one is kept',
    'engine/disjunction.ts',
    'else groups[group] = lattice.join(groups[group] as E, state);',
    'else groups[group] = state;',
    20,
  ],
  [
    'a covered state replaces the one that covers it',
    'engine/disjunction.ts',
    'covered?.[other] === true || !lattice.leq(state, states[other] as E)) continue;',
    'covered?.[other] === true || !lattice.leq(states[other] as E, state)) continue;',
    50,
    20240932,
  ],
  [
    'widening keeps the older state',
    'engine/disjunction.ts',
    'return below === undefined ? state : lattice.widen(below, state);',
    'return below ?? state;',
    50,
  ],
  [
    'steps are remembered by edge alone',
    'engine/equations/steps.ts',
    'const key = this.#key(state);\n    let outcome = outcomes.get(key);',
    'const key = 0;\n    let outcome = outcomes.get(key);',
    20,
  ],
  [
    'returns are remembered without the exit',
    'engine/calls.ts',
    'key(frame), kind, key(exit.state)];',
    'key(frame), kind];',
    50,
  ],
  [
    'returns are remembered without the frame',
    'engine/calls.ts',
    'key(frame), kind, key(exit.state)];',
    'kind, key(exit.state)];',
    50,
  ],
  [
    'entries are remembered without the state',
    'engine/calls.ts',
    'callee, this.#domain.lattice.key(state)]);',
    'callee]);',
    50,
  ],
  [
    'contexts are mixed up: another context of the callee is told',
    'engine/calls.ts',
    'contribute(entry.context.entry, this.#states.of([entry.state]));',
    'contribute((this.#contexts.all.find(({ code }) => code === entry.context.code) ?? entry.context).entry, this.#states.of([entry.state]));',
    200,
  ],
  [
    'a callee is not told of every second call',
    'engine/calls.ts',
    "if (entry.kind === 'entered') contribute(",
    "if (entry.kind === 'entered' && entry.context.number % 2 === 0) contribute(",
    20,
  ],
  [
    'only the first target of a virtual call runs',
    'engine/calls.ts',
    'methods.flatMap((method) => this.#enter',
    'methods.slice(0, 1).flatMap((method) => this.#enter',
    200,
    20240953,
  ],
  [
    'calls that are too deep do nothing',
    'engine/calls.ts',
    "if (typeof chosen === 'string') return [this.#notFollowed(at, method, chosen, state)];",
    "if (typeof chosen === 'string') return [];",
    200,
    20240957,
  ],
  [
    'static initialisers have always run',
    'engine/initialisation/initialisation.ts',
    "const truth = domain.initialised?.(name, state) ?? 'unknown';",
    "const truth = name === '' ? 'no' : 'yes';",
    20,
  ],
  [
    'abstracted states are remembered for all points together',
    'engine/equations/steps.ts',
    'let states = points[point];',
    'let states = points[0];',
    50,
  ],
];

const INTERVALS: readonly Change[] = [
  [
    'results that do not fit are cut off instead of wrapped around',
    'lattices/java-integers/ranges.ts',
    'return low <= high ? { lower: low, upper: high } : range;',
    'return { lower: Math.max(lower, range.lower), upper: Math.min(upper, range.upper) };',
    300,
    20240944,
  ],
  [
    'a comparison takes away one number too many',
    'lattices/java-integers/compare.ts',
    'bounded(left.lower, Math.min(left.upper, right.upper - 1))',
    'bounded(left.lower, Math.min(left.upper, right.upper - 2))',
    50,
  ],
  [
    'different numbers leave nothing of a bound',
    'lattices/java-integers/compare.ts',
    'return bounded(lower === number ? lower + 1 : lower, upper === number ? upper - 1 : upper);',
    'return bounded(lower <= number ? lower + 1 : lower, upper >= number ? upper - 1 : upper);',
    100,
  ],
];

const RECENCY: readonly Change[] = [
  [
    'strong update where weak is due: of older objects',
    'domains/heap/recency/state/heap.ts',
    "return kind.age === 'recent' || contents === undefined || isAtMostOne(contents.count);",
    'return contents === undefined || contents.count !== undefined;',
    100,
    20240955,
  ],
  [
    'strong update where weak is due: of one of several targets',
    'domains/heap/recency/state/heap.ts',
    'return only !== undefined && another === undefined && isSingle',
    'return only !== undefined && (another === undefined || true) && isSingle',
    100,
    20240932,
  ],
  [
    'a store forgets other names of the object',
    'domains/heap/recency/state/heap.ts',
    'if (shared.length > 0) heap = overlapping',
    'if (shared.length > 1_000) heap = overlapping',
    200,
    20240933,
  ],
  [
    'loads are never null',
    'domains/heap/recency/step/load.ts',
    'let value = castValue(tables, state, origin.value, type);',
    'let value = tables.reference(0, castValue(tables, state, origin.value, type).targets);',
    20,
  ],
  [
    'renaming forgets the variables',
    'domains/heap/recency/regions/renaming.ts',
    'const variables = state.variables.mapped((value) => retarget<Value>(tables, value, change));',
    'const { variables } = state;',
    100,
  ],
  [
    'renaming forgets the fields',
    'domains/heap/recency/regions/renaming.ts',
    'const heap = state.heap.mapped((contents) => retargetContents(tables, contents, change));',
    'const { heap } = state;',
    200,
    20240932,
  ],
  [
    'an allocation forgets how many were older',
    'domains/heap/recency/state/counts.ts',
    'return range(least(left) + least(right), most(left) + most(right));',
    'return range(Math.max(least(left), least(right)), Math.max(most(left), most(right)));',
    200,
    20240932,
  ],
  [
    'join keeps one side of an object',
    'domains/heap/recency/state/state-order.ts',
    'return other === undefined ? alone(own) : contents(tables, own, other);',
    'return other === undefined ? alone(own) : own;',
    50,
  ],
  [
    'join forgets objects that only one side has',
    'domains/heap/recency/state/state-order.ts',
    'if (region !== tables.statics && left.heap.get(region) === undefined) heap = heap.set(region, alone(other));',
    '',
    100,
  ],
  [
    'the order does not look at variables',
    'domains/heap/recency/state/state-order.ts',
    'if (!upper.variables.isWithin(lower.variables, covers) ||',
    'if (',
    50,
    20240932,
  ],
  [
    'results of calls are never null',
    'domains/heap/recency/calls/leave.ts',
    'const renamed = this.#outward.reference(value);',
    'const renamed = this.#tables.reference(0, this.#outward.reference(value).targets);',
    50,
  ],
  [
    'what the caller allocated last stays the most recent after a callee that allocates there',
    'domains/heap/recency/calls/leave.ts',
    "return this.#exit.heap.get(region) === undefined ? region : this.#tables.region({ ...kind, age: 'older' });",
    'return region;',
    200,
  ],
  [
    'a callee does not see static fields',
    'domains/heap/recency/calls/enter.ts',
    'if (statics !== undefined) heap = heap.set(tables.statics, renamer.contents(statics));',
    '',
    50,
  ],
  [
    'a callee does not change static fields',
    'domains/heap/recency/calls/leave.ts',
    "if (kind.kind === 'statics') this.#heap",
    "if (kind.kind === 'statics' && region < 0) this.#heap",
    50,
  ],
  [
    "a callee's stores to unnamed external objects are forgotten",
    'domains/heap/recency/calls/leave.ts',
    "kind.kind === 'allocated' ? shifted : this.#overwritten(shifted)",
    'shifted',
    20,
    'corners',
  ],
  [
    'calls that are not followed change nothing',
    'domains/heap/recency/calls/unknown-call.ts',
    'const changed = changedByOthers(tables, at, callee, written === undefined ? withoutPaths(tables, before) : before, written,);',
    'const changed = before;',
    200,
    20240978,
  ],
  [
    'a negated condition is taken as it stands',
    'domains/heap/recency/step/assume.ts',
    'assumeNumber(tables, state, condition.operand, 0, 0)',
    'assumeNumber(tables, state, condition.operand, 1, 1)',
    50,
    20240936,
  ],
  ['checks raise no alarm', 'domains/heap/recency/step/check.ts', 'alarms: [alarm],', 'alarms: [],', 20],
  [
    'objects from before the call are collected',
    'domains/heap/recency/abstraction.ts',
    "kind.era === 'entry' || contents.escaped : kind.kind !== 'met'",
    "contents.escaped : kind.kind !== 'met'",
    200,
  ],
  [
    'references to one region of many are equal',
    'domains/heap/recency/regions/references.ts',
    "return isSame && isSingle(tables, state, only) ? 'yes' : 'unknown';",
    "return isSame ? 'yes' : 'unknown';",
    60,
    'corners',
  ],
  [
    'classes of which nothing is known are not initialised',
    'domains/heap/recency/calls/initialisation.ts',
    "? 'no' : 'unknown'",
    "? 'no' : 'no'",
    200,
    20240935,
  ],
];

const SKETCH: readonly Change[] = [
  [
    'what is stored in arrays and static fields is not found by others',
    'domains/heap/sketch/accesses.ts',
    "if (place.kind !== 'field') {\n    escapeValue(sketch, symbol);",
    "if (place.kind !== 'field') {",
    100,
  ],
  [
    'code that is not known leaves objects as they are',
    'domains/heap/sketch/calls.ts',
    'if (isEscaped) construct(sketch, tools.nodes, node, () => true);',
    'if (isEscaped) construct(sketch, tools.nodes, node, () => false);',
    100,
  ],
  [
    'a new object is the older one of its place',
    'domains/heap/sketch/heap.ts',
    'forget(sketch, node);\n  const { fields } = table.kind(node).layout;\n  const slots = fields.map(',
    'const { fields } = table.kind(node).layout;\n  const slots = fields.map(',
    200,
  ],
  [
    'callers keep what they knew before the call',
    'domains/heap/sketch/calls.ts',
    'const sketch = state.sketch.copy();\n  const result',
    'const sketch = frame.sketch.copy();\n  const result',
    50,
  ],
  [
    'a join keeps the value of one side',
    'domains/heap/sketch/join.ts',
    'const both = joinedValue(value, this.#right.value(right));',
    'const both = value;',
    20,
  ],
  [
    'a join takes what one side does not know of a field from the other',
    'domains/heap/sketch/join.ts',
    'one === UNSET ? this.#anything(this.#left, node, slot) : one,',
    'one,',
    200,
  ],
  [
    'failing checks raise no alarm',
    'domains/heap/sketch/steps.ts',
    'alarms: exceptional.length === 0 ? [] : [alarm],',
    'alarms: [],',
    20,
  ],
];

function of(domain: DomainName, changes: readonly Change[]): readonly Mutant[] {
  return changes.map(([name, file, text, instead, within, shownBy]) => ({
    name,
    file,
    text,
    instead,
    domain,
    within,
    ...(shownBy === undefined ? {} : { shownBy }),
  }));
}

export const MUTANTS: readonly Mutant[] = [
  ...of('recency', ENGINE),
  ...of('intervals', INTERVALS),
  ...of('recency', RECENCY),
  ...of('sketch', SKETCH),
];
