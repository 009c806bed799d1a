/**
 * `no-overflow` excuses what takes very many calls, and nothing that the input itself does: `// fails` marks calls that fail when
 * the client is run, by overflow alone; `// safe` those that are proved.
 */
import { describe, expect, it } from 'vitest';
import { checkClients } from '../../src/analyses/typestate/clients/client.js';
import { componentsOf } from '../../src/analyses/typestate/component/component.js';
import { discover } from '../../src/analyses/typestate/discovery/discovery.js';
import { emulate } from '../../src/analyses/typestate/emulation/emulation.js';
import type { Claim } from '../../src/findings/claim.js';
import { FORMS, type Form, linesWith, openedAs } from './opened.js';

async function claimsOf(form: Form, text: string): Promise<readonly Claim[]> {
  const { table } = await openedAs(form, text);
  const [gate, client] = [table.find('Gate'), table.find('T')];
  if (gate === undefined || client === undefined) throw new Error('classes are missing');
  const [component] = componentsOf(table, [gate], { errors: { named: ['throw'] } });
  if (component === undefined) throw new Error('no component');
  const vocabulary = discover(component);
  const found = emulate(component, vocabulary, { budget: 1, objects: 2, witnesses: false });
  const methods = checkClients(component, vocabulary, found, [client], { budget: 1, replay: false });
  return methods.flatMap(({ claims }) => claims);
}

interface Case {
  readonly name: string;
  readonly field: string;
  readonly up: string;
  readonly calls: readonly string[];
  /** Methods of the component besides. */
  readonly others?: string;
}

const USE = 'g.use(); // fails';
const UPS = ['g.up();', 'g.up();', 'g.up();'];

const BROKEN: readonly Case[] = [
  { name: 'a start near the limit', field: 'int n = Integer.MAX_VALUE - 1;', up: 'n++;', calls: [...UPS, USE] },
  { name: 'big steps', field: 'int n;', up: 'n += 1000000000;', calls: [...UPS, USE] },
  { name: 'big steps down', field: 'int n;', up: 'n -= 1000000000;', calls: [...UPS, USE] },
  { name: 'a byte', field: 'byte n = 126;', up: 'n++;', calls: [...UPS, USE] },
  { name: 'a short', field: 'short n = 32766;', up: 'n++;', calls: [...UPS, USE] },
  { name: 'doubled', field: 'int n = 1 << 29;', up: 'n = n + n;', calls: [...UPS, USE] },
  { name: 'a product', field: 'int n = 3;', up: 'n = n * 1000000007;', calls: [...UPS, USE] },
  {
    name: 'set by a caller',
    field: 'int n;',
    up: 'n++;',
    others: 'void set(int k) { n = k; }',
    calls: ['g.set(Integer.MAX_VALUE);', ...UPS, USE],
  },
  {
    name: 'raised by a caller',
    field: 'int n;',
    up: 'n++;',
    others: 'void raise(int k) { if (k > 0) n += k; }',
    calls: ['g.raise(2000000000);', 'g.raise(2000000000);', USE],
  },
  { name: 'written by the client', field: 'int n;', up: 'n++;', calls: ['g.n = Integer.MAX_VALUE;', ...UPS, USE] },
  {
    name: 'taken from another field',
    field: 'int n; int top = Integer.MAX_VALUE;',
    up: 'n = top; n++;',
    calls: [...UPS, USE],
  },
  {
    name: 'a loop without end',
    field: 'int n;',
    up: 'n++;',
    calls: ['for (;;) {', 'g.up();', USE, '}'],
  },
  {
    name: 'a long loop',
    field: 'int n;',
    up: 'n++;',
    calls: ['for (long i = 0; i < 2147483648L; i++) g.up();', USE],
  },
  {
    name: 'three loops in each other',
    field: 'int n;',
    up: 'n++;',
    calls: [
      'for (int i = 0; i < 1000; i++) for (int j = 0; j < 1000; j++) for (int k = 0; k < 1000; k++) {',
      'g.up(); g.up(); g.up(); }',
      USE,
    ],
  },
];

const KEPT: readonly Case[] = [
  { name: 'three calls', field: 'int n;', up: 'n++;', calls: [...UPS, 'g.use(); // safe'] },
  { name: 'small steps', field: 'int n = 10;', up: 'n += 3;', calls: [...UPS, 'g.use(); // safe'] },
  {
    name: 'a short loop',
    field: 'int n;',
    up: 'n++;',
    calls: ['for (int i = 0; i < 10; i++) g.up();', 'g.use(); // safe'],
  },
];

function program({ field, up, calls, others = '' }: Case, isProgram: boolean): string {
  return `class Gate {
  ${field}
  void up() { ${up} }
  void use() { if (n < 0) throw new IllegalStateException(); }
  ${others}
}
class T {
  ${isProgram ? 'public static void main(String[] args)' : 'static void go()'} {
    Gate g = new Gate();
    ${calls.join('\n    ')}
  }
}
`;
}

describe.each(FORMS)('counters that overflow, from %s', (form) => {
  describe.each([true, false])('in a program: %s', (isProgram) => {
    it.each(BROKEN.map((each) => [each.name, each] as const))('%s: no proof', async (_, broken) => {
      // The way down mirrors the others.
      const text = program(broken, isProgram).replace(
        '(n < 0)',
        broken.name === 'big steps down' ? '(n > 0)' : '(n < 0)',
      );
      const claims = await claimsOf(form, text);
      for (const line of linesWith(text, 'fails')) {
        const there = claims.filter(({ location }) => location.line === line);
        const last = there.at(-1);
        expect(last?.verdict).toMatch(/unproved|unknown/);
        expect(last?.assumptions).toEqual([]);
      }
    });

    it.each(KEPT.map((each) => [each.name, each] as const))('%s: a proof', async (_, kept) => {
      const text = program(kept, isProgram);
      const claims = await claimsOf(form, text);
      const [line] = linesWith(text, 'safe');
      expect(claims.filter(({ location }) => location.line === line).map(({ verdict }) => verdict)).toEqual(['proved']);
    });
  });

  it('names the line of the loop', async () => {
    const broken = BROKEN.find(({ name }) => name === 'a long loop') as Case;
    const text = program(broken, false);
    const claims = await claimsOf(form, text);
    const line = text.split('\n').findIndex((each) => each.includes('2147483648L')) + 1;
    expect(claims.find(({ verdict }) => verdict === 'unknown')?.reason).toContain(`line ${line}`);
  });
});
