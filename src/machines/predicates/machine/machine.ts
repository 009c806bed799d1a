/**
 * The machine that runs methods of a component on heaps known by predicates: references are real, primitive values are known as
 * far as the vocabulary speaks of them, and where a branch is not decided all ways are followed.
 *
 * Sound: whatever a concrete run of the code does, one of the explored runs does with the same objects, references and predicate
 * values. Code that it does not know (library code without body, natives) changes nothing that is tracked but returns anything; where
 * that need not be so, the run says what was left out.
 */
import type { Numbered } from '../../../base/numbered.js';
import type { Sense, Truth } from '../../../base/truth.js';
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Point } from '../../../ir/body.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { MethodRecord } from '../../../library/index.js';
import type { LiveVariables } from '../../../program/flow/liveness.js';
import type { Reference } from '../heap/references.js';
import type { ValueTable } from '../values/values.js';
import type { Predicate, Vocabulary } from '../vocabulary.js';
import { type MachineWorld, PredicateMachine } from './implementation.js';

/** An object of a heap. Its number stays the same in all states that come from the state in which it was made, until `canonical`. */
export type HeapObject = Numbered<'heap object'>;

/** What a reference is: an object (not negative), or one of the constants. */
export {
  ANY_OTHER_REFERENCE,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
  UNREAD_REFERENCE,
} from '../heap/references.js';

/** Immutable. Opaque to all but this folder. */
export interface Heap {
  readonly objects: readonly HeapObject[];
}

export type Argument =
  | { readonly kind: 'reference'; readonly reference: Reference }
  /** Any value of the parameter's primitive type. */
  | { readonly kind: 'primitive' };

/** An object that a call has to do with, as the paper's locations name it; paths are folded: `F1.head`, `F1.head.next`, and that again. */
export interface Located {
  /** `F1`; `F1.head` (read from a field that the call had not written before); `O:` and the number of the edge's line and column for allocations; `C` (a class name with `.class`) for statics. */
  readonly path: string;
  /** `F` parameter, `E` read from a field, `O` allocated, `S` static fields of a class. */
  readonly kind: 'F' | 'E' | 'O' | 'S';
  /** In the order met. More than one where the path was folded or the allocation ran again. Null is told too. */
  readonly references: readonly Reference[];
}

export interface Thrown {
  readonly type: ClassName;
  /** Where it was thrown, or where the check stands that failed. */
  readonly span: Span;
  readonly method: MethodDeclaration;
  /**
   * `throw`: an explicit throw statement; `null`, `cast`, `bounds`, `arithmetic` …: a failed check; `assert`: a `//@ assert` that does not
   * hold; `library`: code that is not followed; `besides`: code that is followed, for a reason that it does not show.
   */
  readonly cause:
    | 'throw'
    | 'null'
    | 'cast'
    | 'bounds'
    | 'size'
    | 'arithmetic'
    | 'store'
    | 'assert'
    | 'library'
    | 'besides';
}

/** One way a call can end. */
export interface CallExit {
  readonly heap: Heap;
  readonly result?: Reference;
  readonly thrown?: Thrown;
  readonly located: readonly Located[];
  /** Whether every branch on the way was decided: the run happens whatever the values are that predicates do not speak of. */
  readonly isCertain: boolean;
}

export interface CallResult {
  readonly exits: readonly CallExit[];
  /** Not empty: some ways were not followed to their end (budget, unknown code that may call back …), in words. */
  readonly leftOut: readonly string[];
}

/** Where a run is that reads an unread field. Computed when looked at. */
export interface Asked {
  /** Innermost last. References by index of the variable; undefined: primitive, dead or not set. */
  readonly frames: readonly {
    readonly code: Code;
    readonly point: Point;
    readonly references: readonly (Reference | undefined)[];
  }[];
  readonly located: readonly Located[];
  /** Whether a field of an object that was there on entry has been written in this call. */
  readonly isWritten: boolean;
  /** Equal where the same is known of the primitive values of live variables and measured fields. */
  readonly key: number;
}

/** How fields of imagined objects are filled in when they are read: for the proof that a table is closed. */
export interface Imagination {
  /** All heaps in which the unread field has a content: null, an object that is there, or one that is imagined now. The budget is the caller's. */
  readonly read: (heap: Heap, object: HeapObject, field: FieldReference, asked: Asked) => readonly Heap[];
  /** All heaps in which the two primitive fields, or field and constant, compare one way; undefined: they may compare either way. */
  readonly compare?: (heap: Heap, predicate: Predicate, left: HeapObject, right: HeapObject) => Truth;
}

export interface MachineOptions {
  readonly vocabulary: Vocabulary;
  /** Whether calls of the method are followed. Others are unknown code. */
  readonly follows: (method: MethodDeclaration) => boolean;
  /** Edges run by one `call`, and the depth of calls, beyond which it leaves out the rest. */
  readonly steps: number;
  readonly depth: number;
  /** Whether the time is up: the rest is then left out. */
  readonly cancelled?: () => boolean;
  /** How many objects of a class there may be; a `new` beyond it ends that way silently, as the paper has it (`CallResult.leftOut` then says nothing, `isCutOff` does). */
  readonly limit?: (type: ClassName) => number;
  readonly imagination?: Imagination;
  /** Whether an imagined object's field holds a counter, see `ValueTable.unknown`; default: none does. */
  readonly isCounter?: (field: FieldReference) => boolean;
  /** Where `//@ assert` is no kind of error: it is a comment then, and the code goes on. */
  readonly ignoresAsserts?: boolean;
  /** Whether a failed check is an error: then code that the library calls back, which is not followed, may not have one. Default: none is. */
  readonly isError?: (thrown: Thrown) => boolean;
  /** Whether there may be objects of tracked classes that are not in the heap when a method is entered: it is called by code that nobody knows. */
  readonly isOpen?: boolean;
  /** Tracked classes of which code that is not followed makes objects too; default: none. */
  readonly madeElsewhere?: readonly ClassName[];
  /** What may come out of a followed method of the library, called by other code, for reasons that its code leaves out; default: nothing. */
  readonly besides?: (method: MethodDeclaration) => readonly { readonly type: ClassName; readonly isExact: boolean }[];
  /** Told of each record of the library without which an answer would have been less sure. */
  readonly relies?: (record: MethodRecord) => void;
  /** Of use where loops are many; default: every variable may be read. Another domain's business, so it is given here. */
  readonly liveVariables?: (code: Code) => LiveVariables;
}

