/** What holds of every explored method, whatever it does: on the examples and on fixtures of shape. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';
import { due } from '../../support/seeded/turns.js';
import { faultsOf } from './explored-faults.js';
import { explore } from './explored-support.js';

/** Those that take more than a moment are left to the others. */
const SLOW = /Graph|LruCache\.java|SearchTree\.java|Mirror|Inventory|Iterator|VersionedList|BubbleSort|RedBlack/;

/** Of the budget: long searches are cut in any case. */
const SMALL = 0.1;

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.java') && !SLOW.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

const EXAMPLES = due(filesIn('examples'), 2);
const FIXTURES = filesIn('test/fixtures/shape').filter((_, place) => place % 7 === 0);

describe.each([
  ['examples', EXAMPLES],
  ['fixtures', FIXTURES],
])('%s', (_, files) => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(15);
  });

  it.each(files)('%s', async (file) => {
    const methods = explore(
      await openTexts([{ path: path.basename(file), text: readFileSync(file, 'utf8') }]),
      [],
      SMALL,
    );
    expect(methods.length).toBeGreaterThan(0);
    for (const method of methods)
      expect(faultsOf(method), `${method.result.class}.${method.result.method}`).toEqual([]);
  });
});
