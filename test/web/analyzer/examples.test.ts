/** Every example in every view: an answer without faults, that can be sent between workers and written as JSON. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analyzer } from '../../../src/web/analyzer/analyzer.js';
import { EXAMPLES as OFFERED } from '../../../src/web/page/logic/examples.js';
import type { Answer } from '../../../src/web/protocol.js';
import { answerOf, EXAMPLES, fileOf, openAnalyzer, VIEWS } from './open.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await openAnalyzer();
});

/** Compared as text: the test library takes long to compare large values, and would not tell undefined from missing. */
function expectPlain(answer: Answer): void {
  const written = JSON.stringify(answer);
  expect(JSON.stringify(structuredClone(answer)) === written).toBe(true);
  expect(unplain(answer, '')).toEqual([]);
}

/** Places that JSON would lose: undefined, numbers that are none, objects that are not plain. */
function unplain(value: unknown, place: string): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [place];
  if (Array.isArray(value)) return value.flatMap((each, index) => unplain(each, `${place}[${index}]`));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return [place];
  return Object.entries(value).flatMap(([key, each]) => unplain(each, `${place}.${key}`));
}

/** All take long: every view gets a third of the examples, and every example is shown in a third of the views. */
const PARTS = 3;

describe.each(VIEWS)('%s', (view) => {
  const part = EXAMPLES.filter((_, index) => (index + VIEWS.indexOf(view)) % PARTS === 0);

  it.each(part)('%s', async (path) => {
    // It is the form that matters here, also of what was cut off.
    const answer = await answerOf(analyzer, view, [fileOf(path)], 0.2);
    expect(answer.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expectPlain(answer);
    const count = fileOf(path).text.split('\n').length;
    expect(answer.marks.every((mark) => mark.file === path && mark.line > 0 && mark.line <= count)).toBe(true);
    expect(answer.milliseconds).toBeGreaterThanOrEqual(0);
  });
});

describe('examples that the page offers', () => {
  it.each(OFFERED.map((example) => [example.id, example] as const))(
    '%s shows something',
    async (_, { paths, view }) => {
      const files = paths.map((path) => fileOf(`examples/${path}`));
      const answer = await answerOf(analyzer, view, files);
      expect(answer.diagnostics).toEqual([]);
      const shown = { shapes: 'methods', invariants: 'classes', typestates: 'components', specification: 'methods' };
      const key = view === 'findings' ? 'findings' : shown[view as keyof typeof shown];
      expect((answer as unknown as Record<string, readonly unknown[]>)[key]?.length).toBeGreaterThan(0);
    },
  );
});
