/**
 * The resolved tree: what elaboration makes of Java source, and all that lowering sees.
 *
 * Every name is resolved, every implicit conversion, receiver, captured variable and outer instance is explicit, all
 * types are erased (casts that erasure needs are written out), enhanced `for`, try-with-resources, boxing, lambdas and
 * inner classes are already expressed by simpler means. Lowering therefore knows nothing of generics, scopes or overloads.
 */
import type {
  ArithmeticOperator,
  ComparisonOperator,
  Constant,
  Dispatch,
  FieldReference,
  MethodReference,
  UnaryOperator,
} from '../../ir/instructions.js';
import type { Span } from '../../ir/span.js';
import type { ClassName, TypeName } from '../../ir/types.js';

/** A local variable, parameter or `this`; identity is the object. */
export interface Local {
  readonly name: string;
  readonly type: TypeName;
}

interface Node {
  readonly span: Span;
}

interface Typed extends Node {
  /** Erased; `void` for calls without result, `null` for the null literal. */
  readonly type: TypeName;
}

export type Expression =
  | (Typed & { readonly kind: 'literal'; readonly constant: Constant })
  | (Typed & { readonly kind: 'local'; readonly local: Local })
  | Location
  | (Typed & { readonly kind: 'array-length'; readonly array: Expression })
  /** Its value is the value assigned. */
  | (Typed & { readonly kind: 'assign'; readonly target: Location; readonly value: Expression })
  /**
   * Compound assignment, increment and decrement: the target's base and index are evaluated once, `compute` is evaluated
   * with `placeholder` standing for the old value (its type is the target's type) and stored; yields the old or new value.
   */
  | (Typed & {
      readonly kind: 'update';
      readonly target: Location;
      readonly placeholder: Local;
      readonly compute: Expression;
      readonly yields: 'old' | 'new';
    })
  | (Typed & { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression })
  /** Operands are already promoted to `operandType` (shift counts: int or long); division by zero is lowering's to check. */
  | (Typed & {
      readonly kind: 'binary';
      readonly operator: ArithmeticOperator | ComparisonOperator;
      readonly operandType: TypeName;
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Typed & {
      readonly kind: 'logical';
      readonly operator: 'and' | 'or';
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Typed & {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    })
  /** String concatenation of two or more parts of any type but void; lowering turns each part into a string. */
  | (Typed & { readonly kind: 'concat'; readonly parts: readonly Expression[] })
  /** Primitive numeric conversion from the operand's type to `type`. */
  | (Typed & { readonly kind: 'convert'; readonly operand: Expression })
  /** Reference cast with a run-time check; `implicit` when erasure put it there. No check is made when `trusted`. */
  | (Typed & {
      readonly kind: 'cast';
      readonly operand: Expression;
      readonly implicit: boolean;
      readonly trusted?: boolean;
    })
  | (Typed & { readonly kind: 'matches'; readonly operand: Expression; readonly pattern: Pattern })
  /** The receiver is present unless `dispatch` is static; a null receiver throws, except where it is `this`. */
  | (Typed & {
      readonly kind: 'call';
      readonly dispatch: Dispatch;
      readonly method: MethodReference;
      readonly receiver?: Expression;
      readonly arguments: readonly Expression[];
    })
  /** Outer instance, captured variables, enum name and ordinal stand among the arguments, as the constructor has them. */
  | (Typed & {
      readonly kind: 'new';
      readonly constructor: MethodReference;
      readonly arguments: readonly Expression[];
    })
  /** `type` is the array's type; fewer lengths than its rank leave the inner arrays null. */
  | (Typed & { readonly kind: 'new-array'; readonly lengths: readonly Expression[] })
  | (Typed & { readonly kind: 'array-literal'; readonly elements: readonly Expression[] })
  | (Typed & { readonly kind: 'switch-expression'; readonly switch: Switch })
  /** Evaluates the statements, then the expression: for what desugaring needs temporaries. */
  | (Typed & { readonly kind: 'sequence'; readonly statements: readonly Statement[]; readonly value: Expression })
  /** Any value of the type: the `any` intrinsic of the library models. */
  | (Typed & { readonly kind: 'any'; readonly source: string })
  /** Throws a NullPointerException when the operand is null, else is its value. */
  | (Typed & { readonly kind: 'non-null'; readonly operand: Expression })
  /** A call of what no class at hand declares: it may do anything, and gives any value of the type. */
  | (Typed & {
      readonly kind: 'unknown-call';
      readonly owner: ClassName;
      readonly name: string;
      readonly receiver?: Expression;
      readonly arguments: readonly Expression[];
    })
  | (Typed & { readonly kind: 'unsupported'; readonly reason: string });

/** Something that can be assigned. */
export type Location =
  | (Typed & { readonly kind: 'local'; readonly local: Local })
  /** `object` is absent for a static field; where the source names an instance before it, it is evaluated in a sequence. */
  | (Typed & { readonly kind: 'field'; readonly object?: Expression; readonly field: FieldReference })
  | (Typed & { readonly kind: 'element'; readonly array: Expression; readonly index: Expression });

export type Pattern =
  /** Matches a non-null value of the type (any value, null included, when `total`) and binds it to the local if any. */
  | (Node & { readonly kind: 'type-pattern'; readonly type: TypeName; readonly total: boolean; readonly local?: Local })
  /** Matches a non-null value of the record whose components, read by the accessors, match. */
  | (Node & {
      readonly kind: 'record-pattern';
      readonly type: ClassName;
      readonly components: readonly {
        readonly accessor: MethodReference;
        /** Erased type of the accessor's result and the type after the cast that generics need. */
        readonly accessorType: TypeName;
        readonly type: TypeName;
        readonly pattern: Pattern;
      }[];
    });

export interface Switch extends Node {
  /**
   * `integer`: the selector has type int after promotion. `string`: java.lang.String. `enum`: an enum type.
   * `pattern`: any reference; labels may mix patterns, enum constants, strings, integers (boxed), null.
   */
  readonly selector: Expression;
  readonly selection: 'integer' | 'string' | 'enum' | 'pattern';
  /** Of a switch over an enum: those that it initialises, in order; several where it is one of them, and not known which. */
  readonly enums?: readonly (readonly ClassName[])[];
  readonly groups: readonly SwitchGroup[];
  /** When no label matches: go on behind the switch (`none`), or throw that exception class (exhaustive switches). */
  readonly otherwise: 'none' | ClassName;
  /** Target of `break` inside the switch (a statement) or of `yield` (an expression). */
  readonly target: JumpTarget;
}

export interface SwitchGroup extends Node {
  readonly labels: readonly SwitchLabel[];
  readonly body: readonly Statement[];
  /** Arrow groups end in a break or yield that elaboration has written out, so falling through is always literal. */
}

export type SwitchLabel =
  | { readonly kind: 'default' }
  | { readonly kind: 'null' }
  | { readonly kind: 'integer'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'enum'; readonly field: FieldReference }
  | { readonly kind: 'pattern'; readonly pattern: Pattern; readonly guard?: Expression };

/** What a break, continue or yield leaves or continues; identity is the object. */
export interface JumpTarget {
  readonly name: string;
}

export type Statement = Node &
  (
    | { readonly kind: 'block'; readonly statements: readonly Statement[] }
    | { readonly kind: 'declare'; readonly local: Local; readonly value?: Expression }
    | { readonly kind: 'expression'; readonly expression: Expression }
    | {
        readonly kind: 'if';
        readonly condition: Expression;
        readonly whenTrue: Statement;
        readonly whenFalse?: Statement;
      }
    /** All loops. `continue` goes to the update, then to the condition; a do loop runs the body first. */
    | {
        readonly kind: 'loop';
        readonly test: 'before' | 'after';
        /** Absent: forever. */
        readonly condition?: Expression;
        readonly body: Statement;
        readonly update: readonly Statement[];
        readonly target: JumpTarget;
      }
    /** A labelled statement that is no loop (a loop's labels are resolved to the loop's own target). */
    | { readonly kind: 'labelled'; readonly target: JumpTarget; readonly body: Statement }
    | { readonly kind: 'break'; readonly target: JumpTarget }
    | { readonly kind: 'continue'; readonly target: JumpTarget }
    | { readonly kind: 'yield'; readonly target: JumpTarget; readonly value: Expression }
    /** The value is already converted to the method's result type. */
    | { readonly kind: 'return'; readonly value?: Expression }
    /** A null value throws a NullPointerException instead. */
    | { readonly kind: 'throw'; readonly value: Expression }
    | { readonly kind: 'switch'; readonly switch: Switch }
    | {
        readonly kind: 'try';
        readonly body: Statement;
        readonly handlers: readonly {
          readonly types: readonly ClassName[];
          readonly local: Local;
          readonly body: Statement;
        }[];
        readonly finally?: Statement;
      }
    | { readonly kind: 'synchronized'; readonly monitor: Expression; readonly body: Statement }
    | {
        readonly kind: 'specify';
        readonly clause: 'assert' | 'assume';
        readonly formula: string;
        readonly environment: readonly (readonly [name: string, local: Local])[];
        /** Further locals in scope: the formula does not name them, but quantifies over what they reach. */
        readonly visible: readonly (readonly [name: string, local: Local])[];
      }
    | { readonly kind: 'unsupported'; readonly reason: string }
  );

/** The body of a method or constructor (with field initialisers and the explicit constructor call already in it). */
export interface ResolvedBody {
  /** The receiver, unless static. */
  readonly receiver?: Local;
  readonly parameters: readonly Local[];
  readonly result: TypeName;
  readonly statements: readonly Statement[];
  readonly span: Span;
}
