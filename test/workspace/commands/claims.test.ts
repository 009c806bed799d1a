/** What commands claim is what their records say: `--fail-on` could not name it otherwise. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/workspace/commands/index.js';
import { espalier } from '../../cli/command.js';

const LISTS = 'examples/list/ReverseLosesTail.java';

describe('properties', () => {
  it.each([
    ['check', ['examples/check/Playlist.java', '--no-cache']],
    ['shape', [LISTS]],
    ['invariants', ['examples/queue/LinkedQueueKeepsTail.java']],
    ['typestate', ['examples/typestate/Bag.java', '--client', 'examples/typestate/BagClientChanges.java']],
    ['spec', ['examples/spec/Lists.java', '--check', '--property', 'acyclic(this)']],
    ['run', [LISTS, '--method', 'reverse', '--scope', '2']],
    ['run', ['examples/check/Playlist.java', '--entry', 'Playlist', '--budget', '0.00000001']],
  ])('of %s are listed: %j', (id, words) => {
    const { out } = espalier(id, ...words, '--format', 'json');
    const { command, results } = JSON.parse(out) as {
      readonly command: string;
      readonly results: readonly { readonly claims: readonly { readonly property: string }[] }[];
    };
    expect(command).toBe(id);
    const claimed = new Set(results.flatMap(({ claims }) => claims.map(({ property }) => property)));
    expect(claimed.size).toBeGreaterThan(0);
    const listed = COMMANDS.find(({ card }) => card.id === id)?.claims ?? [];
    expect([...claimed].filter((property) => !listed.includes(property))).toEqual([]);
  });
});
