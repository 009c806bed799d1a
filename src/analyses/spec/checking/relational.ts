/**
 * Properties written as relational formulas: `this.edges'.elems' in this.edges.elems + e`, with quantifiers in front as Alloy
 * writes them, `all v: Vertex, e: Edge | …`. Names mean the state before the call, primed ones the state after it; with
 * `preserves` in front the formula is assumed of the state before and shown of the state after. Quantifiers range over all
 * objects of the type that are there, reachable or not; null is not among them.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isPrimitive, type TypeName } from '../../../ir/types.js';
import type { Algebra, Condition, Node } from '../../../machines/relational/algebra.js';
import { fieldIn } from '../../../machines/relational/epochs.js';
import type { Outcome } from '../../../machines/relational/summary.js';
import type { FieldName } from '../../../machines/relational/symbols.js';
import { parseFormula } from '../../../machines/relational/text/parse.js';
import { simpleNameOf } from '../program-names.js';

export interface QuantifiedSymbol {
  readonly quantifier: 'all' | 'some';
  readonly symbol: Node;
  readonly type: TypeName;
}

/** A formula with its quantifiers in front, over the state before the call. */
export interface Prenex {
  readonly variables: readonly QuantifiedSymbol[];
  readonly condition: Condition;
  /** Whose objects the quantifiers range over. */
  readonly when: 'before' | 'after';
}

export interface RelationalGoal {
  readonly shown: Prenex;
  readonly assumed: readonly Prenex[];
}

/** The state after the call, in terms of the state before it. */
export interface AfterCall {
  /** The result. */
  readonly value: Node | undefined;
  /** Objects that the call allocates. */
  readonly created: readonly Node[];
  field(field: FieldName): Node;
}

/** The state after the call as an outcome of a summary tells it. */
export function afterOutcome(algebra: Algebra, { value, fields, allocated }: Outcome): AfterCall {
  return {
    value,
    created: allocated.map(({ object }) => object),
    field: (field) => {
      for (const [each, node] of fields) if (each.owner === field.owner && each.name === field.name) return node;
      return fieldIn(algebra, fields, field);
    },
  };
}

export interface RelationalNames {
  readonly algebra: Algebra;
  readonly hierarchy: Hierarchy;
  field(owner: ClassName, name: string): FieldName | undefined;
  /** Specification fields by name. */
  specificationField(name: string): FieldName | undefined;
}

const PRESERVES = /^\s*preserves\b/;
const QUANTIFIER = /^\s*(all|some)\s+([^|]*:[^|]*)\|/;

/** `given` are formulas taken for granted of the state before, where they can be read. The message says what cannot be read. */
export function readRelational(
  text: string,
  names: RelationalNames,
  method: MethodDeclaration,
  after: AfterCall,
  given: readonly string[] = [],
): RelationalGoal | string {
  const isPreserved = PRESERVES.test(text);
  const formula = text.replace(PRESERVES, '');
  const shown = new Reader(names, method, after, 'after', isPreserved ? 'after' : 'before').read(formula);
  if (typeof shown === 'string') return shown;
  const assumed: Prenex[] = [];
  for (const each of isPreserved ? [formula, ...given] : given) {
    const read = new Reader(names, method, after, 'before', 'before').read(each);
    if (typeof read !== 'string') assumed.push(read);
    else if (each === formula) return read;
  }
  return { shown, assumed };
}

class Reader {
  readonly #names: RelationalNames;
  readonly #method: MethodDeclaration;
  readonly #after: AfterCall;
  readonly #when: 'before' | 'after';
  /** The state that a name without prime is read in. */
  readonly #unprimed: 'before' | 'after';
  readonly #variables = new Map<string, QuantifiedSymbol>();

  constructor(
    names: RelationalNames,
    method: MethodDeclaration,
    after: AfterCall,
    when: 'before' | 'after',
    unprimed: 'before' | 'after',
  ) {
    this.#names = names;
    this.#method = method;
    this.#after = after;
    this.#when = when;
    this.#unprimed = unprimed;
  }

