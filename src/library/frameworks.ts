/**
 * What frameworks do to classes by their annotations: fields that they set before anybody uses the object, methods that they call before,
 * and members that annotation processors add. The lists are data; a configuration may add names.
 *
 * `not-null`: the framework promises a value, or fails. `any`: it sets the field, perhaps to null, or leaves it alone.
 */
import type { Annotation, ClassDeclaration, FieldDeclaration, MethodDeclaration } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';
import data from './frameworks.json' with { type: 'json' };

/** Names of annotations that a project adds to the lists. */
export interface FurtherFrameworks {
  readonly setsNotNull?: readonly ClassName[];
  readonly sets?: readonly ClassName[];
  readonly calls?: readonly ClassName[];
}

/** What is promised of a field that a framework sets. */
export type Setting = 'not-null' | 'any';

export class Frameworks {
  readonly #notNull: ReadonlySet<ClassName>;
  readonly #any: ReadonlySet<ClassName>;
  readonly #methods: ReadonlySet<ClassName>;
  readonly #members: ReadonlySet<ClassName>;

  constructor(further: FurtherFrameworks = {}) {
    this.#notNull = new Set([...data.fields['not-null'], ...(further.setsNotNull ?? [])]);
    this.#any = new Set([...data.fields.any, ...(further.sets ?? [])]);
    this.#methods = new Set([...data.methods, ...(further.calls ?? [])]);
    this.#members = new Set(data.members);
  }

  /** What a framework does to the field; undefined where none sets it. */
  setting({ annotations }: FieldDeclaration): Setting | undefined {
    const first = annotations.find(({ type }) => this.#notNull.has(named(type)));
    if (first !== undefined) return isOptional(first) ? 'any' : 'not-null';
    return annotations.some(({ type }) => this.#any.has(named(type))) ? 'any' : undefined;
  }

  /** Whether a framework calls the method before others use the object. */
  calls({ annotations }: MethodDeclaration): boolean {
    return annotations.some(({ type }) => this.#methods.has(named(type)));
  }

  /** Whether an annotation processor may have added members to the class, which store what they are given. */
  addsMembers({ annotations, fields }: ClassDeclaration): boolean {
    const adds = ({ type }: Annotation): boolean => this.#members.has(named(type));
    return annotations.some(adds) || fields.some((field) => field.annotations.some(adds));
  }

  /** Whether objects of the class are used only after a framework has had them. */
  manages({ fields, methods }: ClassDeclaration): boolean {
    return fields.some((field) => this.setting(field) !== undefined) || methods.some((method) => this.calls(method));
  }
}

/** The lists as they are shipped. */
export const FRAMEWORKS: Frameworks = new Frameworks();

/** Nested annotations are listed with a dot. */
function named(type: ClassName): string {
  return type.replaceAll('$', '.');
}

/** `@Autowired(required = false)` promises nothing. */
function isOptional({ elements }: Annotation): boolean {
  return elements.some(([name, text]) => (name === 'required' || name === 'optional') && text === optionalText(name));
}

function optionalText(name: string): string {
  return name === 'required' ? 'false' : 'true';
}
