/** Results of `typestate` for the tests of reports: tables written by hand, and a client with every verdict. */
import { componentResult } from '../../src/analyses/typestate/table/result.js';
import type { Claim } from '../../src/findings/claim.js';
import type { RunResult } from '../../src/findings/result.js';
import type { ClientResult, ComponentResult, TypestateResult } from '../../src/findings/typestate-result.js';
import { acExample, setExample } from '../analyses/typestate/output/tables.js';

export const CLIENT_FILE = 'Client.java';
export const CLIENT_TEXT = [
  'class Client {',
  '  void use() {',
  '    a.set(c);',
  '    a.set(c);',
  '    a.run();',
  '  }',
  '}',
].join('\n');

const call = (line: number, verdict: Claim['verdict'], more: Partial<Claim>): Claim => ({
  property: 'protocol-error',
  kind: 'obligation',
  subject: 'a.run()',
  verdict,
  location: { file: CLIENT_FILE, line, column: 5 },
  assumptions: [],
  ...more,
});

export const CLIENT: ClientResult = {
  class: 'pack.Client',
  method: 'use',
  descriptor: '(Ljava/lang/String;)V',
  location: { file: CLIENT_FILE, line: 2, column: 3 },
  claims: [
    call(3, 'proved', { subject: 'a.set(c)', assumptions: ['known-subclasses'] }),
    call(4, 'unknown', { subject: 'a.set(c)', reason: 'explored up to 2' }),
    call(4, 'unproved', { message: 'a.set(<c>) may throw Error', reason: 'not reproduced' }),
    call(5, 'refuted', {
      message: 'a.run() throws IllegalStateException: made at 3, used at 5',
      witness: { start: 'main', arguments: [], heap: [], calls: [], trace: [] },
    }),
  ],
};

export async function acResult(): Promise<ComponentResult> {
  const { component, table } = await acExample();
  return componentResult(component, table, 5);
}

export async function setResult(): Promise<ComponentResult> {
  const { component, table } = await setExample();
  return componentResult(component, table, 7);
}

export function runOf(...results: readonly TypestateResult[]): RunResult<TypestateResult> {
  return {
    tool: { name: 'espalier', version: '0.0.0' },
    command: 'typestate',
    library: 'models',
    assumptions: ['known-subclasses'],
    results,
    diagnostics: [],
    stats: { methods: 7, analysed: 7, milliseconds: 34 },
  };
}
