/**
 * The most general client, as code: it makes an object of the class, then calls whatever it can, in any order, with any arguments,
 * for ever. The states at the head of its loop are the class assertion.
 *
 * It follows one object, the object at hand, from when it is there to the end of time. Whatever else there is of the class is
 * "another instance": any object, of which nothing is known. The object at hand is made by a constructor that the client
 * calls, or it is one that code of the family makes; such code is rewritten so that it notes one of them, perhaps, in the static
 * field `chosen`, which the client then adopts.
 */

import { worldOf } from '../../../engine/program.js';
import type { Edge, Point } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { World } from '../../../program/calls/footprint.js';
import type { Classification } from '../classify/classify.js';
import type { InvariantsContext } from '../context.js';
import type { Family } from '../family/family.js';
import { type Marks, writeClient } from './body.js';
import { plansOf } from './plans.js';
import { Reach } from './reach.js';
import { ClientTable } from './table.js';

/** What the client does between two visits of the head. */
export interface ClientOperation {
  /** `push(int)`, `<init>()`, `read top`, `write top`. */
  readonly text: string;
  readonly method?: MethodDeclaration;
  /** The edges of the client's body that belong to it alone; the first leaves the choice. */
  readonly edges: ReadonlySet<Edge>;
  /** The edge of the call itself. */
  readonly call?: Edge;
  /** Whether it makes the object: it is not repeated once there is one. */
  readonly makes: boolean;
  /** Whether it is a call on another instance, or makes another one. */
  readonly onOther?: true;
}

export interface Client {
  /** The program as the client sees it: with the client's class in it, and calls of unknown code followed by what that may call. */
  readonly hierarchy: Hierarchy;
  /** The same with the classes of the input. */
  readonly world: World;
  readonly method: MethodDeclaration;
  /** Holds the object at hand; null before there is one. */
  readonly object: Variable;
  /** Between calls. */
  readonly head: Point;
  readonly operations: readonly ClientOperation[];
  /** Edges from the end of any operation to the choice of the next one. */
  readonly tail: ReadonlySet<Edge>;
  /** Edges that a domain may treat in a way of its own; those of `reenter` are added when its body is asked for. */
  readonly marks: Readonly<Record<keyof Marks, ReadonlySet<Edge>>>;
  readonly outside: Outside;
  /** Whether what is handed out is given to `take`: code outside can do harm with it. */
  readonly takes: boolean;
  /** Whether there are such calls. */
  readonly isReentered: boolean;
  /** Whether the instruction may run code that is not known; it is followed by what that may call. */
  readonly isOpaque: (instruction: Instruction) => boolean;
  /** Whether a value of the type may be an object of the class. */
  readonly mayBeObject: (type: TypeName) => boolean;
  /** The declaration of the input behind one of the client's hierarchy, which may be rewritten. */
  readonly original: (method: MethodDeclaration) => MethodDeclaration;
}

/** What stands for code outside: a synthetic class. */
export interface Outside {
  /** `take(x)`: code outside holds x from now on, and does with it what it likes. */
  readonly take: MethodDeclaration;
  /** `run()`: code outside runs: vague objects and accessible static fields may change. */
  readonly run: MethodDeclaration;
  /** Holds the object at hand for all code to see. Nobody but the client touches it. */
  readonly object: FieldReference;
  /** An object that the program itself has made, and that will be the object at hand. Nobody else touches it. */
  readonly chosen?: FieldReference;
}

export function clientOf(context: InvariantsContext, family: Family, classification: Classification): Client {
  const reach = new Reach(context, family);
  const plans = plansOf(context, family, classification, reach);
  const table = new ClientTable(context, family, classification, reach, plans);
  const { hierarchy } = table;
  const body = writeClient(table.writing('client'));
  return {
    hierarchy,
    world: {
      hierarchy,
      classes: reach.isRewritten ? worldOf(hierarchy, hierarchy.table.inputs()) : context.world.classes,
    },
    method: table.client(body.body),
    object: body.object,
    head: body.head,
    operations: body.operations,
    tail: body.tail,
    marks: table.marks,
    outside: table.outside,
    takes: plans.takes,
    isReentered: reach.isReentered,
    isOpaque: (instruction) => reach.isOpaque(instruction),
    mayBeObject: (type) => reach.mayBeObject(type),
    original: (method) => table.original(method),
  };
}
