/** What results tell of arguments: by hand, by the interpreter, and on random methods by the interpreter. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../../src/domains/heap/recency/implications/facts.js';
import { Implications } from '../../../../src/domains/heap/recency/implications/implications.js';
import type { Telling } from '../../../../src/domains/heap/recency/implications/telling.js';
import { ProgramModel } from '../../../../src/engine/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../src/ir/program.js';
import { openTexts } from '../../../support/open.js';
import { contradiction, SAMPLES } from './judging.js';
import { programs } from './random-methods.js';

const FIXTURE = readFileSync(new URL('./Tellings.java', import.meta.url), 'utf8');

/** `x` is not null, `!x` is null; of what is null, false or zero, then of the rest; `never` where there is no such result. */
const BY_HAND: Readonly<Record<string, readonly [no: string, yes: string]>> = {
  required: ['x', 'x'],
  requiredOfOther: ['', ''],
  isTrue: ['b', 'b'],
  isFalse: ['!b', '!b'],
  isTrueOfOther: ['', ''],
  isTrueOrReported: ['', ''],
  argumentIsThere: ['x', 'x'],
  argumentIsThereOrNot: ['', ''],
  isOneOf: ['!b !x', ''],
  dereferenced: ['x', 'x'],
  caught: ['', ''],
  rethrown: ['x', 'x'],
  returnedFromFinally: ['', 'never'],
  afterFinally: ['never', 'x'],
  requiredByAnother: ['x', 'x'],
  otherWayRound: ['y', 'y'],
  handedOverCrosswise: ['x', 'x'],
  onOneWay: ['', ''],
  onBothWays: ['x', 'x'],
  onlyInLoop: ['', ''],
  beforeLoopOver: ['array', 'array'],
  isEmpty: ['s', ''],
  isFilled: ['', 's'],
  isFilledByFlag: ['', 's'],
  flagOfOther: ['', 's !t'],
  isText: ['', 'x'],
  isNoText: ['x', ''],
  areBoth: ['', 'x y'],
  isOne: ['!x !y', ''],
  isNothing: ['x', '!x'],
  reassignedBetween: ['!x', 'x'],
  orEmpty: ['never', ''],
  orSink: ['!x', ''],
  never: ['never', 'never'],
  unlessNever: ['x', 'x'],
  locked: ['x', 'x'],
  switched: ['', 'x'],
  onlyNull: ['!x', '!x'],
  checked: ['never', 'x'],
};

/** A result that is not null says that the argument is not; whether the library trims to null is not looked at. */
const IN_PART: Readonly<Record<string, (telling: Telling) => boolean>> = {
  trimmed: ({ yes }) => yes?.nonNull === 1,
};

describe('what results tell of arguments', () => {
  it('by hand', async () => {
    const { methods, implications } = await opened(FIXTURE, 'Tellings');
    const told = Object.fromEntries(
      methods
        .filter(({ name }) => name in BY_HAND)
        .map((method) => {
          const { no, yes } = implications.ofMethod(method);
          return [method.name, [text(no, method), text(yes, method)]];
        }),
    );
    expect(told).toEqual(BY_HAND);
    for (const [name, holds] of Object.entries(IN_PART)) {
      const method = methods.find((each) => each.name === name);
      expect(method !== undefined && holds(implications.ofMethod(method)), name).toBe(true);
    }
  });

  it('agrees with runs of the fixture', async () => {
    const { methods, implications, table } = await opened(FIXTURE + SAMPLES, 'Tellings');
    let returns = 0;
    for (const method of methods) {
      const found = contradiction(table, method, implications.ofMethod(method), () => {
        returns++;
      });
      expect(found, method.name).toBeUndefined();
    }
    expect(returns).toBeGreaterThan(methods.length);
  });

  it('agrees with runs of random methods', async () => {
    let told = 0;
    await fc.assert(
      fc.asyncProperty(programs(), async (program) => {
        const { methods, implications, table } = await opened(program + SAMPLES, 'Random');
        for (const method of methods) {
          const telling = implications.ofMethod(method);
          if (telling.no?.nonNull || telling.yes?.nonNull || telling.no?.null || telling.yes?.null) told++;
          const found = contradiction(table, method, telling);
          if (found !== undefined) throw new Error(`${found}\n${program}`);
        }
      }),
      { numRuns: 40, seed: 20_261_116 },
    );
    expect(told).toBeGreaterThan(30);
  });

  it('does not depend on who asks first', async () => {
    const first = await opened(FIXTURE, 'Tellings');
    const last = await opened(FIXTURE, 'Tellings');
    const forwards = first.methods.map((method) => first.implications.ofMethod(method));
    const backwards = last.methods.toReversed().map((method) => last.implications.ofMethod(method));
    expect(backwards.toReversed()).toEqual(forwards);
  });
});

async function opened(source: string, owner: string) {
  const { table } = await openTexts([{ path: 'Test.java', text: source }]);
  const methods = (table.find(owner)?.methods ?? []).filter(({ name }) => !name.startsWith('<'));
  for (const method of methods) method.body();
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs() });
  return { table, methods, implications: new Implications(program) };
}

function text(facts: Facts | undefined, { parameters }: MethodDeclaration): string {
  if (facts === undefined) return 'never';
  return parameters
    .flatMap(({ name }, index) => {
      const bit = 1 << index;
      if ((facts.nonNull & bit) !== 0) return [name];
      return (facts.null & bit) !== 0 ? [`!${name}`] : [];
    })
    .join(' ');
}
