/** `espalier explore` as it runs: who gets what from its server, how it follows the files, how it ends. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalFiles } from '../../src/web/local-files.js';
import { type Exploring, explore, failToExplore, makePackage, type Package, SECRET, send } from './explore-package.js';

let at: Package;
let bare: Package;
let running: Exploring;

const LIST = 'class List { List next; }\n';

beforeAll(async () => {
  at = makePackage('with page');
  bare = makePackage('without page');
  writeFileSync(path.join(at.folder, 'List.java'), LIST);
  running = await explore(at, 'List.java');
});

afterAll(async () => {
  await running?.end();
  at?.remove();
  bare?.remove();
});

const ask = (target: string, ...fields: readonly string[]) =>
  send(running.port, [`GET ${target} HTTP/1.1`, `Host: 127.0.0.1:${running.port}`, ...fields]);

describe('the address', () => {
  it('is on loopback and holds a token of 128 bits, another one each time', async () => {
    expect(running.token).toMatch(/^[0-9a-f]{32}$/);
    const other = await explore(at);
    try {
      expect(other.token).toMatch(/^[0-9a-f]{32}$/);
      expect(other.token).not.toBe(running.token);
    } finally {
      await other.end();
    }
  });

  it('cannot be reached from elsewhere', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address);
    for (const host of [...outside, '::1', '127.0.0.2']) {
      const refused = await new Promise<boolean>((resolve) => {
        const socket = connect({ port: running.port, host });
        socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
        socket.once('connect', () => socket.destroy());
      });
      expect([host, refused]).toEqual([host, true]);
    }
  });
});

describe('with the token', () => {
  it.each([
    ['', 'text/html; charset=utf-8', '<title>page</title>'],
    ['index.html', 'text/html; charset=utf-8', '<title>page</title>'],
    ['assets/page-1a2b.js', 'text/javascript; charset=utf-8', 'export {};'],
    ['parser.wasm', 'application/wasm', '\0asm'],
  ])('%j is served', async (name, type, content) => {
    const { status, headers, body } = await ask(`/${running.token}/${name}`);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(body).toContain(content);
  });

  it('serves the files of the user, not those of the static site', async () => {
    const answer = await fetch(`${running.address}session.json`);
    expect(await answer.json()).toEqual({
      files: [{ path: 'List.java', text: LIST }],
      version: 1,
      watched: true,
      notes: [],
    });
  });

  it('leads from the folder to the page', async () => {
    const { status, headers } = await ask(`/${running.token}`);
    expect([status, headers.location]).toEqual([308, `/${running.token}/`]);
  });

  it('answers HEAD without a body', async () => {
    const head = await send(running.port, [
      `HEAD /${running.token}/index.html HTTP/1.1`,
      `Host: 127.0.0.1:${running.port}`,
    ]);
    expect([head.status, head.body]).toEqual([200, '']);
  });
});

describe('refused', () => {
  const wrong = (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;

  it.each([
    ['no token', () => '/'],
    ['no token, a file', () => '/index.html'],
    ['a wrong token', () => `/${wrong(running.token)}/index.html`],
    ['a wrong token, the session', () => `/${wrong(running.token)}/session.json`],
    ['half a token', () => `/${running.token.slice(0, 16)}/index.html`],
    ['a longer token', () => `/${running.token}0/index.html`],
    ['a token in capitals', () => `/${running.token.replace(/[0-9a-f]/g, 'F')}/index.html`],
    ['an empty token', () => '//index.html'],
    ['the token as a query', () => `/?token=${running.token}`],
  ])('%s', async (_, target) => {
    const { status, body } = await ask(target());
    expect(status).toBe(404);
    expect(body).toContain('use the address that espalier explore has printed');
    expect(body).not.toContain(running.token);
  });

  it.each([
    '../secret.txt',
    'assets/../../secret.txt',
    './../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '%2e%2e%2fsecret.txt',
    '.%2e/secret.txt',
    '..%5csecret.txt',
    '..\\secret.txt',
    '%252e%252e/secret.txt',
    '..%c0%afsecret.txt',
    'index.html%00.txt',
    '/etc/passwd',
    '//etc/passwd',
    'C:/secret.txt',
    'file:///etc/passwd',
    'linked.txt',
    'assets',
    'assets/',
    '.',
    '..',
    'nothing.js',
    'index.html/',
    'List.java',
    '../../inputs/List.java',
  ])('path %s', async (name) => {
    const { status, body } = await ask(`/${running.token}/${name}`);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain(SECRET);
    expect(body).not.toContain('root:');
    expect(body).not.toContain('class List');
  });

  it('a path that leads to the token only when tidied up', async () => {
    expect((await ask(`/somewhere/../${running.token}/index.html`)).status).toBe(404);
    expect((await ask(`http://127.0.0.1:${running.port}/${running.token}/index.html`)).status).not.toBe(200);
  });

  it.each([
    ['a name that points here', () => `attacker.example:${running.port}`],
    ['another address', () => `192.168.0.1:${running.port}`],
    ['all addresses', () => `0.0.0.0:${running.port}`],
    ['another port', () => `127.0.0.1:${running.port + 1}`],
    ['no port', () => '127.0.0.1'],
    ['a name that starts alike', () => `127.0.0.1.attacker.example:${running.port}`],
    ['a user before it', () => `127.0.0.1:${running.port}@attacker.example`],
    ['nothing', () => ''],
  ])('host: %s', async (_, host) => {
    const { status, body } = await send(running.port, [`GET /${running.token}/index.html HTTP/1.1`, `Host: ${host()}`]);
    expect([400, 403]).toContain(status);
    expect(body).not.toContain('page');
  });

  it('no host at all', async () => {
    const { status } = await send(running.port, [`GET /${running.token}/index.html HTTP/1.0`]);
    expect([400, 403]).toContain(status);
  });

  it.each([
    ['Origin: http://attacker.example'],
    ['Origin: null'],
    ['Origin: http://127.0.0.1'],
    ['Origin: http://127.0.0.1:1'],
    ['Origin: https://localhost'],
    ['Origin: file://'],
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
    ['Sec-Fetch-Site: anything'],
  ])('%s', async (field) => {
    for (const name of ['', 'session.json', 'assets/page-1a2b.js', 'changes?since=0']) {
      const { status, headers, body } = await ask(`/${running.token}/${name}`, field);
      expect([name, status, headers['access-control-allow-origin']]).toEqual([name, 403, undefined]);
      expect(body).not.toContain('class List');
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])('method %s', async (method) => {
    const fields = [`Host: 127.0.0.1:${running.port}`, 'Content-Length: 0'];
    const { status, headers } = await send(running.port, [
      `${method} /${running.token}/session.json HTTP/1.1`,
      ...fields,
    ]);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['', 'x', '-1', '1e3', '99999999999999999999'])('changes since %j', async (since) => {
    expect((await ask(`/${running.token}/changes?since=${since}`)).status).toBe(400);
  });

  it('a request line that is too long', async () => {
    // Read in one piece by the server, which would else reset the connection for what it left unread.
    const { status, body } = await ask(`/${running.token}/${'a'.repeat(20_000)}`);
    expect(status).toBe(431);
    expect(body).toBe('');
  });
});

describe('admitted', () => {
  it.each([['Host: localhost'], ['Host: LOCALHOST'], ['Host: [::1]']])('%s', async (host) => {
    const { status } = await send(running.port, [`GET /${running.token}/ HTTP/1.1`, `${host}:${running.port}`]);
    expect(status).toBe(200);
  });

  it.each([['Sec-Fetch-Site: same-origin'], ['Sec-Fetch-Site: none']])('%s', async (field) => {
    expect((await ask(`/${running.token}/session.json`, field)).status).toBe(200);
  });

  it('the origin of the page itself', async () => {
    const origin = `Origin: http://127.0.0.1:${running.port}`;
    expect((await ask(`/${running.token}/session.json`, origin)).status).toBe(200);
  });
});

describe('headers', () => {
  it.each([
    ['the page', () => `/${running.token}/`],
    ['the session', () => `/${running.token}/session.json`],
    ['a change', () => `/${running.token}/changes?since=0`],
    ['a missing file', () => `/${running.token}/missing`],
    ['a wrong token', () => '/'],
    ['a redirection', () => `/${running.token}`],
  ])('of %s', async (_, target) => {
    const { headers } = await ask(target());
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toMatch(/'unsafe-eval'|http|\*/);
  });
});

