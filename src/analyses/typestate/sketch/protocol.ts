/** What a sketch is asked about: the classes with a protocol, and how the classes around them are taken. */

import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { World } from '../../../program/calls/footprint.js';
import type { Errors } from '../component/errors.js';

export interface Protocol {
  readonly world: World;
  readonly errors: Errors;
  readonly isMember: (type: ClassName) => boolean;
  /** Whether it stands for a class of the library; left out: all of them do, where any does. */
  readonly isOfLibrary?: (type: ClassName) => boolean;
  /** Whether its objects stand for all of which only the interfaces are known; left out: none does, and other classes do as the protocol's do. */
  readonly isStandIn?: (type: ClassName) => boolean;
  /** Whether errors that other code of the input makes count, too, where it is run by a call of the protocol. */
  readonly countsInput?: boolean;
  /** Whether calls on objects of library classes may fail that have no protocol, unless something stands for them; left out: they do as the protocol's do. */
  readonly othersMayFail?: boolean;
  /** Whether parts of lists that are made in the code at hand may be met anywhere in it; left out: they may. */
  readonly makesParts?: boolean;
  /** Whether it is the protocol's code, or the library's that belongs to it. */
  readonly follows: (method: MethodDeclaration) => boolean;
}
