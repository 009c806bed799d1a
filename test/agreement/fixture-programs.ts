/** The programs whose class files are kept under test/fixtures/classes/programs, so that class files are run where there is no JDK. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface FixtureProgram {
  /** `topic/Name`, as under test/programs. */
  readonly name: string;
  readonly options: readonly string[];
  /** Of the JDK whose javac compiled it. */
  readonly release: number;
}

const TESTS = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const CLASSES = path.join(TESTS, 'fixtures', 'classes');
export const FIXTURE_FOLDER = path.join(CLASSES, 'programs');

/** A class with small pieces of code of every kind, as Java 8 has them. */
export const KERNELS = {
  mainClass: 'Kernels',
  source: path.join(TESTS, 'fuzz', 'class-files', 'semantic', 'Kernels.java'),
  folder: path.join(CLASSES, 'kernels'),
  /** What java printed. */
  output: path.join(CLASSES, 'kernels.out'),
} as const;

export const FIXTURE_PROGRAMS: readonly FixtureProgram[] = [
  ...[
    'arrays/ArrayCovarianceStoresAreChecked',
    'exceptions/MultiCatchAndOrder',
    'expressions/CompoundAssignmentNarrows',
    'expressions/LongArithmeticIsExact',
    'expressions/NaNAndZeroComparisons',
    'initialisation/ClassInitialisationIsLazy',
    'lambdas/LambdaBodiesThrowAndReturn',
    'statements/FinallyOverridesReturn',
    'structures/SinglyLinkedListOperations',
    'switches/StringSwitchWithHashCollisions',
  ].map((name) => ({ name, options: ['-g'], release: 17 })),
  ...[
    'exceptions/NullPointerMessagesNameTheNull',
    'programs/HuffmanCoding',
    'statements/SynchronizedAndAssertStatements',
    'switches/YieldThroughFinally',
  ].map((name) => ({ name, options: [], release: 17 })),
  ...[
    'patterns/FlexibleConstructorBodies',
    'patterns/RecordPatternAccessorThrows',
    'patterns/SwitchPatternsWithGuards',
  ].map((name) => ({ name, options: ['-g'], release: 25 })),
];

/** Where the class files of a program are. */
export function fixtureFolder({ name }: FixtureProgram): string {
  return path.join(FIXTURE_FOLDER, path.basename(name));
}
