/** What a project on disk is compiled against, by its build file, or by the files of an editor where there is none. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { gradleClassPath } from './gradle.js';
import { ideArchives } from './ide.js';
import { mavenClassPath } from './maven.js';

export type ClassPathSource = 'maven' | 'gradle' | 'ide';

export interface FoundClassPath {
  readonly tool: ClassPathSource;
  /** Jars that exist. */
  readonly archives: readonly string[];
  /** Folders of other modules of the build. */
  readonly modules: readonly string[];
  /** Coordinates of what is asked for and is not on this machine. */
  readonly missing: readonly string[];
}

/** Undefined where nothing in the folder says. */
export function projectClassPath(folder: string, scopes: 'main' | 'tests'): FoundClassPath | undefined {
  const has = (name: string): boolean => existsSync(path.join(folder, name));
  if (has('pom.xml')) return mavenClassPath(folder, scopes);
  if (has('build.gradle') || has('build.gradle.kts')) return gradleClassPath(folder, scopes);
  const archives = ideArchives(folder);
  return archives.length === 0 ? undefined : { tool: 'ide', archives, modules: [], missing: [] };
}

/** What supplies it, to be run in the project. */
export function supplyingCommand(tool: ClassPathSource): string {
  return tool === 'maven' ? 'mvn dependency:go-offline' : 'gradle assemble';
}
