/** SARIF output keeps to the schema of the standard, and a log that does not is refused by the same check. */
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { sarifReport } from '../../src/reports/sarif.js';
import { REFUTED, RULES, runOf, UNKNOWN, UNPROVED } from './check-run.js';
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
    expect(results.map(({ level }) => level)).toEqual(['error', 'warning', 'note']);
    expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 0, 0]);
    const [first] = results;
    expect(first?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('src/a%20b/Box.java');
    expect(first?.locations?.[0]?.physicalLocation?.region).toEqual({ startLine: 4, startColumn: 10 });
    expect(first?.partialFingerprints).toEqual({ 'espalier/v1': '00c0ffee' });
    const flow = first?.codeFlows?.[0]?.threadFlows[0]?.locations.map(({ location }) => location?.message?.text);
    expect(flow).toEqual(['`item` is never set', '`item` is null here']);
    expect(results[2]?.message.text).toContain('the budget of 10 steps was spent');
  });
});
