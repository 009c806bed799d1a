/** Bound formulas as Java expressions for subclasses of the helper class: private fields and predicates go through its methods. */
import type { FieldSelector, Limit, OldTerm, QuantifiedTerm, Term } from '../../../facts/index.js';
import { isPrimitive, type TypeName } from '../../../ir/types.js';
import { numberLiteral, stringLiteral } from './literals.js';
import { Inexpressible } from './names.js';

export class FormulaWriter {
  /** Statements before the last call: what `\old` and `fresh` remember. */
  readonly captures: string[] = [];
  readonly #olds = new Map<OldTerm, string>();
  #before: string | undefined;
  /** Inside `\old`: the call has given nothing yet. */
  #isBefore = false;

  /** `names`: of `this` and the parameters; `result`: of what the call gives. */
  constructor(
    readonly names: ReadonlyMap<string, string>,
    readonly result: string | undefined,
  ) {}

  condition(term: Term): string {
    return this.#term(term);
  }

  /** Of primitive type as the term; references are of any type. */
  #term(term: Term): string {
    switch (term.kind) {
      case 'constant':
        return term.value === null ? 'null' : numberLiteral(term.type, term.value);
      case 'text':
        return stringLiteral(term.text);
      case 'variable': {
        const name = this.names.get(term.name);
        if (name === undefined) throw new Inexpressible(`${term.name} is not at hand outside the method`);
        return name;
      }
      case 'quantified-variable':
        return variableName(term.name, term.slot);
      case 'field':
        return this.#read(term.type, 'field', this.#term(term.base), quoted(term.field.owner), quoted(term.field.name));
      case 'static':
        return this.#read(term.type, 'staticField', quoted(term.field.owner), quoted(term.field.name));
      case 'element':
        return this.#read(term.type, 'element', this.#term(term.base), this.#term(term.index));
      case 'length':
        return call('length', this.#term(term.base));
      case 'arithmetic':
        return `(${this.#term(term.left)} ${term.operator} ${this.#term(term.right)})`;
      case 'negate':
        return `-(${this.#term(term.operand)})`;
      case 'convert':
        return `(${term.type}) (${this.#term(term.operand)})`;
      case 'cast':
        return call('cast', this.#term(term.operand), quoted(term.type));
      case 'result':
        if (this.result === undefined) throw new Inexpressible('the method gives nothing');
        return this.result;
      case 'old':
        return this.#old(term);
      case 'not':
        return `!(${this.#term(term.operand)})`;
      case 'connective':
        return this.#connective(term);
      case 'compare':
        return this.#compare(term);
      case 'instanceof':
        return call('isA', this.#term(term.operand), quoted(term.tested));
      case 'quantified':
        return this.#quantified(term);
      case 'predicate':
        return this.#predicate(term);
    }
  }

  #read(type: TypeName, method: string, ...values: readonly string[]): string {
    const read = call(method, ...values);
    return isPrimitive(type) ? `((${type}) ${read})` : read;
  }

  #old(term: OldTerm): string {
    if (term.open) throw new Inexpressible('an \\old that depends on a quantified variable');
    let name = this.#olds.get(term);
    if (name === undefined) {
      this.#isBefore = true;
      const value = this.#term(term.operand);
      this.#isBefore = false;
      name = `old${this.#olds.size + 1}`;
      this.#olds.set(term, name);
      this.captures.push(`Old ${name} = ${call('old', `() -> ${value}`)};`);
    }
    return isPrimitive(term.type) ? `((${term.type}) ${name}.get())` : `${name}.get()`;
  }

  #connective({ operator, left, right }: Extract<Term, { kind: 'connective' }>): string {
    const [first, second] = [this.#term(left), this.#term(right)];
    if (operator === '==>') return `(!(${first}) || ${second})`;
    return `(${first} ${operator === '<==>' ? '==' : operator} ${second})`;
  }

  #compare({ operator, operands, left, right }: Extract<Term, { kind: 'compare' }>): string {
    const [first, second] = [this.#term(left), this.#term(right)];
    // References of unrelated types cannot be compared as they are.
    if (operands !== 'reference' || first === 'null' || second === 'null') return `(${first} ${operator} ${second})`;
    return `${operator === '!=' ? '!' : ''}${call('same', first, second)}`;
  }