/** Watches a run; for clients. `caller` is the edge with the call; called when a followed method ends. */
export interface Watcher {
  /** A call made by code of which `isWatched` says so ends abruptly. `path` are the watched edges that led there, oldest first. */
  readonly isWatched: (code: Code) => boolean;
  readonly failed: (call: CodeEdge, thrown: Thrown, run: Run) => void;
  readonly returned?: (call: CodeEdge, run: Run) => void;
  readonly reached?: (call: CodeEdge, run: Run) => void;
  /** The call runs code that is not followed and may end abruptly. */
  readonly unfollowed?: (call: CodeEdge) => void;
}

/** A run so far, seen from outside. */
export interface Run {
  readonly heap: Heap;
  /** Edges of watched code with calls that tracked objects took part in, oldest first. */
  readonly history: readonly CodeEdge[];
  /** Values of the arguments of the call at hand. */
  readonly arguments: readonly Reference[];
  readonly isCertain: boolean;
}

export interface Machine {
  readonly options: MachineOptions;
  /** No objects but those that static initialisers of the classes leave; several where these branch. */
  initial(classes: readonly ClassName[]): CallResult;
  /** All ways the call can end. A constructor's receiver is an object made by `allocated`. */
  call(
    heap: Heap,
    method: MethodDeclaration,
    given: readonly Argument[],
  ): CallResult & { readonly isCutOff: boolean; readonly steps: number };
  /** As `call`, but states met before are not run again, and what no variable reaches is forgotten: for programs that loop for ever. */
  explore(
    heap: Heap,
    method: MethodDeclaration,
    given: readonly Argument[],
    watcher: Watcher,
  ): { readonly leftOut: readonly string[]; readonly states: number; readonly steps: number };
  /** A new object, all fields at their defaults, not constructed (raw). */
  allocated(heap: Heap, type: ClassName): { readonly heap: Heap; readonly object: HeapObject };
  /** The client holds the object from now on. */
  held(heap: Heap, object: HeapObject): Heap;
  /** An object of which only the predicates given are known; its followed fields are unread. Not raw. */
  imagined(
    heap: Heap,
    type: ClassName,
    known: readonly { readonly predicate: Predicate; readonly value: Truth }[],
  ): { readonly heap: Heap; readonly object: HeapObject };
  /** The heap with a field of an imagined object filled in. */
  filled(heap: Heap, object: HeapObject, field: FieldReference, target: Reference): Heap;

  /** The holder of the static fields of a class, with unread fields and any values, in place of the one that is there. */
  imaginedStatics(heap: Heap, type: ClassName): { readonly heap: Heap; readonly object: HeapObject };
  /** The heap in which a predicate of an object, or of two, has that value; undefined where it cannot have. Of a reference field: only unread ones. */
  assumed(
    heap: Heap,
    predicate: Predicate,
    left: HeapObject,
    right: HeapObject | undefined,
    sense: Sense,
  ): Heap | undefined;

  typeOf(heap: Heap, object: HeapObject): ClassName;
  isRaw(heap: Heap, object: HeapObject): boolean;
  isHeld(heap: Heap, object: HeapObject): boolean;
  /** Whether a field of it was written, or a value in it changed, since it was imagined. */
  isChanged(heap: Heap, object: HeapObject): boolean;
  /** Whether it is no object but holds the static fields of the class `typeOf`. */
  isStatics(heap: Heap, object: HeapObject): boolean;
  /** The pseudo-object that holds the static fields of a class. */
  statics(heap: Heap, type: ClassName): HeapObject | undefined;
  /** Null for a field that objects of the class do not have: a path that goes through a cast ends there. */
  reference(heap: Heap, object: HeapObject, field: FieldReference): Reference;
  /** `field-null` and `field-constant` of an object. */
  single(heap: Heap, predicate: Predicate, object: HeapObject): Truth;
  /** `fields` of two objects. */
  dual(heap: Heap, predicate: Predicate, left: HeapObject, right: HeapObject): Truth;

  /**
   * The same heap up to the numbers of objects, which are given anew; without objects that neither the client holds nor a held
   * object or static field reaches; values forgotten but for what predicates say. Equal heaps have equal keys.
   */
  canonical(heap: Heap): { readonly heap: Heap; readonly key: number };
  /** Whether all objects are just as they were, and nobody has new ones; nothing was found out about values either. */
  isUnchanged(before: Heap, after: Heap): boolean;
  /** What the client holds, what static fields hold, and what is reached from there. */
  live(heap: Heap): ReadonlySet<HeapObject>;
}

/** A machine over the classes of a world. Heaps of one machine mean nothing to another, unless they share `values`. */
export function machineFor(world: MachineWorld, options: MachineOptions, values?: ValueTable): Machine {
  return new PredicateMachine(world, options, values);
}
