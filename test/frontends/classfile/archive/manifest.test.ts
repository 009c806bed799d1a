/** Manifests as the JAR File Specification describes them. */
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../../src/frontends/classfile/archive/manifest.js';
import { ascii } from './zip-writer.js';

const manifest = (...lines: readonly string[]) => readManifest(ascii(lines.map((line) => `${line}\r\n`).join('')));

describe('a manifest', () => {
  it('has attributes, whatever the case of their names', () => {
    const read = manifest('Manifest-Version: 1.0', 'main-class: a.Main', 'AUTOMATIC-MODULE-NAME: a.b');
    expect(read.attribute('Manifest-Version')).toBe('1.0');
    expect(read.mainClass).toBe('a.Main');
    expect(read.automaticModuleName).toBe('a.b');
    expect(read.multiRelease).toBe(false);
    expect(read.classPath).toEqual([]);
  });

  it.each(['\r\n', '\n', '\r'])('continues lines that begin with a space, lines ending in %j', (end) => {
    const text = ['Class-Path: lib/a.j', ' ar lib/b', ' .jar', 'Main-Class: a.', ' b.C', '', ''].join(end);
    expect(readManifest(ascii(text)).classPath).toEqual(['lib/a.jar', 'lib/b.jar']);
    expect(readManifest(ascii(text)).mainClass).toBe('a.b.C');
  });

  it('continues lines inside a character, for lines are cut after 72 bytes', () => {
    const bytes = ascii('Main-Class: Größe\n');
    const cut = bytes.indexOf(0xc3) + 1;
    const folded = Uint8Array.of(...bytes.subarray(0, cut), 0x0d, 0x0a, 0x20, ...bytes.subarray(cut));
    expect(readManifest(folded).mainClass).toBe('Größe');
  });

  it('has sections, which do not speak of the whole jar', () => {
    const read = manifest(
      'Manifest-Version: 1.0',
      '',
      'Name: a/b/',
      'Sealed: true',
      'Multi-Release: true',
      '',
      '',
      'Name: c/',
      'Sealed: false',
    );
    expect(read.attribute('Sealed', 'a/b/')).toBe('true');
    expect(read.attribute('Sealed', 'c/')).toBe('false');
    expect(read.attribute('Sealed')).toBeUndefined();
    expect(read.multiRelease).toBe(false);
  });

  it('may have sections without a name, which belong to nothing', () => {
    const read = manifest('', 'Manifest-Version: 1.0', '', 'Lost: 1', 'Multi-Release: true', '', 'Name: a', 'Kept: 2');
    expect(read.attribute('Manifest-Version')).toBe('1.0');
    expect(read.multiRelease).toBe(false);
    expect(read.attribute('Lost')).toBeUndefined();
    expect(read.attribute('Kept', 'a')).toBe('2');
    expect(read.attribute('Lost', 'a')).toBeUndefined();
  });

  it('says whether it is for several releases', () => {
    expect(manifest('Multi-Release: true').multiRelease).toBe(true);
    expect(manifest('Multi-Release: false').multiRelease).toBe(false);
    expect(manifest('Multi-Release: truely').multiRelease).toBe(false);
  });

  it('has a class path of relative URLs', () => {
    const value = 'a.jar  lib/b%20c.jar classes/ ../up.jar file:/etc/x.jar http://h/y.jar /abs.jar bad%zz.jar %2fabs';
    expect(manifest(`Class-Path: ${value}`).classPath).toEqual([
      'a.jar',
      'lib/b c.jar',
      'classes/',
      '../up.jar',
      'bad%zz.jar',
    ]);
  });

  it('may be anything else', () => {
    for (const text of ['', ' ', '\n\n', ': x', 'no colon', ' continued', '\0\xff', 'Name: x']) {
      expect(readManifest(ascii(text)).mainClass).toBeUndefined();
    }
    expect(readManifest(Uint8Array.of(0xff, 0xfe, 0x00)).classPath).toEqual([]);
  });
});
