/** What the claims about a method rest on, besides its preconditions. */

import { recordBehind } from '../domains/heap/recency/calls/natives.js';
import { Implications } from '../domains/heap/recency/implications/implications.js';
import type { Code } from '../engine/code.js';
import type { ProgramModel } from '../engine/program.js';
import type { EngineResult } from '../engine/result.js';
import type { Edge } from '../ir/body.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { Operand } from '../ir/instructions.js';
import { resultNullness } from '../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { type ClassName, THROWABLE } from '../ir/types.js';
import { assumptionOf, LibraryFacts, RECORDS } from '../library/index.js';
import type { LibraryResults } from '../program/calls/library-results.js';
import type { ProgramWrites } from '../program/calls/program-writes.js';
import type { Definitions } from '../program/flow/definitions.js';
import { assumesInvariants } from './starts.js';

/** Of the instructions of one method. */
export function ownAssumptions(hierarchy: Hierarchy, { body }: Code): readonly string[] {
  const found = new Set<string>();
  for (const edge of body.edges) for (const each of edgeAssumptions(hierarchy, edge)) found.add(each);
  return [...found];
}

/**
 * Of what calls that were not followed imply of their arguments: what the code of the input rests on that was read for it. By
 * the code that calls.
 */
export function impliedAssumptions<E>(
  program: ProgramModel,
  { notFollowed }: Pick<EngineResult<E>, 'notFollowed'>,
): (code: Code) => readonly string[] {
  const { hierarchy, keeper } = program;
  const implications = keeper.of(Implications, () => new Implications(program));
  const byCode = new Map<Code, Set<string>>();
  for (const { at, callee } of notFollowed) {
    const { instruction } = at.edge;
    if (instruction.kind !== 'call' || callee === undefined) continue;
    const found = byCode.get(at.code) ?? new Set<string>();
    byCode.set(at.code, found);
    for (const method of implications.readFor(callee, instruction)) {
      const body = method.body();
      if (body !== undefined) for (const each of ownAssumptions(hierarchy, { method, body })) found.add(each);
    }
  }
  return (code) => [...(byCode.get(code) ?? [])];
}

/** Of calls that were not followed and are known by records of the library, or by what the code can write that they run. By the code that calls, the library's own too. */
export function recordAssumptions<E>(
  hierarchy: Hierarchy,
  { notFollowed }: Pick<EngineResult<E>, 'notFollowed'>,
  outside?: { readonly writes: ProgramWrites; readonly results: LibraryResults },
): (code: Code) => readonly string[] {
  const known = { hierarchy, facts: new LibraryFacts(hierarchy, RECORDS) };
  const byCode = new Map<Code, Set<string>>();
  for (const { at, callee } of notFollowed) {
    const { instruction } = at.edge;
    if (instruction.kind !== 'call') continue;
    const record = callee === undefined ? undefined : recordBehind(known, instruction, callee);
    const isChosen = callee !== hierarchy.resolveMethod(instruction.method);
    const selected = isChosen ? callee : undefined;
    const rests =
      record === undefined
        ? [
            ...(outside?.writes.by(instruction, selected)?.assumptions ?? []),
            ...(outside?.results.neverNull(instruction, selected) ?? []),
          ]
        : [assumptionOf(record)];
    if (rests.length === 0) continue;
    const found = byCode.get(at.code) ?? new Set<string>();
    byCode.set(at.code, found);
    for (const each of rests) found.add(each);
  }
  return (code) => [...(byCode.get(code) ?? [])];
}

/** Of its start, where it is called from outside. */
export function startAssumptions(hierarchy: Hierarchy, method: MethodDeclaration): readonly string[] {
  if (!assumesInvariants(method)) return [];
  return hierarchy
    .superclassChain(method.owner)
    .filter(({ invariants }) => invariants.length > 0)
    .map(({ name }) => `invariant:${name}`);
}

function edgeAssumptions(hierarchy: Hierarchy, { instruction, span }: Edge): readonly string[] {
  switch (instruction.kind) {
    case 'load':
      return instruction.place.kind === 'length' ? [] : ['single-thread'];
    case 'specify':
      return instruction.clause === 'assume' ? [`assume:${span.line}`] : [];
    case 'assume':
      return instruction.condition.kind === 'instanceof' && CATCHES_ALL.has(instruction.condition.type)
        ? ['no-vm-errors']
        : [];
    case 'call': {
      const callee = hierarchy.resolveMethod(instruction.method);
      if (callee === undefined) return [];
      const isDispatched = instruction.dispatch === 'virtual' || instruction.dispatch === 'interface';
      return calleeAssumptions(hierarchy, callee, isDispatched ? 'virtual' : 'fixed');
    }
    default:
      return [];
  }
}

/** Handlers of these also run when the machine itself fails, which no instruction shows. */
const CATCHES_ALL: ReadonlySet<ClassName> = new Set([
  THROWABLE,
  'java.lang.Error',
  'java.lang.VirtualMachineError',
  'java.lang.StackOverflowError',
  'java.lang.OutOfMemoryError',
]);

function calleeAssumptions(
  hierarchy: Hierarchy,
  callee: MethodDeclaration,
  dispatch: 'virtual' | 'fixed',
): readonly string[] {
  const owner = hierarchy.find(callee.owner);
  if (owner === undefined) return [];
  const { origin } = owner;
  if (origin === 'model') {
    const native = hasFlag(callee, Flag.NATIVE) ? ['no-reflection-or-native'] : [];
    return [`library-model:${callee.owner}`, ...native];
  }
  const isFinal = hasFlag(owner, Flag.FINAL) || hasFlag(callee, Flag.FINAL) || hasFlag(callee, Flag.PRIVATE);
  const subclasses = dispatch === 'virtual' && !isFinal && owner.kind !== 'record' ? ['known-subclasses'] : [];
  const trusted = origin !== 'input' && resultNullness(hierarchy, callee) === 'non-null';
  return trusted ? [...subclasses, `trusted-annotation:${callee.owner}.${callee.name}`] : subclasses;
}

/** Whether what is claimed of the reference can be seen from the method's own code: it is `this`, new, or a constant. */
export function isPlain(definitions: Definitions, operand: Operand): boolean {
  if (operand.kind === 'constant') return true;
  if (operand.sourceName === 'this') return true;
  const instruction = definitions.only(operand)?.instruction;
  if (instruction?.kind === 'new' || instruction?.kind === 'new-array') return true;
  if (instruction?.kind !== 'assign') return false;
  const { value } = instruction;
  return (value.kind === 'variable' || value.kind === 'constant') && isPlain(definitions, value);
}
