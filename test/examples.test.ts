/** Every example keeps what its first lines promise: it holds up to the scope given there, and its broken twin is caught. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../src/findings/claim.js';
import type { ScopeResult } from '../src/findings/result.js';
import { runScope } from '../src/workspace/index.js';
import { openFiles } from './support/open.js';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = path.join(ROOT, 'examples');

interface Command {
  readonly method: string;
  readonly scope: number;
}

interface Example {
  /** `topic/Name.java`. */
  readonly name: string;
  readonly commands: readonly Command[];
  /** Present in broken twins. */
  readonly caughtBy?: Command;
}

function readExample(name: string): Example {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  const commands = [...text.matchAll(/^\/\/ espalier run (\S+) --method (\S+) --scope (\d+)$/gm)].map(
    ([, file, method, scope]) => {
      if (file !== `examples/${name}`) throw new Error(`${name} names the file ${file} in its command`);
      return { method: method ?? '', scope: Number(scope) };
    },
  );
  const caught = /^\/\/ caught by: --method (\S+) --scope (\d+)$/m.exec(text);
  return {
    name,
    commands,
    ...(caught === null ? {} : { caughtBy: { method: caught[1] ?? '', scope: Number(caught[2]) } }),
  };
}

const EXAMPLES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.java'))
  .map((file) => file.split(path.sep).join('/'))
  // Examples of `check` are judged with its fixtures, those of `typestate` and `spec` by tests in cli/.
  .filter((file) => !/^(?:check|typestate|spec)\//.test(file))
  .sort()
  .map(readExample);
const HOLDING = EXAMPLES.filter((example) => example.caughtBy === undefined);
const TWINS = EXAMPLES.filter((example) => example.caughtBy !== undefined);

async function run(example: Example, command: Command): Promise<ScopeResult> {
  const workspace = await openFiles(path.join(FOLDER, example.name));
  const ran = runScope(workspace, { classes: [], methods: [command.method], scope: command.scope, budget: 1 });
  expect([...ran.unmatched, ...ran.diagnostics, ...workspace.diagnostics()]).toEqual([]);
  const [result, ...more] = ran.results;
  expect(more).toEqual([]);
  if (result === undefined) throw new Error(`${example.name}: nothing ran`);
  return result;
}

function refuted(result: ScopeResult): readonly Claim[] {
  return result.claims.filter((claim) => claim.verdict === 'refuted');
}

describe('examples hold', () => {
  const cases = HOLDING.flatMap((example) => example.commands.map((command) => ({ example, command })));
  it.each(cases.map((one) => [one.example.name, one.command.method, one.command.scope, one] as const))(
    '%s: %s up to scope %i',
    async (_, __, scope, { example, command }) => {
      const result = await run(example, command);
      expect(refuted(result)).toEqual([]);
      expect(result.cutOff).toBe(false);
      expect(result.runs).toBeGreaterThan(1);
      expect(result.claims.length).toBeGreaterThan(0);
      expect(result.claims.map((claim) => claim.holdsUpToScope)).toEqual(result.claims.map(() => scope));
    },
  );
});

describe('broken twins are caught', () => {
  it.each(TWINS.map((example) => [example.name, example] as const))('%s', async (_, example) => {
    const command = example.caughtBy as Command;
    expect(example.commands).toEqual([command]);
    const result = await run(example, command);
    const violations = refuted(result);
    expect(violations.length).toBeGreaterThan(0);
    // A user's formula is what is broken, and the run that breaks it is shown.
    expect(violations.every((claim) => ['requires', 'ensures', 'assert', 'invariant'].includes(claim.property))).toBe(
      true,
    );
    expect(violations.every((claim) => (claim.witness?.trace.length ?? 0) > 0)).toBe(true);
  });
});

describe('the examples folder', () => {
  it('has a pair of programs for each line of its README', () => {
    const readme = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    const linked = [...readme.matchAll(/\]\((\w+\/\w+\.java)\)/g)].map((match) => match[1]);
    const checked = ['check', 'spec', 'typestate'].flatMap((folder) =>
      readdirSync(path.join(FOLDER, folder)).map((file) => `${folder}/${file}`),
    );
    const names = [...EXAMPLES.map((example) => example.name), ...checked];
    expect([...linked].sort()).toEqual(names.sort());
    expect(HOLDING.length).toBeGreaterThan(18);
  });

  it('gives a command in every file, and a twin whose name begins like that of its example', () => {
    expect(EXAMPLES.filter((example) => example.commands.length === 0)).toEqual([]);
    const lacking = HOLDING.filter(
      ({ name }) => !TWINS.some((twin) => twin.name !== name && twin.name.startsWith(twinPrefix(name))),
    );
    expect(lacking.map((example) => example.name)).toEqual([]);
  });
});

/** `list/Append.java` has the twin `list/AppendToItself.java`. */
function twinPrefix(name: string): string {
  return name.replace(/\.java$/, '');
}
