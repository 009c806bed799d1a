/** What is wrong in a configuration is said with its line. */
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/cli/configuration/read.js';

const RULES = ['null-dereference', 'class-cast'];

describe('a mistake', () => {
  it.each([
    ['{\n  "inputs": ["src"],\n  "fail-on": "refuted"\n}', 3, "unknown key 'fail-on'; there are inputs, "],
    ['{\n  "jobs": 0\n}', 2, "'jobs' must be at least 1"],
    ['{\n  "budget": "2"\n}', 2, `'budget' must be a number, not "2"`],
    ['{\n  "rules": {\n    "nullness": "off"\n  }\n}', 3, "no rule 'nullness'; there are null-dereference, class-cast"],
    ['{\n  "rules": {\n    "class-cast": "warn"\n  }\n}', 3, 'must be "off" or "on" or "error", not "warn"'],
    ['{\n  "failOn": [\n    "refuted",\n    "sometimes"]}', 4, "no rule 'sometimes'"],
    ['{\n  "failOn":\n    "refuted,sometimes"}', 2, "no rule 'sometimes'"],
    ['{\n  "inputs": "src"\n}', 2, "'inputs' must be a list"],
    ['{\n  "inputs": [\n    "a",\n    3]\n}', 4, "'inputs[1]' must be a text, not 3"],
    ['{\n  "inputs": [""]\n}', 2, "'inputs[0]' may not be empty"],
    ['{\n  "cache": 1\n}', 2, "'cache' must be true or false or a text, not 1"],
    ['{\n  "__proto__": {}\n}', 2, "unknown key '__proto__'"],
    ['{\n  // sources\n  "inputs": ["src"]\n}', 2, 'not valid JSON: JSON has no comments'],
    ['{\n  "inputs": ["src"],\n}', 3, 'not valid JSON: a key in double quotes is wanted'],
    ['{\n  "jobs": 1,\n  "jobs": 2\n}', 3, 'the key "jobs" is there twice'],
    ['{\n  "jobs": 01\n}', 2, 'not valid JSON'],
    ['{\n  "jdk": "a\nb"\n}', 2, 'not valid JSON'],
    ['{} {}', 1, 'nothing may follow the value'],
    [`${'['.repeat(100_000)}`, 1, 'nested too deeply'],
    ['[]', 1, 'the configuration must be an object'],
    ['null', 1, 'the configuration must be an object'],
    ['', 1, 'the file ends too early'],
  ])('%j', (text, line, reason) => {
    const read = readConfiguration(text, 'espalier.config.json', RULES);
    expect(read.kind === 'problems' && read.problems).toEqual([
      { severity: 'error', file: 'espalier.config.json', line, message: expect.stringContaining(reason) },
    ]);
  });

  it('is said of every one', () => {
    const read = readConfiguration('{"inputs": 1,\n"jobs": 0.5,\n"more": 1}', 'c.json', RULES);
    const lines = read.kind === 'problems' ? read.problems.map(({ line }) => line) : [];
    expect(new Set(lines)).toEqual(new Set([1, 2, 3]));
  });
});

it('all keys at once', () => {
  const all = {
    $schema: './docs/espalier.config.schema.json',
    inputs: ['src/main/java'],
    classpath: ['lib/*'],
    sourcepath: ['src'],
    specs: ['specs'],
    jdk: '/opt/jdk',
    exclude: ['**/generated/**', 'com.example.*'],
    rules: { 'class-cast': 'off', 'null-dereference': 'error' },
    failOn: ['refuted', 'class-cast'],
    latent: true,
    budget: 0.5,
    timeout: 600,
    jobs: 2,
    cache: false,
    baseline: 'known.json',
  };
  const text = `\uFEFF${JSON.stringify(all)}`;
  expect(readConfiguration(text, 'c.json', RULES)).toEqual({ kind: 'configuration', configuration: all });
});
