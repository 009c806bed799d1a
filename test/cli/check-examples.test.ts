/** `check examples/` finds every seeded bug of the examples, and reports nothing on their correct twins. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../src/workspace/check.js';
import { openFiles } from '../support/open.js';

/** Where what the table of examples/README.md calls wrong shows: `file:line rule`, transcribed by hand from the examples. */
const SEEDED: readonly string[] = [
  'cache/LruCacheForgetsOldest.java:23 invariant',
  'check/PhoneBook.java:26 null-dereference',
  'check/Playlist.java:33 null-dereference',
  'check/Session.java:21 null-dereference',
  'dll/InsertAfterForgetsPrev.java:13 ensures',
  'dll/RemoveFirstKeepsPrev.java:13 ensures',
  'graph/GraphLeavesEdges.java:20 invariant',
  'heap/BinaryHeapMovesLargerUp.java:10 invariant',
  'iterator/RemovingIteratorRelinks.java:47 ensures',
  'iterator/VersionedListForgetsToCount.java:50 ensures',
  'list/AppendToItself.java:12 ensures',
  'list/CopySharesTail.java:17 ensures',
  'list/DeleteMissesNeighbour.java:13 ensures',
  'list/InsertSortedDropsRest.java:21 ensures',
  'list/MergeDropsRemainder.java:15 ensures',
  'list/PartitionMakesCycle.java:12 ensures',
  'list/PrependToRing.java:15 assert',
  'list/ReverseLosesTail.java:14 ensures',
  'list/CircularListOpensUp.java:18 ensures',
  'queue/LinkedQueueKeepsTail.java:19 invariant',
  'queue/RingBufferRunsOff.java:11 invariant',
  'resource/ConnectionStaysOpen.java:37 ensures',
  'resource/ScopedLockHeldOnFailure.java:24 ensures',
  'sets/UnionFindLinksElements.java:19 ensures',
  'spec/Checked.java:23 ensures',
  'stack/ArrayStackKeepsPopped.java:11 invariant',
  'stack/LinkedStackPushesLoop.java:13 invariant',
  'tree/MirrorSharesSubtree.java:12 ensures',
  'tree/RotateForgetsParent.java:16 ensures',
  'tree/SearchTreeContainsTurnsWrong.java:16 ensures',
  'tree/SearchTreeDeleteDropsChild.java:20 ensures',
  'tree/SearchTreeInsertReplaces.java:23 ensures',
  'typestate/BagClientChanges.java:10 protocol-error',
  'typestate/ViewerClientShares.java:13 protocol-error',
];

/** One mistake may break several promises: these name the same bug as another line of the list does. */
const SAME_BUG: readonly string[] = [
  'list/CopySharesTail.java:18 ensures',
  'list/MergeDropsRemainder.java:16 ensures',
  'list/PartitionMakesCycle.java:14 ensures',
  'tree/MirrorSharesSubtree.java:13 ensures',
  'tree/SearchTreeInsertReplaces.java:24 ensures',
  // The `throw` that the call of the line above runs into.
  'typestate/Bag.java:42 illegal-state',
  'typestate/Viewer.java:26 illegal-state',
];

/** Classes that show specifications are made without what their methods need: other code of the package can call these first, and they fail. */
const NOT_SET_UP: readonly string[] = [
  'spec/Account.java:35 null-dereference',
  'spec/Account.java:43 null-dereference',
  'spec/Lists.java:72 null-dereference',
  'spec/Ring.java:16 null-dereference',
  'spec/Ring.java:28 null-dereference',
  'spec/Ring.java:44 null-dereference',
];

const FOLDER = 'examples';
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.java'))
  .map((file) => file.split(path.sep).join('/'))
  .sort();

describe('check examples/', () => {
  let problems: readonly string[] = [];
  let shown: readonly { readonly place: string; readonly verdict: string }[] = [];
  const places = new Set<string>();

  beforeAll(async () => {
    const workspace = await openFiles(...FILES.map((file) => `${FOLDER}/${file}`));
    const checked = check(workspace, { classes: [], methods: [], budget: 1 });
    problems = [...checked.diagnostics, ...workspace.diagnostics()].map(({ message }) => message);
    shown = checked.results.flatMap(({ findings }) =>
      findings.map(({ rule, verdict, location }) => {
        const file = location.file.slice(FOLDER.length + 1);
        return { place: `${file}:${location.line} ${rule}`, verdict };
      }),
    );
    for (const { place } of shown) places.add(place);
  }, 300_000);

  it('says nothing on the side', () => {
    expect(problems).toEqual([]);
  });

  it.each(SEEDED)('finds %s', (place) => {
    expect(places).toContain(place);
  });

  it.each(NOT_SET_UP)('finds what comes before an object is set up: %s', (place) => {
    expect(places).toContain(place);
  });

  it('reports nothing else', () => {
    const expected = new Set([...SEEDED, ...SAME_BUG, ...NOT_SET_UP]);
    expect([...places].filter((place) => !expected.has(place))).toEqual([]);
  });

  it('has run what it reports, each bug once', () => {
    expect(shown.filter(({ verdict }) => verdict !== 'refuted')).toEqual([]);
    expect(shown.length).toBe(places.size);
  });

  it('looks at every broken twin', () => {
    const broken = new Set(SEEDED.map((place) => place.replace(/:.*$/, '')));
    // Twins are named after what they do wrong: the name of a correct example comes first in theirs.
    const files = FILES.filter((file) => !/^(?:check|spec)\//.test(file));
    const twins = files.filter((file) => files.some((other) => other !== file && file.startsWith(other.slice(0, -5))));
    const unlisted = twins.filter((file) => !broken.has(file) && !/Client\.java$/.test(file));
    expect(unlisted).toEqual([]);
  });
});
