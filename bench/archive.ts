/** Opens what a benchmark over classes is given, and chooses the classes that it runs on. */
import { openInputs } from '../src/cli/open.js';
import { inputClasses, isClassMeant } from '../src/workspace/selection.js';
import type { Workspace } from '../src/workspace/workspace.js';

/** Options of `parseArgs` that such benchmarks share. */
export const ARCHIVE_OPTIONS = {
  class: { type: 'string', multiple: true, default: [] as string[] },
  every: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  limit: { type: 'string', default: '1000000' },
  replay: { type: 'boolean', default: true },
  budget: { type: 'string', default: '1' },
  jdk: { type: 'string' },
  classpath: { type: 'string', default: '' },
  examples: { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
} as const;

export interface ArchiveOptions {
  readonly class: readonly string[];
  readonly every: string;
  readonly from: string;
  readonly limit: string;
  readonly budget: string;
  readonly jdk?: string | undefined;
  readonly classpath: string;
}

export interface Archive {
  readonly workspace: Workspace;
  /** All of the input, and those that are meant. */
  readonly classes: readonly string[];
  readonly chosen: readonly string[];
}

/** All bodies are lowered: that keeps the front end out of the time of the analysis, and shows lambdas and local classes. */
export async function openArchive(
  inputs: readonly string[],
  options: ArchiveOptions,
  opened: () => void,
): Promise<Archive> {
  const { workspace, diagnostics } = await openInputs(inputs, {
    class: [],
    method: [],
    format: 'text',
    color: false,
    failOn: [],
    classpath: options.classpath.split(':').filter((part) => part !== ''),
    sourcepath: [],
    specs: [],
    budget: Number(options.budget),
    ...(options.jdk === undefined ? {} : { jdk: options.jdk }),
  });
  for (const { message, file } of diagnostics) console.error(`${file ?? ''}: ${message}`);
  opened();
  const classes = [...inputClasses(workspace.table)].map((declaration) => {
    for (const method of declaration.methods) method.body();
    return declaration.name;
  });
  const chosen = classes
    .filter((name) => options.class.length === 0 || isClassMeant(name, options.class))
    .filter((_, index) => index % Number(options.every) === Number(options.from))
    .slice(0, Number(options.limit));
  return { workspace, classes, chosen };
}
