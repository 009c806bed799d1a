/** A class that comes from a class file, read when something is asked that its name does not tell. */
import { type Annotation, type ClassKind, type Clause, Flag, type Origin } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassFile, InnerClass } from '../../classfile/format/class-file.js';
import { type ClassSignature, parseClassSignature } from '../../classfile/format/signatures.js';
import type { JavaModel } from '../model/model.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol, TypeParameter } from '../model/symbols.js';
import { type JavaType, unknownType } from '../model/types/types.js';
import { CompiledField, type MemberOwner } from './compiled-field.js';
import { compiledTypeParameters } from './compiled-type-parameters.js';
import { decoded } from './decoding.js';
import { compiledFields, compiledMethods, takesOuterInstance } from './members.js';
import { genericOrErased, type SignatureScope, typeOfSignature } from './signature-types.js';

/** What is known of a class before its file is read. */
export interface CompiledDescription {
  readonly name: ClassName;
  readonly simpleName: string;
  readonly origin: Origin;
  readonly outer: ClassSymbol | undefined;
  readonly local: boolean;
  /** Of a nested class: its entry in the InnerClasses attribute. */
  readonly entry: InnerClass | undefined;
  readonly span: Span;
  /** Undefined for a file that is missing or damaged. */
  readonly file: () => ClassFile | undefined;
  readonly memberClasses: (symbol: ClassSymbol, file: ClassFile) => readonly ClassSymbol[];
  /** A type variable of what is declared around the class. */
  readonly variableAround: (name: string) => TypeParameter | undefined;
}

/** ACC_SUPER, of class files only, has the bit of SYNCHRONIZED. */
const CLASS_FLAGS = 0x7fff & ~Flag.SYNCHRONIZED;
const NO_CLAUSES: readonly Clause[] = [];

export class CompiledClass implements ClassSymbol {
  readonly name: ClassName;
  readonly simpleName: string;
  readonly origin: Origin;
  readonly outer: ClassSymbol | undefined;
  readonly local: boolean;
  readonly span: Span;
  readonly declared = undefined;
  readonly #description: CompiledDescription;
  readonly #owner: MemberOwner;
  #file: { readonly value: ClassFile | undefined } | undefined;
  #signature: { readonly value: ClassSignature | undefined } | undefined;
  #flags: number | undefined;
  #kind: ClassKind | undefined;
  #inner: boolean | undefined;
  #typeParameters: readonly TypeParameter[] | undefined;
  #superclass: { readonly type: JavaType | undefined } | undefined;
  #interfaces: readonly JavaType[] | undefined;
  #fields: readonly FieldSymbol[] | undefined;
  #methods: readonly MethodSymbol[] | undefined;
  #members: readonly ClassSymbol[] | undefined;
  #components: readonly FieldSymbol[] | undefined;

  constructor(
    private readonly model: JavaModel,
    description: CompiledDescription,
  ) {
    this.name = description.name;
    this.simpleName = description.simpleName;
    this.origin = description.origin;
    this.outer = description.outer;
    this.local = description.local;
    this.span = description.span;
    this.#description = description;
    const scope: SignatureScope = { model, variable: (name) => this.variable(name) };
    this.#owner = { symbol: this, scope, span: description.span };
  }

  private get file(): ClassFile | undefined {
    this.#file ??= { value: this.#description.file() };
    return this.#file.value;
  }

  private get signature(): ClassSignature | undefined {
    if (this.#signature === undefined) {
      const text = decoded(() => this.file?.signature, undefined);
      this.#signature = { value: text === undefined ? undefined : parseClassSignature(text) };
    }
    return this.#signature.value;
  }

  get flags(): number {
    this.#flags ??= (this.#description.entry?.flags ?? this.file?.flags ?? 0) & CLASS_FLAGS;
    return this.#flags;
  }

  get kind(): ClassKind {
    this.#kind ??= this.#findKind();
    return this.#kind;
  }

