/** The samples do what they say, on a real machine: so the assembler writes class files, and the expected outputs are right. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassFile } from '../../../../src/frontends/classfile/format/read.js';
import { findJdks } from '../../../agreement/jdks.js';
import { readEverything } from '../format/everything.js';
import { samples } from './samples/index.js';

const newest = findJdks().at(-1);

describe.each(samples().map((sample) => ({ ...sample })))('$title', ({ classes, main, output, java }) => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.skipIf(newest === undefined || newest.release < java)('is verified and run by a Java virtual machine', () => {
    for (const [name, bytes] of classes) {
      const file = path.join(folder, `${name.replaceAll('.', '/')}.class`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    const { stdout, stderr } = spawnSync(newest?.java ?? '', ['-Xverify:all', '-cp', folder, main], {
      encoding: 'utf8',
    });
    expect([stdout.trim().split(/\r?\n/), stderr.replaceAll(/^.*warning.*$/gm, '').trim()]).toEqual([output, '']);
  });

  it('is read without a problem', () => {
    for (const [name, bytes] of classes) {
      const file = readClassFile(bytes);
      expect(file.name).toBe(name);
      expect(readEverything(file)).toEqual([]);
    }
  });
});
