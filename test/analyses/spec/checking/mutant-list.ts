/** Seeded faults of the checker: one change of its text each. */
import type { SeededFault } from '../../../support/seeded/fault.js';

export type CheckerMutant = SeededFault;

export const MUTANTS: readonly CheckerMutant[] = [
  {
    name: 'an override keeps what it overwrites',
    file: 'analyses/spec/checking/sat/matrix.ts',
    text: 'const kept = this.circuit.and(literal, not(written.get(Math.floor(tuple / shift)) ?? FALSE));',
    instead: 'const kept = literal;',
  },
  {
    name: 'a closure takes two steps at most',
    file: 'analyses/spec/checking/sat/matrix.ts',
    text: 'steps < this.atoms; steps *= 2',
    instead: 'steps < 2; steps *= 2',
  },
  {
    name: 'a join forgets all ways but the last',
    file: 'analyses/spec/checking/sat/matrix.ts',
    text: 'put(result, joined, this.circuit.or(result.get(joined) ?? FALSE, this.circuit.and(literal, other)));',
    instead: 'put(result, joined, this.circuit.and(literal, other));',
  },
  {
    name: 'fields may hold two values',
    file: 'analyses/spec/checking/sat/circuit.ts',
    text: 'result = this.and(result, not(this.and(before, literal)));',
    instead: '',
  },
  {
    name: 'fields may hold nothing',
    file: 'analyses/spec/checking/small/model.ts',
    text: 'this.require(circuit.implies(condition, circuit.any(cells.values())));',
    instead: '',
  },
  {
    name: 'new objects have no field of an unknown relation, old ones neither',
    file: 'analyses/spec/checking/questions/question.ts',
    text: "if (kind !== 'new' && kind !== 'further') continue;",
    instead: '',
  },
  {
    name: 'the result is no root of quantifiers',
    file: 'analyses/spec/checking/questions/question.ts',
    text: '...(result === undefined ? [] : [result]), this.#statics',
    instead: 'this.#statics',
  },
  {
    name: 'what is named by old is no root of quantifiers',
    file: 'analyses/spec/checking/questions/question.ts',
    text: '?? EMPTY);\n    return this.#state(heap, variables, { entry, roots,',
    instead: '?? EMPTY);\n    return this.#state(heap, variables, { entry, roots: roots.slice(0, 0),',
  },
  {
    name: 'an object under construction meets its invariants already',
    file: 'analyses/spec/checking/questions/question.ts',
    text: 'not(raw.get(index) ?? FALSE)',
    instead: 'TRUE',
  },
  {
    name: 'requires is not assumed',
    file: 'analyses/spec/checking/questions/question.ts',
    text: 'if (holds !== undefined) assumptions.push(holds);',
    instead: '',
  },
  {
    name: 'invariants are not assumed',
    file: 'analyses/spec/checking/questions/question.ts',
    text: 'assumptions.push(circuit.implies(binds, holds));',
    instead: '',
  },
  {
    name: 'a formula that fails holds',
    file: 'analyses/spec/checking/terms.ts',
    text: 'return this.#circuit.and(holds, not(fault));',
    instead: 'return holds;',
  },
  {
    name: 'the right side of an or is always evaluated',
    file: 'analyses/spec/checking/terms.ts',
    text: 'fault: late(not(first.holds)) };',
    instead: 'fault: late(TRUE) };',
  },
  {
    name: 'for all is exists',
    file: 'analyses/spec/checking/questions/quantified.ts',
    text: "const isForAll = term.quantifier === 'forall';",
    instead: "const isForAll = term.quantifier !== 'forall';",
  },
  {
    name: 'old is read after the call',
    file: 'analyses/spec/checking/terms.ts',
    text: 'this.#state.entry(),',
    instead: 'this.#state,',
  },
  {
    name: 'at most is less than',
    file: 'analyses/spec/checking/terms.ts',
    text: "case '<=':\n        return not(this.#translation.less(right, left));",
    instead: "case '<=':\n        return this.#translation.less(left, right);",
  },
  {
    name: 'failures that another object hides are forgotten where a formula is shown',
    file: 'analyses/spec/checking/questions/quantified.ts',
    text: "reading.purpose === 'show' ? faulted",
    instead: "reading.purpose === 'assume' ? faulted",
  },
  {
    name: 'old objects are fresh',
    file: 'analyses/spec/checking/predicates.ts',
    text: "return kind === 'new' || kind === 'further';",
    instead: "return kind === 'old';",
  },
  {
    name: 'nothing lies on a cycle',
    file: 'analyses/spec/checking/predicates.ts',
    text: 'circuit.implies(reached, not(this.isOnCycle(atom)))',
    instead: 'TRUE',
  },
  {
    name: 'an unknown is its lower bound',
    file: 'analyses/spec/checking/unknown-values.ts',
    text: 'circuit.or(certain, circuit.and(circuit.variable(), possible))',
    instead: 'certain',
  },
  {
    name: 'a condition that nobody knows does not hold',
    file: 'analyses/spec/checking/translate.ts',
    text: 'found = this.#state.circuit.variable();\n      this.#unknown.set(atom, found);',
    instead: 'found = FALSE;\n      this.#unknown.set(atom, found);',
  },
  {
    name: 'a number is less than itself',
    file: 'analyses/spec/checking/translate.ts',
    text: 'low.value >= high.value',
    instead: 'low.value > high.value',
  },
  {
    name: 'every object is of every type',
    file: 'analyses/spec/checking/small/universe.ts',
    text: "return 'type' in atom && this.hierarchy.isAssignable(atom.type, type);",
    instead: "return 'type' in atom;",
  },
  {
    name: 'one object of a class is always enough',
    file: 'analyses/spec/checking/small/small-model.ts',
    text: 'this.objects++;',
    instead: '',
  },
  {
    name: 'interfaces do not matter to small heaps',
    file: 'analyses/spec/checking/small/small-model.ts',
    text: 'if (!isFit) throw',
    instead: 'if (false) throw',
  },
  {
    name: 'reading through null does not matter to rules',
    file: 'analyses/spec/checking/symbolic.ts',
    text: 'return conditions.and(holds, conditions.not(fault));',
    instead: 'return holds;',
  },
  {
    name: 'old objects are fresh to rules',
    file: 'analyses/spec/checking/symbolic.ts',
    text: 'home).leadsTo(node)) return FALSE;',
    instead: 'home).leadsTo(node)) return TRUE;',
  },
  {
    name: 'exceptions do not have to keep invariants',
    file: 'analyses/spec/checking/checker.ts',
    text: "(all || kind === 'return') && condition",
    instead: "kind === 'return' && condition",
  },
  {
    name: 'relational quantifiers are mixed up',
    file: 'analyses/spec/checking/questions/prenex.ts',
    text: "return variable.quantifier === 'all' ? circuit.all(instances) : circuit.any(instances);",
    instead: "return variable.quantifier !== 'all' ? circuit.all(instances) : circuit.any(instances);",
  },
  {
    name: 'a value that was written is read wherever something was written',
    file: 'analyses/spec/checking/questions/selection.ts',
    text: 'return algebra.choice(isThere, value, this.of(object, base));',
    instead: 'return value;',
  },
  {
    name: 'all objects have their defaults before the call',
    file: 'analyses/spec/checking/questions/selection.ts',
    text: "if (object !== this.#raw || symbol?.kind !== 'field') return undefined;",
    instead: "if (symbol?.kind !== 'field') return undefined;",
  },
  {
    name: 'what has an invariant is not null',
    file: 'analyses/spec/checking/following.ts',
    text: 'return conditions.or(isNull, new Symbolic(about, undefined, reading).formula(term));',
    instead: 'return conditions.and(conditions.not(isNull), new Symbolic(about, undefined, reading).formula(term));',
  },
  {
    name: 'invariants are assumed of the state after the call',
    file: 'analyses/spec/checking/following.ts',
    text: 'for (const each of conjuncts(term)) add(() => invariantOf(input, { term: each, object }, assumed));',
    instead:
      "for (const each of conjuncts(term)) add(() => new Symbolic({ ...input, variables: new Map([['this', object]]) }, outcome, assumed).formula(each));",
  },
  {
    name: 'reading a field shows that it is read of an object',
    file: 'analyses/spec/checking/../../../machines/relational/text/expression-parser.ts',
    text: 'if (this.#context.isOpen !== true || !isLoad || algebra.has(left, Trait.NOT_NULL)) return left;',
    instead: 'if (left >= 0) return left;',
  },
  {
    name: 'new objects have fields before the call',
    file: 'analyses/spec/checking/relational.ts',
    text: 'upper: all, single: false })',
    instead: 'upper: all, single: true })',
  },
];
