/** The class at hand with what belongs to it, and what code outside can do with its objects. */
import type { Reason } from '../../../findings/invariants-result.js';
import type { Instruction } from '../../../ir/instructions.js';
import type { ClassDeclaration, FieldDeclaration, MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { InvariantsContext } from '../context.js';
import { LazyFamily } from './lazy.js';

/** A class whose objects are made by the client, with what the client can call on them. */
export interface Concrete {
  readonly type: ClassName;
  /** That outside code can call. Where there are none, objects are made by methods only. */
  readonly constructors: readonly MethodDeclaration[];
  /** As the class selects them, inherited ones included; native and abstract ones too. */
  readonly methods: readonly MethodDeclaration[];
}

export interface Family {
  readonly declaration: ClassDeclaration;
  /** The class itself (also where it is abstract, if nobody in the input extends it), and the input's classes below it. */
  readonly concrete: readonly Concrete[];
  /** Reference fields that the class declares, static ones too. */
  readonly fields: readonly FieldDeclaration[];
  /** Static methods of the class that outside code can call. */
  readonly statics: readonly MethodDeclaration[];
  /** Fields of the class, static ones too, that outside code, or code of other classes, can read or write as it likes. */
  readonly readable: readonly FieldDeclaration[];
  readonly writable: readonly FieldDeclaration[];
  /** Classes of objects that hang on the fields and make linked structures: nodes. */
  readonly nodes: ReadonlySet<ClassName>;
  /**
   * How outside code could change links or fields of the class through an internal object once it has one: accessible link fields of
   * nodes, accessible methods of other classes that write them (also iterators: they hold nodes). Empty: holding one does no harm.
   * Always empty in the closed world.
   */
  readonly writers: readonly Reason[];
  /**
   * How the structure may be changed without an operation, and without anything being handed out: in the open world those of the
   * writers that read private fields of the class; in the closed world methods of other classes of the input, such as iterators,
   * that code of the library may run, which the class inherits or calls.
   */
  readonly tampering: readonly Reason[];
  /** Keys (`keyOf`) of the links, and fields of the class, that may be written in these ways. */
  readonly tampered: ReadonlySet<string>;
  /** Parameters of accessible methods through which internal objects may come back in. */
  readonly takesBack: readonly Reason[];
  /**
   * Where code of the family gets an object of the class from somewhere that is not followed, and uses it: it may be the
   * object at hand. Claims are not made where there is such a place, except of what is final.
   */
  readonly foreign: readonly Reason[];
  /**
   * Whether a call may run code that is not known, and that may call the members of the class again. Never in the closed world
   * where all that runs is known.
   */
  readonly isOpaque: (instruction: Instruction) => boolean;
}

export function familyOf(context: InvariantsContext, declaration: ClassDeclaration): Family {
  return new LazyFamily(context, declaration);
}
