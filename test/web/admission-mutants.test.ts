/** Seeded faults in who may ask the server of `espalier explore`: each must let in a request that is refused. */
import { describe, expect, it } from 'vitest';
import { type Asked, admit } from '../../src/cli/explore/admission.js';
import { built } from '../support/seeded/building.js';
import { describeFaults } from '../support/seeded/faults-caught.js';

const FILE = 'cli/explore/admission.ts';
const ENTRY = "export { admit } from './src/cli/explore/admission.js';";
const TOKEN = '0123456789abcdef0123456789abcdef';
const PORT = 43117;
const HERE = `127.0.0.1:${PORT}`;

interface Request {
  readonly method?: string;
  readonly target?: string;
  readonly host?: string | null;
  readonly origin?: string;
  readonly site?: string;
}

function asked({ method = 'GET', target = `/${TOKEN}/index.html`, host = HERE, origin, site }: Request): Asked {
  const headers = { host: host ?? undefined, origin, 'sec-fetch-site': site };
  return { method, target, header: (name) => headers[name] };
}

const GOOD: readonly Request[] = [
  {},
  { method: 'HEAD' },
  { target: `/${TOKEN}/` },
  { target: `/${TOKEN}/changes?since=3` },
  { host: `localhost:${PORT}` },
  { host: `LOCALHOST:${PORT}` },
  { host: `[::1]:${PORT}` },
  { origin: `http://${HERE}`, site: 'same-origin' },
  { site: 'none' },
];

const BAD = {
  'a name that points here': { host: `attacker.example:${PORT}` },
  'another port': { host: '127.0.0.1:80' },
  'a user before a name': { host: `${HERE}@attacker.example` },
  'no host': { host: null },
  'another origin': { origin: 'http://attacker.example' },
  'an origin that starts alike': { origin: `http://${HERE}.attacker.example` },
  'an origin that is hidden': { origin: 'null' },
  'a page of another site': { site: 'cross-site' },
  'a page of another port': { site: 'same-site' },
  'no token': { target: '/index.html' },
  'a wrong token': { target: `/${TOKEN.replace('0', '1')}/index.html` },
  'the start of the token': { target: `/${TOKEN.slice(0, 16)}/index.html` },
  'the token further on': { target: `/somewhere/../${TOKEN}/index.html` },
  'an encoded climb': { target: `/${TOKEN}/..%2fsecret.txt` },
  'something after a path': { target: `/${TOKEN}/index.html%00.txt` },
  'a method that writes': { method: 'POST' },
} as const satisfies Readonly<Record<string, Request>>;

interface Mutant {
  readonly name: string;
  /** Occurs exactly once in the file. */
  readonly text: string;
  readonly instead: string;
  readonly lets: keyof typeof BAD;
}

const HOST_CHECK = "!hosts.includes(asked.header('host')?.toLowerCase() ?? '')";
const TOKEN_CHECK = 'timingSafeEqual(digest(given), digest(token))';

const MUTANTS: readonly Mutant[] = [
  { name: 'any host', text: HOST_CHECK, instead: 'false', lets: 'a name that points here' },
  {
    name: 'hosts without their port',
    text: HOST_CHECK,
    instead: "!HOSTS.includes((asked.header('host') ?? '').toLowerCase().replace(/:[0-9]+$/, ''))",
    lets: 'another port',
  },
  {
    name: 'hosts that start alike',
    text: HOST_CHECK,
    instead: "!hosts.some((host) => (asked.header('host') ?? '').toLowerCase().startsWith(host))",
    lets: 'a user before a name',
  },
  {
    name: 'a host may be missing',
    text: "toLowerCase() ?? ''",
    instead: "toLowerCase() ?? hosts[0] ?? ''",
    lets: 'no host',
  },
  { name: 'any origin', text: 'origin !== undefined && ', instead: 'false && ', lets: 'another origin' },
  {
    name: 'origins that start alike',
    text: 'origin ===',
    instead: "origin.slice(0, 'http://'.length + host.length) ===",
    lets: 'an origin that starts alike',
  },
  {
    name: 'hidden origins',
    text: 'origin !== undefined',
    instead: "origin !== 'null' && origin !== undefined",
    lets: 'an origin that is hidden',
  },
  {
    name: 'pages of any site',
    text: "!['same-origin', 'none'].includes(asked.header('sec-fetch-site') ?? 'none')",
    instead: 'false',
    lets: 'a page of another site',
  },
  {
    name: 'pages of the same site',
    text: "['same-origin', 'none']",
    instead: "['same-origin', 'same-site', 'none']",
    lets: 'a page of another port',
  },
  { name: 'any token', text: '!isSame(given, token)', instead: "given === ''", lets: 'a wrong token' },
  { name: 'part of the token', text: TOKEN_CHECK, instead: 'token.startsWith(given)', lets: 'the start of the token' },
  { name: 'no token', text: TOKEN_CHECK, instead: "given === '' || given === token", lets: 'no token' },
  {
    name: 'the token anywhere',
    text: '/^\\/([0-9a-f]{32})',
    instead: '/\\/([0-9a-f]{32})',
    lets: 'the token further on',
  },
  { name: 'any characters', text: '[\\w./-]*', instead: '[^?]*', lets: 'an encoded climb' },
  {
    name: 'anything behind',
    text: '(?:\\?([\\w=&.-]*))?)?$/',
    instead: '(?:\\?([\\w=&.-]*))?)?/',
    lets: 'something after a path',
  },
  {
    name: 'any method',
    text: "asked.method !== 'GET' && asked.method !== 'HEAD'",
    instead: 'false',
    lets: 'a method that writes',
  },
];

const DOOR = { token: TOKEN, port: PORT };

describe('who may ask', () => {
  it.each(GOOD)('admitted: %j', (request) => expect(admit(asked(request), DOOR).kind).toBe('admitted'));

  it.each(Object.entries(BAD))('refused: %s', (_, request) => {
    expect(admit(asked(request), DOOR).kind).toBe('refused');
  });

  it('covers every refusal with a seeded fault', () => {
    expect(new Set(MUTANTS.map(({ lets }) => lets))).toEqual(new Set(Object.keys(BAD)));
  });
});

const FAULTS = MUTANTS.map((mutant) => ({ ...mutant, file: FILE }));

describeFaults('a broken door lets in what it must not', FAULTS, async (fault) => {
  const broken = (await built<{ readonly admit: typeof admit }>(ENTRY, fault)).admit;
  expect(GOOD.map((request) => broken(asked(request), DOOR).kind)).toEqual(GOOD.map(() => 'admitted'));
  return broken(asked(BAD[fault.lets]), DOOR).kind === 'refused' ? undefined : fault.lets;
});
