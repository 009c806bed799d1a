/** A package of Espalier with a page of a few words, and `espalier explore` running in it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';
import type { Ran } from './command.js';

export interface Package {
  readonly command: string;
  /** Where inputs can be written. */
  readonly folder: string;
  remove(): void;
}

/** Stands beside the site's folder: nothing may serve it. */
export const SECRET = 'nobody may read this';

export function makePackage(page: 'with page' | 'without page'): Package {
  const bundle = path.dirname(inject('command'));
  const root = mkdtempSync(path.join(path.dirname(bundle), 'explore-'));
  cpSync(bundle, path.join(root, 'dist'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "name": "espalier", "type": "module" }');
  writeFileSync(path.join(root, 'dist', 'secret.txt'), SECRET);
  if (page === 'with page') {
    const web = path.join(root, 'dist', 'web');
    mkdirSync(path.join(web, 'assets'), { recursive: true });
    writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>page</title>');
    writeFileSync(path.join(web, 'assets', 'page-1a2b.js'), 'export {};');
    writeFileSync(path.join(web, 'parser.wasm'), new Uint8Array([0, 97, 115, 109]));
    writeFileSync(path.join(web, 'session.json'), '{"files":[],"version":0,"watched":false,"notes":[]}');
    symlinkSync('../secret.txt', path.join(web, 'linked.txt'));
  }
  const folder = path.join(root, 'inputs');
  mkdirSync(folder);
  return {
    command: path.join(root, 'dist', 'espalier.js'),
    folder,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export interface Exploring {
  /** `http://127.0.0.1:PORT/TOKEN/` */
  readonly address: string;
  readonly port: number;
  readonly token: string;
  err(): string;
  /** The exit status, after the signal. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function explore(at: Package, ...words: readonly string[]): Promise<Exploring> {
  const child = spawn(process.execPath, [at.command, 'explore', ...words], { cwd: at.folder });
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.includes('\n')) resolve();
    });
    void ended.then((status) => reject(new Error(`ended with ${status} before it printed an address: ${err}`)));
  });
  const [, port = '', token = ''] = /^http:\/\/127\.0\.0\.1:(\d+)\/([^/]+)\/\n$/.exec(out) ?? [];
  return {
    address: out.trim(),
    port: Number(port),
    token,
    err: () => err,
    end: (signal = 'SIGINT') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A run that ends by itself. */
export function failToExplore(at: Package, ...words: readonly string[]): Ran {
  const run = spawnSync(process.execPath, [at.command, 'explore', ...words], {
    cwd: at.folder,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends exactly these lines: clients that tidy addresses up would hide what is tested. */
export async function send(port: number, lines: readonly string[], host = '127.0.0.1'): Promise<Answer> {
  const socket = connect(port, host);
  await once(socket, 'connect');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  await new Promise<void>((resolve, reject) => {
    let failure: Error | undefined;
    socket.once('error', (error) => {
      failure = error;
    });
    // An answer that arrived is one, even if the server then refused to read the rest.
    socket.once('close', () => (failure === undefined || parts.length > 0 ? resolve() : reject(failure)));
  });
  const text = Buffer.concat(parts).toString('utf8');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...fields] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map((field) => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
