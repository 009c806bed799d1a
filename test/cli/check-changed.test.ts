/** `--changed-since`: what changed and what depends on it, with the results of the full run. */
import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSources, jdkFrom } from '../support/classfiles.js';
import { espalierIn } from './command.js';
import { commitAll, git, projectOf, writeInto } from './project.js';

const FILES: Readonly<Record<string, string>> = {
  'src/shop/Store.java': `package shop;
public class Store {
  private String name;
  public String name() { return name; }
}
`,
  'src/shop/Printer.java': `package shop;
public class Printer {
  public int print(Store store) { return store.name().length(); }
}
`,
  'src/shop/Alone.java': `package shop;
public class Alone {
  private String text;
  public int length() { return text.length(); }
}
`,
  'src/shop/Main.java': `package shop;
public class Main {
  public static void main(String[] arguments) { new Printer().print(new Store()); }
}
`,
  'src/shop/Other.java': 'package shop;\npublic class Other {\n  int two() { return 2; }\n}\n',
};

interface Result {
  readonly class: string;
  readonly method: string;
}

function results(folder: string, ...words: readonly string[]): readonly Result[] {
  const { out, err } = espalierIn(folder, 'check', 'src', '--format', 'json', '--no-cache', ...words);
  if (out === '') throw new Error(err);
  return JSON.parse(out).results;
}

function classesOf(found: readonly Result[]): readonly string[] {
  return [...new Set(found.map((result) => result.class))].sort();
}

/** The changed run's results are those of the full run for the same classes. */
function expectSelected(folder: string, revision: string, classes: readonly string[]): void {
  const changed = results(folder, '--changed-since', revision);
  expect(classesOf(changed)).toEqual(classes);
  const whole = results(folder).filter((result) => classes.includes(result.class));
  expect(changed).toEqual(whole);
}

function repository(): string {
  const folder = projectOf(FILES);
  commitAll(folder);
  return folder;
}

describe('what is checked', () => {
  it('is nothing where nothing changed', () => {
    const { out, status } = espalierIn(repository(), 'check', 'src', '--changed-since', 'HEAD');
    expect(out).toContain('0 methods checked');
    expect(status).toBe(0);
  });

  it('are changed files that are not committed, and who depends on them', () => {
    const folder = repository();
    writeInto(folder, { 'src/shop/Store.java': `${FILES['src/shop/Store.java']}// edited\n` });
    expectSelected(folder, 'HEAD', ['shop.Main', 'shop.Printer', 'shop.Store']);
  });

  it('are new files, and what was committed since', () => {
    const folder = repository();
    writeInto(folder, { 'src/shop/Alone.java': `${FILES['src/shop/Alone.java']}// edited\n` });
    git(folder, 'commit', '--quiet', '--all', '--message', 'second');
    writeInto(folder, { 'src/shop/New.java': 'package shop;\nclass New {\n  int one() { return 1; }\n}\n' });
    expectSelected(folder, 'HEAD~1', ['shop.Alone', 'shop.New']);
    expect(classesOf(results(folder, '--changed-since', 'HEAD'))).toEqual(['shop.New']);
  });

  it('are renamed files, and who still names what is gone', () => {
    const folder = repository();
    renameSync(path.join(folder, 'src/shop/Other.java'), path.join(folder, 'src/shop/Renamed.java'));
    expect(classesOf(results(folder, '--changed-since', 'HEAD'))).toEqual(['shop.Other']);
    rmSync(path.join(folder, 'src/shop/Store.java'));
    expect(classesOf(results(folder, '--changed-since', 'HEAD'))).toContain('shop.Printer');
  });

  it('is not what others did on the branch that is compared with', () => {
    const folder = repository();
    git(folder, 'checkout', '--quiet', '-b', 'work');
    git(folder, 'checkout', '--quiet', '-b', 'theirs');
    writeInto(folder, { 'src/shop/Alone.java': `${FILES['src/shop/Alone.java']}// theirs\n` });
    git(folder, 'commit', '--quiet', '--all', '--message', 'theirs');
    git(folder, 'checkout', '--quiet', 'work');
    writeInto(folder, { 'src/shop/Other.java': `${FILES['src/shop/Other.java']}// ours\n` });
    expect(classesOf(results(folder, '--changed-since', 'theirs'))).toEqual(['shop.Other']);
  });
});

const jdk = jdkFrom(11);

describe.skipIf(jdk === undefined)('of class files that git does not keep', () => {
  it('the sources tell, and without them all may have changed', () => {
    if (jdk === undefined) return;
    const folder = projectOf({ ...FILES, '.gitignore': 'target/\n' });
    commitAll(folder);
    const sources = Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file.slice('src/'.length), text]));
    cpSync(compileSources({ jdk, sources }), path.join(folder, 'target/classes'), { recursive: true });
    writeInto(folder, { 'src/shop/Store.java': `${FILES['src/shop/Store.java']}// edited\n` });
    const changed = (...words: readonly string[]): readonly string[] => {
      const { out } = espalierIn(
        folder,
        'check',
        'target/classes',
        '--format',
        'json',
        '--changed-since',
        'HEAD',
        ...words,
      );
      return classesOf(JSON.parse(out).results);
    };
    expect(changed('--sourcepath', 'src')).toEqual(['shop.Main', 'shop.Printer', 'shop.Store']);
    expect(changed()).toEqual(['shop.Alone', 'shop.Main', 'shop.Other', 'shop.Printer', 'shop.Store']);
  });
});

describe('status 2, and the reason', () => {
  it.each([
    ['no-such-branch', "git knows no revision 'no-such-branch'"],
    ['--output=x', "'--output=x' is no revision"],
  ])('the revision %s', (revision, reason) => {
    const { status, err } = espalierIn(repository(), 'check', 'src', `--changed-since=${revision}`);
    expect(err).toContain(reason);
    expect(status).toBe(2);
  });

  it('no repository', () => {
    const { status, err } = espalierIn(projectOf(FILES), 'check', 'src', '--changed-since', 'HEAD');
    expect(err).toContain('is not in a git repository');
    expect(status).toBe(2);
  });
});
