/**
 * The instructions of the intermediate representation: typed three-address code over a body's variables.
 *
 * Instructions stand on edges of the control-flow graph (see body.ts). Everything that can fail implicitly in Java is
 * preceded by a `check` instruction, so that a `load`, `store`, division or array access by itself never fails: a
 * dereference is `check x != null` followed by the access. An edge whose instruction can complete abruptly (`check`,
 * `call`, `initialise`) has an exceptional successor.
 */
import type { ClassName, TypeName } from './types.js';

/** A local variable, parameter or temporary of one body. Identity is the object; `index` is dense within its body. */
export interface Variable {
  readonly kind: 'variable';
  readonly index: number;
  /** Unique within the body. Temporaries start with `%`, the thrown exception is `@thrown`. */
  readonly name: string;
  readonly type: TypeName;
  readonly role: 'parameter' | 'local' | 'temporary' | 'thrown';
  /** The name written in the source, where there is one; `this` for the receiver. */
  readonly sourceName?: string;
  /** Where the class file keeps a local variable: the JDK's messages call it `<local3>`. Unknown for most temporaries. */
  readonly slot?: number;
}

/**
 * A constant. `value` is a number for boolean (0 or 1), byte, short, char, int, float and double; a bigint for long;
 * a string for java.lang.String; the type's name for java.lang.Class; null for the type `null`.
 */
export interface Constant {
  readonly kind: 'constant';
  readonly type: TypeName;
  readonly value: number | bigint | string | null;
}

export type Operand = Variable | Constant;

/** `-` and `~` on int, long (`-` also on float and double); `!` on boolean. */
export type UnaryOperator = '-' | '~' | '!';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>' | '>>>';
export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';
/** Three-way comparison of the stack machine: `compare` for long, and for floats the answer on NaN: less or greater. */
export type CompareOperator = 'compare' | 'compare-less' | 'compare-greater';
/** `concat` appends strings; a null operand contributes `null`; the result is a new string. */
export type BinaryOperator = ArithmeticOperator | ComparisonOperator | CompareOperator | 'concat';

/** A pure expression over operands: no heap is read, nothing fails. */
export type Expression =
  | Operand
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly type: TypeName; readonly operand: Operand }
  /**
   * `type` is the type of the operands after promotion: int, long, float, double, boolean (`& | ^ == !=`), or
   * java.lang.Object for comparing references, java.lang.String for `concat`. Shifts: the right operand is int or long.
   * A preceding check has excluded a zero divisor of int and long.
   */
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly type: TypeName;
      readonly left: Operand;
      readonly right: Operand;
    }
  /** Primitive conversion (widening or narrowing) between numeric types. */
  | { readonly kind: 'convert'; readonly from: TypeName; readonly to: TypeName; readonly operand: Operand }
  /** Reference conversion that a preceding check (or static typing) has shown to succeed. */
  | { readonly kind: 'cast'; readonly type: TypeName; readonly operand: Operand }
  /** Whether a reference is a non-null instance of the type; `negated`: whether it is not. */
  | {
      readonly kind: 'instanceof';
      readonly type: TypeName;
      readonly operand: Operand;
      readonly negated: boolean;
    }
  /** Whether an integer is one of (or, `negated`, none of) the given numbers: the branches of a switch. */
  | {
      readonly kind: 'among';
      readonly operand: Operand;
      readonly values: readonly number[];
      readonly negated: boolean;
    };

export interface FieldReference {
  /** The class that declares the field. */
  readonly owner: ClassName;
  readonly name: string;
  readonly type: TypeName;
}

export interface MethodReference {
  /** The class in which the search for the method starts. */
  readonly owner: ClassName;
  /** `<init>` for constructors, `<clinit>` for the static initialiser. */
  readonly name: string;
  /** JVM form: `(ILjava/lang/String;)V`. */
  readonly descriptor: string;
}

/** Where a load or store goes: a base and a selector. A static field has no base. */
export type Place =
  | { readonly kind: 'field'; readonly base: Variable; readonly field: FieldReference }
  | { readonly kind: 'static'; readonly field: FieldReference }
  | { readonly kind: 'element'; readonly base: Variable; readonly index: Operand; readonly type: TypeName }
  /** Read only. */
  | { readonly kind: 'length'; readonly base: Variable };