  #quantified({ quantifier, variable, domain, range, body }: QuantifiedTerm): string {
    const method = quantifier === 'forall' ? 'forAll' : 'exists';
    const name = variableName(variable.name, variable.slot);
    const [within, holds] = [range === undefined ? undefined : this.#term(range), this.#term(body)];
    const inside =
      within === undefined ? holds : quantifier === 'forall' ? `!(${within}) || ${holds}` : `(${within}) && ${holds}`;
    if (domain.kind === 'booleans') return call(`${method}Boolean`, `${name} -> ${inside}`);
    if (domain.kind === 'objects') {
      return call(method, this.#roots(), quoted(domain.type), `${name} -> ${inside}`);
    }
    const { guards, lower, upper } = this.#limits(domain.type, domain.limits);
    const typed = domain.type === 'long' ? inside : replaced(inside, name, `((${domain.type}) ${name})`);
    const all = call(method, lower, upper, `${name} -> ${typed}`);
    if (guards.length === 0) return all;
    const guard = guards.join(' && ');
    return quantifier === 'forall' ? `(!(${guard}) || ${all})` : `(${guard} && ${all})`;
  }

  #limits(
    type: TypeName,
    limits: readonly Limit[],
  ): { readonly guards: readonly string[]; readonly lower: string; readonly upper: string } {
    const box =
      ({ byte: 'Byte', short: 'Short', char: 'Character', int: 'Integer' } as Record<string, string>)[type] ?? 'Long';
    let [lower, upper] = [`${box}.MIN_VALUE`, `${box}.MAX_VALUE`];
    const guards: string[] = [];
    for (const limit of limits) {
      if (limit.kind === 'guard') {
        guards.push(`(${this.#term(limit.term)})`);
        continue;
      }
      // What was an int before it was widened narrows the range of ints by itself.
      const { term } = limit;
      const isInt = term.kind === 'convert' && term.operand.type === 'int' && type === 'int' && !limit.exclusive;
      const value = this.#term(isInt ? term.operand : term);
      if (limit.kind === 'lower') {
        const bound = `${value}${limit.exclusive ? ' + 1' : ''}`;
        lower = isInt && lower === 'Integer.MIN_VALUE' ? bound : `Math.max(${lower}, ${bound})`;
      } else {
        const bound = `${value}${limit.exclusive ? ' - 1' : ''}`;
        upper = isInt && upper === 'Integer.MAX_VALUE' ? bound : `Math.min(${upper}, ${bound})`;
      }
    }
    return { guards, lower, upper };
  }

  /** Quantifiers range over what is reached from these, and from static fields. */
  #roots(): string {
    const given = this.result === undefined || this.#isBefore ? [] : [this.result];
    const values = [...this.names.values(), ...given];
    return `new Object[] {${values.join(', ')}}`;
  }

  #predicate({ name, subjects, fields }: Extract<Term, { kind: 'predicate' }>): string {
    const given = subjects.map((subject) => this.#term(subject));
    if (name === 'fresh') return call('fresh', ...given, this.#reachedBefore());
    return call(name, ...given, ...fields.map(fieldText));
  }

  #reachedBefore(): string {
    if (this.#before === undefined) {
      this.#before = 'before';
      const values = [...this.names.values()].join(', ');
      this.captures.push(`java.util.Set<Object> before = ${call('reached', `new Object[] {${values}}`)};`);
    }
    return this.#before;
  }
}

function call(method: string, ...values: readonly string[]): string {
  return `${method}(${values.join(', ')})`;
}

function quoted(name: string): string {
  return stringLiteral(name);
}

/** `next`, `a.B$C#next`, `[]`. */
function fieldText(selector: FieldSelector): string {
  if (selector.kind === 'elements') return quoted('[]');
  return quoted(selector.kind === 'named' ? selector.name : `${selector.field.owner}#${selector.field.name}`);
}

/** One that no variable of the test has. */
function variableName(name: string, slot: number): string {
  return `${name}_${slot}`;
}

function replaced(text: string, name: string, by: string): string {
  return text.replace(new RegExp(`\\b${name}\\b`, 'g'), by);
}
