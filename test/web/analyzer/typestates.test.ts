/** Components of the program, and who their clients are when nobody says so; clients of the library. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analyzer } from '../../../src/web/analyzer/analyzer.js';
import { answerOf, fileOf, lines, openAnalyzer } from './open.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await openAnalyzer();
});

describe('typestates', () => {
  it('of a component without clients', async () => {
    const { components, clients, library, diagnostics } = await answerOf(analyzer, 'typestates', [
      fileOf('examples/typestate/Viewer.java'),
    ]);
    expect(components.map(({ component }) => [...component].sort())).toEqual([['LabelProvider', 'Viewer']]);
    expect(clients).toEqual([]);
    expect(library).toEqual([]);
    expect(diagnostics).toEqual([]);
  });

  it('a program beside a component is its client: the call that fails is marked, with the run', async () => {
    const { components, clients, marks } = await answerOf(analyzer, 'typestates', [
      fileOf('examples/typestate/ViewerClientShares.java'),
      fileOf('examples/typestate/Viewer.java'),
    ]);
    expect(components.flatMap(({ component }) => component)).not.toContain('ViewerClientShares');
    expect(clients.map((client) => `${client.class}.${client.method}`)).toEqual(['ViewerClientShares.main']);
    expect(marks.map(({ line, verdict }) => [line, verdict])).toEqual([[13, 'refuted']]);
    expect(marks[0]?.counterexample?.title).toContain('from main');
  });

  it('a class around its component is its client too', async () => {
    const { components, clients, marks } = await answerOf(
      analyzer,
      'typestates',
      lines(
        'class Main {',
        '  static class Door {',
        '    boolean open;',
        '    void open() { open = true; }',
        '    void enter() { if (!open) throw new IllegalStateException(); }',
        '  }',
        '  public static void main(String[] args) {',
        '    Door door = new Door();',
        '    door.enter();',
        '  }',
        '}',
      ),
    );
    expect(components.map(({ component }) => component)).toEqual([['Main$Door']]);
    expect(clients.map((client) => client.method)).toEqual(['main']);
    expect(marks.map(({ line, verdict }) => [line, verdict])).toEqual([[9, 'refuted']]);
  });

  it('the library has protocols: they are named, and their clients checked', async () => {
    const { components, clients, library, marks } = await answerOf(
      analyzer,
      'typestates',
      lines(
        'import java.util.ArrayList;',
        'import java.util.Iterator;',
        'class Main {',
        '  public static void main(String[] args) {',
        '    ArrayList<String> words = new ArrayList<>();',
        '    words.add("one");',
        '    Iterator<String> each = words.iterator();',
        '    words.add("two");',
        '    each.next();',
        '  }',
        '}',
      ),
    );
    expect(library).toContain('java.util.ArrayList');
    expect(components).toEqual([]);
    expect(clients.map((client) => client.method)).toEqual(['main']);
    expect(marks.map(({ line, verdict }) => [line, verdict])).toEqual([[9, 'refuted']]);
  });
});
