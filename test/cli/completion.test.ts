/** `espalier completion`: what shells offer is what the cards say. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { typedCommands } from '../../src/cli/completion/words.js';
import { COMMANDS } from '../../src/workspace/commands/index.js';
import { espalier, filesOf } from './command.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
const SCRIPTS = new Map(SHELLS.map((shell) => [shell, espalier('completion', shell)]));

/** What bash offers for the last of these words. */
function offered(...words: readonly string[]): readonly string[] {
  const script = `${SCRIPTS.get('bash')?.out}
COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _espalier; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

describe.each(SHELLS)('%s', (shell) => {
  const { status, out, err } = SCRIPTS.get(shell) ?? { status: 1, out: '', err: 'no script' };

  it('gets a script', () => expect({ status, err }).toEqual({ status: 0, err: '' }));

  it('hears of all commands and options', () => {
    for (const { id, options } of typedCommands()) {
      expect(out).toContain(id);
      for (const { name } of options) expect(out).toContain(shell === 'fish' ? `-l ${name.slice(2)} ` : name);
    }
  });

  it('can read it, where it is there', () => {
    const file = filesOf({ script: out }).script ?? '';
    const { error, status: read, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    if (error === undefined) expect({ read, stderr }).toEqual({ read: 0, stderr: '' });
  });
});

describe('bash offers', () => {
  it('commands', () => {
    expect(offered('espalier', '')).toEqual([...COMMANDS.map(({ card }) => card.id), '--help', '--version']);
    expect(offered('espalier', 'ty')).toEqual(['typestate']);
  });

  it('options of the command, and of no other', () => {
    expect(offered('espalier', 'shape', '--in')).toEqual(['--inverse']);
    expect(offered('espalier', 'spec', '--in')).toEqual([]);
    expect(offered('espalier', 'check', '--no-c')).toEqual(['--no-color', '--no-config', '--no-cache']);
  });

  it('words of an option', () => {
    expect(offered('espalier', 'shape', 'A.java', '--format', '')).toEqual(['text', 'json', 'svg', 'dot', 'html']);
    expect(offered('espalier', 'invariants', '--threads', 'm')).toEqual(['many']);
    expect(offered('espalier', 'check', '--changed-since', '')).toEqual([]);
  });

  it('files and folders', () => {
    expect(offered('espalier', 'check', 'README')).toEqual(['README.md']);
    const { 'two words.java': file = '' } = filesOf({ 'two words.java': '' });
    expect(offered('espalier', 'check', file.slice(0, -5))).toEqual([file]);
    expect(offered('espalier', 'check', '--emit-tests', 'do')).toEqual(['docs']);
    expect(offered('espalier', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });
});

it('refuses other shells', () => {
  const { status, err } = espalier('completion', 'tcsh');
  expect(status).toBe(2);
  expect(err).toContain('Allowed choices are bash, zsh, fish');
});
