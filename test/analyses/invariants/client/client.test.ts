/** The client as code: it keeps the rules of the IR, and does what any client can do. */
import { describe, expect, it } from 'vitest';
import { contraction } from '../../../../src/analyses/invariants/contraction/contraction.js';
import { verifyMethod } from '../../../../src/ir/verifier.js';
import { CALLBACK, INT_STACK, SCENES } from './scenes.js';
import { subjectOf } from './subjects.js';

describe('the code of clients', () => {
  it('keeps the rules of the IR, rewritten bodies too', async () => {
    for (const outside of ['closed', 'open'] as const) {
      for (const { name, text } of SCENES) {
        const { client } = await subjectOf({ text, name, outside, asked: [] });
        const { hierarchy } = client;
        const names = [...hierarchy.table.inputs(), client.outside.take.owner];
        const methods = [client.method, ...names.flatMap((each) => hierarchy.find(each)?.methods ?? [])];
        for (const method of methods) expect(verifyMethod(hierarchy, method), `${name}.${method.name}`).toEqual([]);
      }
    }
  });

  it('calls what is accessible, and what other code of the input calls', async () => {
    const { client } = await subjectOf({ text: INT_STACK, name: 'IntStack', asked: [] });
    expect(client.operations.map(({ text }) => text)).toEqual(['<init>()', 'push(int)', 'pop()', 'peek()']);
    expect(client.operations.filter(({ makes }) => makes)).toHaveLength(1);
    expect(client.operations.every(({ call, edges }) => call !== undefined && edges.has(call))).toBe(true);
  });

  it('rewrites nothing where nothing unknown runs, and calls back where it does', async () => {
    const stack = await subjectOf({ text: INT_STACK, name: 'IntStack', outside: 'open', asked: [] });
    const own = stack.context.world.hierarchy.find('IntStack')?.methods;
    expect(stack.client.hierarchy.find('IntStack')?.methods).toBe(own);
    const { client, context } = await subjectOf({ text: CALLBACK, name: 'Callback', outside: 'open', asked: [] });
    const close = client.hierarchy.find('Callback')?.methods.find(({ name }) => name === 'close');
    const calls = (close?.body()?.edges ?? []).filter(
      ({ instruction }) => instruction.kind === 'call' && instruction.method.name === 'reenter',
    );
    // Behind both ends of the call of run.
    expect(calls).toHaveLength(2);
    expect(close && client.original(close)).toBe(
      context.world.hierarchy.find('Callback')?.methods.find(({ name }) => name === 'close'),
    );
  });
});

describe('rounds', () => {
  it('start with what constructors leave, and end when nothing is new', async () => {
    const { subject } = await subjectOf({ text: INT_STACK, name: 'IntStack', asked: ['acyclic(top)'] });
    const run = contraction.run(subject);
    if ('unsolved' in run) throw new Error(run.unsolved);
    const [first, ...rest] = run.rounds;
    expect(first?.operations.map(({ operation }) => operation.text)).toEqual(['<init>()']);
    expect(first?.fresh).toHaveLength(1);
    expect(run.empty).toBe(1);
    expect(rest.at(-1)?.fresh).toEqual([]);
    expect(run.rounds.flatMap(({ fresh }) => fresh).sort()).toEqual(Array.from({ length: run.states }, (_, i) => i));
    // On the empty stack: push makes a stack with cells, pop and peek leave it empty.
    const made = Object.fromEntries((rest[0]?.operations ?? []).map((each) => [each.operation.text, each.normal]));
    expect(made['pop()']).toEqual(first?.fresh);
    expect(made['peek()']).toEqual(first?.fresh);
    expect(made['push(int)']).toEqual(rest[0]?.fresh);
  });
});
