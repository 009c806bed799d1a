/** Globs of files and classes. */
import { describe, expect, it } from 'vitest';
import { kindOfGlob, matchesClass, matchesFile } from '../../../src/workspace/living/globs.js';

describe('files', () => {
  it.each([
    ['src/a/B.java', 'src/a/B.java', true],
    ['src/a/B.java', 'other/src/a/B.java', false],
    ['B.java', 'src/a/B.java', true],
    ['B.java', 'B.java', true],
    ['B.java', 'src/a/AB.java', false],
    ['src/*/B.java', 'src/a/B.java', true],
    ['src/*/B.java', 'src/a/c/B.java', false],
    ['src/**/B.java', 'src/B.java', true],
    ['src/**/B.java', 'src/a/c/B.java', true],
    ['src/**', 'src/a/c/B.java', true],
    ['**/generated/**', 'src/generated/a/B.java', true],
    ['**/generated/**', 'generated/B.java', true],
    ['src/gen', 'src/gen/B.java', true],
    ['src/gen', 'src/generated/B.java', false],
    ['src/', 'src/B.java', true],
    ['./src/', 'src/B.java', true],
    ['*Test.java', 'src/a/BTest.java', true],
    ['B?.java', 'src/B1.java', true],
    ['B?.java', 'src/B.java', false],
    ['a.jar', 'lib/a.jar!/b/C.class', true],
    ['lib/a.jar', 'lib/a.jar!/b/C.class', true],
    ['B+(x).java', 'src/Bx.java', false],
  ])('%s and %s: %s', (glob, file, expected) => {
    expect(kindOfGlob(glob)).toBe('files');
    expect(matchesFile(glob, file)).toBe(expected);
  });
});

describe('classes', () => {
  it.each([
    ['a.b.C', 'a.b.C', true],
    ['a.b.C', 'a.b.C$D', true],
    ['a.b.C', 'a.b.CD', false],
    ['a.*', 'a.C', true],
    ['a.*', 'a.C$D', true],
    ['a.*', 'a.b.C', false],
    ['a.**', 'a.b.C', true],
    ['**Test', 'a.b.CTest', true],
    ['**.C', 'a.b.C', true],
    ['C', 'a.b.C', false],
    ['C', 'C$1', true],
  ])('%s and %s: %s', (glob, name, expected) => {
    expect(kindOfGlob(glob)).toBe('classes');
    expect(matchesClass(glob, name)).toBe(expected);
  });
});
