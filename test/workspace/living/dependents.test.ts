/** What depends on a changed class. */
import { describe, expect, it } from 'vitest';
import { changedAndDependent } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

const TEXTS: Readonly<Record<string, string>> = {
  'Shape.java': 'public interface Shape { String name(); }',
  'Round.java': 'public class Round implements Shape { public String name() { return null; } }',
  'Square.java': 'public class Square implements Shape { public String name() { return Limits.NAME; } }',
  'Printer.java': 'public class Printer { int print(Shape shape) { return shape.name().length(); } }',
  'Shop.java':
    'public class Shop { Printer printer; void run() { Runnable task = () -> new Tool().use(""); task.run(); } }',
  'Tool.java': 'public class Tool { void use(String text) { } static class Inner { } }',
  'Limits.java': 'public class Limits { static final String NAME = "square"; }',
  'Marked.java': '@Mark public class Marked { }',
  'Mark.java': 'public @interface Mark { }',
  'Alone.java': 'public class Alone { Object o = "Shop"; String text() { return o.toString(); } }',
  'Chained.java': 'public class Chained { int length() { return new Maker().make().name().length(); } }',
  'Maker.java': 'public class Maker { Shape make() { return null; } }',
};

async function dependents(changed: readonly string[], gone: readonly string[] = []): Promise<readonly string[]> {
  const workspace = await openTexts(Object.entries(TEXTS).map(([path, text]) => ({ path, text })));
  const names = changedAndDependent(workspace, (file) => TEXTS[file], {
    isChanged: (name) => changed.includes(name),
    gone: new Set(gone),
  });
  return [...new Set(names.map((name) => name.replace(/\$.*/, '')))].sort();
}

describe('what depends on a class', () => {
  it('is the class itself, at least', async () => {
    expect(await dependents(['Alone'])).toEqual(['Alone']);
  });

  it('are those who name it, and those who name them', async () => {
    // Alone only speaks of Shop in a text, but nobody can tell what texts are for.
    expect(await dependents(['Printer'])).toEqual(['Alone', 'Printer', 'Shape', 'Shop']);
  });

  it('are those whose calls may run it', async () => {
    const found = await dependents(['Round']);
    for (const name of ['Round', 'Shape', 'Printer', 'Chained', 'Shop']) expect(found).toContain(name);
    expect(found).not.toContain('Limits');
    expect(found).not.toContain('Tool');
  });

  it('are those who use a constant, of which their code shows nothing', async () => {
    expect(await dependents(['Limits'])).toContain('Square');
  });

  it('are those who are annotated with it', async () => {
    expect(await dependents(['Mark'])).toEqual(['Mark', 'Marked']);
  });

  it('are those to whom it passes something', async () => {
    expect(await dependents(['Shop'])).toEqual(['Alone', 'Shop', 'Tool']);
  });

  it('are those who name what is gone', async () => {
    expect(await dependents([], ['Mark'])).toContain('Marked');
    expect(await dependents([], ['Other'])).toEqual([]);
  });

  it('is nothing where nothing changed', async () => {
    expect(await dependents([])).toEqual([]);
  });

  it('comes with nested classes and lambdas', async () => {
    const workspace = await openTexts(Object.entries(TEXTS).map(([path, text]) => ({ path, text })));
    const names = changedAndDependent(workspace, (file) => TEXTS[file], {
      isChanged: (name) => name === 'Tool',
      gone: new Set(),
    });
    expect(names).toContain('Tool$Inner');
    expect(names.filter((name) => name.startsWith('Shop')).length).toBeGreaterThan(1);
  });
});
