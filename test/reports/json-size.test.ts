/** JSON names a witness once and tells heaps as differences, so that what a small file prints stays small. */
import { describe, expect, it } from 'vitest';
import { espalier } from '../cli/command.js';

const MOST_BYTES = 100_000;

describe('JSON of a file of 76 lines with one bug', () => {
  it.each(['UndoManager', 'VisitLog'])('%s is below 100 kB', (name) => {
    const { out } = espalier('check', `test/suite/java/everyday/broken/${name}.java`, '--format', 'json');
    expect(out).toContain('"verdict": "refuted"');
    expect(Buffer.byteLength(out)).toBeLessThan(MOST_BYTES);
  });
});
