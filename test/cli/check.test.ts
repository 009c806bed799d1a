/** `espalier check`: what it prints, its JSON and SARIF, its exit status. */
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/workspace/index.js';
import { sarifProblems } from '../reports/sarif-schema.js';
import { espalier, filesOf } from './command.js';

const BROKEN = 'examples/check/Playlist.java';

const {
  'Box.java': box = '',
  'Safe.java': safe = '',
  'Chain.java': chain = '',
} = filesOf({
  'Box.java': `public class Box {
  private String text;
  public int length() { return text.length(); }
}
`,
  'Safe.java': `public class Safe {
  private static String text(boolean full) { return full ? "full" : ""; }
  public static int length() { return text(true).length(); }
}
`,
  'Chain.java': `class Chain {
  Chain next;
  private static int two(Chain chain) { return chain.next.hashCode(); }
}
`,
});

describe('a bug', () => {
  it('is shown with its line, the way to it and its replay, with status 1', () => {
    const { status, out } = espalier('check', BROKEN);
    expect(out).toContain(`${BROKEN}:33:16: bug: `);
    expect(out).toContain('(replayed) [null-dereference]');
    expect(out).toContain('33 |         return current.title;');
    expect(out).toContain('replayed from main');
    expect(status).toBe(1);
  });

  it('is replayed by public calls where there is no main', () => {
    const { status, out } = espalier('check', box);
    expect(out).toContain('Box.java:3:');
    expect(out).toContain('replayed by:\n    box = new Box();\n    box.length();');
    expect(status).toBe(1);
  });

  it('gives the JSON of the contract', () => {
    const { out } = espalier('check', BROKEN, '--format', 'json');
    const envelope = JSON.parse(out);
    expect(envelope).toMatchObject({
      tool: { name: 'espalier', version: VERSION },
      command: 'check',
      library: 'models',
    });
    const result = envelope.results.find(({ findings }: { findings: unknown[] }) => findings.length > 0);
    expect(result).toMatchObject({ class: 'Playlist', location: { file: BROKEN } });
    const [finding] = result.findings;
    expect(finding).toMatchObject({
      property: 'null-dereference',
      rule: 'null-dereference',
      kind: 'obligation',
      verdict: 'refuted',
      confidence: 'high',
      location: { file: BROKEN, line: 33, column: 16 },
      witness: { start: 'main' },
    });
    expect(finding.fingerprint).toMatch(/^[0-9a-f]{8,}$/);
    expect(finding.steps.length).toBeGreaterThan(0);
    expect(result.claims.map(({ verdict }: { verdict: string }) => verdict)).toContain('refuted');
  });

  it('gives SARIF that keeps to the schema', () => {
    const { out, status } = espalier('check', BROKEN, '--format', 'sarif');
    const log = JSON.parse(out);
    expect(sarifProblems(log)).toEqual([]);
    const [run] = log.runs;
    expect(run.results[0]).toMatchObject({ ruleId: 'null-dereference', level: 'error' });
    expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe('null-dereference');
    expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(BROKEN);
    expect(status).toBe(1);
  });
});

describe('nothing wrong', () => {
  it('is said to be safe, with status 0', () => {
    const { status, out } = espalier('check', safe);
    expect(out).toContain('no bugs, no maybes');
    expect(out).toMatch(/^null-dereference +0 +0 +0 +[1-9]\d* +0$/m);
    expect(status).toBe(0);
  });
});

describe('what only an unseen heap explains', () => {
  it('is counted, and shown on request', () => {
    const usual = espalier('check', chain);
    expect(usual.out).toContain('no bugs, no maybes');
    expect(usual.out).toContain('--show heap');
    expect(usual.status).toBe(0);
    const latent = espalier('check', chain, '--latent');
    expect(latent.out).toContain('Chain.java:3:');
    expect(latent.out).toContain('replayed on a heap built for it');
    expect(latent.status).toBe(1);
  });
});

describe('options', () => {
  it('choose methods, and refuse names of none', () => {
    const { out } = espalier('check', BROKEN, '--method', 'skip', '--format', 'json');
    expect(JSON.parse(out).results.map(({ method }: { method: string }) => method)).not.toContain('main');
    expect(espalier('check', BROKEN, '--method', 'nowhere').status).toBe(2);
  });

  it('a spent budget is said and is no failure, unless that is asked for', () => {
    const cut = espalier('check', BROKEN, '--budget', '0.00001', '--no-replay');
    expect(cut.out).toContain('not analysed');
    expect(cut.out).not.toMatch(/[1-9]\d* of \d+ places proved/);
    expect(cut.status).toBe(0);
    expect(espalier('check', BROKEN, '--budget', '0.00001', '--no-replay', '--fail-on', 'unknown').status).toBe(1);
  });

  it('--fail-on takes verdicts and rules', () => {
    expect(espalier('check', BROKEN, '--no-replay').status).toBe(0);
    expect(espalier('check', BROKEN, '--no-replay', '--fail-on', 'unproved').status).toBe(1);
    expect(espalier('check', BROKEN, '--no-replay', '--fail-on', 'null-dereference').status).toBe(1);
    expect(espalier('check', BROKEN, '--no-replay', '--fail-on', 'class-cast').status).toBe(0);
  });
});

describe('input that cannot be used', () => {
  it('gives a message and status 2, and the rest is checked', () => {
    const { 'Torn.java': torn = '' } = filesOf({ 'Torn.java': 'class Torn { void m( { }' });
    const { status, err, out } = espalier('check', torn, safe);
    expect(err).toContain('Torn.java:1:');
    expect(out).toMatch(/^null-dereference +0 +0 +0 +[1-9]/m);
    expect(out).toContain('incomplete: 1 file not read in full');
    expect(status).toBe(2);
    expect(espalier('check', 'no/such/File.java').status).toBe(2);
  });
});

describe('what was not analysed', () => {
  it('is said, and fails where it is asked for', () => {
    const cut = espalier('check', safe, '--timeout', '0.001', '--no-cache');
    expect(cut.out).toMatch(/^0 of \d+ methods checked: no bugs, no maybes, incomplete$/m);
    expect(cut.status).toBe(0);
    expect(espalier('check', safe, '--timeout', '0.001', '--no-cache', '--fail-on', 'refuted,incomplete').status).toBe(
      1,
    );
    expect(espalier('check', safe, '--fail-on', 'refuted,incomplete').status).toBe(0);
    const { 'Missing.java': missing = '' } = filesOf({
      'Missing.java': 'class Missing { int size(NowhereToBeFound n) { return n.size(); } }',
    });
    const lacking = espalier('check', missing, '--fail-on', 'incomplete', '--format', 'json');
    expect(lacking.status).toBe(1);
    expect(JSON.parse(lacking.out).incomplete.classes).toBe(1);
  });

  it('counts what is hidden where a run fails on what is not proved', () => {
    expect(espalier('check', chain, '--fail-on', 'unproved').status).toBe(1);
    expect(espalier('check', safe, '--fail-on', 'unproved').status).toBe(0);
  });
});
