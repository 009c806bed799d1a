/** Results that cannot be written: said, and no fault of Espalier's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { emptyFolder, espalier, filesOf } from './command.js';

const { 'Good.java': good = '', 'Endless.java': endless = '' } = filesOf({
  'Good.java': `class Good {
  static int size(int x) { return x < 0 ? 0 : x; }
  public static void main(String[] args) { System.out.println("good"); }
}
`,
  'Endless.java': `class Endless {
  public static void main(String[] args) { for (int i = 0; ; i++) System.out.println("line " + i); }
}
`,
});

describe('a file that --output cannot write', () => {
  const nowhere = path.join(emptyFolder(), 'no', 'such', 'file');

  it.each([
    ['check', '--no-cache'],
    ['shape'],
    ['invariants'],
    ['typestate'],
    ['spec'],
    ['ir'],
    ['run', '--method', 'size', '--scope', '1'],
    ['run', '--entry', 'Good'],
    ['run', '--entry', 'Good', '--format', 'json'],
  ])('%s %s %s', (command, ...options) => {
    const { status, out, err } = espalier(command, good, ...options, '--output', nowhere);
    expect(err).toContain(`${nowhere}: error: cannot be written: `);
    expect(err).not.toContain('internal fault');
    expect(out).toBe('');
    expect(status).toBe(2);
  });

  it('a folder is none either', () => {
    const folder = emptyFolder();
    const { status, err } = espalier('ir', good, '--output', folder);
    expect(err).toContain(`${folder}: error: cannot be written: `);
    expect(status).toBe(2);
  });

  it('does not hide that an obligation failed', () => {
    const file = 'examples/list/ReverseLosesTail.java';
    expect(espalier('run', file, '--method', 'reverse', '--scope', '3', '--output', nowhere).status).toBe(1);
    expect(espalier('shape', file, '--output', nowhere).status).toBe(1);
  });
});

describe.skipIf(process.platform === 'win32')('a stream that takes no more', () => {
  const shell = (script: string): { readonly status: number | null; readonly out: string; readonly err: string } => {
    const run = spawnSync('bash', ['-c', script, process.execPath, inject('command')], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status: run.status, out: run.stdout, err: run.stderr };
  };

  it('a program ends in silence when the reader of its output has gone', () => {
    const { status, out, err } = shell(
      `"$0" "$1" run '${endless}' --entry Endless | head -n 2; exit "\${PIPESTATUS[0]}"`,
    );
    expect(out).toBe('line 0\nline 1\n');
    expect(err).toBe('');
    expect(status).toBe(0);
  });

  it.skipIf(!existsSync('/dev/full')).each([['ir'], ['run', '--entry', 'Good']])(
    'a full disk: %s',
    (command, ...options) => {
      const { status, err } = shell(`"$0" "$1" ${command} '${good}' ${options.join(' ')} > /dev/full`);
      expect(err).toMatch(/^error: the output cannot be written: .*no space left/);
      expect(err).not.toContain('    at ');
      expect(status).toBe(2);
    },
  );
});
