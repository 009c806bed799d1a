/** One method's clauses as a summary: bounds become values, with an unknown wherever they differ. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { Algebra, Condition, Node } from '../../../machines/relational/algebra.js';
import { TRUE } from '../../../machines/relational/conditions.js';
import type { Allocation } from '../../../machines/relational/state.js';
import type { Outcome, Summary } from '../../../machines/relational/summary.js';
import type { FieldName } from '../../../machines/relational/symbols.js';
import { parseExpression, parseFormula } from '../../../machines/relational/text/parse.js';
import type {
  ClassSpecification,
  SpecificationClause,
  SpecificationFault,
  SpecificationMethod,
} from './specification.js';

/** What names in clauses mean. */
export interface Vocabulary {
  field(name: string): FieldName | undefined;
  typeNamed(written: string): TypeName | undefined;
}

type Bound = Extract<SpecificationClause, { kind: 'bound' }>;

export function buildSummary(
  algebra: Algebra,
  vocabulary: Vocabulary,
  specification: ClassSpecification,
  written: SpecificationMethod,
  method: MethodDeclaration,
): Summary | SpecificationFault {
  return new Building(algebra, vocabulary, specification, written, method).build();
}

class Building {
  readonly #algebra: Algebra;
  readonly #vocabulary: Vocabulary;
  readonly #specification: ClassSpecification;
  readonly #written: SpecificationMethod;
  readonly #method: MethodDeclaration;
  readonly #names = new Map<string, Node>();
  readonly #allocated: Allocation[] = [];
  #fault: SpecificationFault | undefined;

  constructor(
    algebra: Algebra,
    vocabulary: Vocabulary,
    specification: ClassSpecification,
    written: SpecificationMethod,
    method: MethodDeclaration,
  ) {
    this.#algebra = algebra;
    this.#vocabulary = vocabulary;
    this.#specification = specification;
    this.#written = written;
    this.#method = method;
    const first = written.isStatic ? 0 : 1;
    if (!written.isStatic) this.#names.set('this', algebra.parameter(0, 'this', method.owner));
    for (const [index, { name }] of written.parameters.entries()) {
      const type = method.parameters[index]?.type ?? 'java.lang.Object';
      this.#names.set(name, algebra.parameter(index + first, name, type));
    }
  }

  build(): Summary | SpecificationFault {
    const { clauses } = this.#written;
    for (const clause of clauses) if (clause.kind === 'new') this.#allocate(clause.type, clause.line);
    const bounds = clauses.filter((clause) => clause.kind === 'bound');
    const value = this.#result(bounds.filter(({ relation }) => relation === '\\result'));
    if (value !== undefined) this.#names.set('\\result', value);
    const fields = new Map<FieldName, Node>();
    for (const relation of new Set(bounds.map((clause) => clause.relation))) {
      if (relation === '\\result') continue;
      const field = this.#vocabulary.field(relation);
      const own = bounds.filter((clause) => clause.relation === relation);
      if (field === undefined) this.#complain(own[0]?.line ?? this.#written.line, `no field is called ${relation}`);
      else fields.set(field, this.#field(field, own));
    }
    const outcomes = this.#outcomes(value, fields);
    if (this.#fault !== undefined) return this.#fault;
    return { outcomes, assumptions: new Set([`library-spec:${this.#specification.name}`]) };
  }

  #outcomes(value: Node | undefined, fields: ReadonlyMap<FieldName, Node>): Outcome[] {
    const { conditions } = this.#algebra;
    const outcomes: Outcome[] = [];
    let normal: Condition = TRUE;
    for (const clause of this.#written.clauses) {
      if (clause.kind !== 'throws') continue;
      const reason = `whether ${this.#written.name} throws ${clause.type}`;
      const holds = clause.when === undefined ? conditions.unknown(reason) : this.#formula(clause.when, clause.line);
      const condition = conditions.and(normal, holds);
      normal = conditions.and(normal, conditions.not(holds));
      const none = new Map<FieldName, Node>();
      const exception = this.#anything(`the exception of ${this.#written.name}`, clause.type, 'non-null');
      outcomes.push({ kind: 'throw', condition, value: exception, type: clause.type, fields: none, allocated: [] });
    }
    const type = this.#method.result;
    outcomes.unshift({ kind: 'return', condition: normal, value, type, fields, allocated: this.#allocated });
    return outcomes;
  }

  #allocate(written: string, line: number): void {
    const type = this.#vocabulary.typeNamed(written);
    if (type === undefined) return this.#complain(line, `no type is called ${written}`);
    const object = this.#algebra.newObject(type, 1);
    this.#names.set(`New_${written}`, object);
    this.#allocated.push({ object, type, condition: TRUE });
  }

  #result(clauses: readonly Bound[]): Node | undefined {
    const type = this.#method.result;
    if (type === 'void') return undefined;
    const reason = `the result of ${this.#written.name}`;
    if (clauses.length === 0) return this.#anything(reason, type, 'nullable');
    return this.#value(clauses, reason, [type], 'one');
  }

  #field(field: FieldName, clauses: readonly Bound[]): Node {
    const reason = `${field.name} after ${this.#written.name}`;
    return this.#value(clauses, reason, field.columns, field.functional ? 'one' : 'any');
  }

