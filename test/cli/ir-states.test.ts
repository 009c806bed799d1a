/** `espalier ir --domain`: every listed domain can be chosen, with its options, and tells what holds at every point. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOMAIN_NAMES } from '../../src/analyses/domain-names.js';
import { DOMAINS } from '../../src/analyses/domains.js';
import { chosenOf } from '../../src/analyses/listed-domain.js';
import { ProgramModel, worldOf } from '../../src/engine/index.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { openTexts } from '../support/open.js';
import { espalier, filesOf } from './command.js';

const { 'Means.java': means = '', 'Broken.java': broken = '' } = filesOf({
  'Means.java': `class Means {
  static class Node { Node next; }
  static int mean(int total, int count) {
    if (count <= 0) return 0;
    return total / count;
  }
  static Node pair() {
    Node last = new Node();
    Node first = new Node();
    first.next = last;
    return first;
  }
  //@ requires list(x, next);
  static void walk(Node x) {
    while (x != null) x = x.next;
  }
  static int never(int n) {
    if (n > 0 && n < 0) return 1;
    return 0;
  }
}
`,
  'Broken.java': 'class Broken { int size() { return 1 +; } int one() { return 1; } }\n',
});

interface Told {
  readonly domain: string;
  readonly domainOptions: Readonly<Record<string, string>>;
  readonly reason?: string;
  readonly points?: readonly { readonly point: number; readonly line?: number; readonly states: readonly string[] }[];
}

function told(domain: string, method: string, ...more: readonly string[]): Told {
  const { out, err } = espalier('ir', means, '--domain', domain, '--method', method, '--format', 'json', ...more);
  const { results } = JSON.parse(out === '' ? '{}' : out);
  if (results?.length !== 1) throw new Error(err);
  return results[0];
}

/** The states before what stands on the line. */
function at({ points = [] }: Told, line: number): readonly string[] {
  return points.filter((point) => point.line === line).flatMap(({ states }) => states);
}

describe('every listed domain', () => {
  it('has a name that can be typed, and every such name is of one', () => {
    expect(DOMAINS.map(({ id }) => id)).toEqual([...DOMAIN_NAMES]);
  });

  it.each(DOMAINS.map((domain) => [domain.id, domain] as const))(
    '%s: can be chosen, with each option',
    (id, domain) => {
      const plain = told(id, 'walk');
      expect(plain).toMatchObject({ domain: id, domainOptions: chosenOf(domain.options) });
      expect(plain.points?.[0]?.states.length).toBeGreaterThan(0);
      for (const { name, words } of domain.options) {
        expect(words.length).toBeGreaterThan(1);
        for (const word of words) {
          const chosen = told(id, 'walk', '--domain-option', `${name}=${word}`);
          expect(chosen.domainOptions[name]).toBe(word);
          expect(chosen.points?.[0]?.states.length).toBeGreaterThan(0);
        }
      }
    },
  );

  it.each(DOMAINS.map((domain) => [domain.id, domain] as const))('%s: is on the page', async (id, domain) => {
    const { table } = await openTexts([{ path: 'Empty.java', text: 'class Empty {}' }]);
    const hierarchy = new Hierarchy(table);
    const classes = worldOf(hierarchy, table.inputs());
    const program = new ProgramModel(hierarchy, { classes });
    const made = domain.use(({ prepare }) => {
      const { id: own, title } = prepare({ world: { hierarchy, classes }, roots: [] }, chosenOf(domain.options)).make(
        program,
      );
      return { own, title };
    });
    expect(made.own).toBe(id);
    const row = readFileSync('docs/domains.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| \`${id}\``));
    expect(row).toContain(made.title);
    const options = domain.options.flatMap(({ name, words }) => words.map((word) => `\`${name}=${word}\``));
    expect(row?.match(/`[a-z]+=[a-z-]+`/g) ?? []).toEqual(options);
  });
});

describe('what is told', () => {
  it('numbers: what the test leaves', () => {
    expect(at(told('signs', 'mean'), 5)[0]).toContain('count=> 0');
    expect(at(told('intervals', 'mean'), 5)[0]).toContain('count=1..2147483647');
  });

  it('shapes: what the code builds, and what is required on entry', () => {
    // The second node is what the first one leads to, and leads to nothing.
    expect(at(told('contraction', 'pair'), 11)).toEqual([
      expect.stringMatching(/#0 Node \{next: #1\}; #1 Node \{next: null\}/),
    ]);
    expect(at(told('shapegraph', 'pair'), 11)).toEqual([expect.stringContaining('{first} -> ')]);
    // No list, one node, more than that.
    const [entry] = told('contraction', 'walk').points ?? [];
    expect(entry?.states).toHaveLength(3);
  });

  it('an option makes a difference: by site no newest object is told apart', () => {
    const recent = at(told('recency', 'pair'), 11).join();
    const sites = at(told('recency', 'pair', '--domain-option', 'heap=site'), 11).join();
    expect(recent).toContain('recent#');
    expect(sites).not.toContain('recent#');
  });

  it('a point that no execution gets to has no states', () => {
    const dead = told('intervals', 'never').points?.filter(({ states }) => states.length === 0) ?? [];
    expect(dead.map(({ line }) => line)).toContain(18);
    expect(at(told('intervals', 'never'), 19).length).toBeGreaterThan(0);
  });

  it('in text they are comments, and the code is the same as without', () => {
    const { out } = espalier('ir', means, '--domain', 'signs', '--method', 'mean');
    expect(out).toContain('// ');
    const code = out.split('\n').filter((line) => !/^ *\/\/|: (exceptional )?exit$/.test(line));
    expect(code.join('\n')).toBe(espalier('ir', means, '--method', 'mean').out);
  });

  it('nothing where the budget is spent, or the code has errors', () => {
    const spent = told('recency', 'walk', '--budget', '0.000001');
    expect(spent.points).toBeUndefined();
    expect(spent.reason).toMatch(/step|budget/);
    const { out, status } = espalier('ir', broken, '--domain', 'signs', '--format', 'json', '--method', 'size');
    expect(JSON.parse(out).results[0]).toMatchObject({ reason: 'there are errors in its code or its clauses' });
    expect(status).toBe(2);
  });
});

describe('is refused', () => {
  it.each([
    ['a domain that nobody lists', ['--domain', 'polyhedra'], 'choose one of none, signs'],
    ['an option that it does not have', ['--domain', 'signs', '--domain-option', 'heap=site'], 'signs has no options'],
    ['a word that the option does not take', ['--domain', 'recency', '--domain-option', 'heap=all'], 'recency, site'],
    ['an option of no domain', ['--domain-option', 'heap=site'], 'is for --domain'],
  ])('%s', (_, words, said) => {
    const { status, err } = espalier('ir', means, ...words);
    expect(status).toBe(2);
    expect(err).toContain(said);
  });
});
