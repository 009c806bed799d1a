/** Reads a class file as hostile as it may be, declares everything in it, translates and verifies every body. */

import { CodeProblem } from '../../../src/frontends/classfile/code/translation/translation.js';
import { openClassFiles } from '../../../src/frontends/classfile/declarations/open.js';
import { ClassFileProblem } from '../../../src/frontends/classfile/format/class-file.js';
import { readClassFile } from '../../../src/frontends/classfile/format/read.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { ClassTable } from '../../../src/ir/program.js';
import { verifyMethod } from '../../../src/ir/verifier.js';

export interface Judgement {
  /** What must not happen; undefined where the file was taken or refused as it should be. */
  readonly failure: string | undefined;
  readonly kind: 'refused' | 'partly' | 'fine';
  readonly bodies: number;
  /** Of the processor: others may keep it busy. */
  readonly milliseconds: number;
}

/** The file is looked for under what it now says it is. */
export function judge(bytes: Uint8Array, library: ClassTable): Judgement {
  const started = process.cpuUsage();
  const done = (kind: Judgement['kind'], bodies: number, failure?: string): Judgement => ({
    failure,
    kind,
    bodies,
    milliseconds: process.cpuUsage(started).user / 1000,
  });
  let name: string;
  try {
    name = readClassFile(bytes).name;
  } catch (error) {
    return done('refused', 0, isExpected(error) ? undefined : described(error));
  }
  try {
    const found = { kind: 'class-file', name, path: 'Hostile.class', origin: 'input', bytes: () => bytes } as const;
    const compiled = openClassFiles({
      provider: { find: (asked) => (asked === name ? found : undefined), hasPackage: () => false },
      program: () => table,
    });
    const table: ClassTable = {
      find: (asked) => compiled.find(asked) ?? (asked === name ? undefined : library.find(asked)),
      inputs: () => [name],
      diagnostics: () => compiled.diagnostics(),
    };
    const hierarchy = new Hierarchy(table);
    let bodies = 0;
    for (const each of [name, ...compiled.syntheticOf(name)]) {
      const declaration = table.find(each);
      for (const method of declaration?.methods ?? []) {
        if (method.body() !== undefined) bodies++;
        const problem = verifyMethod(hierarchy, method).find(({ missingMethod }) => missingMethod !== true);
        if (problem !== undefined) return done('partly', bodies, `${each}.${method.name}: ${problem.message}`);
      }
      void [declaration?.fields, declaration?.annotations, declaration?.invariants, declaration?.permits];
    }
    const internal = compiled.diagnostics().find(({ message }) => message.includes('internal:'));
    if (internal !== undefined) return done('partly', bodies, internal.message);
    return done(compiled.diagnostics().length === 0 ? 'fine' : 'partly', bodies);
  } catch (error) {
    return done('partly', 0, described(error));
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof ClassFileProblem || error instanceof CodeProblem;
}

function described(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
