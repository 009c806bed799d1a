/** The names of a program's fields, one object each, and what Java says of their values. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import { type ClassName, elementType, isArray, isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';
import { LibraryCallbacks, LibraryFacts, RECORDS } from '../../../library/index.js';
import { Algebra, type Node } from '../algebra.js';
import type { GivenSummaries } from '../summaries.js';
import type { FieldName } from '../symbols.js';
import { JavaTypes } from './java-types.js';

/** Says of a class whether its static initialiser has begun: a static field of its own, which no program can name. */
const INITIALISED = '<initialised>';
/** The same, whether its initialisation has failed: then the class cannot be used any more. */
const FAILED = '<failed>';

/** Whether the field is one of these. */
export function isInitialisationFlag({ name }: FieldName): boolean {
  return name === INITIALISED || name === FAILED;
}

export class RelationalWorld {
  readonly hierarchy: Hierarchy;
  readonly library: LibraryFacts;
  /** Which code of the program the library's runs. */
  readonly callbacks: LibraryCallbacks;
  readonly algebra: Algebra;
  /** The length of arrays of all types. */
  readonly length: FieldName;
  readonly #given: GivenSummaries | undefined;
  /** The classes of which there may be objects. */
  readonly receivers: Subtypes;
  readonly #fields = new Map<ClassName, Map<string, FieldName>>();
  readonly #instanceFields = new Map<ClassName, readonly FieldName[]>();

  constructor(hierarchy: Hierarchy, receivers: Subtypes, given?: GivenSummaries) {
    this.hierarchy = hierarchy;
    this.library = new LibraryFacts(hierarchy, RECORDS);
    this.#given = given;
    this.receivers = receivers;
    this.callbacks = new LibraryCallbacks(hierarchy, this.library, receivers, (name) => {
      const origin = hierarchy.find(name)?.origin;
      return origin === 'input' || origin === 'classpath';
    });
    this.algebra = new Algebra(new JavaTypes(hierarchy, receivers));
    this.length = this.#intern('[]', 'length', [OBJECT, 'int'], 'own', 'fixed');
  }

  /** The one object that stands for a field; `elements` of `int[]` or of `java.lang.Object[]`, `length` of `[]`. */
  field(owner: ClassName, name: string): FieldName | undefined {
    const known = this.#fields.get(owner)?.get(name);
    if (known !== undefined) return known;
    const declared = this.hierarchy.declaredField(owner, name);
    return declared === undefined ? undefined : this.#declared(declared);
  }

  resolved(reference: FieldReference, kind: 'static' | 'own'): FieldName {
    const declared = this.hierarchy.resolveField(reference);
    if (declared !== undefined) return this.#declared(declared);
    const { owner, name, type } = reference;
    return this.#intern(owner, name, kind === 'static' ? [type] : [owner, type], kind);
  }

  /** What arrays of the type hold: one relation for all arrays of references, since one may be seen as another. */
  elements(array: TypeName): FieldName {
    const element = array === 'null' ? OBJECT : elementType(array);
    const type = isPrimitive(element) ? element : OBJECT;
    return this.#intern(`${type}[]`, 'elements', [`${type}[]`, 'int', type], 'own');
  }

  initialised(owner: ClassName): FieldName {
    return this.#intern(owner, INITIALISED, ['boolean'], 'static');
  }

  initialisationFailed(owner: ClassName): FieldName {
    return this.#intern(owner, FAILED, ['boolean'], 'static');
  }

  /** Whether fields of the class are outside the vocabulary: it is used only through a specification. */
  isOpaque(owner: ClassName): boolean {
    return this.#given?.isOpaque(owner) ?? false;
  }

