/** The constant pool: one pass finds where entries are; what they say is decoded on first use and remembered. */

import type { FieldReference, MethodReference } from '../../../../ir/instructions.js';
import { CLASS, type ClassName, isArray, STRING, type TypeName } from '../../../../ir/types.js';
import { ClassFileProblem, type ConstantPool, type DynamicConstant, type LoadableConstant } from '../class-file.js';
import type { CheckedDescriptor } from '../descriptors.js';
import { readMethodHandle } from './method-handles.js';
import { decodeModifiedUtf8 } from './modified-utf8.js';
import type { NameTable } from './name-table.js';
import { isMethodName, isUnqualifiedName, quoted } from './names.js';
import type { PoolFrame } from './pool-frame.js';
import { Tag, tagName } from './tags.js';

type PooledMethod = MethodReference & { readonly ofInterface: boolean };
type NameAndType = { readonly name: string; readonly descriptor: string };

export class LazyConstantPool implements ConstantPool {
  readonly size: number;
  readonly #view: DataView;
  readonly #offsets: Int32Array;
  /** Asked when a dynamic constant is used, for the table of bootstrap methods stands at the end of the file. */
  readonly #bootstrapCount: () => number;
  readonly #names: NameTable;
  /** What the entries for texts and for classes say: no index is both. */
  readonly #texts: (string | undefined)[];
  /** Fields and methods. */
  #members: (FieldReference | PooledMethod | undefined)[] | undefined;
  #dynamics: Map<number, DynamicConstant> | undefined;
  #loadables: Map<number, LoadableConstant> | undefined;

  constructor(view: DataView, frame: PoolFrame, names: NameTable, bootstrapCount: () => number) {
    this.size = frame.offsets.length;
    this.#view = view;
    this.#offsets = frame.offsets;
    this.#names = names;
    this.#bootstrapCount = bootstrapCount;
    this.#texts = new Array(this.size);
  }

  tag(index: number): number {
    const offset = this.#offsets[index] ?? 0;
    if (offset === 0) throw new ClassFileProblem(`no constant has index ${index}`);
    return this.#view.getUint8(offset);
  }

