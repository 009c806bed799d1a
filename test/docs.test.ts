/** What README shows is what the commands print. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { espalier } from './cli/command.js';

/** Indented blocks of a page; a block may follow the command that prints it. */
function blocks(page: string): readonly string[] {
  return page.split(/\n(?! {4}|\n)/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('    '));
    return lines.length === 0 ? [] : [lines.map((line) => line.slice(4)).join('\n')];
  });
}

describe('README', () => {
  const shown = blocks(readFileSync('README.md', 'utf8')).filter((block) =>
    /npx espalier (run|check|shape|invariants|typestate|spec)/.test(block),
  );

  it('shows commands with their output', () => {
    expect(shown.length).toBeGreaterThanOrEqual(2);
  });

  it.each(shown.map((block) => [block.split('\n')[0] ?? '', block]))('%s', (command, block) => {
    const words = command.replace(/^.*npx espalier /, '').split(/\s+/);
    const { out } = espalier(...words);
    const lines = block
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '' && line.trim() !== '…');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(out.split('\n')).toContain(line);
  });

  it('shows the test that the command writes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'readme-'));
    espalier('check', 'examples/check/Playlist.java', '--emit-tests', folder);
    const [file = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('Test.java'),
    );
    const written = readFileSync(path.join(folder, file), 'utf8').split('\n');
    const [, block = ''] = /```java\n(@SuppressWarnings[^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(block.split('\n').length).toBeGreaterThan(5);
    for (const line of block.split('\n')) expect(written).toContain(line);
    rmSync(folder, { recursive: true });
  });

  it('shows the picture that the command draws', () => {
    const file = 'examples/list/ReverseLosesTail.java';
    const { out } = espalier('run', file, '--method', 'reverse', '--scope', '3', '--format', 'svg');
    expect(out).toBe(readFileSync('docs/pictures/reverse-loses-tail.svg', 'utf8'));
  });
});

it('README shows the shapes that the command draws', () => {
  const { out } = espalier(
    'shape',
    'examples/list/Reverse.java',
    '--method',
    'reverse',
    '--format',
    'svg',
    '--at',
    '17',
  );
  expect(out).toBe(readFileSync('docs/pictures/reverse-shapes.svg', 'utf8'));
});

it('README shows the graphs that the command draws', () => {
  const { out } = espalier(
    'invariants',
    'examples/queue/LinkedQueue.java',
    '--class',
    'LinkedQueue',
    '--format',
    'svg',
  );
  expect(out).toBe(readFileSync('docs/pictures/linked-queue-rounds.svg', 'utf8'));
});

it('CHANGELOG speaks of the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${version}`);
});
