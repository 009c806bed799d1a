/** Files and folders as the command line names them. */
import { type Dirent, statSync } from 'node:fs';
import path from 'node:path';

/** Forward slashes, and relative where the file lies below the current folder. */
export function display(file: string): string {
  const relative = path.relative('', file);
  const shown = relative.startsWith('..') || path.isAbsolute(relative) ? file : relative;
  return (shown === '' ? '.' : shown).split(path.sep).join('/');
}

/** Pipes and devices are special: reading them may never end. */
export function kindOf(name: string): 'file' | 'folder' | 'special' | 'missing' {
  try {
    const found = statSync(name);
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'special';
  } catch {
    return 'missing';
  }
}

/** Whether what a listing shows can be read as a file: itself, or what a link leads to. */
export function isReadable(folder: string, entry: Dirent): boolean {
  return entry.isFile() || (entry.isSymbolicLink() && kindOf(path.join(folder, entry.name)) === 'file');
}

export function isFolder(folder: string, entry: Dirent): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && kindOf(path.join(folder, entry.name)) === 'folder');
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isArchive(name: string): boolean {
  return /\.(jar|jmod|war)$/i.test(name);
}
