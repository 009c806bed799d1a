/** The page of findings: nothing of a program acts in it, nothing is loaded, and all of it can be read without script. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/check-result.js';
import { checkHtml } from '../../src/reports/html/check/check-html.js';
import { condensed } from '../../src/reports/html/check/condensed.js';
import { REFUTED, RULES, runOf, SOURCE, UNKNOWN, UNPROVED } from './check-run.js';

const DRAWN = '<svg width="10pt" height="20pt" viewBox="0 0 10 20"><text>drawn</text></svg>';

function pageOf(findings: readonly Finding[], source = SOURCE): string {
  return checkHtml(runOf(findings), { source: () => source, rules: RULES, svgOf: () => DRAWN });
}

describe('page of findings', () => {
  const page = pageOf([
    UNKNOWN,
    UNPROVED,
    { ...REFUTED, fix: 'set `item`', also: [{ file: 'C.java', line: 7, column: 1 }] },
  ]);

  it('lists findings in order, those replayed opened', () => {
    expect([...page.matchAll(/<article[^>]* data-verdict="(\w+)"/g)].map(([, verdict]) => verdict)).toEqual([
      'refuted',
      'unproved',
      'unknown',
    ]);
    expect(page.match(/<details open>/g)).toHaveLength(1);
  });

  it('shows source, steps, calls, pictures, other places, repair and assumptions', () => {
    expect(page).toContain('return <mark>item</mark>.hashCode();');
    expect(page).toContain('<code>item</code> is never set');
    expect(page).toContain('<pre>Box box = new Box();\nbox.size();</pre>');
    expect(page).toContain('<text>drawn</text>');
    expect(page).toContain('<code>C.java:7:1</code>');
    expect(page).toContain('set <code>item</code>');
    expect(page).toContain('assumes single-thread');
    expect(page).toContain('the budget of 10 steps was spent');
  });

  it('counts by verdict and by rule', () => {
    expect(page).toContain('<li class="refuted"><strong>1</strong> bugs</li>');
    expect(page).toContain('<li class="proved"><strong>2</strong> places proved safe</li>');
    expect(page).toMatch(/<th scope="row">Null dereference.*<td class="refuted">1<\/td><td class="unproved">1<\/td>/);
  });

  it('loads nothing and keeps its choices from those without script', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).not.toMatch(/url\(|@import|https?:/);
    expect(page).toContain('<form class="filters" hidden>');
    expect(page).toContain("default-src 'none'");
  });

  it('keeps nasty names and texts from acting', () => {
    const nasty = '</script><script>alert(1)</script><img src=x onerror="alert(2)">\'"`&\u0000';
    const location = { ...REFUTED.location, file: nasty };
    const finding: Finding = {
      ...REFUTED,
      rule: nasty,
      message: nasty,
      fix: nasty,
      location,
      also: [location],
      steps: [{ location, message: nasty }],
      witness: {
        start: 'calls',
        arguments: [nasty],
        heap: [{ id: nasty, class: nasty, fields: { [nasty]: nasty } }],
        calls: [nasty],
        trace: [{ line: 1, variables: { [nasty]: nasty }, heap: [], note: nasty }],
      },
    };
    const run = runOf([finding, finding]);
    const results = run.results.map((result) => ({ ...result, class: nasty, method: nasty, descriptor: nasty }));
    const diagnostics = [{ severity: 'error' as const, message: nasty, file: nasty }];
    const attacked = checkHtml(
      { ...run, results, diagnostics, assumptions: [nasty] },
      {
        source: () => nasty.repeat(5),
        rules: [{ id: nasty, title: nasty, question: nasty, help: nasty, cwe: [], since: '0.1.0' }],
        svgOf: () => DRAWN,
      },
    );
    expect(attacked.match(/<script/g)).toHaveLength(1);
    expect(attacked.match(/<\/script/g)).toHaveLength(1);
    expect(attacked).not.toContain('<img');
    expect(attacked).not.toContain('\u0000');
    // No quote of theirs ends an attribute: what stands in tags are names and quoted values only.
    const inTags = attacked.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/g) ?? [];
    for (const tag of inTags) expect(tag, tag).toMatch(/^<[a-z0-9]+(?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*\s*\/?>$/);
  });

  it('has no form for a single finding, and says so where there is none', () => {
    expect(pageOf([REFUTED])).not.toContain('<form');
    expect(pageOf([])).toContain('Nothing was found.');
  });

  it('draws long arrays in short', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`[${index}]`, index === 5 ? 'A#1' : 'null']),
    );
    const { heap } = condensed({
      start: 'heap',
      arguments: [],
      calls: [],
      trace: [],
      heap: [{ id: 'x', class: 'A[]', fields }],
    });
    expect(heap[0]?.fields).toEqual({ '[0…4]': 'null', '[5]': 'A#1', '[6…11]': 'null' });
  });
});
