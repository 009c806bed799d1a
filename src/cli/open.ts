/** From command-line arguments to an opened workspace. */
import type { ReportedDiagnostic } from '../findings/result.js';
import type { CommonOptions } from '../workspace/commands/common-options.js';
import type { OpenedInputs, OpenHow } from '../workspace/commands/host.js';
import {
  type ClassFileListing,
  createJavaParser,
  isBoundToMachine,
  type LibraryEntry,
  onlyClasses,
  openWorkspace,
  withOrigin,
} from '../workspace/index.js';
import { contentsDigest } from './cache/contents.js';
import { digestOfText, Reads } from './cache/reads.js';
import { classPathEntries } from './input/class-path.js';
import { collectInputs, sourceRoots } from './input/collect.js';
import { display } from './input/files.js';
import { focused } from './input/focus.js';
import { componentsFolder, modelsFolder, wasmFile } from './input/package-files.js';
import { Platform, platformNames } from './input/platform.js';
import { skeletons } from './input/skeletons.js';
import { sourceFolder } from './input/source-folders.js';
import { sourcePath } from './input/source-path.js';

export interface Opened extends OpenedInputs {
  /** Whether an input could not be used: now, or by what reading it has shown, since or in an earlier run. */
  unusable(shown?: readonly ReportedDiagnostic[]): boolean;
  /** A digest of all inputs. */
  contents(): string;
  /** What else was read, so far. */
  readonly reads: Reads;
}

export async function openInputs(names: readonly string[], options: CommonOptions, how: OpenHow = {}): Promise<Opened> {
  const collected = collectInputs(names, { strict: options.strict === true, tests: options.tests === true });
  const { sources, named, alongside } = collected;
  const problems: ReportedDiagnostic[] = [...collected.diagnostics];
  let unusable = collected.unusable;
  const refuse = (file: string, message: string): void => {
    problems.push({ severity: 'error', message, file });
    unusable = true;
  };
  const platform = new Platform(options.jdk);
  if (options.jdk !== undefined && platform.problem !== undefined) refuse(options.jdk, platform.problem);
  const platformClasses = platformInput(platform, collected.platform, refuse);
  const classPath = classPathEntries(options.classpath, refuse);
  const found = [...collected.classes, ...(platformClasses === undefined ? [] : [platformClasses.listing])];
  const { inputs: classes, others } = how.focus === true ? focused(found, options) : { inputs: found, others: [] };
  const models: LibraryEntry = { kind: 'sources', provider: sourceFolder(modelsFolder(), 'model') };
  const jdk: LibraryEntry = { kind: 'classes', provider: platform.provider };
  const reads = new Reads();
  const around: readonly LibraryEntry[] = [
    ...others.map((provider): LibraryEntry => ({ kind: 'classes', provider })),
    ...classPath,
    ...[...sourceRoots(sources)].map(
      (root): LibraryEntry => ({ kind: 'sources', provider: sourceFolder(root, 'classpath') }),
    ),
    ...alongside,
    ...(platformClasses === undefined ? [] : [platformClasses.packages]),
  ];
  const ofPlatform = reads.library(jdk, around.length);
  const entries: readonly LibraryEntry[] = [
    ...around.map((entry, number) => reads.library(entry, number)),
    ...(options.jdk === undefined ? [models, ofPlatform] : [bound(models), ofPlatform, models]),
  ];
  const parser = await createJavaParser({
    runtime: wasmFile('web-tree-sitter.wasm'),
    grammar: wasmFile('tree-sitter-java.wasm'),
  });
  const inputs = [...sources, ...(how.besides ?? [])];
  const texts = new Map(inputs.map(({ path: file, text }) => [file, text]));
  const excerpts = sourcePath(options.sourcepath, refuse);
  const workspace = openWorkspace({
    parser,
    inputs,
    classes,
    library: entries,
    protocols: sourceFolder(componentsFolder(), 'input'),
    sourcePath: reads.noting('excerpt', excerpts.find, (found) => found ?? '-'),
    skeleton: reads.noting('skeleton', skeletons(classes, options.specs, refuse), (found) =>
      digestOfText(found === undefined ? undefined : `${found.path}\n${found.text}`),
    ),
  });
  const excerptText = reads.noting('excerpt-text', excerpts.text, digestOfText);
  const demanded = new Set(options.strict === true ? workspace.inputFiles() : named);
  const specified = options.specs.map((folder) => `${display(folder)}/`);
  const isDemanded = (file: string): boolean =>
    demanded.has(file) ||
    specified.some((folder) => file.startsWith(folder)) ||
    (options.strict === true && file.endsWith('.jml'));
  const isBroken = ({ severity, file }: ReportedDiagnostic): boolean =>
    severity === 'error' && file !== undefined && isDemanded(file);
  return {
    workspace,
    diagnostics: problems,
    unusable: (shown = workspace.diagnostics()) => unusable || shown.some(isBroken),
    source: (file) => texts.get(file) ?? excerptText(file),
    library: options.jdk === undefined ? 'models' : 'jdk',
    contents: () => contentsDigest(inputs, classes),
    reads,
  };
}

function bound(models: LibraryEntry): LibraryEntry {
  if (models.kind !== 'sources') return models;
  return { kind: 'sources', provider: onlyClasses(models.provider, isBoundToMachine) };
}

interface PlatformInput {
  readonly listing: ClassFileListing;
  /** The rest of the packages that the inputs belong to: their classes know more of each other than models have. */
  readonly packages: LibraryEntry;
}

function platformInput(
  platform: Platform,
  wanted: readonly string[],
  refuse: (file: string, message: string) => void,
): PlatformInput | undefined {
  const { listing, problem } = platform;
  if (wanted.length === 0) return undefined;
  if (listing === undefined) {
    for (const name of wanted) refuse(`jdk:${name}`, problem ?? 'no JDK found');
    return undefined;
  }
  const names = new Set<string>();
  for (const name of wanted) {
    const found = platformNames(listing, name);
    if (found.length === 0) refuse(`jdk:${name}`, 'the JDK has no such class, package or module');
    for (const each of found) names.add(each);
  }
  const packages = new Set([...names].map(packageOf));
  return {
    listing: {
      ...withOrigin(
        onlyClasses(listing, (name) => names.has(name)),
        'input',
      ),
      names: () => [...names].sort(),
    },
    packages: {
      kind: 'classes',
      provider: onlyClasses(platform.provider, (name) => packages.has(packageOf(name))),
    },
  };
}

function packageOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}
