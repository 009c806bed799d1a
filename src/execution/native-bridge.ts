/** The machine as native methods see it. */
import type { MethodReference } from '../ir/instructions.js';
import type { ClassTable } from '../ir/program.js';
import { CLASS, type ClassName, type TypeName } from '../ir/types.js';
import { ByteSource } from './byte-source.js';
import { identityHash } from './memory/identity-hash.js';
import { type Elements, type JavaArray, JavaObject, JavaString, type Reference, type Value } from './memory/values.js';
import type { NativeContext } from './native-context.js';
import { Halt } from './outcome.js';
import type { Runtime } from './runtime.js';
import { captureStack, type StackElement } from './stack-trace.js';

/** How a native method says that it ends by an exception. */
export class Raise {
  constructor(
    readonly type: ClassName,
    readonly text: string | undefined,
    /** An exception that exists already. */
    readonly exception?: JavaObject,
  ) {}
}

/** How a native method says that another method runs in its place. */
export class Continue {
  constructor(
    readonly reference: MethodReference,
    readonly values: readonly Value[],
  ) {}
}

export class Bridge implements NativeContext {
  readonly #runtime: Runtime;
  readonly #input: ByteSource;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    this.#input = new ByteSource(runtime.options.input);
  }

  get table(): ClassTable {
    return this.#runtime.table;
  }

  get assertionsEnabled(): boolean {
    return this.#runtime.options.enableAssertions;
  }

  string(text: string): JavaString {
    return this.#runtime.heap.string(text);
  }

  intern(text: string): JavaString {
    return this.#runtime.heap.intern(text);
  }

  text(value: Value | undefined): string {
    if (value instanceof JavaString) return value.text;
    return this.unsupported('a native method expected a string');
  }

  setText(string: Value | undefined, text: string): void {
    if (!(string instanceof JavaString)) return this.unsupported('a native method expected a string');
    string.text = text;
  }

  newArray(type: TypeName, length: number): JavaArray {
    return this.#runtime.heap.newArray(this.#runtime.heap.classes.get(type), length);
  }

  arrayOf(type: TypeName, elements: Elements): JavaArray {
    return this.#runtime.heap.arrayOver(this.#runtime.heap.classes.get(type), elements);
  }

  allocate(type: ClassName): JavaObject {
    return this.#runtime.heap.allocate(this.#runtime.known(type));
  }

  copy(object: Reference): Reference {
    return this.#runtime.heap.copy(object);
  }

  touch(object: Reference): void {
    this.#runtime.heap.touch(object);
  }

  field(object: JavaObject, owner: ClassName, name: string): Value {
    return object.fields[this.#slot(object, owner, name)] as Value;
  }

  setField(object: JavaObject, owner: ClassName, name: string, value: Value): void {
    const slot = this.#slot(object, owner, name);
    this.touch(object);
    object.fields[slot] = value;
  }

  #slot(object: JavaObject, owner: ClassName, name: string): number {
    return object.type.slot(owner, name) ?? this.unsupported(`no field ${owner}.${name}`);
  }

  staticField(owner: ClassName, name: string): Value {
    const declaring = this.#runtime.known(owner);
    const slot = declaring.staticSlot(name) ?? this.unsupported(`no field ${owner}.${name}`);
    return declaring.statics[slot] as Value;
  }

  typeOf(object: Reference): TypeName {
    return object.type.name;
  }

  isSubtype(lower: TypeName, upper: TypeName): boolean {
    return lower === upper || this.#runtime.heap.classes.get(lower).isSubtypeOf(upper);
  }

  classObject(type: TypeName): JavaObject {
    return this.#runtime.heap.classObject(type);
  }

  typeOfClassObject(object: Value | undefined): TypeName {
    if (object instanceof JavaObject && object.type.name === CLASS) return object.payload as TypeName;
    return this.unsupported('a native method expected a class object');
  }

  identityHash(object: Reference): number {
    this.#runtime.answers++;
    this.#runtime.hashes++;
    return identityHash(object, this.#runtime.identityHashes);
  }

  stack(exception?: Reference): readonly StackElement[] {
    return captureStack(this.#runtime.top, this.#runtime.native, exception);
  }

  monitorEntries(object: Reference): number {
    return this.#runtime.monitors.entries(object);
  }

  print(stream: 'out' | 'err', text: string): void {
    this.#runtime.options.output(stream, text);
  }

  rewindInput(): void {
    this.#input.rewind();
  }

  readByte(): number {
    return this.#input.next();
  }

  bytesLeft(): number {
    return this.#input.left;
  }

  continueWith(owner: ClassName, name: string, descriptor: string, values: readonly Value[]): never {
    throw new Continue({ owner, name, descriptor }, values);
  }

  raise(type: ClassName, message?: string): never {
    throw new Raise(type, message);
  }

  rethrow(exception: JavaObject): never {
    throw new Raise(exception.type.name, undefined, exception);
  }

  exit(status: number): never {
    throw new Halt({ kind: 'exit', status });
  }

  unsupported(reason: string): never {
    return this.#runtime.unsupported(reason);
  }
}
