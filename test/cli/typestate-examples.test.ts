/** The examples of `typestate`: clients fail where their first lines say, in runs and for the command, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { espalier } from './command.js';

const FOLDER = 'examples/typestate';

interface Example {
  readonly file: string;
  readonly command: string | undefined;
  readonly component: string | undefined;
  readonly isClient: boolean;
  readonly finds: number | undefined;
}

const EXAMPLES = readdirSync(FOLDER)
  .sort()
  .map((name): Example => {
    const file = `${FOLDER}/${name}`;
    const text = readFileSync(file, 'utf8');
    const command = /^\/\/ espalier (.+)$/m.exec(text)?.[1];
    const finds = /^\/\/ finds: protocol-error on line (\d+)$/m.exec(text)?.[1];
    return {
      file,
      command,
      component: command?.split(' ')[1],
      isClient: command?.includes('--client') === true,
      finds: finds === undefined ? undefined : Number(finds),
    };
  });

describe.each(EXAMPLES)('$file', ({ file, command, component = '', isClient, finds }) => {
  it('gives the command to try', () => {
    expect(command).toBe(isClient ? `typestate ${component} --client ${file}` : `typestate ${file}`);
  });

  it.runIf(isClient)('fails in a run as promised', () => {
    const entry = file.replace(/^.*\/(\w+)\.java$/, '$1');
    const { status, err } = espalier('run', component, file, '--entry', entry);
    const place = err.match(new RegExp(`\\(${entry}\\.java:(\\d+)\\)`))?.[1];
    expect(place === undefined ? undefined : Number(place)).toBe(finds);
    expect(status).toBe(finds === undefined ? 0 : 1);
  });

  it('is judged as promised', () => {
    const { status, out } = espalier(...(command ?? '').split(' '), '--format', 'json');
    const { results } = JSON.parse(out);
    // A loop of a client without an evident bound may bring the bag's count of changes to its limit.
    const isCounted = isClient && /Bag/.test(file);
    expect(results[0].closed).toBe(!isCounted);
    if (isCounted) expect(results[0].reasons.join()).toMatch(/overflow|limit/);
    const claims: readonly { verdict: string; location: { file: string; line: number } }[] = results.flatMap(
      (result: { claims: readonly unknown[] }) => result.claims,
    );
    const wrong = claims.filter(({ verdict }) => verdict !== 'proved');
    expect(claims.length > 0).toBe(isClient);
    expect(wrong.map(({ verdict, location }) => [verdict, location.line])).toEqual(
      finds === undefined ? [] : [['refuted', finds]],
    );
    expect(status).toBe(finds === undefined ? 0 : 1);
  });
});
