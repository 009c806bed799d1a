/** Reads class files: the frame at once, all else when it is asked for. */
import type { Annotation } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { AnnotationReader } from './annotations/annotations.js';
import { declared } from './annotations/member-annotations.js';
import { AttributeTable, skipAttributes } from './attributes.js';
import { TextBudget } from './budget.js';
import { ByteReader, viewOf } from './byte-reader.js';
import { readClassList, readRecordComponents } from './class-attributes.js';
import {
  type BootstrapMethod,
  type ClassFile,
  ClassFileProblem,
  type EnclosingMethod,
  type FieldInformation,
  type InnerClass,
  type MethodInformation,
  type RecordComponent,
} from './class-file.js';
import { TableMemory } from './code-tables.js';
import type { ClassContext } from './context.js';
import { LazyField } from './fields.js';
import { readMembers, skipMembers } from './members.js';
import { LazyMethod } from './methods.js';
import { readEnclosingMethod, readInnerClasses } from './nesting.js';
import { countBootstrapMethods, readBootstrapMethods } from './pool/bootstrap-methods.js';
import { LazyConstantPool } from './pool/constant-pool.js';
import { NameTable } from './pool/name-table.js';
import { readPoolFrame } from './pool/pool-frame.js';

const MAGIC = 0xcafebabe;

/** The bytes are kept, not copied: they must not change. Of whatever version the file is. `names`: shared with other files. */
export function readClassFile(bytes: Uint8Array, names: NameTable = new NameTable()): ClassFile {
  return new LazyClassFile(bytes, names);
}

class LazyClassFile implements ClassFile, ClassContext {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly majorVersion: number;
  readonly minorVersion: number;
  readonly pool: LazyConstantPool;
  readonly flags: number;
  readonly name: ClassName;
  readonly superclass: ClassName | undefined;
  readonly interfaces: readonly ClassName[];
  readonly attributes: AttributeTable;
  readonly tables = new TableMemory();
  readonly #fieldsStart: number;
  readonly #methodsStart: number;
  #reader: AnnotationReader | undefined;
  #fields: readonly FieldInformation[] | undefined;
  #methods: readonly MethodInformation[] | undefined;
  #innerClasses: readonly InnerClass[] | undefined;
  #innerClass: InnerClass | 'none' | undefined;
  #nestMembers: readonly ClassName[] | undefined;
  #permittedSubclasses: readonly ClassName[] | undefined;
  #bootstrapMethods: readonly BootstrapMethod[] | undefined;
  #annotations: readonly Annotation[] | undefined;
  #recordComponents: readonly RecordComponent[] | undefined;

  constructor(bytes: Uint8Array, names: NameTable) {
    this.bytes = bytes;
    this.view = viewOf(bytes);
    const reader = new ByteReader(this.view, 0, bytes.length);
    if (bytes.length < 4 || reader.u4() !== MAGIC) throw new ClassFileProblem('this is no class file', 0);
    this.minorVersion = reader.u2();
    this.majorVersion = reader.u2();
    this.pool = new LazyConstantPool(this.view, readPoolFrame(reader), names, () =>
      countBootstrapMethods(this.attributes),
    );
    this.flags = reader.u2();
    this.name = this.pool.properClass(reader.u2());
    this.superclass = this.pool.optionalClass(reader.u2());
    const interfaces: ClassName[] = [];
    for (let left = reader.count(2, 'interfaces'); left > 0; left--)
      interfaces.push(this.pool.properClass(reader.u2()));
    this.interfaces = interfaces;
    this.#fieldsStart = reader.position;
    skipMembers(reader, 'fields');
    this.#methodsStart = reader.position;
    skipMembers(reader, 'methods');
    this.attributes = new AttributeTable(this.pool, this.view, reader.position);
    skipAttributes(reader);
    reader.finish('the file');
  }

  get fields(): readonly FieldInformation[] {
    this.#fields ??= readMembers(this, this.#fieldsStart).map((header) => new LazyField(this, header));
    return this.#fields;
  }

  get methods(): readonly MethodInformation[] {
    this.#methods ??= readMembers(this, this.#methodsStart).map((header) => new LazyMethod(this, header));
    return this.#methods;
  }

  get sourceFile(): string | undefined {
    return this.attributes.text('SourceFile');
  }

  get signature(): string | undefined {
    return this.attributes.text('Signature');
  }

  get innerClasses(): readonly InnerClass[] {
    this.#innerClasses ??= readInnerClasses(this);
    return this.#innerClasses;
  }

  get innerClass(): InnerClass | undefined {
    this.#innerClass ??= this.innerClasses.find(({ name }) => name === this.name) ?? 'none';
    return this.#innerClass === 'none' ? undefined : this.#innerClass;
  }

  get enclosingMethod(): EnclosingMethod | undefined {
    return readEnclosingMethod(this);
  }

  get nestHost(): ClassName | undefined {
    const content = this.attributes.find('NestHost');
    const host = content && this.pool.properClass(content.u2());
    content?.finish('NestHost');
    return host;
  }

  get nestMembers(): readonly ClassName[] {
    this.#nestMembers ??= readClassList(this, 'NestMembers');
    return this.#nestMembers;
  }

  get recordComponents(): readonly RecordComponent[] | undefined {
    this.#recordComponents ??= readRecordComponents(this);
    return this.#recordComponents;
  }

  get permittedSubclasses(): readonly ClassName[] {
    this.#permittedSubclasses ??= readClassList(this, 'PermittedSubclasses');
    return this.#permittedSubclasses;
  }

  get bootstrapMethods(): readonly BootstrapMethod[] {
    this.#bootstrapMethods ??= readBootstrapMethods(this.pool, this.attributes);
    return this.#bootstrapMethods;
  }

  get annotationReader(): AnnotationReader {
    this.#reader ??= new AnnotationReader(this.pool, new TextBudget(this.bytes.length));
    return this.#reader;
  }

  get annotations(): readonly Annotation[] {
    this.#annotations ??= declared(this.attributes, this.annotationReader);
    return this.#annotations;
  }
}
