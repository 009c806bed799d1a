/** A plain file server, as anyone has one: no headers of its own but the type, and the site in a folder of it. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface FileServer {
  /** Of the site: ends in a slash. */
  readonly address: string;
  /** What was asked for and not there, or outside the site. */
  readonly missing: readonly string[];
  close(): Promise<void>;
}

export async function serveFiles(folder: string, below = '/a/b/'): Promise<FileServer> {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(below) ? pathname.slice(below.length) || 'index.html' : undefined;
    const file = name === undefined ? undefined : path.join(folder, name);
    if (file === undefined || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
