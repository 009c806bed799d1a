/**
 * What a native method may ask of the machine.
 *
 * A native gets the receiver, where there is one, as its first argument. It never calls back into Java; it ends by
 * returning a value (undefined for `void`) or by throwing what `raise`, `exit` or `unsupported` throw. Before it changes an object or array
 * that it was given it calls `touch`, so that the machine can restore the heap it started from.
 */
import type { ClassTable } from '../ir/program.js';
import type { ClassName, TypeName } from '../ir/types.js';
import type { Elements, JavaArray, JavaObject, JavaString, Reference, Value } from './memory/values.js';
import type { StackElement } from './stack-trace.js';

export type NativeMethod = (context: NativeContext, argumentValues: readonly Value[]) => Value | undefined;

export interface NativeContext {
  readonly table: ClassTable;

  /** A new string, different from every other object. */
  string(text: string): JavaString;
  /** The one string that stands for this text: what literals and String.intern give. */
  intern(text: string): JavaString;
  /** The characters of a string; the value must be one. */
  text(value: Value | undefined): string;
  /**
   * Gives a string that the `new` instruction has just made (with no characters) its text: what the constructors of
   * java.lang.String end in. `new java.lang.String` must therefore allocate a JavaString.
   */
  setText(string: Value | undefined, text: string): void;

  /** An array of `length` default values; `type` is the array's type: `int[]`. */
  newArray(type: TypeName, length: number): JavaArray;
  /** An array over these elements, which the caller gives away. */
  arrayOf(type: TypeName, elements: Elements): JavaArray;
  /** An object with default field values; no constructor runs and the class is not initialised. */
  allocate(type: ClassName): JavaObject;
  /** A new object or array with the same contents. */
  copy(object: Reference): Reference;
  /** To be called before an object that existed before this call is changed. */
  touch(object: Reference): void;
  field(object: JavaObject, owner: ClassName, name: string): Value;
  setField(object: JavaObject, owner: ClassName, name: string, value: Value): void;
  staticField(owner: ClassName, name: string): Value;

  /** The dynamic type: a class name or an array type. */
  typeOf(object: Reference): TypeName;
  /** Whether a value of type `lower` may be stored where `upper` is declared: classes, interfaces, arrays. */
  isSubtype(lower: TypeName, upper: TypeName): boolean;
  /** The java.lang.Class of a type, primitives and `void` included; always the same object. */
  classObject(type: TypeName): JavaObject;
  /** The type that a java.lang.Class stands for. */
  typeOfClassObject(object: Value | undefined): TypeName;

  /** Deterministic, not negative, and the same for the object's whole life. */
  identityHash(object: Reference): number;

  /**
   * Methods on the stack, innermost first. Given an exception under construction, its `fillInStackTrace` and
   * constructors are left out; else this native comes first. At most 1024 elements, as the JDK keeps.
   */
  stack(exception?: Reference): readonly StackElement[];

  /** How often the one thread holds the monitor of the object. */
  monitorEntries(object: Reference): number;

  /** Whether Java's `assert` statements are executed. */
  readonly assertionsEnabled: boolean;

  print(stream: 'out' | 'err', text: string): void;
  /** The next byte of standard input (UTF-8), or -1 at its end. */
  readByte(): number;
  /** How many bytes `readByte` will still give. */
  bytesLeft(): number;

  /**
   * Ends this native by calling a static method in its place, whose class is initialised first: the native's outcome is
   * that of the method. Class.getEnumConstants reaches `values()` so. The name `<clinit>` only initialises the class.
   */
  continueWith(owner: ClassName, name: string, descriptor: string, argumentValues: readonly Value[]): never;
  /** Throws a new Java exception: `<init>(String)` when there is a message, `<init>()` otherwise. */
  raise(type: ClassName, message?: string): never;
  /** Throws an existing exception object. */
  rethrow(exception: JavaObject): never;
  /** Ends the run as System.exit does. */
  exit(status: number): never;
  /** Ends the run because this native cannot do what Java would. */
  unsupported(reason: string): never;
}