describe('files that change', () => {
  const session = async (of: Exploring): Promise<LocalFiles> =>
    (await (await fetch(`${of.address}session.json`)).json()) as LocalFiles;
  const change = async (of: Exploring, since: number): Promise<number> =>
    ((await (await fetch(`${of.address}changes?since=${since}`)).json()) as { version: number }).version;

  it('are told to a page that waits, and served as they are now', async () => {
    const folder = path.join(at.folder, 'changing');
    mkdirSync(path.join(folder, 'inner'), { recursive: true });
    writeFileSync(path.join(folder, 'A.java'), 'class A {}');
    const exploring = await explore(at, 'changing');
    try {
      expect((await session(exploring)).files.map((file) => file.path)).toEqual(['changing/A.java']);
      const waits = change(exploring, 1);
      writeFileSync(path.join(folder, 'A.java'), 'class A { A next; }');
      expect(await waits).toBe(2);
      expect((await session(exploring)).files).toEqual([{ path: 'changing/A.java', text: 'class A { A next; }' }]);

      const waitsForNew = change(exploring, 2);
      writeFileSync(path.join(folder, 'inner', 'B.java'), 'class B {}');
      expect(await waitsForNew).toBe(3);
      expect((await session(exploring)).files.map((file) => file.path)).toEqual([
        'changing/A.java',
        'changing/inner/B.java',
      ]);

      // As editors save: another file, moved into place.
      const waitsForMoved = change(exploring, 3);
      writeFileSync(path.join(folder, '.A.java.swp'), 'class A { int x; }');
      renameSync(path.join(folder, '.A.java.swp'), path.join(folder, 'A.java'));
      expect(await waitsForMoved).toBe(4);
      expect((await session(exploring)).files[0]?.text).toBe('class A { int x; }');

      const waitsForGone = change(exploring, 4);
      rmSync(path.join(folder, 'inner', 'B.java'));
      expect(await waitsForGone).toBe(5);
      expect((await session(exploring)).files.map((file) => file.path)).toEqual(['changing/A.java']);

      // Nothing is left: the page keeps the last text, with the reason.
      const waitsForNothing = change(exploring, 5);
      rmSync(path.join(folder, 'A.java'));
      expect(await waitsForNothing).toBe(6);
      const last = await session(exploring);
      expect(last.files[0]?.text).toBe('class A { int x; }');
      expect(last.notes.join()).toContain('no .java or .class file');
    } finally {
      await exploring.end();
    }
  });

  it('that changed while nobody waited are told at once', async () => {
    writeFileSync(path.join(at.folder, 'Late.java'), 'class Late {}');
    const exploring = await explore(at, 'Late.java');
    try {
      expect(await change(exploring, 0)).toBe(1);
      writeFileSync(path.join(at.folder, 'Late.java'), 'class Late { int x; }');
      expect(await change(exploring, 1)).toBe(2);
    } finally {
      await exploring.end();
    }
  });
});

