/** The server behind `espalier explore`: the page's files and the user's, on loopback, behind a token. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { CHANGES, type Change, SESSION_FILE } from '../../web/local-files.js';
import { type Asked, admit } from './admission.js';
import { HEADERS } from './headers.js';
import type { LocalSession } from './session.js';
import type { Site } from './site.js';

/** Of the whole loopback interface only this address is bound, so that nothing beyond the machine can connect. */
const LOOPBACK = '127.0.0.1';
const TOKEN_BYTES = 16;
/** A browser opens six at a time to one host; several pages, and room. */
const MOST_CONNECTIONS = 128;

export interface Served {
  /** With the token. */
  readonly address: string;
  /** Ends all connections. */
  close(): Promise<void>;
}

export interface ServeHow {
  readonly site: Site;
  readonly session: LocalSession;
  /** 0: any that is free. */
  readonly port: number;
}

type Bound = Context<{ Bindings: HttpBindings }>;

/** Rejects where the port cannot be had. */
export async function serve({ site, session, port }: ServeHow): Promise<Served> {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', (context) => {
    const admission = admit(askedBy(context.env.incoming), { token, port: portOf(server) });
    if (admission.kind === 'refused') return refuse(context, admission.status, admission.message);
    if (admission.kind === 'moved') return context.body(null, 308, { ...HEADERS, Location: admission.to });
    const { path, query } = admission;
    if (path === SESSION_FILE) return context.json(session.files(), 200, HEADERS);
    if (path === CHANGES) return changes(context, session, query);
    const file = site.get(path);
    if (file === undefined) return refuse(context, 404, 'no such file');
    return context.body(file.bytes, 200, { ...HEADERS, 'Content-Type': file.type });
  });
  app.onError((_, context) => refuse(context, 500, 'a fault of espalier'));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.maxConnections = MOST_CONNECTIONS;
  await listening(server, port);
  return {
    address: `http://${LOOPBACK}:${portOf(server)}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        session.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function askedBy(incoming: IncomingMessage): Asked {
  const { method = '', url = '', headers } = incoming;
  return { method, target: url, header: (name) => headers[name]?.toString() };
}

async function changes(context: Bound, session: LocalSession, query: URLSearchParams): Promise<Response> {
  const since = query.get('since') ?? '';
  if (!/^\d{1,15}$/.test(since)) return refuse(context, 400, 'changes?since=VERSION');
  const change: Change = { version: await session.changed(Number(since), leaving(context.env.outgoing)) };
  return context.json(change, 200, HEADERS);
}

/** Aborted when the one who asked has gone. */
function leaving(outgoing: HttpBindings['outgoing']): AbortSignal {
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  return controller.signal;
}

function refuse(context: Bound, status: 400 | 403 | 404 | 405 | 500, message: string): Response {
  return context.text(`${message}\n`, status, status === 405 ? { ...HEADERS, Allow: 'GET, HEAD' } : HEADERS);
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
