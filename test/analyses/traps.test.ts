/** Programs that fool an analyzer: each fails at many places when run, and at none of them may `check` have a proof. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openFiles } from '../support/open.js';
import { agreement } from './agreement.js';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'traps');

describe('traps', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.java'));

  it.each(files)('%s', async (file) => {
    const workspace = await openFiles(path.relative(process.cwd(), path.join(FOLDER, file)));
    const { failures, contradicted } = agreement(workspace, path.basename(file, '.java'));
    expect(failures.length).toBeGreaterThan(0);
    expect(contradicted).toEqual([]);
  });
});
