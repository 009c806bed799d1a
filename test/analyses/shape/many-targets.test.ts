/** Calls with more targets than are followed: what any of them does counts, and receivers that are known are followed all the same. */
import { expect, it } from 'vitest';
import { shape } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

const MANY = Array.from({ length: 20 }, (_, index) => index);

/** `touch` of the last class makes a cycle, the others do nothing. */
function program(method: string): string {
  const classes = MANY.map((index) => {
    const body = index === MANY.length - 1 ? 'if (n != null) n.next = n;' : '';
    return `static class C${index} extends Base { @Override void touch(Node n) { ${body} } }`;
  });
  return `class Many {
    static class Node { Node next; }
    abstract static class Base { abstract void touch(Node n); }
    ${classes.join('\n    ')}
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void m(Base b, Node x) { ${method} }
  }`;
}

async function verdictOf(method: string): Promise<string | undefined> {
  const workspace = await openTexts([{ path: 'Many.java', text: program(method) }]);
  const { results, faults } = shape(workspace, { classes: [], methods: ['m'], budget: 1, needs: false, replay: false });
  expect(faults).toBe(0);
  return results.flatMap(({ claims }) => claims).find(({ property }) => property === 'ensures')?.verdict;
}

it('counts what any of many targets writes', async () => {
  expect(await verdictOf('if (b != null) b.touch(x);')).toBe('unknown');
});

it('follows the call where the class of the receiver is known', async () => {
  expect(await verdictOf('Base c = new C3(); c.touch(x);')).toBe('proved');
  expect(await verdictOf(`Base c = new C${MANY.length - 1}(); c.touch(x);`)).not.toBe('proved');
});
