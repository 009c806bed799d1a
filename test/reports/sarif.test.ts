/** SARIF output keeps to the schema of the standard, and a log that does not is refused by the same check. */
import type { Log, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/check-result.js';
import { sarifReport } from '../../src/reports/sarif/sarif.js';
import { REFUTED, RULES, runOf, SOURCE, UNKNOWN, UNPROVED } from './check-run.js';
import { sarifProblems } from './sarif-schema.js';

describe('SARIF', () => {
  const text = sarifReport(runOf([REFUTED, UNPROVED, UNKNOWN]), RULES);
  const log = JSON.parse(text) as Log;

  it('keeps to the schema of SARIF 2.1.0', () => {
    expect(sarifProblems(log)).toEqual([]);
    expect(sarifProblems(JSON.parse(sarifReport(runOf([]), [])))).toEqual([]);
  });

  it('would be refused by the schema if it were wrong', () => {
    expect(sarifProblems({ ...log, version: '2.2' })).not.toEqual([]);
    const [run] = log.runs;
    const results = [{ message: { text: 'x' }, level: 'fatal' }];
    expect(sarifProblems({ ...log, runs: [{ ...run, results }] })).not.toEqual([]);
    expect(sarifProblems({ ...log, runs: [{ results: [] }] })).not.toEqual([]);
  });

  it('gives levels by verdict, relative addresses, fingerprints and the way to the failure', () => {
    const results = log.runs[0]?.results ?? [];
    expect(results.map(({ kind }) => kind)).toEqual(['fail', 'review', 'open']);
    expect(results.map(({ level }) => level)).toEqual(['error', 'none', 'none']);
    expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 0, 0]);
    const [first] = results;
    expect(first?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('src/a%20b/Box.java');
    expect(first?.locations?.[0]?.physicalLocation?.region).toEqual({ startLine: 4, startColumn: 10 });
    expect(first?.partialFingerprints).toEqual({
      'espalier/v1': '00c0ffee',
      primaryLocationLineHash: '00c0ffee:1',
    });
    expect(first?.locations?.[0]?.physicalLocation?.artifactLocation?.uriBaseId).toBe('%SRCROOT%');
    const flow = first?.codeFlows?.[0]?.threadFlows[0]?.locations.map(({ location }) => location?.message?.text);
    expect(flow).toEqual(['`item` is never set', '`item` is null here']);
    expect(results[2]?.message.text).toContain('the budget of 10 steps was spent');
  });

  it('ends regions where the word ends, and leaves absolute paths alone', () => {
    const [at] = resultsOf(sarifReport(runOf([REFUTED]), RULES, { source: () => SOURCE }));
    // `return item.hashCode();` after two tabs: `item` is in columns 10 to 13.
    const region = { startLine: 4, startColumn: 10, endLine: 4, endColumn: 14 };
    expect(at?.locations?.[0]?.physicalLocation?.region).toEqual(region);
    const absolute = { ...REFUTED, location: { ...REFUTED.location, file: '/a/B c.java' } };
    const [elsewhere] = resultsOf(sarifReport(runOf([absolute]), RULES));
    expect(elsewhere?.locations?.[0]?.physicalLocation?.artifactLocation).toEqual({ uri: 'file:///a/B%20c.java' });
  });

  it('tells of other places, repair, suppression, baseline and the exit status', () => {
    const finding: Finding = { ...REFUTED, fix: 'set `item`', also: [{ file: 'C.java', line: 7, column: 3 }] };
    const [result] = runOf([finding]).results;
    if (result === undefined) throw new Error('no result');
    const suppression = { location: { file: 'Box.java', line: 3, column: 1 }, reason: 'never null in practice' };
    const run = {
      ...runOf([finding]),
      results: [{ ...result, suppressed: [{ ...UNPROVED, suppression }], known: [UNKNOWN] }],
    };
    const text = sarifReport(run, RULES, { baseline: true, exitStatus: 1 });
    expect(sarifProblems(JSON.parse(text))).toEqual([]);
    const [shown, suppressed, known] = resultsOf(text);
    expect(shown?.message.text).toBe('`item` is null here (replayed)\nWhat would repair it: set `item`');
    expect(shown?.relatedLocations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('C.java');
    expect([shown?.baselineState, suppressed?.baselineState, known?.baselineState]).toEqual([
      'new',
      'unchanged',
      'unchanged',
    ]);
    expect(shown?.suppressions).toBeUndefined();
    expect(suppressed?.suppressions?.[0]).toMatchObject({ kind: 'inSource', justification: 'never null in practice' });
    expect(known?.suppressions?.[0]?.kind).toBe('external');
    const [invocation] = (JSON.parse(text) as Log).runs[0]?.invocations ?? [];
    expect(invocation).toMatchObject({ executionSuccessful: true, exitCode: 1 });
  });

  it('has the lines of the run that was replayed as a flow of its own, where their file is known', () => {
    const [trace = []] = [REFUTED.witness?.trace];
    expect(resultsOf(sarifReport(runOf([REFUTED]), RULES))[0]?.codeFlows).toHaveLength(1);
    const witness = REFUTED.witness && {
      ...REFUTED.witness,
      trace: trace.map((step) => ({ ...step, file: 'B.java' })),
    };
    const run = runOf([{ ...REFUTED, ...(witness === undefined ? {} : { witness }) }]);
    const text = sarifReport(run, RULES);
    expect(sarifProblems(JSON.parse(text))).toEqual([]);
    const [last] = resultsOf(text)[0]?.codeFlows?.[1]?.threadFlows[0]?.locations ?? [];
    expect(last?.location?.physicalLocation?.artifactLocation?.uri).toBe('B.java');
    expect(last?.location?.message?.text).toBe('NullPointerException; this = Box1');
  });

  it('stays within the limits of code scanning, and says what it left out', () => {
    const many = Array.from({ length: 25_002 }, (_, index): Finding => ({ ...UNPROVED, fingerprint: String(index) }));
    const steps = Array.from({ length: 3000 }, (_, line) => ({
      location: { file: 'A.java', line, column: 1 },
      message: `${line}`,
    }));
    const also = Array.from({ length: 2000 }, (_, line) => ({ file: 'A.java', line: line + 1, column: 1 }));
    const text = sarifReport(runOf([...many, { ...REFUTED, steps, also }]), RULES);
    const results = resultsOf(text);
    expect(results).toHaveLength(25_000);
    expect(results[0]?.level).toBe('error');
    const flow = results[0]?.codeFlows?.[0]?.threadFlows[0]?.locations ?? [];
    expect(flow).toHaveLength(1000);
    expect(flow.at(-1)?.location?.message?.text).toBe('`item` is null here');
    expect(results[0]?.relatedLocations).toHaveLength(100);
    const notes = (JSON.parse(text) as Log).runs[0]?.invocations?.[0]?.toolExecutionNotifications ?? [];
    expect(notes.map(({ message }) => message.text)).toContain(
      '3 results are left out: code scanning takes 25000 of a run',
    );
  });

  it('shows the page of a rule as its help', () => {
    const text = sarifReport(runOf([]), RULES, { pages: new Map([['null-dereference', '# Null dereference']]) });
    const [rule] = (JSON.parse(text) as Log).runs[0]?.tool.driver.rules ?? [];
    expect(rule?.help?.markdown).toBe('# Null dereference');
    expect(rule?.properties?.tags?.length).toBeLessThanOrEqual(10);
  });
});

function resultsOf(text: string): readonly Result[] {
  return (JSON.parse(text) as Log).runs[0]?.results ?? [];
}
