/** What proofs about a method rest on: what its code and all that it runs does. */
import type { Code } from '../../engine/code.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { ownAssumptions, RunGraph, recordAssumptions, startAssumptions } from '../../obligations/index.js';
import type { LibraryResults } from '../../program/calls/library-results.js';
import type { ProgramWrites } from '../../program/calls/program-writes.js';
import type { NumbersRun } from './run-method.js';

export class Assumptions {
  readonly #hierarchy: Hierarchy;
  readonly #outside: { readonly writes: ProgramWrites; readonly results: LibraryResults };

  constructor(hierarchy: Hierarchy, outside: { readonly writes: ProgramWrites; readonly results: LibraryResults }) {
    this.#hierarchy = hierarchy;
    this.#outside = outside;
  }

  of<E>({ program, result, root }: NumbersRun<E>): readonly string[] {
    const hierarchy = this.#hierarchy;
    const recorded = recordAssumptions(hierarchy, result, this.#outside);
    const found = new Set(startAssumptions(hierarchy, root.code.method));
    const closure = new RunGraph(program, result).closure((code) =>
      // Library code that library code calls is part of the same model.
      hierarchy.find(code.method.owner)?.origin === 'input'
        ? [...ownAssumptions(hierarchy, code), ...recorded(code), ...this.#written(code)]
        : recorded(code),
    );
    for (const each of closure.get(root.code) ?? []) found.add(each);
    return [...found].sort();
  }

  /** Calls leave fields alone by what is written down of the library, whether they are followed or not. */
  #written({ body }: Code): readonly string[] {
    const readsFields = body.edges.some(
      ({ instruction }) => instruction.kind === 'load' && instruction.place.kind === 'field',
    );
    if (!readsFields) return [];
    return body.edges.flatMap(({ instruction }) =>
      instruction.kind === 'call' ? (this.#outside.writes.by(instruction)?.assumptions ?? []) : [],
    );
  }
}
