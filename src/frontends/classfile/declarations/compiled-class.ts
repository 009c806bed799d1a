/** A class of a class file as a declaration: headers at once, members and the rest when asked for. */
import type {
  Annotation,
  ClassDeclaration,
  ClassKind,
  Clause,
  FieldDeclaration,
  MethodDeclaration,
  Origin,
} from '../../../ir/program.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { DynamicSites } from '../dynamic/meaning.js';
import { type ClassFile, ClassFileProblem } from '../format/class-file.js';
import type { ClassSpecification } from './class-file-table.js';
import { headerOf, memberNames } from './class-header.js';
import { type DeclaredFields, declaredFields } from './compiled-fields.js';
import { CompiledMethod } from './compiled-method.js';
import { settingInitialiser } from './first-values.js';
import { firstLine, lineSpan } from './places.js';
import { type ClassFileSurroundings, internalReason } from './surroundings.js';

export interface ClassPlace {
  readonly origin: Origin;
  /** Of the class file, as shown to the user. */
  readonly path: string;
  /** Of the source, where it is known; else the class file's. */
  readonly sourceName: string;
}

const NO_CLASSES: readonly ClassName[] = [];
const NO_DECLARATIONS: ReadonlyMap<ClassName, ClassDeclaration> = new Map();
const NO_CLAUSES: readonly Clause[] = [];

export class CompiledClass implements ClassDeclaration {
  readonly name: ClassName;
  readonly kind: ClassKind;
  readonly origin: Origin;
  readonly flags: number;
  readonly superclass?: ClassName;
  readonly interfaces: readonly ClassName[];
  readonly outer?: ClassName;
  readonly file: ClassFile;
  readonly surroundings: ClassFileSurroundings;
  readonly sourceName: string;
  /** Of what has no line. */
  readonly nowhere: Span;
  readonly #path: string;
  #fields: DeclaredFields | undefined;
  #methods: readonly MethodDeclaration[] | undefined;
  #members: readonly ClassName[] | undefined;
  #span: Span | undefined;
  #dynamic: DynamicSites | undefined;
  /** How many of the classes that bodies brought forth the table was told of. */
  #counted = 0;
  #specification: { readonly given: ClassSpecification | undefined } | undefined;

  /** Throws a ClassFileProblem where the headers are damaged. */
  constructor(surroundings: ClassFileSurroundings, file: ClassFile, place: ClassPlace) {
    const header = headerOf(file);
    this.file = file;
    this.surroundings = surroundings;
    this.name = file.name;
    this.kind = header.kind;
    this.origin = place.origin;
    this.flags = header.flags;
    if (header.superclass !== undefined) this.superclass = header.superclass;
    this.interfaces = header.interfaces;
    if (header.outer !== undefined) this.outer = header.outer;
    this.sourceName = place.sourceName;
    this.#path = place.path;
    this.nowhere = lineSpan(place.sourceName, 0);
    if (header.problem !== undefined) this.#report(header.problem);
  }

  get members(): readonly ClassName[] {
    this.#members ??= this.decoded(() => memberNames(this.file), NO_CLASSES).filter((name) =>
      this.surroundings.hasClassFile(name),
    );
    return this.#members;
  }

  get permits(): readonly ClassName[] {
    return this.decoded(() => this.file.permittedSubclasses, NO_CLASSES);
  }

  get annotations(): readonly Annotation[] {
    return this.decoded<readonly Annotation[]>(() => this.file.annotations, []);
  }

  get invariants(): readonly Clause[] {
    return this.#specified()?.invariants ?? NO_CLAUSES;
  }

  clausesOf(name: string, descriptor: string): readonly Clause[] {
    return this.#specified()?.clausesOf(name, descriptor) ?? NO_CLAUSES;
  }

  /** What a skeleton calls the last parameters of a method. */
  specifiedNames(name: string, descriptor: string): readonly string[] {
    return this.#specified()?.parameterNames(name, descriptor) ?? [];
  }

  /** Where its first code stands: that of a default constructor has the line of the class. */
  get span(): Span {
    if (this.#span === undefined) {
      let first = 0;
      for (const method of this.file.methods) {
        const line = this.decoded(() => firstLine(method.code), 0);
        if (line > 0 && (first === 0 || line < first)) first = line;
      }
      this.#span = first === 0 ? this.nowhere : lineSpan(this.sourceName, first);
    }
    return this.#span;
  }

  get fields(): readonly FieldDeclaration[] {
    return this.#declaredFields().fields;
  }

  #declaredFields(): DeclaredFields {
    this.#fields ??= declaredFields(this);
    return this.#fields;
  }

  get methods(): readonly MethodDeclaration[] {
    this.#methods ??= this.#declareMethods();
    return this.#methods;
  }

  get dynamic(): DynamicSites {
    const { tools, hierarchy } = this.surroundings;
    const isTaken = (name: ClassName): boolean => this.surroundings.hasClassFile(name);
    this.#dynamic ??= tools.openDynamicSites({ owner: this.file, origin: this.origin, hierarchy, isTaken });
    return this.#dynamic;
  }

  /** The classes that its bodies have brought forth so far. */
  synthetic(): ReadonlyMap<ClassName, ClassDeclaration> {
    return this.#dynamic?.classes() ?? NO_DECLARATIONS;
  }

  /** To be called when a body is translated. */
  countSynthetic(): void {
    const { size } = this.synthetic();
    this.surroundings.grew(size - this.#counted);
    this.#counted = size;
  }

  /** A part of the file that is decoded late: where it is damaged that is reported, and the part is left out. */
  decoded<T>(decode: () => T, otherwise: T): T {
    try {
      return decode();
    } catch (error) {
      this.#report(error instanceof ClassFileProblem ? error.message : internalReason(error));
      return otherwise;
    }
  }

  #report(message: string): void {
    this.surroundings.reportDamage(this.origin, message, this.#path);
  }

  #specified(): ClassSpecification | undefined {
    if (this.#specification === undefined) {
      // What asks for it while it is made sees none.
      this.#specification = { given: undefined };
      this.#specification = { given: this.surroundings.specification(this.name) };
    }
    return this.#specification.given;
  }

  /** Bridges and other synthetic methods behind what the source shows, the static initialiser last. */
  #declareMethods(): readonly MethodDeclaration[] {
    const shown: MethodDeclaration[] = [];
    const synthetic: MethodDeclaration[] = [];
    let initialiser: MethodDeclaration | undefined;
    const seen = new Set<string>();
    for (const [number, method] of this.file.methods.entries()) {
      const { name, descriptor } = method;
      if (seen.has(name + descriptor)) {
        this.#report(`the method ${name}${descriptor} is declared twice`);
        continue;
      }
      seen.add(name + descriptor);
      const types = this.decoded(() => this.surroundings.names.methodTypes(descriptor), undefined);
      if (types === undefined) continue;
      const declared = new CompiledMethod(this, method, number, types);
      if (name === '<clinit>') initialiser = declared;
      else (hasFlag(declared, Flag.SYNTHETIC) ? synthetic : shown).push(declared);
    }
    const { firstValues } = this.#declaredFields();
    if (firstValues.length > 0) initialiser = settingInitialiser(this.name, this.nowhere, firstValues, initialiser);
    return [...shown, ...synthetic, ...(initialiser === undefined ? [] : [initialiser])];
  }
}
