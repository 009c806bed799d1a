/** The signs, and the tutorial that builds them: its code is the shipped file, and its example comes out as it says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../../src/analyses/domains.js';
import { signs } from '../../src/domains/numbers/signs/signs.js';
import { analyse } from '../../src/engine/analyse.js';
import { worldOf } from '../../src/engine/index.js';
import { openTexts } from '../support/open.js';
import { analysed, modelOf, openMembers } from './value-support.js';

const PAGE = readFileSync('docs/tutorial-domain.md', 'utf8');

function blocks(language: string): readonly string[] {
  return [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map((found) => found[1] ?? '');
}

/** Without empty lines, which stand for nothing between blocks. */
function lines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

describe('the tutorial', () => {
  const listing = blocks('ts').filter((block) => block.startsWith('// src/analyses/'));

  it('builds the shipped file', () => {
    const built = blocks('ts').filter((block) => !listing.includes(block));
    expect(built.length).toBeGreaterThan(5);
    expect(built.flatMap(lines)).toEqual(lines(readFileSync('src/domains/numbers/signs/signs.ts', 'utf8')));
  });

  it('is one file of under 100 lines, and its name and a line elsewhere', () => {
    expect(readFileSync('src/domains/numbers/signs/signs.ts', 'utf8').split('\n').length).toBeLessThan(100);
    const files = listing.map((block) => {
      const [first = '', ...rest] = lines(block);
      const path = first.replace('// ', '');
      const list = lines(readFileSync(path, 'utf8'));
      expect(rest.filter((line) => !list.includes(line))).toEqual([]);
      expect(rest).toHaveLength(1);
      return path;
    });
    expect(files).toEqual(['src/analyses/domain-names.ts', 'src/analyses/domains.ts']);
  });

  it('says rightly which assertions are proved', async () => {
    const text = blocks('java').join('');
    const { table } = await openTexts([{ path: 'Means.java', text }]);
    const program = modelOf(table);
    const method = table.find('Means')?.methods.find(({ name }) => name === 'mean');
    const code = method && program.code(method);
    if (code === undefined) throw new Error('no method');
    const domain = signs(program);
    const states = domain.entry(code, { history: 'any', nullness: () => 'unknown' });
    const result = analyse(program, domain, [{ code, states }]);
    const visits = result.activations.flatMap((activation) => [...result.visits(activation)]);
    const alarms = visits.filter(({ outcome }) => outcome.alarms.length > 0).map(({ at }) => at.edge.span.line);
    const marked = text.split('\n').flatMap((line, index) => (line.includes('// maybe') ? [index + 1] : []));
    expect(marked.length).toBeGreaterThan(1);
    expect(text.split('// proved').length).toBeGreaterThan(2);
    expect([...new Set(alarms)].sort((left, right) => left - right)).toEqual(marked);
  });
});

describe('signs', () => {
  it('are listed', async () => {
    const program = modelOf(await openMembers(''));
    const listed = DOMAINS.find(({ id }) => id === 'signs');
    const world = { hierarchy: program.hierarchy, classes: worldOf(program.hierarchy, []) };
    expect(listed?.use(({ prepare }) => prepare({ world, roots: [] }, {}).make(program).id)).toBe('signs');
  });

  it.each([
    ['a constant', 'static int f() { return -5; }', '< 0'],
    ['a guard', 'static int f(int a) { if (a <= 0) return 1; return a; }', '> 0'],
    ['two guards', 'static int f(int a, int b) { if (a <= 0) return 1; if (b < a) return 2; return b; }', '> 0'],
    ['a sum may wrap around', 'static int f(int a) { if (a <= 0) return 1; return a + 1; }', 'any'],
    ['a product may wrap around', 'static int f(int a) { if (a <= 0) return 1; return a * a; }', 'any'],
    ['zero times anything', 'static int f(int a) { int z = 0; return a * z; }', '= 0'],
    ['a quotient', 'static int f(int a) { if (a <= 0) return 1; return a / 2; }', '>= 0'],
    ['a remainder', 'static int f(int a) { if (a > 0) return 0; return a % 7; }', '<= 0'],
    ['a mask', 'static int f(int a) { return a & 7; }', '>= 0'],
    ['a char', 'static int f(char a) { return a; }', '>= 0'],
    ['a byte', 'static int f(int a) { if (a <= 0) return 1; return (byte) a; }', 'any'],
    ['not zero', 'static int f(int a) { if (a == 0) return 1; return a; }', '!= 0'],
    [
      'a loop that ends at once or never',
      'static int f(int n) { int i = 1; while (i < n) { i = i / 2; if (i < 0) return -1; } return i; }',
      '> 0',
    ],
    ['a length', 'static int f(int[] a) { return a.length; }', '>= 0'],
  ])('%s', async (_, members, expected) => expect((await analysed(signs, members)).returned).toBe(expected));

  it('are drawn', async () => {
    const { domain, code, result } = await analysed(signs, 'static int f(int a) { if (a <= 0) return 1; return a; }');
    const states = result.activations.flatMap((activation) => result.at(activation, code.body.exit ?? -1));
    const drawings = states.map((state) => domain.draw(state, { code, point: code.body.exit ?? -1 }));
    for (const { nodes } of drawings) {
      expect(nodes.find(({ label }) => label === '\\result')).toMatchObject({
        kind: 'variable',
        cells: [{ name: 'value', text: '> 0' }],
      });
    }
    expect(drawings.length).toBeGreaterThan(0);
  });
});