describe('ends', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('with %s, while a page waits for changes', async (signal) => {
    const exploring = await explore(at, 'List.java');
    const waits = fetch(`${exploring.address}changes?since=1`).then(
      () => 'answered',
      () => 'cut off',
    );
    // A connection that never asks anything must not hold it either.
    const idle = connect(exploring.port, '127.0.0.1').on('error', () => {});
    await fetch(`${exploring.address}session.json`);
    expect(await exploring.end(signal)).toBe(0);
    await waits;
    idle.destroy();
    await expect(fetch(exploring.address)).rejects.toThrow();
  });
});

describe('inputs', () => {
  const run = (...words: readonly string[]) => failToExplore(at, ...words);

  it('none: examples only', async () => {
    const exploring = await explore(at);
    try {
      const answer = (await (await fetch(`${exploring.address}session.json`)).json()) as LocalFiles;
      expect(answer).toEqual({ files: [], version: 1, watched: false, notes: [] });
      expect(exploring.err()).toContain('Ctrl-C ends');
    } finally {
      await exploring.end();
    }
  });

  it.each([
    [['missing.java'], 'missing.java: error: no such file or folder'],
    [['notes.txt'], 'not Java'],
    [['empty'], 'no .java or .class file'],
    [['jdk:java.util'], 'the JDK has no sources to show'],
    [['--port', '70000'], 'a port from 0 to 65535 is needed'],
    [['--port', 'http'], 'a port from 0 to 65535 is needed'],
    [['--colour'], "unknown option '--colour'"],
  ])('%j cannot be used', (words, message) => {
    mkdirSync(path.join(at.folder, 'empty'), { recursive: true });
    writeFileSync(path.join(at.folder, 'notes.txt'), 'notes');
    const { status, out, err } = run(...words);
    expect(err).toContain(message);
    expect([status, out]).toEqual([2, '']);
  });

  it('compiled classes alone: says that it shows sources', () => {
    const { status, err } = run(path.resolve('examples/compiled/playlist.jar'));
    expect(status).toBe(2);
    expect(err).toMatch(/compiled class(es are| is) left out: the page shows and analyses sources/);
  });

  it('one that is missing beside one that is there: shown, and the status says it', async () => {
    const exploring = await explore(at, 'List.java', 'missing.java');
    const answer = (await (await fetch(`${exploring.address}session.json`)).json()) as LocalFiles;
    expect(answer.files.map((file) => file.path)).toEqual(['List.java']);
    expect(answer.notes).toEqual(['missing.java: no such file or folder']);
    expect(exploring.err()).toContain('no such file or folder');
    expect(await exploring.end()).toBe(2);
  });

  it('more than the page takes', () => {
    writeFileSync(path.join(at.folder, 'Large.java'), `class Large {}${' '.repeat(4_000_001)}`);
    const { status, err } = run('Large.java');
    expect(status).toBe(2);
    expect(err).toContain('more than the page takes');
  });

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { status, err } = run('--port', String(port));
    other.close();
    expect(status).toBe(2);
    expect(err).toContain(`cannot listen on port ${port} of 127.0.0.1`);
  });

  it('a page that is not built', () => {
    const { status, err } = failToExplore(bare);
    expect(status).toBe(2);
    expect(err).toContain('the page is not built: run npm run build:web');
  });
});
