/** The packed library holds what the folders hold, byte for byte. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packedLibrary, packLibrary } from '../../../scripts/pack-library.js';
import { libraryOf } from '../../../src/web/analyzer/library.js';
import { openPack } from '../../../src/web/analyzer/pack.js';

const PACKED = new Uint8Array(packedLibrary());

describe('the packed library', () => {
  it('holds all models, components, specifications and examples', async () => {
    const pack = await openPack(PACKED);
    const expected = ['models', 'components', 'specs', 'examples'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(java|spec)$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    expect([...pack.paths].sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(400);
    for (const file of expected) expect(pack.text(file)).toBe(readFileSync(file, 'utf8'));
    expect(pack.text('models/java/lang/Nothing.java')).toBeUndefined();
  });

  it('is small, and the same bytes each time', () => {
    expect(PACKED.length).toBeLessThan(400_000);
    expect(Buffer.compare(packedLibrary(), PACKED)).toBe(0);
  });

  it('is written as library.bin', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'espalier-pack-'));
    try {
      await packLibrary(path.join(folder, 'site'));
      expect(Buffer.compare(readFileSync(path.join(folder, 'site', 'library.bin')), PACKED)).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is refused where something is missing', async () => {
    const content = gunzipSync(PACKED);
    const short = new Uint8Array(gzipSync(content.subarray(0, content.length - 1)));
    await expect(openPack(short)).rejects.toThrow('the library is incomplete');
    await expect(openPack(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  });
});

describe('classes of the library', () => {
  it('are found by their qualified names, letter for letter', async () => {
    const { models, components, specifications } = libraryOf(await openPack(PACKED));
    expect(models.find('java.util.ArrayList')).toEqual({
      path: 'models/java/util/ArrayList.java',
      text: readFileSync('models/java/util/ArrayList.java', 'utf8'),
      origin: 'model',
    });
    expect(models.find('java.util.arraylist')).toBeUndefined();
    expect(models.find('java.util')).toBeUndefined();
    expect(components.find('java.util.Scanner')?.origin).toBe('input');
    expect(specifications().map(({ file }) => file)).toContain('specs/java.util.Map.spec');
  });

  it('have packages, and these have packages', async () => {
    const { models } = libraryOf(await openPack(PACKED));
    expect(['java', 'java.util', 'java.utile', 'java.util.ArrayList', ''].map(models.hasPackage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