  #findKind(): ClassKind {
    const { flags } = this;
    if ((flags & Flag.ANNOTATION) !== 0) return 'annotation';
    if ((flags & Flag.INTERFACE) !== 0) return 'interface';
    if ((flags & Flag.ENUM) !== 0 && this.file?.superclass === 'java.lang.Enum') return 'enum';
    return this.#isRecord() ? 'record' : 'class';
  }

  #isRecord(): boolean {
    const { file } = this;
    return file?.superclass === 'java.lang.Record' && decoded(() => file.recordComponents, undefined) !== undefined;
  }

  get inner(): boolean {
    this.#inner ??= this.#isInner();
    return this.#inner;
  }

  #isInner(): boolean {
    const { outer, file } = this;
    if (outer === undefined || file === undefined || this.local || (this.flags & Flag.STATIC) !== 0) return false;
    return this.kind === 'class' && takesOuterInstance(file, outer.name);
  }

  get typeParameters(): readonly TypeParameter[] {
    if (this.#typeParameters === undefined) {
      this.#typeParameters = [];
      this.#typeParameters = compiledTypeParameters(this.#owner.scope, this.signature?.typeParameters ?? []);
    }
    return this.#typeParameters;
  }

  /** A type variable in scope in the class. */
  variable(name: string): TypeParameter | undefined {
    return this.typeParameters.find((each) => each.name === name) ?? this.#description.variableAround(name);
  }

  superclass(): JavaType | undefined {
    this.#superclass ??= { type: this.#findSuperclass() };
    return this.#superclass.type;
  }

  /** A class whose file cannot be read may have any superclass. */
  #findSuperclass(): JavaType | undefined {
    const { file } = this;
    if (file === undefined) return unknownType(`cannot read class ${this.name}`, this.name);
    const { superclass } = file;
    if (superclass === undefined || (this.flags & Flag.INTERFACE) !== 0) return undefined;
    const generic = this.signature && typeOfSignature(this.#owner.scope, this.signature.superclass);
    return genericOrErased(this.model, generic, superclass);
  }

  interfaces(): readonly JavaType[] {
    this.#interfaces ??= this.#findInterfaces();
    return this.#interfaces;
  }

  #findInterfaces(): readonly JavaType[] {
    const { file, signature } = this;
    return (file?.interfaces ?? []).map((name, index) => {
      const generic = signature?.interfaces[index];
      return genericOrErased(this.model, generic && typeOfSignature(this.#owner.scope, generic), name);
    });
  }

  permits(): readonly ClassSymbol[] {
    const names = decoded(() => this.file?.permittedSubclasses ?? [], []);
    return names.flatMap((name) => this.model.findClass(name) ?? []);
  }

  fields(): readonly FieldSymbol[] {
    const { file } = this;
    this.#fields ??= file === undefined ? [] : compiledFields(this.#owner, file);
    return this.#fields;
  }

  methods(): readonly MethodSymbol[] {
    const { file } = this;
    this.#methods ??= file === undefined ? [] : compiledMethods(this.#owner, file);
    return this.#methods;
  }

  hasMethod(name: string, descriptor: string): boolean {
    const methods = decoded(() => this.file?.methods ?? [], []);
    return methods.some((method) => method.name === name && method.descriptor === descriptor);
  }

  memberClasses(): readonly ClassSymbol[] {
    const { file } = this;
    this.#members ??= file === undefined ? [] : this.#description.memberClasses(this, file);
    return this.#members;
  }

  recordComponents(): readonly FieldSymbol[] {
    this.#components ??= this.kind === 'record' ? this.#findComponents() : [];
    return this.#components;
  }

  /** The private fields behind them; a component without such a field is one that nobody can read but through its accessor. */
  #findComponents(): readonly FieldSymbol[] {
    const components = decoded(() => this.file?.recordComponents, undefined) ?? [];
    return components.map((component) => {
      const field = this.fields().find(({ name, erased }) => name === component.name && erased === component.type);
      const flags = Flag.PRIVATE | Flag.FINAL;
      const { name, type, signature, annotations } = component;
      return (
        field ??
        new CompiledField(this.#owner, {
          name,
          type,
          signature,
          annotations,
          flags,
          descriptor: '',
          constant: undefined,
        })
      );
    });
  }

  annotations(): readonly Annotation[] {
    return decoded(() => this.file?.annotations ?? [], []);
  }

  /** Those of the declaration count: it comes from the class file too, and knows its skeleton. */
  invariants(): readonly Clause[] {
    return NO_CLAUSES;
  }
}
