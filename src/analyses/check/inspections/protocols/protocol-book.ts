/**
 * The protocols that the input has to do with, those of library classes that ship with the package and those of the user's own
 * classes, and what sketches of its methods say of the calls that they make. Made once for all inspections of a program; what it says
 * does not depend on what it was asked before.
 */
import { worldOf } from '../../../../engine/index.js';
import { Hierarchy } from '../../../../ir/hierarchy.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { type ClientCall, callsIn } from '../../../typestate/client-calls.js';
import { type CallSketch, ClientSketches } from '../../../typestate/client-sketch.js';
import { Followed } from '../../../typestate/component-follows.js';
import { Errors } from '../../../typestate/errors.js';
import { ProtocolTable } from '../../../typestate/protocol-table.js';
import type { Protocol } from '../../../typestate/sketch-effects.js';
import { outermost } from '../../components.js';
import type { LibraryProtocols } from '../../inspection.js';
import { userComponents } from './user-components.js';

export interface SketchedCall {
  readonly call: ClientCall;
  readonly sketch: CallSketch;
  /** Library classes whose protocols say what the call may do. */
  readonly specifications: readonly ClassName[];
}

/** Over sketches, for each method; the budget scales them. Most need some hundreds. */
const STEPS = 3_000;
/** Streams refuse by a checked exception. */
const ERRORS = { named: ['throw', 'assert', 'java.io.IOException'] };
/** Protocols of objects of which only the interface is known. */
const STANDING = /^espalier\./;
const UNREAD = 'there are errors in the code';

interface Opened {
  readonly protocol: Protocol;
  readonly sketches: ClientSketches;
  /** All code runs together: where some of it was not read as it was meant, nothing is proved. */
  readonly isUnread: boolean;
}

export class ProtocolBook {
  readonly #hierarchy: Hierarchy;
  readonly #classes: readonly ClassDeclaration[];
  readonly #budget: number;
  readonly #library: () => LibraryProtocols | undefined;
  #opened: Opened | 'none' | undefined;

  /** `classes`: all of the input, whose bodies have been read. */
  constructor(
    hierarchy: Hierarchy,
    classes: readonly ClassDeclaration[],
    budget: number,
    library: () => LibraryProtocols | undefined = () => undefined,
  ) {
    this.#hierarchy = hierarchy;
    this.#classes = classes;
    this.#budget = budget;
    this.#library = library;
  }

  /** The calls of protocols in the method, in the order of the source; not those that a class makes of itself. */
  callsIn(method: MethodDeclaration): readonly SketchedCall[] {
    this.#opened ??= this.#open();
    if (this.#opened === 'none') return [];
    const { protocol, sketches, isUnread } = this.#opened;
    const { hierarchy } = protocol.world;
    const own = outermost(hierarchy, method.owner);
    return callsIn(protocol, method).flatMap((found): readonly SketchedCall[] => {
      const operations = found.operations.filter(({ owner }) => outermost(hierarchy, owner) !== own);
      if (operations.length === 0) return [];
      const call = { ...found, operations };
      const owners = new Set(operations.map(({ owner }) => outermost(hierarchy, owner)));
      const isSpecified = (owner: ClassName): boolean =>
        protocol.isOfLibrary?.(owner) === true && protocol.isStandIn?.(owner) !== true;
      const specifications = [...owners].filter(isSpecified).sort();
      return [{ call, sketch: isUnread ? { kind: 'unknown', reason: UNREAD } : sketches.of(call), specifications }];
    });
  }

  #open(): Opened | 'none' {
    const library = this.#library();
    const own = userComponents(this.#hierarchy, this.#classes);
    if (library === undefined && own.length === 0) return 'none';
    const { table } = this.#hierarchy;
    const hierarchy =
      library === undefined ? this.#hierarchy : new Hierarchy(new ProtocolTable(table, library.table, library.names));
    const ofLibrary = new Set(library === undefined ? [] : settled(library));
    const members = new Set([...ofLibrary, ...own.map(({ name }) => name)]);
    const followed = new Followed(hierarchy, members);
    const protocol: Protocol = {
      world: { hierarchy, classes: worldOf(hierarchy, hierarchy.table.inputs()) },
      errors: new Errors(hierarchy, ERRORS),
      isMember: (type) => members.has(type),
      isOfLibrary: (type) => ofLibrary.has(type),
      isStandIn: (type) => STANDING.test(type) && ofLibrary.has(type),
      othersMayFail: true,
      countsInput: true,
      follows: (method) => followed.follows(method),
    };
    const steps = Math.ceil(STEPS * this.#budget);
    return {
      protocol,
      sketches: new ClientSketches(protocol, { steps, isReduced: true, isOpen: false }),
      isUnread: table.diagnostics().some(({ severity }) => severity === 'error'),
    };
  }
}

/** Names of all classes of the protocols: local ones and lambdas are known once the code around them was read. */
function settled({ table, names }: LibraryProtocols): readonly ClassName[] {
  for (let known = -1; known < table.inputs().length; ) {
    known = table.inputs().length;
    for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  }
  return table.inputs().filter((name) => names.has(name.replace(/\$.*$/, '')));
}
