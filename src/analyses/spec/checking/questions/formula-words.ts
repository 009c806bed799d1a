/** What a formula speaks of: fields, types and constants, added to a vocabulary. */

import type { FieldSelector, Term } from '../../../../facts/index.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../../ir/program.js';
import { elementType, isPrimitive, OBJECT, STRING, type TypeName } from '../../../../ir/types.js';
import type { FieldName } from '../../../../machines/relational/symbols.js';
import { ELEMENTS, LENGTH } from '../small/model.js';
import { fieldKey, type Vocabulary } from './vocabulary.js';

export class FormulaWords {
  readonly #hierarchy: Hierarchy;
  readonly #vocabulary: Vocabulary;
  /** Fields as the summaries name them. */
  readonly #named: (owner: string, name: string) => FieldName | undefined;
  /** Whether some formula asks what is reached along all fields. */
  needsAllFields = false;

  constructor(
    hierarchy: Hierarchy,
    vocabulary: Vocabulary,
    named: (owner: string, name: string) => FieldName | undefined,
  ) {
    this.#hierarchy = hierarchy;
    this.#vocabulary = vocabulary;
    this.#named = named;
  }

  /** The key of the field that is meant. */
  keyOf(field: FieldReference): string {
    const declared = this.#hierarchy.resolveField(field);
    return fieldKey(declared?.owner ?? field.owner, field.name);
  }

  addField(field: FieldDeclaration): void {
    const { owner, name, type } = field;
    const isStatic = hasFlag(field, Flag.STATIC);
    const columns = isStatic ? [type] : [owner, type];
    const known = this.#named(owner, name);
    this.#vocabulary.addField(known ?? { owner, name, columns, functional: true, static: isStatic });
  }

  #reference(field: FieldReference): void {
    const declared = this.#hierarchy.resolveField(field);
    if (declared !== undefined) this.addField(declared);
  }

  #length(): void {
    const known = this.#named('[]', LENGTH);
    this.#vocabulary.addField(
      known ?? { owner: '[]', name: LENGTH, columns: [OBJECT, 'int'], functional: true, static: false },
    );
  }

  #elements(element: TypeName): void {
    const type = isPrimitive(element) ? element : OBJECT;
    const owner = `${type}[]`;
    const known = this.#named(owner, ELEMENTS);
    const columns = [isPrimitive(element) ? owner : OBJECT, 'int', type];
    this.#vocabulary.addField(known ?? { owner, name: ELEMENTS, columns, functional: true, static: false });
    this.#length();
  }

  add(term: Term): void {
    this.#vocabulary.addType(term.type);
    switch (term.kind) {
      case 'constant':
        if (term.value !== null && term.type !== 'boolean') {
          this.#vocabulary.addConstant({ kind: 'constant', text: String(term.value), type: term.type });
        }
        return;
      case 'text':
        this.#vocabulary.addConstant({ kind: 'constant', text: JSON.stringify(term.text), type: STRING });
        return;
      case 'field':
        this.#reference(term.field);
        this.add(term.base);
        return;
      case 'static':
        this.#reference(term.field);
        return;
      case 'element':
        this.#elements(elementType(term.base.type));
        this.add(term.base);
        this.add(term.index);
        return;
      case 'length':
        this.#length();
        this.add(term.base);
        return;
      case 'arithmetic':
        this.#vocabulary.hasArithmetic = true;
        this.add(term.left);
        this.add(term.right);
        return;
      case 'compare':
        if (term.operator !== '==' && term.operator !== '!=') this.#vocabulary.hasArithmetic = true;
        this.add(term.left);
        this.add(term.right);
        return;
      case 'connective':
        this.add(term.left);
        this.add(term.right);
        return;
      case 'negate':
      case 'convert':
      case 'cast':
      case 'old':
      case 'not':
        this.add(term.operand);
        return;
      case 'instanceof':
        this.#vocabulary.addType(term.tested);
        this.add(term.operand);
        return;
      case 'quantified':
        this.#quantified(term);
        return;
      case 'predicate':
        for (const subject of term.subjects) this.add(subject);
        if (term.name !== 'fresh') this.#selectors(term.fields);
        return;
      default:
        return;
    }
  }

  #quantified(term: Extract<Term, { kind: 'quantified' }>): void {
    const { domain } = term;
    if (domain.kind === 'objects') {
      this.needsAllFields = true;
      this.#vocabulary.addType(domain.type);
    } else if (domain.kind === 'integers') {
      this.#vocabulary.hasArithmetic = true;
      for (const limit of domain.limits) this.add(limit.term);
    }
    if (term.range !== undefined) this.add(term.range);
    this.add(term.body);
  }

  #selectors(selectors: readonly FieldSelector[]): void {
    if (selectors.length === 0) this.needsAllFields = true;
    for (const selector of selectors) {
      if (selector.kind === 'elements') this.#elements(OBJECT);
      else for (const field of selector.kind === 'one' ? [selector.field] : selector.fields) this.#reference(field);
    }
  }

  /** All reference fields of the class, and what arrays hold. */
  addAllFields(type: TypeName): void {
    if (type.endsWith('[]')) {
      if (!isPrimitive(elementType(type))) this.#elements(OBJECT);
      return;
    }
    for (const { origin, fields } of this.#hierarchy.superclassChain(type)) {
      if (origin !== 'input') continue;
      for (const field of fields) if (!hasFlag(field, Flag.STATIC) && !isPrimitive(field.type)) this.addField(field);
    }
  }
}
