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
   * Methods of types that it never calls on objects of the program, although `calls` has their type: who looks for something in a collection
   * goes through it, and removes nothing on the way.
   */
  readonly spares?: readonly string[];
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
  /** It makes enums of the program ready that it is given the classes of: their initialisers run. */
  readonly initialises?: true;
  /** The program ends: no code comes after it, but what the machine runs on its way out. It may throw instead. */
  readonly ends?: true;
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
  /** What those of the models do, and nothing else, where domains know it by heart. */
  readonly means?: Readonly<Record<string, NativeMeaning>>;
}

/** Elements of the first argument go into the third, which are arrays; the length of the first; the program ends. */
export type NativeMeaning = 'copies-elements' | 'length' | 'ends';

/**
 * How objects have to be used that the class makes: they are in a state, which calls on them change, and in some states refuse. What is said is seen in
 * every run: a call that `fails` fails where the arguments are as they should be and there is something to do. What is not said may fail too, so that nothing is proved by
 * such a record: proofs rest on `components`, which say the same of the classes that they have. Methods are named with a star for any letters.
 */
export interface ProtocolRecord {
  readonly class: ClassName;
  /** A word for the protocol; records of several classes may be of one. */
  readonly protocol: string;
  /** Constructors of the class, for objects of this very class, and methods, also where they are called on classes below it. */
  readonly made?: readonly Making[];
  /** The state of what any other method returns as an object of the class. */
  readonly given?: string;
  /** What calls come to: the first that fits counts. Others leave the state as it is. */
  readonly steps?: readonly ProtocolStep[];
  /** Calls of which no step speaks may lead anywhere. */
  readonly others?: 'unknown';
  /** Instead of steps: those that the record of this class has, of the same protocol. */
  readonly as?: ClassName;
  /** Whatever implements the interface does so by contract, what programs have as well. */
  readonly isPromised?: true;
  /** The class whose component stands for the interface where nothing else is known of an object. */
  readonly component?: ClassName;
  /** The state is one of each thread: others do not change it. */
  readonly isOfThread?: true;
}

export interface Making {
  readonly by: readonly string[];
  readonly state: string;
  /** Only where it is given null first. */
  readonly of?: 'null';
  /** What is made is a collection of its own, no part and no view of another collection. */
  readonly isWhole?: true;
}

export interface ProtocolStep {
  readonly on: readonly string[];
  /** Left out: all states. */
  readonly in?: readonly string[];
  readonly to?: string;
  /** Where it answers with true; where neither this nor `no` is said, that is no answer. */
  readonly yes?: string;
  readonly no?: string;
  /** What the call throws. */
  readonly fails?: ClassName;
}

/**
 * What an analysis has to know a type of the library for, by its name; it denies nothing of what methods do. `tells-state`: an exception that speaks of the state
 * of an object, `no-element` of what is not there; `checked-refusal`: a checked one by which objects refuse calls, also thrown for other reasons. `general`: nearly everything is of the
 * type. `by-contract`: what it promises is believed of objects that are not known (`interface-contracts`); `compares`: what it has only compares. `stays-apart`: what classes that nobody knows do as one of the type writes no field of
 * the program, since they know nothing of it (`interface-contracts`); functions and tasks are not so: who passes them wants them to act. `reflective`: what is done by it is
 * not seen in the code; `sets-fields`: fields are set by it, or any method is run; `makes-proxies`: it makes objects of interfaces that no class shows. `charsets`: its constants are such. `stood-for`: where only the interface is known, a component for all stands for the object, `stood-for-inside`: of nested classes only;
 * `changes-when-read`: but not for these; `represented`: an interface
 * that one of these components implements. `copied-when-given`: classes with a component keep nothing that they are given as one, only what it
 * holds. `reads-input`: of programs, which ends. `needs-source`: what is of the type may need what gave it. `notices-changes`:
 * iterators of the collections of the package notice changes. `hashes-keys`: a collection that finds keys or elements by their hash codes. `streams-objects`:
 * writes objects with what they hold, or makes them of what was written, without a constructor.
 */
export type TypeWord =
  | 'tells-state'
  | 'no-element'
  | 'checked-refusal'
  | 'general'
  | 'by-contract'
  | 'compares'
  | 'stays-apart'
  | 'reflective'
  | 'sets-fields'
  | 'makes-proxies'
  | 'charsets'
  | 'stood-for'
  | 'copied-when-given'
  | 'represented'
  | 'stood-for-inside'
  | 'changes-when-read'
  | 'reads-input'
  | 'needs-source'
  | 'notices-changes'
  | 'hashes-keys'
  | 'streams-objects';

/** The class may also be a package (`java.lang.reflect.*`): then its classes are meant, nested ones too. */
export interface TypeRecord {
  readonly class: string;
  readonly words: readonly TypeWord[];
}

/**
 * `element N`: it throws an `IndexOutOfBoundsException` unless argument N is at least 0 and less than the size of the receiver (characters of a text, elements of a
 * list); `position N`: or equal to it; `range N M`: unless 0 <= N <= M <= size; `length N`: where N is negative. `of K` names an array as what has the size; there, a range
 * that ends before it starts is refused by an `IllegalArgumentException`. `start N M`: only where N is negative or beyond the size, since the rest is filled up.
 */
export type BoundsWord = string;

/** How the text of a number is read: as one of the types of Java, or by a class without limits. */
export type NumberWord = 'byte' | 'short' | 'int' | 'long' | 'double' | 'integer' | 'decimal';

/**
 * What methods refuse for their arguments alone, whatever else is the case: the library's own code for them, which speaks of no override in a program. Not all that
 * they refuse is said.
 */
export interface RefusalRecord {
  readonly class: ClassName;
  readonly methods: readonly string[];
  /** Arguments for which null makes it throw a `NullPointerException`. */
  readonly nulls?: readonly `${number}`[];
  readonly bounds?: BoundsWord;
  /** The first argument is the text of a number: else it throws a `NumberFormatException`. */
  readonly number?: NumberWord;
  /** What it throws where the receiver holds nothing. */
  readonly empty?: ClassName;
}

/** The records of a package, and of those below it. */
export interface PackageRecords {
  readonly package: string;
  readonly natives?: readonly NativeRecord[];
  readonly threads?: readonly ThreadRecord[];
  readonly protocols?: readonly ProtocolRecord[];
  readonly types?: readonly TypeRecord[];
  readonly refusals?: readonly RefusalRecord[];
  readonly classes: readonly ClassRecord[];
  readonly records: readonly MethodRecord[];
}
