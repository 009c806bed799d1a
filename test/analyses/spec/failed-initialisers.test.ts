/**
 * What first uses of classes do (Java Language Specification, 12.4.2), by hand: other machines have run the initialisers before, so that no
 * run of theirs shows it. Seeded faults show in the same answers.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SpecConstraint, SpecResult } from '../../../src/findings/spec-result.js';
import { built } from '../../fuzz/spec/mutants.js';
import { openTexts } from '../../support/open.js';
import { specify } from './oracle/check.js';

const FILE = 'test/fixtures/spec/traps/FailedInitialisers.java';
const MINUTES = 60_000;

async function answers(engine?: Parameters<typeof specify>[1]): Promise<readonly string[]> {
  const results = specify(await openTexts([{ path: FILE, text: readFileSync(FILE, 'utf8') }]), engine);
  const may = (method: string, relation: string, value: string): boolean => {
    const { constraints } = results.find((result) => result.method === method) as SpecResult;
    const bounds = constraints.filter((each: SpecConstraint) => each.relation === relation && each.op !== 'superset');
    return bounds.length > 0 && bounds.every(({ expr }) => new RegExp(`\\b${value}\\b`).test(expr));
  };
  return [
    // The second use of a class that could not be initialised fails in another way than the first.
    ...(may('failsAgain', '\\result', 'true') ? ['fails again'] : []),
    ...(may('failsTwice', '\\result', 'true') ? ['fails twice'] : []),
    // Errors are not put inside others.
    ...(may('throwsItself', '\\result', 'true') ? ['throws itself'] : []),
    ...(may('neverAround', '\\result', 'true') ? ['around an error'] : []),
    // A class initialises the interfaces with default methods above its interfaces.
    ...(may('initialisesTop', "FailedInitialisers.seen'", 'null') ? ['initialises interfaces above'] : []),
  ];
}

const RIGHT = ['fails again', 'fails twice', 'throws itself', 'initialises interfaces above'];

it('first and later uses of classes whose initialisation fails', async () => {
  expect(await answers()).toEqual(RIGHT);
});

it.each([
  {
    name: 'errors are put inside others',
    file: 'machines/relational/execution/initialise.ts',
    text: 'value === undefined ? FALSE : instanceOf(world, value, ERROR)',
    instead: 'value === undefined ? FALSE : FALSE',
  },
  {
    name: 'interfaces above interfaces are not initialised',
    file: 'program/calls/initialisation.ts',
    text: 'visit(found?.interfaces ?? []);',
    instead: 'visit([]);',
  },
])(
  'caught: $name',
  async ({ file, text, instead }) => {
    const { spec } = await built({ file, text, instead });
    expect(await answers(spec)).not.toEqual(RIGHT);
  },
  2 * MINUTES,
);
