/** What lies below an input folder, sorted by kind. */
import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { isArchive, isReadable, reasonOf } from './files.js';
import { isTestFolder, type ProjectFolder, projectOf } from './project.js';

export interface FolderContent {
  readonly sources: readonly string[];
  readonly classes: readonly string[];
  readonly archives: readonly string[];
  /** Maven and Gradle projects met. */
  readonly projects: readonly ProjectFolder[];
  /** Archives inside projects: libraries of the project. */
  readonly libraries: readonly string[];
  /** Folders of test sources, which are not walked. */
  readonly tests: readonly string[];
}

interface Pending {
  readonly folder: string;
  /** The nearest project around. */
  readonly project: string | undefined;
}

/** In a fixed order, whatever the file system's; links to folders are not followed, so that walking ends. */
export function walkFolder(
  start: string,
  wanted: 'main' | 'tests',
  refuse: (folder: string, reason: string) => void,
): FolderContent {
  const sources: string[] = [];
  const classes: string[] = [];
  const archives: string[] = [];
  const libraries: string[] = [];
  const tests: string[] = [];
  const projects: ProjectFolder[] = [];
  const pending: Pending[] = [{ folder: start, project: undefined }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { folder } = next;
    const entries = list(folder, refuse);
    const project = projectOf(folder, new Set(entries.map(({ name }) => name)));
    if (project !== undefined) projects.push(project);
    const around = project === undefined ? next.project : folder;
    for (const entry of entries) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (isSkipped(entry.name) || file === project?.output) continue;
        if (wanted === 'main' && around !== undefined && isTestFolder(around, file)) tests.push(file);
        else pending.push({ folder: file, project: around });
      } else if (!isReadable(folder, entry)) {
        if (/\.(java|class)$/.test(entry.name) || isArchive(entry.name)) refuse(file, 'not a regular file');
      } else if (entry.name.endsWith('.java')) sources.push(file);
      else if (entry.name.endsWith('.class')) classes.push(file);
      else if (isArchive(entry.name)) {
        if (around === undefined) archives.push(file);
        else if (entry.name !== 'gradle-wrapper.jar') libraries.push(file);
      }
    }
  }
  for (const files of [sources, classes, archives, libraries, tests]) files.sort();
  return { sources, classes, archives, projects, libraries, tests };
}

function list(folder: string, refuse: (folder: string, reason: string) => void): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    refuse(folder, `cannot be read: ${reasonOf(error)}`);
    return [];
  }
}

function isSkipped(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}
