/** Objects that a body has made and nobody else knows yet. */
import { expect, it } from 'vitest';
import { receiversOf } from '../../../../src/analyses/invariants/family/receivers.js';
import { openTexts } from '../../../support/open.js';

/** Through what the field is written, where `fresh()` gives new objects. */
async function receiverOf(statements: string): Promise<string> {
  const text = `class A { int n;
    static A fresh() { return new A(); }
    static void keep(A a) { }
    static void f() { A x = new A(); ${statements} } }`;
  const { table } = await openTexts([{ path: 'A.java', text }]);
  const method = table.find('A')?.methods.find(({ name }) => name === 'f');
  const body = method?.body();
  if (method === undefined || body === undefined) throw new Error('no body');
  const receivers = receiversOf(
    method,
    body,
    (instruction) => instruction.kind === 'call' && instruction.method.name === 'fresh',
    () => false,
  );
  const store = body.edges.find(({ instruction }) => instruction.kind === 'store');
  if (store?.instruction.kind !== 'store' || store.instruction.place.kind !== 'field') throw new Error('no store');
  return receivers.at(store.instruction.place.base, store);
}

it('one that is given away is known from then on', async () => {
  expect(await receiverOf('x.n = 1; keep(x);')).toBe('new');
  expect(await receiverOf('keep(x); x.n = 1;')).toBe('other');
});

it('another one in its place is new again', async () => {
  expect(await receiverOf('keep(x); x = fresh(); x.n = 1; keep(x);')).toBe('new');
});

it('where making another one fails, the variable still has the one that was given away', async () => {
  expect(await receiverOf('keep(x); try { x = fresh(); } catch (RuntimeException e) { x.n = 1; }')).toBe('other');
  expect(await receiverOf('try { x = fresh(); } catch (RuntimeException e) { x.n = 1; } keep(x);')).toBe('new');
});
