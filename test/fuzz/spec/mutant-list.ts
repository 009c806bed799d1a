/** Seeded faults: one change each to the text of the analysis, all of which concrete runs must notice. */
export interface SpecMutant {
  readonly name: string;
  /** Below `src/domains/relational`. */
  readonly file: string;
  /** Stands once in the file. */
  readonly text: string;
  readonly instead: string;
  /** The fixture, or the seed of a random program, that shows it: tried before all others, which takes less long. */
  readonly shownBy?: string | number;
}

export const SPEC_MUTANTS: readonly SpecMutant[] = [
  {
    name: 'a strong update on a set: bounds of a write at one of several objects drop what all of them held',
    file: 'bounds.ts',
    text: 'const certainlyWritten = isPresent ? domain.lower : algebra.none(1);',
    instead: 'const certainlyWritten = isPresent ? domain.upper : algebra.none(1);',
  },
  {
    name: 'the lower bound of an uncertain write keeps what may be overwritten',
    file: 'bounds.ts',
    text: 'const kept = algebra.difference(below.lower, algebra.product(domain.upper, others));',
    instead: 'const kept = algebra.difference(below.lower, algebra.product(domain.lower, others));',
  },
  {
    name: 'the upper bound of a difference takes away the upper bound',
    file: 'bounds.ts',
    text: 'upper: algebra.difference(left.upper, right.lower),',
    instead: 'upper: algebra.difference(left.upper, right.upper),',
  },
  {
    name: 'an unknown condition is taken to hold',
    file: 'bounds.ts',
    text: "if (!isExact || atom.kind !== 'less') return { may: 1, mayNot: 1 };",
    instead: "if (!isExact || atom.kind !== 'less') return { may: 1, mayNot: 0 };",
  },
  {
    name: 'a lost alias: parameters of one type are taken to be different',
    file: 'simplify/order.ts',
    text: "return kind === 'constant' || kind === 'new' || kind === 'new-set';",
    instead: "return kind === 'constant' || kind === 'new' || kind === 'new-set' || kind === 'parameter';",
  },
  {
    name: 'a wrong rule: a later write hides an earlier one wherever it is',
    file: 'simplify/override.ts',
    text: 'isWithin(algebra, algebra.argument(change, 0), domain);',
    instead: 'isWithin(algebra, domain, algebra.argument(change, 0)) || algebra.has(domain, Trait.SINGLE);',
  },
  {
    name: 'a wrong rule: a read past any write',
    file: 'simplify/relations.ts',
    text: 'if (areDisjoint(algebra, set, domain)) return algebra.join(set, base);',
    instead: 'if (set !== domain) return algebra.join(set, base);',
  },
  {
    name: 'a wrong rule: x - (y - z) = x & z',
    file: 'simplify/sets.ts',
    text: 'if (algebra.operator(right) === Operator.DIFFERENCE && algebra.argument(right, 0) === left) {',
    instead: 'if (algebra.operator(right) === Operator.DIFFERENCE) {',
  },
  {
    name: 'a wrong rule: a union within an intersection if one member is',
    file: 'simplify/order.ts',
    text: 'return algebra.arguments(lower).every((member) => inside(member, upper));',
    instead: 'return algebra.arguments(lower).some((member) => inside(member, upper));',
  },
  {
    name: 'branches in one order: the second branch is not guarded',
    file: 'simplify/choice.ts',
    text: 'const negated = algebra.conditions.not(condition);\n  let result = base;',
    instead: 'const negated = 1;\n  let result = base;',
  },
  {
    name: 'conditions are merged with the wrong connective',
    file: 'simplify/choice.ts',
    text: 'if (second === otherwise) return algebra.choice(conditions.and(condition, inner), first, otherwise);',
    instead: 'if (second === otherwise) return algebra.choice(conditions.or(condition, inner), first, otherwise);',
    shownBy: 'test/fixtures/spec/traps/FailedInitialisers.java',
  },
  {
    name: 'a wrong closure: the walk is not stopped where the test fails',
    file: 'loops/traversal.ts',
    text: 'const visited = algebra.join(cursor.entry, algebra.closure(step));',
    instead: 'const visited = algebra.join(cursor.entry, algebra.closure(relation));',
    shownBy: 'test/fixtures/spec/traps/Traps.java',
  },
  {
    name: 'a wrong closure: one step instead of all',
    file: 'loops/traversal.ts',
    text: 'const visited = algebra.join(cursor.entry, algebra.closure(step));',
    instead: 'const visited = algebra.union([cursor.entry, algebra.join(cursor.entry, step)], 1);',
    shownBy: 'test/fixtures/spec/traps/Traps.java',
  },
  {
    name: 'a side condition dropped: conditional writes of a loop count for all iterations',
    file: 'loops/accumulated.ts',
    text: 'if (guard === 1) return completed;',
    instead: 'if (guard !== 0) return completed;',
    shownBy: 3003,
  },
  {
    name: 'a side condition dropped: the last write of a loop is any write',
    file: 'loops/traversal.ts',
    text: 'return theOne(algebra, cursor.head, algebra.intersection([completed, algebra.join(step, exit.set)]));',
    instead: 'return theOne(algebra, cursor.head, completed);',
    shownBy: 'test/fixtures/spec/traps/Traps.java',
  },
  {
    name: 'what a call reads is the state before the caller wrote',
    file: 'execution/calls.ts',
    text: 'return fieldNode(algebra, state, symbol.field);',
    instead: 'return algebra.field(symbol.field);',
    shownBy: 3000,
  },
  {
    name: 'arguments of a call are swapped',
    file: 'execution/calls.ts',
    text: 'return values[symbol.index];',
    instead: 'return values[values.length - 1 - symbol.index];',
    shownBy: 'test/papers/syntactic-specifications/programs/List.java',
  },
  {
    name: 'two calls of one method allocate the same object',
    file: 'execution/calls.ts',
    text: 'return rename(node, () => this.run.names.at(symbol.type, site, method, node));',
    instead: 'return node;',
    shownBy: 'test/fixtures/spec/traps/Traps.java',
  },
  {
    name: 'a merge keeps the fields of one branch',
    file: 'execution/merge.ts',
    text: 'first === second ? first : limited(algebra.choice(chosenBy(), first, second));',
    instead: 'first;',
    shownBy: 'test/fixtures/spec/traps/FailedInitialisers.java',
  },
  {
    name: 'conditions agree everywhere, not only where they are asked',
    file: 'conditions.ts',
    text: 'if (careThen === FALSE) return this.within(this.whenFalse(condition), careElse);',
    instead: 'if (careThen === FALSE) return this.within(this.whenTrue(condition), careElse);',
    shownBy: 3000,
  },
  {
    name: 'a wrong rule: x.(x->y) = y also for an empty x',
    file: 'simplify/relations.ts',
    text: 'if (algebra.has(met, Trait.PRESENT)) return range;',
    instead: 'return range;',
  },
  {
    name: 'what was written before unknown code is still there after it',
    file: 'execution/calls.ts',
    text: 'if (!outcome.fields.has(field)) changed.set(',
    instead: 'if (field === EPOCH) changed.set(',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#run',
  },
  {
    name: 'unknown code changes nothing that was there',
    file: 'epochs.ts',
    text: 'const lower = field.fixed === true ? before : algebra.none(field.columns.length);',
    instead: 'const lower = before;',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#between',
  },
  {
    name: 'final fields of objects that unknown code makes are among the old ones',
    file: 'epochs.ts',
    text: 'if (field.fixed === true && field.static) return before;',
    instead: 'if (field.fixed === true) return before;',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#between',
  },
  {
    name: 'all fields count as final',
    file: 'execution/world.ts',
    text: 'const isFixed = isFinal && (!isStatic || this.#isInitialisedBefore(owner));',
    instead: 'const isFixed = true;',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#between',
  },
  {
    name: 'final fields of new objects are read as they were before',
    file: 'execution/memory.ts',
    text: 'const isKept = field.fixed === true && !state.fields.has(field) && algebra.has(base, Trait.OLD);',
    instead: 'const isKept = field.fixed === true && !state.fields.has(field);',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#made',
  },
  {
    name: 'where paths meet, one of which runs unknown code, the other field is as before',
    file: 'execution/merge.ts',
    text: 'choose(fieldIn(algebra, left, field), second)',
    instead: 'choose(algebra.field(field), algebra.field(field))',
    shownBy: 'test/fixtures/spec/traps/FailedInitialisers.java',
  },
  {
    name: 'unknown code throws nothing',
    file: 'execution/frame.ts',
    text: 'if (open !== undefined) return [THROWABLE];',
    instead: 'if (open !== undefined) return [];',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#between',
  },
  {
    name: 'what one of many methods writes is left out',
    file: 'execution/local-effects.ts',
    text: 'found.callees.push({ method: callee, isOpened: false });',
    instead: 'if (!targets.isFramed) found.callees.push({ method: callee, isOpened: false });',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#many',
  },
  {
    name: 'nothing is allocated by unknown code',
    file: 'execution/visible.ts',
    text: 'const more = new Set([...types, ',
    instead: 'const more = new Set([',
    shownBy: 'test/fixtures/spec/traps/Callbacks.java#between',
  },
  {
    name: 'a class whose initialiser has failed is used as if it had not',
    file: 'execution/initialise.ts',
    text: 'canFail ? truthOf(algebra, fieldNode(algebra, before, failed)) : FALSE',
    instead: 'FALSE',
    shownBy: 'test/fixtures/spec/traps/FailedInitialisers.java',
  },
];
