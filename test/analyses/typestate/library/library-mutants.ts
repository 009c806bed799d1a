/** Seeded faults of what guards proofs about the library: one change of the text of one file each, and the lines that are called safe then. */
import type { SeededFault } from '../../../support/seeded/fault.js';
export interface LibraryMutant extends SeededFault {
  /** The name of lines that throw, run as a program or as a method that any code may call. */
  readonly shownBy: string;
  readonly isProgram: boolean;
}

export const LIBRARY_MUTANTS: readonly LibraryMutant[] = [
  {
    name: 'runs do not say which calls they did not follow',
    file: 'analyses/typestate/clients/explore.ts',
    text: 'unfollowed: ({ edge }) => {\n        this.others.set(edge, WITHOUT_PROTOCOL);\n',
    instead: 'unfollowed: () => {\n',
    shownBy: 'a set of one element',
    isProgram: true,
  },
  {
    name: 'exceptions out of objects without a protocol are nobody’s',
    file: 'analyses/typestate/clients/explore.ts',
    text: "if (thrown.cause === 'library' && this.#isUnspoken(thrown)) this.others.set(call.edge, WITHOUT_PROTOCOL);",
    instead: '',
    shownBy: 'a part of a vector that is out of date, copied to a set',
    isProgram: true,
  },
  {
    name: 'objects without a protocol do not fail',
    file: 'analyses/typestate/sketch/whose-code.ts',
    text: 'return below.some(isMember) && (isStandIn',
    instead: 'return below.length < 0 && (isStandIn',
    shownBy: 'a stream of another class that fails when it is closed',
    isProgram: false,
  },
  {
    name: 'parts of lists are never met elsewhere',
    file: 'analyses/typestate/sketch/world.ts',
    text: '&& !(name === PART && this.protocol.makesParts !== false)',
    instead: '',
    shownBy: 'a part that is kept and met in another method',
    isProgram: false,
  },
  {
    name: 'a part of a list is whole',
    file: 'analyses/typestate/sketch/calls.ts',
    text: "name === 'subList' ? PART :",
    instead: "name === 'subList' ? WHOLE_LIST :",
    shownBy: 'a part of a linked list that is out of date, copied',
    isProgram: false,
  },
  {
    name: 'the library makes no objects with protocols',
    file: 'analyses/typestate/clients/machine.ts',
    text: '...(isOfLibrary === true ?',
    instead: '...(isOfLibrary === undefined ?',
    shownBy: 'an optional that the library made, on the way to a change',
    isProgram: true,
  },
  {
    name: 'runs end as their code shows',
    file: 'analyses/typestate/clients/machine.ts',
    text: 'component.isMember(method.owner) ? thrownBesides(method) : []',
    instead: 'component.isMember(method.owner) ? [] : []',
    shownBy: 'a lock that an interrupted thread does not get',
    isProgram: true,
  },
  {
    name: 'only the caller handles exceptions',
    file: 'machines/predicates/step/calls.ts',
    text: 'if (each.call.exceptional !== each.caller.code.exceptionalExit) return true;',
    instead: 'continue;',
    shownBy: 'a lock that an interrupted thread does not get, one call deeper',
    isProgram: true,
  },
  {
    name: 'sketches end as their code shows',
    file: 'analyses/typestate/sketch/calls.ts',
    text: 'if (code.isProtocol && !frame.code.isProtocol) this.#leaveBesides(call, before, code.method);',
    instead: '',
    shownBy: 'where a file cannot be opened',
    isProgram: false,
  },
];