  /** Fields that an object of the class has, inherited ones included, but for those of opaque classes. */
  instanceFields(type: ClassName): readonly FieldName[] {
    let fields = this.#instanceFields.get(type);
    if (fields === undefined) {
      fields = this.hierarchy
        .superclassChain(type)
        .flatMap((declaration) => declaration.fields.filter((field) => !hasFlag(field, Flag.STATIC)))
        .map((field) => this.#declared(field))
        .filter(({ owner }) => !this.isOpaque(owner));
      this.#instanceFields.set(type, fields);
    }
    return fields;
  }

  /** Specification fields that an object of the class has besides. */
  specificationFields(type: ClassName): ReturnType<GivenSummaries['fieldsOf']> {
    return this.#given?.fieldsOf(type) ?? [];
  }

  /** Whether a copy of an object of the type is certainly of just that type. */
  isCopiedAsItself(type: TypeName): boolean {
    if (isArray(type)) return isPrimitive(elementType(type));
    // Objects of library classes are copied only where their class is known.
    return this.hierarchy.find(type)?.origin !== 'input' || this.receivers.of(type).every((name) => name === type);
  }

  /** Null, false or zero. */
  defaultOf(type: TypeName): Node {
    if (!isPrimitive(type)) return this.algebra.null;
    if (type === 'boolean') return this.algebra.truth(false);
    const isFloat = type === 'float' || type === 'double';
    return isFloat ? this.algebra.constant('0.0', type) : this.algebra.constant('0', 'int');
  }

  /** What the static fields of a class are when its initialiser begins. */
  staticDefaults(owner: ClassName): Map<FieldName, Node> {
    const fields = this.hierarchy.find(owner)?.fields ?? [];
    const variable = fields.filter((field) => hasFlag(field, Flag.STATIC) && field.constant === undefined);
    return new Map(variable.map((field) => [this.#declared(field), this.defaultOf(field.type)]));
  }

  /** Some value of the type of which nothing else is known. */
  anyOf(type: TypeName, reason: string): Node {
    const { algebra } = this;
    return algebra.unknown(reason, [type], { lower: algebra.none(), upper: algebra.type(type), single: true });
  }

  /** The field after something of which nothing is known but that it may write it. */
  anyField(field: FieldName, reason: string): Node {
    const { algebra } = this;
    const sets = field.columns.map((type) => algebra.type(type));
    const all = sets.slice(0, -1).reduceRight((right, left) => algebra.product(left, right), sets.at(-1) as Node);
    return algebra.unknown(reason, field.columns, {
      lower: algebra.none(field.columns.length),
      upper: all,
      single: field.functional,
    });
  }

  #declared({ owner, name, type, flags }: FieldDeclaration): FieldName {
    const known = this.#fields.get(owner)?.get(name);
    if (known !== undefined) return known;
    const isStatic = (flags & Flag.STATIC) !== 0;
    const isFinal = (flags & Flag.FINAL) !== 0;
    // Whoever runs the initialiser of a class writes its static fields.
    const isFixed = isFinal && (!isStatic || this.#isInitialisedBefore(owner));
    return this.#intern(
      owner,
      name,
      isStatic ? [type] : [owner, type],
      isStatic ? 'static' : 'own',
      isFixed ? 'fixed' : 'changing',
    );
  }

  #isInitialisedBefore(owner: ClassName): boolean {
    const isInput = this.hierarchy.find(owner)?.origin === 'input';
    return !isInput || this.hierarchy.declaredMethod(owner, '<clinit>', '()V') === undefined;
  }

  #intern(
    owner: ClassName,
    name: string,
    columns: readonly TypeName[],
    kind: 'static' | 'own',
    changes: 'fixed' | 'changing' = 'changing',
  ): FieldName {
    let fields = this.#fields.get(owner);
    if (fields === undefined) {
      fields = new Map();
      this.#fields.set(owner, fields);
    }
    let field = fields.get(name);
    if (field === undefined) {
      field = { owner, name, columns, functional: true, static: kind === 'static', fixed: changes === 'fixed' };
      fields.set(name, field);
    }
    return field;
  }
}
