/** The files that INPUT arguments name. What cannot be used is said, and does not hinder the rest. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReportedDiagnostic } from '../findings/result.js';
import type { SourceInput } from '../workspace/index.js';
import { decodeSource } from './decode.js';

export interface CollectedInputs {
  readonly sources: readonly SourceInput[];
  /** Paths of the files that were named one by one, not met in a folder. */
  readonly named: readonly string[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A named input could not be used, or (with `strict`) a file met while walking a folder. */
  readonly unusable: boolean;
}

/** Output folders of build tools, recognised by the build file beside them: a package may well be named `build`. */
const OUTPUT_FOLDERS: readonly (readonly [buildFile: string, folder: string])[] = [
  ['pom.xml', 'target'],
  ['build.gradle', 'build'],
  ['build.gradle.kts', 'build'],
];

export function collectInputs(names: readonly string[], strict: boolean): CollectedInputs {
  const sources = new Map<string, SourceInput>();
  const namedFiles: string[] = [];
  const diagnostics: ReportedDiagnostic[] = [];
  let unusable = false;
  const refuse = (file: string, reason: string, named: boolean): void => {
    diagnostics.push({ severity: named ? 'error' : 'warning', message: reason, file });
    if (named || strict) unusable = true;
  };
  const read = (file: string, named: boolean): void => {
    const shown = display(file);
    if (named) namedFiles.push(shown);
    if (sources.has(shown)) return;
    try {
      const decoded = decodeSource(readFileSync(file));
      if (decoded.kind === 'binary') return refuse(shown, 'not a text file: binary content', named);
      if (decoded.latin1) {
        diagnostics.push({ severity: 'warning', message: 'not UTF-8; read as Latin-1', file: shown });
      }
      sources.set(shown, { path: shown, text: decoded.text });
    } catch (error) {
      refuse(shown, `cannot be read: ${reasonOf(error)}`, named);
    }
  };
  for (const name of names) {
    if (name.startsWith('jdk:')) {
      refuse(name, 'classes of a JDK cannot be read by this version; only .java files and folders of them', true);
      continue;
    }
    const kind = kindOf(name);
    if (kind === 'missing') refuse(name, 'no such file or folder', true);
    else if (kind === 'folder') {
      const found = javaFiles(name, (folder, reason) => refuse(display(folder), reason, false));
      if (found.length === 0) refuse(name, 'no .java file in this folder', true);
      for (const file of found) read(file, false);
    } else if (name.endsWith('.java')) read(name, true);
    else if (/\.(class|jar|jmod)$/.test(name)) {
      refuse(name, 'class files and jars cannot be read by this version; only .java files and folders of them', true);
    } else refuse(name, 'not a Java source file (.java)', true);
  }
  return { sources: [...sources.values()], named: namedFiles, diagnostics, unusable };
}

/** Forward slashes, and relative where the file lies below the current folder. */
function display(file: string): string {
  const relative = path.relative('', file);
  const shown = relative.startsWith('..') || path.isAbsolute(relative) ? file : relative;
  return shown.split(path.sep).join('/');
}

function kindOf(name: string): 'file' | 'folder' | 'missing' {
  try {
    return statSync(name).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'missing';
  }
}

/** In a fixed order, whatever the file system's; links to folders are not followed, so that walking ends. */
function javaFiles(folder: string, refuse: (folder: string, reason: string) => void): string[] {
  const found: string[] = [];
  const pending = [folder];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const current = next;
    try {
      const entries = readdirSync(current, { withFileTypes: true });
      entries.sort((left, right) => (left.name < right.name ? 1 : -1));
      const names = new Set(entries.map((entry) => entry.name));
      const skipped = new Set(OUTPUT_FOLDERS.filter(([file]) => names.has(file)).map(([, output]) => output));
      for (const entry of entries) {
        const file = path.join(current, entry.name);
        if (entry.isDirectory()) {
          if (!entry.name.startsWith('.') && entry.name !== 'node_modules' && !skipped.has(entry.name))
            pending.push(file);
        } else if (entry.name.endsWith('.java')) found.push(file);
      }
    } catch (error) {
      refuse(current, `cannot be read: ${reasonOf(error)}`);
    }
  }
  return found.sort();
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
