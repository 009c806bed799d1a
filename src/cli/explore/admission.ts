/**
 * Who may ask for what. The server listens on loopback only, but every page in the user's browser and every user of the machine can
 * reach that: a request needs the token, must name this server as its host (a name that an attacker has pointed at 127.0.0.1 does
 * not), and must not come from a page of another origin.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

export interface Asked {
  readonly method: string;
  /** The request target as it stood in the request line, not decoded and not normalised. */
  readonly target: string;
  header(name: 'host' | 'origin' | 'sec-fetch-site'): string | undefined;
}

export interface Door {
  readonly token: string;
  readonly port: number;
}

export type Admission =
  | { readonly kind: 'admitted'; readonly path: string; readonly query: URLSearchParams }
  /** The page's folder without its slash: relative addresses would miss the token. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'refused'; readonly status: 403 | 404 | 405; readonly message: string };

const HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/** `/TOKEN/path?query`. Names of the page's files need no other characters: what is encoded, climbs or is absolute is not one. */
const TARGET = /^\/([0-9a-f]{32})(?:\/([\w./-]*)(?:\?([\w=&.-]*))?)?$/;

export function admit(asked: Asked, { token, port }: Door): Admission {
  const hosts = HOSTS.map((host) => `${host}:${port}`);
  if (!hosts.includes(asked.header('host')?.toLowerCase() ?? ''))
    return refused(403, 'this server answers to 127.0.0.1 only');
  const origin = asked.header('origin');
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) return refused(403, OTHER_SITE);
  if (!['same-origin', 'none'].includes(asked.header('sec-fetch-site') ?? 'none')) return refused(403, OTHER_SITE);
  const [, given = '', path, query] = TARGET.exec(asked.target) ?? [];
  if (!isSame(given, token)) return refused(404, 'no such page: use the address that espalier explore has printed');
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return refused(405, 'only GET and HEAD');
  if (path === undefined) return { kind: 'moved', to: `/${token}/` };
  return { kind: 'admitted', path: path === '' ? 'index.html' : path, query: new URLSearchParams(query) };
}

const OTHER_SITE = 'other sites may not ask: type or paste the address that espalier explore has printed';

function refused(status: 403 | 404 | 405, message: string): Admission {
  return { kind: 'refused', status, message };
}

/** In a time that says nothing of how much agrees. */
function isSame(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
