/**
 * Obligations of methods that hold more objects than contraction tells apart (ten): shape graphs decide them. What is expected was
 * worked out by hand; what must not be proved is broken by runs on small heaps.
 */
import { describe, expect, it } from 'vitest';
import type { ShapeClaim, ShapeResult } from '../../../src/findings/shape-result.js';
import { runScope, shape, type Workspace } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

const NAMES = [...'abcdefghijkl'];
const MADE = NAMES.map((name) => `Node ${name} = new Node();`).join(' ');
/** All twelve are read behind the loop, at whose head states are abstracted. */
const CHAINED = NAMES.slice(1).map((name, index) => `${NAMES[index]}.next = ${name};`);
const LOOP = 'while (n > 0) { n = n - 1; Node m = new Node(); m.next = spare; spare = m; }';

interface Written {
  readonly clauses?: readonly string[];
  readonly head: string;
  readonly end: string;
  /** The links between the twelve. */
  readonly links?: readonly string[];
}

function program({ clauses = [], head, end, links = CHAINED }: Written): Promise<Workspace> {
  const text = `class Node { Node next; Object data; }
class Many {
${clauses.map((clause) => `  //@ ${clause}\n`).join('')}  static ${head} {
    Node spare = null;
    ${MADE}
    ${LOOP}
    ${links.join(' ')}
    ${end}
  }
}
`;
  return openTexts([{ path: 'Many.java', text }]);
}

async function shaped(written: Written): Promise<ShapeResult> {
  const { results, faults } = shape(await program(written), {
    classes: [],
    methods: [],
    budget: 0.2,
    needs: false,
    replay: false,
  });
  expect(faults).toBe(0);
  const [result] = results.filter(({ class: owner, method }) => owner === 'Many' && method !== '<init>');
  if (result === undefined) throw new Error('there is no result');
  return result;
}

function of({ claims }: ShapeResult, property: string): readonly ShapeClaim[] {
  return claims.filter((claim) => claim.property === property);
}

/** Whether some run breaks a claim of the property. */
async function isBroken(written: Written, property: string): Promise<boolean> {
  const workspace = await program(written);
  const { results } = runScope(workspace, {
    classes: [],
    methods: [/(\w+)\(/.exec(written.head)?.[1] ?? ''],
    scope: 2,
    budget: 0.02,
    integers: [0, 1, 2],
  });
  return results.some(({ claims }) =>
    claims.some((claim) => claim.property === property && claim.verdict === 'refuted'),
  );
}

const LIST = 'requires list(x, next);';

/** Each holds, and its twin does not. */
const PAIRS: readonly {
  readonly name: string;
  readonly property: string;
  readonly holds: Written;
  readonly fails: Written;
}[] = [
  {
    name: 'what is built is a list',
    property: 'ensures',
    holds: { clauses: ['ensures list(\\result, next);'], head: 'Node built(int n)', end: 'l.next = spare; return a;' },
    fails: { clauses: ['ensures list(\\result, next);'], head: 'Node built(int n)', end: 'l.next = c; return a;' },
  },
  {
    name: 'what is linked in front of a list is one',
    property: 'ensures',
    holds: {
      clauses: [LIST, 'ensures acyclic(\\result, next);'],
      head: 'Node linked(Node x, int n)',
      end: 'l.next = x; return a;',
    },
    // Nothing is required: the list may be a ring.
    fails: {
      clauses: ['ensures acyclic(\\result, next);'],
      head: 'Node linked(Node x, int n)',
      end: 'l.next = x; return a;',
    },
  },
  {
    name: 'a list is cut and turned',
    property: 'assert',
    holds: {
      clauses: [LIST],
      head: 'Node cut(Node x, int n)',
      end: `if (x == null || x.next == null) return a;
    Node y = x.next; x.next = null; y.next = x;
    //@ assert list(y, next) && reach(y, x, next) && disjoint(a, y, next);
    return a;`,
    },
    fails: {
      clauses: [LIST],
      head: 'Node cut(Node x, int n)',
      end: `if (x == null || x.next == null) return a;
    Node y = x.next; y.next = x;
    //@ assert list(y, next) && reach(y, x, next) && disjoint(a, y, next);
    return a;`,
    },
  },
  {
    name: 'two lists stay apart',
    property: 'assert',
    holds: {
      clauses: [LIST, 'requires list(y, next) && disjoint(x, y, next);'],
      head: 'Node apart(Node x, Node y, int n)',
      end: `a.next = x; b.next = y;
    //@ assert disjoint(a, b, next);
    return a;`,
      links: NAMES.slice(3).map((name, index) => `${NAMES[index + 2]}.next = ${name};`),
    },
    fails: {
      clauses: [LIST, 'requires list(y, next);'],
      head: 'Node apart(Node x, Node y, int n)',
      end: `a.next = x; b.next = y;
    //@ assert disjoint(a, b, next);
    return a;`,
      links: NAMES.slice(3).map((name, index) => `${NAMES[index + 2]}.next = ${name};`),
    },
  },
];

describe('where a state outgrows contraction', () => {
  it.each(PAIRS.map((pair) => [pair.name, pair] as const))(
    '%s: shape graphs prove it',
    async (_, { property, holds }) => {
      const result = await shaped(holds);
      const claims = of(result, property);
      expect(claims.length).toBeGreaterThan(0);
      for (const { verdict, domain, unreached } of claims) {
        expect({ verdict, domain, unreached }).toEqual({
          verdict: 'proved',
          domain: 'shapegraph',
          unreached: undefined,
        });
      }
      expect(result.domain).toContain('contraction');
      expect(result.domains).toEqual([result.domain, 'shapegraph']);
      expect(await isBroken(holds, property)).toBe(false);
    },
  );

  it.each(PAIRS.map((pair) => [pair.name, pair] as const))('%s: not the twin', async (_, { property, fails }) => {
    const claims = of(await shaped(fails), property);
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.map(({ verdict }) => verdict)).not.toContain('proved');
    expect(await isBroken(fails, property)).toBe(true);
  });

  it('links between the objects held are known, and so what is not null', async () => {
    const result = await shaped({ head: 'Object fourth(int n)', end: 'return a.next.next.next.data;' });
    const claims = of(result, 'null-dereference');
    expect(claims.map(({ verdict }) => verdict)).not.toContain('unknown');
    expect(claims.filter(({ domain }) => domain === 'shapegraph').length).toBeGreaterThan(0);
  });

  it('a link that leads to what may be null is told apart from these', async () => {
    const end = 'b.next = spare; return a.next.next.data;';
    const claims = of(await shaped({ head: 'Object third(int n)', end }), 'null-dereference');
    const proved = claims.filter(({ verdict }) => verdict === 'proved').map(({ subject }) => subject);
    expect(proved).toContain('a.next');
    expect(proved).not.toContain('a.next.next');
    expect(await isBroken({ head: 'Object third(int n)', end }, 'null-dereference')).toBe(true);
  });

  it('facts and points are those of contraction; nothing is said of what it decides itself', async () => {
    const result = await shaped({ head: 'Node made(int n)', end: 'return a;' });
    expect(result.claims.every(({ domain }) => domain === undefined)).toBe(true);
    expect(result.domains).toBeUndefined();
    expect(result.points.length).toBeGreaterThan(0);
  });
});
