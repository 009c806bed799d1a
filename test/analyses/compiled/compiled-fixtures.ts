/** The fixtures of `check` as class files: what is expected of them, and what `check` says. */
import type { ClassFileListing } from '../../../src/workspace/index.js';
import { type CheckedProgram, checkWorkspace } from '../../fixtures/support/checking.js';
import { type Fixture, listFixtures } from '../../fixtures/support/fixtures.js';
import type { Jdk } from '../../support/classfiles.js';
import { compilePrograms, openCompiledProgram } from './compiled-programs.js';

export interface CompiledFixture {
  readonly fixture: Fixture;
  readonly classes: ClassFileListing;
}

/**
 * Formulas inside bodies are not in class files: nothing is expected of them, and twins that are broken in nothing else are
 * left out. Clauses of methods and classes are read from the source text, as from a skeleton.
 */
export function compiledFixtures(jdk: Jdk, options: readonly string[] = ['-g']): readonly CompiledFixture[] {
  const fixtures = listFixtures();
  const compiled = compilePrograms(jdk, fixtures, options);
  return fixtures.flatMap((fixture) => {
    const marks = fixture.marks.filter(({ rule }) => rule !== 'assert');
    const classes = compiled.get(fixture.file);
    if (classes === undefined || (fixture.broken && marks.length === 0)) return [];
    return [{ fixture: { ...fixture, marks }, classes }];
  });
}

export async function checkCompiled(
  { fixture, classes }: CompiledFixture,
  options?: { readonly replay: boolean },
): Promise<CheckedProgram> {
  return checkWorkspace(await openCompiledProgram(classes, fixture), options);
}