  /** The equality where it is promised, else something between the bounds. */
  #value(clauses: readonly Bound[], reason: string, columns: readonly TypeName[], count: 'one' | 'any'): Node {
    const algebra = this.#algebra;
    const uppers: Node[] = [];
    const lowers: Node[] = [];
    let exact: Node | undefined;
    let when: Condition = TRUE;
    for (const { operator, expression, when: condition, line } of clauses) {
      const node = this.#expression(expression, line, columns.length);
      if (operator === '⊆') uppers.push(node);
      else if (operator === '⊇') lowers.push(node);
      else {
        exact = node;
        when = condition === undefined ? TRUE : this.#formula(condition, line);
      }
    }
    if (exact !== undefined && when === TRUE) return exact;
    const sets = columns.map((type) => algebra.type(type));
    const everything = sets.reduceRight((right, left) => algebra.product(left, right));
    const upper = uppers.length === 0 ? everything : algebra.intersection(uppers);
    const lower = algebra.union(lowers, columns.length);
    const between =
      lower === upper ? upper : algebra.unknown(reason, columns, { lower, upper, single: count === 'one' });
    return exact === undefined ? between : algebra.choice(when, exact, between);
  }

  #anything(reason: string, type: TypeName, nulls: 'nullable' | 'non-null'): Node {
    const algebra = this.#algebra;
    const all = algebra.type(type);
    const upper = nulls === 'nullable' ? all : algebra.difference(all, algebra.null);
    return algebra.unknown(reason, [type], { lower: algebra.none(), upper, single: true });
  }

  #expression(text: string, line: number, arity: number): Node {
    const parsed = parseExpression(text, { algebra: this.#algebra, resolve: (name) => this.#resolve(name) });
    if (typeof parsed !== 'number') {
      this.#complain(line, parsed.message);
      return this.#algebra.none(arity);
    }
    if (this.#algebra.arity(parsed) !== arity) this.#complain(line, `${arity} columns are needed: ${text}`);
    return parsed;
  }

  #formula(text: string, line: number): Condition {
    const parsed = parseFormula(text, { algebra: this.#algebra, resolve: (name) => this.#resolve(name) });
    if (typeof parsed === 'number') return parsed;
    this.#complain(line, parsed.message);
    return this.#algebra.conditions.unknown(text);
  }

  #resolve(name: string): Node | undefined {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const field = this.#vocabulary.field(name);
    if (field !== undefined) return this.#algebra.field(field);
    const type = this.#vocabulary.typeNamed(name);
    return type === undefined ? undefined : this.#algebra.type(type);
  }

  #complain(line: number, message: string): void {
    this.#fault ??= { file: this.#specification.file, line, message };
  }
}