/** What a `check` demands; when it does not hold, an exception of the class named in the check is thrown. */
export type Condition =
  | { readonly kind: 'not-null'; readonly operand: Operand }
  | { readonly kind: 'in-bounds'; readonly array: Variable; readonly index: Operand }
  | { readonly kind: 'not-negative'; readonly operand: Operand }
  | { readonly kind: 'not-zero'; readonly operand: Operand; readonly type: TypeName }
  | { readonly kind: 'castable'; readonly operand: Operand; readonly type: TypeName }
  /** The dynamic element type of the array takes the value. */
  | { readonly kind: 'storable'; readonly array: Variable; readonly value: Operand };

export type Dispatch = 'static' | 'special' | 'virtual' | 'interface';

export type Instruction =
  | { readonly kind: 'assign'; readonly target: Variable; readonly value: Expression }
  /** Allocates an object with default field values; the constructor is a `call` that follows. */
  | { readonly kind: 'new'; readonly target: Variable; readonly type: ClassName }
  /** `type` is the array's type; one length a dimension that is allocated; elements get default values. */
  | {
      readonly kind: 'new-array';
      readonly target: Variable;
      readonly type: TypeName;
      readonly lengths: readonly Operand[];
    }
  | { readonly kind: 'load'; readonly target: Variable; readonly place: Place }
  | { readonly kind: 'store'; readonly place: Place; readonly value: Operand }
  /**
   * The receiver, where there is one, is the first argument and has been checked against null. `special` calls exactly
   * the method found from `owner` upwards (constructors, private methods, `super.m()`). May complete abruptly.
   */
  | {
      readonly kind: 'call';
      readonly target?: Variable;
      readonly dispatch: Dispatch;
      readonly method: MethodReference;
      readonly arguments: readonly Operand[];
    }
  /** On an edge to the body's exit. */
  | { readonly kind: 'return'; readonly value?: Operand }
  /** Sets `@thrown` and goes to the edge's end, where handlers are told apart. The operand is not null. */
  | { readonly kind: 'throw'; readonly value: Operand }
  /** The edge is taken when the condition holds. Edges leaving a point by `assume` are exclusive and exhaustive. */
  | { readonly kind: 'assume'; readonly condition: Expression }
  /** Goes on when the condition holds, else throws a new exception of class `exception`. */
  | {
      readonly kind: 'check';
      readonly condition: Condition;
      readonly exception: ClassName;
      /** Inserted by erasure or boxing, not written by the programmer. */
      readonly implicit?: boolean;
    }
  /** Runs the static initialiser of a class, its superclasses first, unless that has happened. May complete abruptly. */
  | { readonly kind: 'initialise'; readonly type: ClassName }
  /** Any value of the variable's type, null included; when running: one reproducible value. */
  | { readonly kind: 'havoc'; readonly target: Variable; readonly source: string }
  | { readonly kind: 'monitor'; readonly action: 'enter' | 'exit'; readonly operand: Operand }
  /** A user's `assert` or `assume` at this point: the formula's text and what its free names mean here. */
  | {
      readonly kind: 'specify';
      readonly clause: 'assert' | 'assume';
      readonly formula: string;
      readonly environment: readonly (readonly [name: string, variable: Variable])[];
    }
  /** Code that the front end could not translate. It may do anything; the target, if any, gets any value. */
  | { readonly kind: 'unsupported'; readonly reason: string; readonly target?: Variable };

export type InstructionKind = Instruction['kind'];

/** Instructions whose edge has an exceptional successor. */
export function mayThrow(instruction: Instruction): boolean {
  return (
    instruction.kind === 'check' ||
    instruction.kind === 'call' ||
    instruction.kind === 'initialise' ||
    instruction.kind === 'unsupported'
  );
}

export const TRUE: Constant = { kind: 'constant', type: 'boolean', value: 1 };
export const FALSE: Constant = { kind: 'constant', type: 'boolean', value: 0 };
export const NULL: Constant = { kind: 'constant', type: 'null', value: null };

export function intConstant(value: number): Constant {
  return { kind: 'constant', type: 'int', value };
}

export function stringConstant(value: string): Constant {
  return { kind: 'constant', type: 'java.lang.String', value };
}

/** Arrays of so many elements and more may be too large for the machine: making them is preceded by a check, so that handlers are known. */
const LARGE_ARRAY = 1 << 24;

/** Whether a constant length needs no check. */
export function isSmallLength(length: number): boolean {
  return length >= 0 && length < LARGE_ARRAY;
}