  read(text: string): Prenex | string {
    let rest = text;
    for (let match = QUANTIFIER.exec(rest); match !== null; match = QUANTIFIER.exec(rest)) {
      const problem = this.#declare(match[1] as 'all' | 'some', match[2] as string);
      if (problem !== undefined) return problem;
      rest = rest.slice(match[0].length);
    }
    const { algebra } = this.#names;
    const condition = parseFormula(rest, { algebra, resolve: (name) => this.#resolve(name), isOpen: true });
    if (typeof condition !== 'number') return condition.message;
    return { variables: [...this.#variables.values()], condition, when: this.#when };
  }

  /** `v: Vertex, e, f: Edge`. */
  #declare(quantifier: 'all' | 'some', text: string): string | undefined {
    const { algebra } = this.#names;
    let waiting: string[] = [];
    for (const part of text.split(',')) {
      const [name = '', written] = part.split(':').map((each) => each.trim());
      waiting.push(name);
      if (written === undefined) continue;
      const type = this.#type(written);
      if (type === undefined) return `no type is called ${written}`;
      for (const each of waiting) {
        const all = isPrimitive(type) ? algebra.type(type) : algebra.difference(algebra.type(type), algebra.null);
        this.#variables.set(each, {
          quantifier,
          // Not a value of the run: a new object has no field before the call.
          symbol: algebra.unknown(each, [type], { lower: algebra.none(), upper: all, single: false }),
          type,
        });
      }
      waiting = [];
    }
    return waiting.length === 0 ? undefined : `${waiting[0]} has no type`;
  }

  #resolve(written: string): Node | undefined {
    const { algebra } = this.#names;
    const isPrimed = written.endsWith("'");
    const name = isPrimed ? written.slice(0, -1) : written;
    const when = isPrimed ? 'after' : this.#unprimed;
    const variable = this.#variables.get(name);
    if (variable !== undefined) return variable.symbol;
    const parameter = this.#parameter(name);
    if (parameter !== undefined) return parameter;
    if (name === '\\result') return this.#after.value;
    const field = this.#field(name);
    if (field !== undefined) return when === 'after' ? this.#after.field(field) : algebra.field(field);
    const type = this.#type(name);
    if (type === undefined) return undefined;
    return when === 'after' || isPrimitive(type) ? algebra.type(type) : this.#typeBefore(type);
  }

  #parameter(name: string): Node | undefined {
    const { algebra } = this.#names;
    const { owner, parameters } = this.#method;
    const isInstance = !hasFlag(this.#method, Flag.STATIC);
    if (name === 'this') return isInstance ? algebra.parameter(0, 'this', owner) : undefined;
    const index = parameters.findIndex((each) => each.name === name);
    const type = parameters[index]?.type;
    return type === undefined ? undefined : algebra.parameter(index + (isInstance ? 1 : 0), name, type);
  }

  /** Objects that were there before the call; a type's symbol holds new ones, too. */
  #typeBefore(type: TypeName): Node {
    const { algebra } = this.#names;
    return algebra.difference(algebra.type(type), algebra.union(this.#after.created, 1));
  }

  /** `next`, `Entry.next`; a name that two classes declare is that of the method's own class. */
  #field(name: string): FieldName | undefined {
    const { hierarchy } = this.#names;
    const dot = name.lastIndexOf('.');
    if (dot > 0) {
      const owner = this.#type(name.slice(0, dot));
      return owner === undefined ? undefined : this.#declared(owner, name.slice(dot + 1));
    }
    const own = this.#declared(this.#method.owner, name);
    if (own !== undefined) return own;
    const owners = hierarchy.table.inputs().filter((each) => hierarchy.declaredField(each, name) !== undefined);
    if (owners.length > 1) return undefined;
    const [owner] = owners;
    return owner === undefined ? this.#names.specificationField(name) : this.#declared(owner, name);
  }

  #declared(type: ClassName, name: string): FieldName | undefined {
    const { hierarchy } = this.#names;
    for (const { name: owner } of hierarchy.superclassChain(type)) {
      const field = hierarchy.declaredField(owner, name);
      if (field === undefined) continue;
      const isStatic = hasFlag(field, Flag.STATIC);
      const columns = isStatic ? [field.type] : [owner, field.type];
      return this.#names.field(owner, name) ?? { owner, name, columns, functional: true, static: isStatic };
    }
    return undefined;
  }

  #type(written: string): TypeName | undefined {
    const { hierarchy } = this.#names;
    if (isPrimitive(written)) return written;
    const named = hierarchy.table.inputs().filter((name) => simpleNameOf(name) === written);
    if (named.length === 1) return named[0];
    const qualified = [written, `java.lang.${written}`, `java.util.${written}`];
    return qualified.find((name) => hierarchy.find(name) !== undefined);
  }
}