  utf8(index: number): string {
    const content = this.content(index, Tag.UTF8);
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const text = decodeModifiedUtf8(this.#view, content + 2, this.#view.getUint16(content));
    this.#texts[index] = text;
    return text;
  }

  className(index: number): TypeName {
    const content = this.content(index, Tag.CLASS);
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const text = this.utf8(this.#view.getUint16(content));
    const name = text.startsWith('[') ? this.#names.type(text, content) : this.#names.className(text, content);
    this.#texts[index] = name;
    return name;
  }

  /** As `utf8`, for texts that many files have. */
  shared(index: number): string {
    const text = this.#names.shared(this.utf8(index));
    this.#texts[index] = text;
    return text;
  }

  /** A class or interface where an array type would make no sense. */
  properClass(index: number): ClassName {
    const name = this.className(index);
    if (isArray(name)) throw this.problem(index, `the array type ${quoted(name)} where a class is wanted`);
    return name;
  }

  /** As `properClass`; undefined for index 0. */
  optionalClass(index: number): ClassName | undefined {
    return index === 0 ? undefined : this.properClass(index);
  }

  /** As `utf8`; undefined for index 0. */
  optionalText(index: number): string | undefined {
    return index === 0 ? undefined : this.utf8(index);
  }

  /** The text at an index, which must be an unqualified name. */
  name(index: number): string {
    const name = this.shared(index);
    if (!isUnqualifiedName(name)) throw this.problem(index, `${quoted(name)} is no name`);
    return name;
  }

  methodName(index: number): string {
    const name = this.shared(index);
    if (!isMethodName(name)) throw this.problem(index, `${quoted(name)} is no name of a method`);
    return name;
  }

  /** The type that the text at an index, a field descriptor, tells. */
  type(index: number): TypeName {
    return this.#names.type(this.utf8(index), this.#offsets[index]);
  }

  /** The types that the text at an index, a method descriptor, tells. */
  methodTypes(index: number): CheckedDescriptor {
    return this.#names.methodTypes(this.utf8(index), this.#offsets[index]);
  }

  nameAndType(index: number): NameAndType {
    const content = this.content(index, Tag.NAME_AND_TYPE);
    const nameIndex = this.#view.getUint16(content);
    const descriptorIndex = this.#view.getUint16(content + 2);
    const descriptor = this.shared(descriptorIndex);
    if (!descriptor.startsWith('(')) {
      this.type(descriptorIndex);
      return { name: this.name(nameIndex), descriptor };
    }
    const { result } = this.methodTypes(descriptorIndex);
    const name = this.methodName(nameIndex);
    if (name === '<init>' && result !== 'void') throw this.problem(index, 'a constructor with a result');
    return { name, descriptor };
  }

  field(index: number): FieldReference {
    this.#members ??= new Array(this.size);
    const known = this.#members[index];
    if (known !== undefined && 'type' in known) return known;
    const content = this.content(index, Tag.FIELD);
    const { name } = this.#member(content, 'field');
    const owner = this.properClass(this.#view.getUint16(content));
    const pair = this.content(this.#view.getUint16(content + 2), Tag.NAME_AND_TYPE);
    const field: FieldReference = { owner, name, type: this.type(this.#view.getUint16(pair + 2)) };
    this.#members[index] = field;
    return field;
  }

  /** The descriptor of a field as the file has it. */
  fieldDescriptor(index: number): string {
    return this.#member(this.content(index, Tag.FIELD), 'field').descriptor;
  }

  method(index: number): PooledMethod {
    this.#members ??= new Array(this.size);
    const known = this.#members[index];
    if (known !== undefined && 'descriptor' in known) return known;
    const ofInterface = this.tag(index) === Tag.INTERFACE_METHOD;
    const content = this.content(index, ofInterface ? Tag.INTERFACE_METHOD : Tag.METHOD);
    const { name, descriptor } = this.#member(content, 'method');
    const ownerIndex = this.#view.getUint16(content);
    const owner = ofInterface ? this.properClass(ownerIndex) : this.className(ownerIndex);
    if (ofInterface && name === '<init>') throw this.problem(index, 'a constructor of an interface');
    const method: PooledMethod = { owner, name, descriptor, ofInterface };
    this.#members[index] = method;
    return method;
  }

  dynamic(index: number): DynamicConstant {
    this.#dynamics ??= new Map();
    const known = this.#dynamics.get(index);
    if (known !== undefined) return known;
    const callSite = this.tag(index) === Tag.INVOKE_DYNAMIC;
    const content = this.content(index, callSite ? Tag.INVOKE_DYNAMIC : Tag.DYNAMIC);
    const { name, descriptor } = this.#member(content, callSite ? 'method' : 'field');
    if (name === '<init>') throw this.problem(index, 'a constructor as dynamic call site');
    const bootstrap = this.#view.getUint16(content);
    if (bootstrap >= this.#bootstrapCount()) throw this.problem(index, `there is no bootstrap method ${bootstrap}`);
    const dynamic: DynamicConstant = { bootstrap, name, descriptor };
    this.#dynamics.set(index, dynamic);
    return dynamic;
  }

  loadable(index: number): LoadableConstant {
    this.#loadables ??= new Map();
    const known = this.#loadables.get(index);
    if (known !== undefined) return known;
    const constant = this.#loadable(index);
    this.#loadables.set(index, constant);
    return constant;
  }

  string(index: number): string {
    return this.utf8(this.#view.getUint16(this.content(index, Tag.STRING)));
  }

  /** Offset of what follows the tag of an entry, which must have that tag. */
  content(index: number, tag: number): number {
    const actual = this.tag(index);
    if (actual !== tag) throw this.problem(index, `a ${tagName(actual)} where a ${tagName(tag)} is wanted`);
    return (this.#offsets[index] ?? 0) + 1;
  }

  problem(index: number, message: string): ClassFileProblem {
    return new ClassFileProblem(`constant ${index}: ${message}`, this.#offsets[index]);
  }

  /** Name and descriptor of a member, or of a dynamic constant, whose entry refers to them at its third byte. */
  #member(content: number, kind: 'field' | 'method'): NameAndType {
    const index = this.#view.getUint16(content + 2);
    const found = this.nameAndType(index);
    if (found.descriptor.startsWith('(') !== (kind === 'method')) {
      throw this.problem(index, `${quoted(found.descriptor)} is no descriptor of a ${kind}`);
    }
    if (found.name === '<clinit>') throw this.problem(index, 'a static initialiser is referred to');
    return found;
  }

  #loadable(index: number): LoadableConstant {
    const tag = this.tag(index);
    const content = this.content(index, tag);
    switch (tag) {
      case Tag.INTEGER:
        return { kind: 'constant', type: 'int', value: this.#view.getInt32(content) };
      case Tag.FLOAT:
        return { kind: 'constant', type: 'float', value: this.#view.getFloat32(content) };
      case Tag.LONG:
        return { kind: 'constant', type: 'long', value: this.#view.getBigInt64(content) };
      case Tag.DOUBLE:
        return { kind: 'constant', type: 'double', value: this.#view.getFloat64(content) };
      case Tag.STRING:
        return { kind: 'constant', type: STRING, value: this.string(index) };
      case Tag.CLASS:
        return { kind: 'constant', type: CLASS, value: this.className(index) };
      case Tag.METHOD_TYPE: {
        const descriptor = this.#view.getUint16(content);
        this.methodTypes(descriptor);
        return { kind: 'method-type', descriptor: this.utf8(descriptor) };
      }
      case Tag.METHOD_HANDLE:
        return readMethodHandle(this, index, this.#view.getUint8(content), this.#view.getUint16(content + 1));
      case Tag.DYNAMIC:
        return { kind: 'dynamic', ...this.dynamic(index) };
      default:
        throw this.problem(index, `a ${tagName(tag)} where something loadable is wanted`);
    }
  }
}
