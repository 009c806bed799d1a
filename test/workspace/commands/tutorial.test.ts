/** docs/tutorial-command.md: its blocks compile, and the command that they build does what the page says. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleTutorial, compilerErrors, readTutorial, type Tutorial, writeTutorial } from './tutorial.js';

const TUTORIAL = readTutorial(readFileSync('docs/tutorial-command.md', 'utf8'));
const SLOW = 300_000;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function written(tutorial: Tutorial): string {
  const folder = writeTutorial(tutorial);
  folders.push(folder);
  return folder;
}

describe('the tutorial', () => {
  it('builds a folder, and two lines elsewhere', () => {
    expect([...TUTORIAL.files.keys()].every((name) => name.startsWith('src/workspace/commands/allocations/'))).toBe(
      true,
    );
    expect(TUTORIAL.files.size).toBe(2);
    expect(TUTORIAL.listed).toHaveLength(2);
    expect(TUTORIAL.shown.length).toBeGreaterThan(1);
  });

  it('compiles', () => expect(compilerErrors(written(TUTORIAL), TUTORIAL)).toBe(''), SLOW);

  it(
    'and would not with an option that the card does not have',
    () => {
      const card = 'src/workspace/commands/allocations/card.ts';
      const broken = (TUTORIAL.files.get(card) ?? '').replace('arrays: flag', 'boxes: flag');
      const planted = { ...TUTORIAL, files: new Map([...TUTORIAL.files, [card, broken]]) };
      expect(compilerErrors(written(planted), planted)).toContain("'arrays' does not exist");
    },
    SLOW,
  );

  it(
    'makes a command with help, completion, formats, JSON and refusals',
    async () => {
      const folder = written(TUTORIAL);
      const command = await bundleTutorial(folder, TUTORIAL);
      writeFileSync(path.join(folder, 'Shelf.java'), TUTORIAL.java);
      const run = (...words: readonly string[]) =>
        spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8', input: '' });
      for (const { command: typed, output } of TUTORIAL.shown) {
        expect(run(...typed.split(' ').slice(1))).toMatchObject({ status: 0, stdout: output, stderr: '' });
      }
      expect(run('--help').stdout).toContain('count where each method creates objects');
      expect(run('allocations', '--help').stdout).toMatch(/--arrays +count arrays, too/);
      expect(run('completion', 'bash').stdout).toContain('--arrays');
      const json = JSON.parse(run('allocations', 'Shelf.java', '--format', 'json').stdout);
      expect(json).toMatchObject({ command: 'allocations', library: 'models', results: [{ lines: [6, 7] }] });
      expect(run('allocations', 'Shelf.java', '--least', 'many')).toMatchObject({ status: 2, stdout: '' });
      expect(run('allocations', 'Shelf.java', '--method', 'shorter').status).toBe(2);
      expect(run('allocations', 'Nowhere.java').status).toBe(2);
    },
    SLOW,
  );
});
