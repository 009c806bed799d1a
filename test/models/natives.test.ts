/** Native methods: each that a model declares has an implementation, and those that compute give what a JVM does. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelsFolder } from '../../src/cli/input/package-files.js';
import { readDouble, readFloat } from '../../src/execution/natives/decimal-text.js';
import { bitsOf, doubleOf } from '../../src/execution/natives/exact.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import { Flag, hasFlag } from '../../src/ir/program.js';
import { openTexts } from '../support/open.js';

const RECORDED = readFileSync('test/models/data/java-numbers.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));

const numberOf = (bits: string | undefined): number => doubleOf(BigInt.asIntN(64, BigInt(`0x${bits}`)));
const textOf = (value: number): string => BigInt.asUintN(64, bitsOf(value)).toString(16);
const floatTextOf = (value: number): string =>
  Number.isNaN(value) ? '7fc00000' : (new Uint32Array(new Float32Array([value]).buffer)[0] ?? 0).toString(16);

/** The natives of Math do not look at their context. */
function compute(key: string, ...values: readonly number[]): number {
  const native = NATIVES.get(`java.lang.Math.${key}`);
  if (native === undefined) throw new Error(`no native ${key}`);
  return native(undefined as never, values) as number;
}

const namesOf = (wanted: string): readonly string[] => [
  ...new Set(RECORDED.flatMap(([kind, name = '']) => (kind === wanted ? [name] : []))),
];

describe('native methods', () => {
  it('are implemented exactly where a model declares them', async () => {
    const workspace = await openTexts([]);
    const names = readdirSync(modelsFolder(), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.java'))
      .map((file) => file.slice(0, -'.java'.length).split(path.sep).join('.'));
    expect(names).toContain('java.lang.String');
    const visit = (name: string): readonly string[] => {
      const declaration = workspace.table.find(name);
      if (declaration === undefined) throw new Error(`no class ${name}`);
      const own = declaration.methods.filter((method) => hasFlag(method, Flag.NATIVE));
      return [
        ...own.map((method) => `${method.owner}.${method.name}${method.descriptor}`),
        ...declaration.members.flatMap(visit),
      ];
    };
    // Calls of espalier.Any become `havoc` instructions.
    const declared = names.flatMap(visit).filter((key) => !key.startsWith('espalier.Any.'));
    expect([...declared].sort()).toEqual([...NATIVES.keys()].sort());
  });

  it.each(namesOf('T'))('%s of a number is what a JVM computes', (name) => {
    const cases = RECORDED.filter(([kind, wanted]) => kind === 'T' && wanted === name);
    const results = cases.map(([, , argument]) => textOf(compute(`${name}(D)D`, numberOf(argument))));
    expect(results).toEqual(cases.map(([, , , result]) => result));
  });

  it.each(namesOf('U'))('%s of two numbers is what a JVM computes', (name) => {
    const cases = RECORDED.filter(([kind, wanted]) => kind === 'U' && wanted === name);
    const results = cases.map(([, , left, right]) => textOf(compute(`${name}(DD)D`, numberOf(left), numberOf(right))));
    expect(results).toEqual(cases.map(([, , , , result]) => result));
  });

  it('multiply and add with one rounding, and round to whole numbers', () => {
    for (const [kind, a, b, c, sum, floatSum, whole] of RECORDED) {
      if (kind !== 'M') continue;
      const values = [numberOf(a), numberOf(b), numberOf(c)];
      expect(textOf(compute('fma(DDD)D', ...values))).toBe(sum);
      expect(floatTextOf(compute('fma(FFF)F', ...values.map(Math.fround)))).toBe(floatSum);
      expect(textOf(compute('rint(D)D', numberOf(a)))).toBe(whole);
    }
  });

  it('read numbers', () => {
    for (const [kind, text = '', asDouble, asFloat] of RECORDED) {
      if (kind !== 'P') continue;
      expect(textOf(readDouble(text))).toBe(asDouble);
      expect(floatTextOf(readFloat(text))).toBe(asFloat);
    }
  });
});
