/**
 * What is written down of a method of the Java library.
 *
 * What a record leaves out may be anything that code which nobody knows could do; only what it says is denied. It speaks of the
 * library's own code: of the method's body where the class has one, of all bodies that the library has for it where it is abstract
 * or overridden. What code of the program does where it overrides the method, or is called by it, comes on top and is found in
 * the program. A record is inherited by methods that override the one it is about, unless they have one of their own.
 */
import type { ClassName } from '../ir/types.js';

/** `this`, or the number of an argument, counted from 1. */
export type Operand = 'this' | `${number}`;

/**
 * Objects that are not the library's may be used as this type (`java.util.Comparator`), as any type of a package
 * (`java.util.function.*`) or through this method of a type (`java.lang.Object.equals`), whether they are given, held by what is
 * given, or held by the receiver.
 */
export type Callback = string;

/**
 * What a method has to do with things that have to be closed. `opens`: the object that the constructor makes, or the result; `opens-part`: the result,
 * which is closed with the receiver; `wraps`: closing the object closes what its constructor was given first; `may-fail`: making it may fail although
 * what it wraps is there; `may-stay-open`: where closing it fails, what it wraps stays open; `borrows`: it uses what it is given and forgets it;
 * `passes-on`: it gives back the receiver or the first argument; `part`: closing the result closes the receiver.
 */
export type ResourceWord =
  | 'opens'
  | 'opens-part'
  | 'wraps'
  | 'may-fail'
  | 'may-stay-open'
  | 'borrows'
  | 'passes-on'
  | 'part';

export interface MethodRecord {
  readonly class: ClassName;
  /** Name and erased parameter types without packages, as in `indexOf(Object,int)`; constructors are `<init>(…)`. */
  readonly methods: readonly string[];
  /** All code of the program that it may run; `this`: also what the class of the receiver overrides, if that is the program's. */
  readonly calls?: readonly Callback[];
  /**
   * What it may change, with all that this is a view, an iterator or a wrapper of; `itself`: the receiver without these. New objects do
   * not count, nor what callbacks do.
   */
  readonly writes?: readonly (Operand | 'itself')[];
  /** What may still be found through something else than before when it is done: through the receiver, the result, other arguments. */
  readonly keeps?: readonly Operand[];
  /** The result is one of these: a `new` object or one without identity that matters, an operand, something `held` by the operands. */
  readonly returns?: readonly (Operand | 'new' | 'held')[];
  /** `never`, or when the result is null, in words that go behind "returns null when". */
  readonly null?: string;
  /** All that it may throw by itself, with a reason behind a colon: `java.lang.NullPointerException: 1 is null`. */
  readonly throws?: readonly string[];
  readonly resource?: readonly ResourceWord[];
  /**
   * Arguments that are never null where library code calls the method on an object of the program: of methods that programs implement or
   * override. Others may be null: elements, keys, values and results of other callbacks are passed on as the program has them.
   */
  readonly given?: readonly `${number}`[];
  /** Arguments that it asks whether they are null, and does not fail for that alone: whoever hands on such a one reckons with null. */
  readonly tests?: readonly `${number}`[];
  /** Arguments that are not null where it has returned: it fails for them. */
  readonly demands?: readonly `${number}`[];
}

/** What is written down of the objects of a class or interface. */
export interface ClassRecord {
  readonly class: ClassName;
  /** Objects of these types may be changed along with one of this class: what it is a view, an iterator or a wrapper of. Left out: any. */
  readonly through: readonly ClassName[];
}

/**
 * What a class, with all classes below it, those of the program included, has to do with other threads. Words that are said add something; only `runs`
 * and `taskFrom` deny it. The class may also be a package (`java.util.concurrent.*`): then its classes are meant, not those below them, and its
 * `starts` are believed of methods that no record of a class speaks of: it may not be known what they are below.
 */
export interface ThreadRecord {
  readonly class: string;
  /** Methods that hand code of the program to other threads, with a star for any letters: `schedule*(*)`, `forEach*(long,*)`. */
  readonly starts?: readonly string[];
  /** What the threads run that `starts` hands code to; left out: tasks, and functions of any kind. */
  readonly runs?: 'tasks';
  /** Where the receiver of `starts` is a task, it is run too; others, as a pool, only get their tasks. */
  readonly startsItself?: true;
  /** Objects of the class are tasks: the method of them that a thread runs. */
  readonly task?: string;
  /** The method of a task above which the library has, and which does nothing but call `task`. */
  readonly calledBy?: string;
  /** An object of the very class runs nothing but the tasks that its constructor was given. */
  readonly taskFrom?: 'constructor';
  /** Methods that threads run besides tasks, whoever gave the object to them. */
  readonly hooks?: readonly string[];
  /** It is there for the use of threads: each of its methods, but constructors, may let some run, or wait for what they did. */
  readonly isForThreads?: true;
  /** Objects of the class are functions: threads may run any of their methods. */
  readonly isFunction?: true;
}

/**
 * Methods without code, of the models or of a JDK, by their names, whatever their parameters are. Of those that are not named nothing is known:
 * they may run code of the program, make other classes ready, start threads.
 */
export interface NativeRecord {
  readonly class: ClassName;
  /** They run no code of the program. */
  readonly quiet?: readonly string[];
  /** Neither do these, nor do they change anything: they look something up or compute it, and where that is a string it is not null. */
  readonly pure?: readonly string[];
}

/** The records of a package, and of those below it. */
export interface PackageRecords {
  readonly package: string;
  readonly natives?: readonly NativeRecord[];
  readonly threads?: readonly ThreadRecord[];
  readonly classes: readonly ClassRecord[];
  readonly records: readonly MethodRecord[];
}
