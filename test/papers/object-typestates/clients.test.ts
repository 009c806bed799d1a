/** The clients of section 5.6: exactly the calls that fail there are refuted, and all others are proved. */
import { describe, expect, it } from 'vitest';
import { clientsOf } from './analysed.js';
import { AC, type Figure, LIST, SET_ITERATOR } from './figures.js';

const CLIENTS: readonly (readonly [Figure, string, readonly (readonly [method: string, calls: number])[]])[] = [
  [
    SET_ITERATOR,
    'SetClients',
    [
      ['stale', 4],
      ['current', 4],
      ['mixed', 6],
      ['apart', 6],
      ['withoutSet', 1],
    ],
  ],
  [
    AC,
    'AClients',
    [
      ['twice', 5],
      ['twoObjects', 6],
      ['parents', 7],
      ['parentsApart', 8],
      ['introduction', 5],
      ['disposedBefore', 7],
    ],
  ],
  [
    LIST,
    'ListClients',
    [
      ['four', 10],
      ['three', 7],
      ['empty', 2],
    ],
  ],
];

describe.each(CLIENTS.map(([figure, name, methods]) => [figure.name, figure, name, methods] as const))(
  'clients of %s',
  (_, figure, name, methods) => {
    it.each(methods)('%s', async (method, calls) => {
      const client = (await clientsOf(figure, name)).get(method);
      expect(client?.calls).toHaveLength(calls);
      for (const { line, verdict } of client?.calls ?? []) {
        expect(`${line}: ${verdict}`).toBe(`${line}: ${client?.failing.includes(line) ? 'refuted' : 'proved'}`);
      }
    });
  },
);

describe('the marks in the files', () => {
  it('are found in each client that fails', async () => {
    const clients = await clientsOf(AC, 'AClients');
    const failing = [...clients].filter(([, client]) => client.failing.length === 1).map(([method]) => method);
    expect(failing.sort()).toEqual(['disposedBefore', 'introduction', 'parents', 'twice']);
  });
});
