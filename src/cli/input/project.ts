/** Folders of Maven and Gradle projects: what is source, what is a test, what was compiled. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface ProjectFolder {
  /** Output of the build tool, not to be walked. */
  readonly output: string;
  /** Compiled main classes. */
  readonly classes: readonly string[];
  /** Roots of generated sources. */
  readonly generated: readonly string[];
}

const BUILD_FILES: readonly (readonly [file: string, tool: 'maven' | 'gradle'])[] = [
  ['pom.xml', 'maven'],
  ['build.gradle', 'gradle'],
  ['build.gradle.kts', 'gradle'],
];

/** Deeper packages than this below a project's folder are not met. */
const HIGHEST = 24;

/** A package may well be named `build`: it is the build file beside it that makes it an output folder. */
export function projectOf(folder: string, names: ReadonlySet<string>): ProjectFolder | undefined {
  const tool = BUILD_FILES.find(([file]) => names.has(file))?.[1];
  if (tool === undefined) return undefined;
  if (tool === 'maven') {
    const output = path.join(folder, 'target');
    return {
      output,
      classes: existing([path.join(output, 'classes')]),
      generated: subfolders(path.join(output, 'generated-sources')),
    };
  }
  const output = path.join(folder, 'build');
  return {
    output,
    classes: existing(subfolders(path.join(output, 'classes')).map((language) => path.join(language, 'main'))),
    generated: existing(
      subfolders(path.join(output, 'generated', 'sources')).map((tool) => path.join(tool, 'java', 'main')),
    ),
  };
}

/** The project whose build file lies in the folder. */
export function projectAt(folder: string): ProjectFolder | undefined {
  const files = BUILD_FILES.map(([file]) => file).filter((file) => existsSync(path.join(folder, file)));
  return projectOf(folder, new Set(files));
}

/** The nearest project that a file or folder lies in, not looking further up than a few folders. */
export function enclosingProject(
  start: string,
): { readonly folder: string; readonly project: ProjectFolder } | undefined {
  let folder = path.resolve(start);
  for (let level = 0; level < HIGHEST; level++) {
    const project = projectAt(folder);
    if (project !== undefined) return { folder, project };
    const parent = path.dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
  return undefined;
}

/** `src/test`, and Gradle's further source sets (`src/integrationTest`, `src/testFixtures`). */
export function isTestFolder(projectFolder: string, folder: string): boolean {
  const [source, set, ...rest] = path.relative(projectFolder, folder).split(path.sep);
  return source === 'src' && set !== undefined && rest.length === 0 && /^test|Test$/.test(set);
}

function subfolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))
    .sort();
}

function existing(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => existsSync(folder));
}
