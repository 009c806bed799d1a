/**
 * The protocols that the input has to do with, those of library classes that ship with the package and those of the user's own
 * classes, and what sketches of its methods say of the calls that they make. Made once for all inspections of a program; what it says
 * does not depend on what it was asked before. Classes that have nothing to do with each other count only by what they override.
 */

import { worldOf } from '../../../../engine/index.js';
import { Hierarchy } from '../../../../ir/hierarchy.js';
import type { ClassDeclaration, MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { outermost } from '../../../../program/components.js';
import {
  type CallSketch,
  type ClientCall,
  ClientSketches,
  callsIn,
  Errors,
  Followed,
  LIBRARY_ERRORS,
  makesParts,
  type Protocol,
  ProtocolTable,
} from '../../../typestate/index.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { LibraryProtocols } from '../../inspection.js';
import { type ClassGroup, ClassGroups } from './class-groups.js';
import { userComponents } from './user-components.js';

export interface SketchedCall {
  readonly call: ClientCall;
  readonly sketch: CallSketch;
  /** Library classes whose protocols say what the call may do. */
  readonly specifications: readonly ClassName[];
}

const STEPS = CHECK_BUDGETS['inspections/protocols/protocol-book'].steps.most;
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
  /** By the protocols that a group has to do with. */
  readonly #opened = new Map<string, Opened>();
  readonly #openedFor = new Map<ClassGroup, Opened | undefined>();
  #classGroups: ClassGroups | undefined;
  #userComponents: readonly ClassDeclaration[] | undefined;
  #libraryRead: { readonly protocols: LibraryProtocols | undefined } | undefined;

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
    const group = this.#groups.of(method.owner);
    if (group === undefined) return [];
    if (!this.#openedFor.has(group)) this.#openedFor.set(group, this.#openFor(group));
    const opened = this.#openedFor.get(group);
    if (opened === undefined) return [];
    const { protocol, sketches, isUnread } = opened;
    const { hierarchy } = protocol.world;
    const own = outermost(hierarchy, method.owner);
    const isOfLibrary = (owner: ClassName): boolean => protocol.isOfLibrary?.(owner) === true;
    return callsIn(protocol, method).flatMap((found): readonly SketchedCall[] => {
      const operations = found.operations.filter(({ owner }) => {
        const isRelated = isOfLibrary(owner) || this.#groups.of(owner) === group;
        return isRelated && outermost(hierarchy, owner) !== own;
      });
      if (operations.length === 0) return [];
      const call = { ...found, operations };
      const owners = new Set(operations.map(({ owner }) => outermost(hierarchy, owner)));
      const isSpecified = (owner: ClassName): boolean => isOfLibrary(owner) && protocol.isStandIn?.(owner) !== true;
      const specifications = [...owners].filter(isSpecified).sort();
      return [{ call, sketch: isUnread ? { kind: 'unknown', reason: UNREAD } : sketches.of(call), specifications }];
    });
  }

  /** Groups with the same protocols share what is found out. Undefined: there are none. */
  #openFor(group: ClassGroup): Opened | undefined {
    this.#libraryRead ??= { protocols: this.#library() };
    const library = this.#libraryRead.protocols;
    const names = library?.among(group.mentioned) ?? new Set<ClassName>();
    const own = this.#own;
    if (names.size === 0 && !own.some(({ name }) => this.#groups.of(name) === group)) return undefined;
    const hasParts = makesParts(group.classes);
    const key = [...names, hasParts].join(' ');
    let opened = this.#opened.get(key);
    if (opened === undefined) {
      opened = this.#open(
        library === undefined ? undefined : { ...library, names },
        hasParts ? 'with-parts' : 'without-parts',
      );
      this.#opened.set(key, opened);
    }
    return opened;
  }

  get #groups(): ClassGroups {
    this.#classGroups ??= new ClassGroups(this.#classes);
    return this.#classGroups;
  }

  get #own(): readonly ClassDeclaration[] {
    this.#userComponents ??= userComponents(this.#hierarchy, this.#classes);
    return this.#userComponents;
  }

  #open(library: LibraryProtocols | undefined, parts: 'with-parts' | 'without-parts'): Opened {
    const own = this.#own;
    const { table } = this.#hierarchy;
    const hierarchy =
      library === undefined ? this.#hierarchy : new Hierarchy(new ProtocolTable(table, library.table, library.names));
    const ofLibrary = new Set(library === undefined ? [] : settled(library));
    const members = new Set([...ofLibrary, ...own.map(({ name }) => name)]);
    const followed = new Followed(hierarchy, members);
    const protocol: Protocol = {
      world: { hierarchy, classes: worldOf(hierarchy, hierarchy.table.inputs()) },
      errors: new Errors(hierarchy, LIBRARY_ERRORS),
      isMember: (type) => members.has(type),
      isOfLibrary: (type) => ofLibrary.has(type),
      isStandIn: (type) => STANDING.test(type) && ofLibrary.has(type),
      othersMayFail: true,
      countsInput: true,
      makesParts: parts === 'with-parts',
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
