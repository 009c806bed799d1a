/**
 * A class file as data (Java Virtual Machine Specification, chapter 4), decoded as far as it is asked for.
 *
 * Names are the IR's: `java.util.Map$Entry`, `int[]`. Reading checks lengths, indices and tags, never the meaning of code.
 * Whatever is wrong is a `ClassFileProblem`, thrown by `readClassFile` for the frame of the file (constant pool, headers,
 * lengths) and by the getters and functions below for what is decoded late. Nothing else is thrown, nothing loops.
 */
import type { Constant, FieldReference, MethodReference } from '../../../ir/instructions.js';
import type { Annotation } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';

export class ClassFileProblem extends Error {
  /** Where in the file; undefined where no one place is to blame. */
  readonly offset: number | undefined;

  constructor(message: string, offset?: number) {
    super(message);
    this.name = 'ClassFileProblem';
    this.offset = offset;
  }
}

export interface ClassFile {
  readonly majorVersion: number;
  readonly minorVersion: number;
  readonly pool: ConstantPool;
  /** access_flags; the flags of nested classes stand in `innerClasses`. */
  readonly flags: number;
  readonly name: ClassName;
  /** Absent for java.lang.Object and modules. */
  readonly superclass: ClassName | undefined;
  readonly interfaces: readonly ClassName[];
  readonly fields: readonly FieldInformation[];
  readonly methods: readonly MethodInformation[];
  readonly sourceFile: string | undefined;
  /** Generic signature, as text; `format/signatures.ts` parses it. */
  readonly signature: string | undefined;
  readonly innerClasses: readonly InnerClass[];
  readonly enclosingMethod: EnclosingMethod | undefined;
  readonly nestHost: ClassName | undefined;
  readonly nestMembers: readonly ClassName[];
  /** Undefined for what is no record. */
  readonly recordComponents: readonly RecordComponent[] | undefined;
  readonly permittedSubclasses: readonly ClassName[];
  readonly bootstrapMethods: readonly BootstrapMethod[];
  /** Of both retentions. */
  readonly annotations: readonly Annotation[];
}

export interface InnerClass {
  readonly name: ClassName;
  /** Absent for local and anonymous classes. */
  readonly outer: ClassName | undefined;
  /** Absent for anonymous classes. */
  readonly simpleName: string | undefined;
  readonly flags: number;
}

export interface EnclosingMethod {
  readonly owner: ClassName;
  readonly method: { readonly name: string; readonly descriptor: string } | undefined;
}

export interface RecordComponent {
  readonly name: string;
  readonly type: TypeName;
  readonly signature: string | undefined;
  readonly annotations: readonly Annotation[];
}

export interface FieldInformation {
  readonly name: string;
  readonly descriptor: string;
  readonly type: TypeName;
  /** ACC_SYNTHETIC is set for the Synthetic attribute, too. */
  readonly flags: number;
  /**
   * ConstantValue, with the field's own type (boolean, char …), not the pool's. A static field starts with it, final or not; a final
   * instance field does not (its constructors assign it), but where the source names it, compilers put the constant.
   */
  readonly constant: Constant | undefined;
  readonly signature: string | undefined;
  /** Declaration annotations and the type annotations of the field's type itself (not of its arguments or elements). */
  readonly annotations: readonly Annotation[];
}

export interface MethodInformation {
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  readonly signature: string | undefined;
  readonly exceptions: readonly ClassName[];
  /** Of the method and of its result type. */
  readonly annotations: readonly Annotation[];
  /**
   * One list a parameter of the descriptor. The file leaves out those that the compiler added (outer instance, enum name and
   * ordinal, captured variables); here the lists are where they belong, or empty where one cannot tell.
   */
  readonly parameterAnnotations: readonly (readonly Annotation[])[];
  /** MethodParameters, where present: one entry a parameter of the descriptor. */
  readonly parameterNames: readonly { readonly name: string | undefined; readonly flags: number }[] | undefined;
  readonly annotationDefault: string | undefined;
  /** Undefined for abstract and native methods. */
  readonly code: Code | undefined;
}

export interface Code {
  readonly maxStack: number;
  readonly maxLocals: number;
  /** A view of the file's bytes, not a copy. */
  readonly bytes: Uint8Array;
  readonly handlers: readonly Handler[];
  /** Sorted by `start`; several entries may name one line. Empty without the attribute. */
  readonly lines: readonly { readonly start: number; readonly line: number }[];
  /** Of LocalVariableTable; not to be believed unchecked, for nothing else depends on it. */
  readonly localVariables: readonly LocalVariable[];
  /** StackMapTable, offsets made absolute and locals of all kinds of frames made full; undefined without the attribute. */
  readonly frames: readonly StackMapFrame[] | undefined;
}

export interface Handler {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly handler: number;
  /** Undefined: everything, as `finally` and `synchronized` want it. */
  readonly type: ClassName | undefined;
}

export interface LocalVariable {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly name: string;
  readonly type: TypeName;
  readonly slot: number;
}

export interface StackMapFrame {
  readonly offset: number;
  /** One entry a slot: long and double are followed by `top`. */
  readonly locals: readonly VerificationType[];
  /** One entry a value. */
  readonly stack: readonly VerificationType[];
}

export type VerificationType =
  | { readonly kind: 'top' | 'int' | 'float' | 'long' | 'double' | 'null' | 'uninitialised-this' }
  | { readonly kind: 'object'; readonly type: TypeName }
  /** Made by the `new` at that offset. */
  | { readonly kind: 'uninitialised'; readonly offset: number };

/** Entries are decoded on first use and remembered. All indices are checked, tags too. */
export interface ConstantPool {
  /** Number of entries plus one, as in the file. */
  readonly size: number;
  tag(index: number): number;
  utf8(index: number): string;
  /** CONSTANT_Class: a class, or an array type. */
  className(index: number): TypeName;
  nameAndType(index: number): { readonly name: string; readonly descriptor: string };
  field(index: number): FieldReference;
  /** CONSTANT_Methodref or InterfaceMethodref. */
  method(index: number): MethodReference & { readonly ofInterface: boolean };
  dynamic(index: number): DynamicConstant;
  loadable(index: number): LoadableConstant;
  string(index: number): string;
}

/** CONSTANT_Dynamic and CONSTANT_InvokeDynamic. */
export interface DynamicConstant {
  readonly bootstrap: number;
  readonly name: string;
  readonly descriptor: string;
}

/** What `ldc` loads and bootstrap methods take. */
export type LoadableConstant =
  /** int, float, long, double, java.lang.String; java.lang.Class (its value the type's name). */
  | Constant
  | { readonly kind: 'method-type'; readonly descriptor: string }
  | MethodHandle
  | ({ readonly kind: 'dynamic' } & DynamicConstant);

export interface MethodHandle {
  readonly kind: 'method-handle';
  readonly reference:
    | 'get-field'
    | 'get-static'
    | 'put-field'
    | 'put-static'
    | 'invoke-virtual'
    | 'invoke-static'
    | 'invoke-special'
    | 'new-invoke-special'
    | 'invoke-interface';
  readonly owner: TypeName;
  readonly name: string;
  /** Of the field or of the method. */
  readonly descriptor: string;
  readonly ofInterface: boolean;
}

export interface BootstrapMethod {
  readonly method: MethodHandle;
  readonly arguments: readonly LoadableConstant[];
}
