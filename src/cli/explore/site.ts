/** The page's files, read once: requests choose from this table and never reach the file system. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SiteFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** By path below the site's folder, with forward slashes. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Absent where the folder holds no page: it was not built. Links are left out, wherever they lead. */
export function readSite(folder: string): Site | undefined {
  const site = new Map<string, SiteFile>();
  for (const entry of entriesBelow(folder)) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const type = TYPES[path.extname(entry.name)] ?? 'application/octet-stream';
    site.set(path.relative(folder, file).split(path.sep).join('/'), {
      type,
      bytes: new Uint8Array(readFileSync(file)),
    });
  }
  return site.has('index.html') ? site : undefined;
}

function entriesBelow(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
