/**
 * The circular list with header: its specifications follow from the summaries of all ten methods; runs confirm the
 * specifications themselves; and lists with one mistake each break them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScope } from '../../../../src/workspace/run-scope.js';
import { openTexts } from '../../../support/open.js';
import { checkerOf } from './check.js';

const FILE = 'test/fixtures/spec/linked-list/LinkedList.java';
const TEXT = readFileSync(FILE, 'utf8');
const SCOPE = 3;

const COMPLETE = [
  'getFirst',
  'getLast',
  'removeFirst',
  'removeLast',
  'addFirst',
  'addLast',
  'add',
  'remove',
  'clear',
  'clone',
];

async function claimsOf(text: string, name: string, replay = true) {
  const { checker, table } = await checkerOf(text, { scope: SCOPE, replay });
  // The public one of the name.
  const method = table.find('LinkedList')?.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`no method ${name}`);
  return checker.check(method).claims;
}

describe('the list', () => {
  it.each(COMPLETE)('%s does what its specification says', async (name) => {
    const claims = await claimsOf(TEXT, name);
    expect(claims.filter(({ property }) => property === 'ensures').length).toBeGreaterThanOrEqual(2);
    expect(claims.filter(({ property }) => property === 'invariant').length).toBe(2);
    for (const { verdict, holdsUpToScope, subject } of claims) {
      expect([subject, verdict === 'proved' || holdsUpToScope === SCOPE]).toEqual([subject, true]);
    }
  });

  it('holds on all small heaps when it is run', async () => {
    const workspace = await openTexts([{ path: 'LinkedList.java', text: TEXT }]);
    const methods = COMPLETE.map((name) => `LinkedList.${name}`);
    const { results } = runScope(workspace, { classes: [], methods, scope: 2, budget: 0.02 });
    expect(results.length).toBeGreaterThanOrEqual(10);
    for (const { claims, runs } of results) {
      expect(runs).toBeGreaterThan(1);
      const specified = claims.filter(({ property }) => property === 'ensures' || property === 'invariant');
      expect(specified.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
    }
  });
});

describe('a list with a mistake', () => {
  it.each([
    ['addFirst', 'added.next.previous = added;', ''],
    ['addLast', 'added.previous.next = added;', ''],
    [
      'add',
      'addBefore(element, header);\n        return true;',
      'addBefore(element, header.next);\n        return true;',
    ],
    ['removeFirst', 'entry.next.previous = entry.previous;', ''],
    ['removeLast', 'remove(header.previous);', 'remove(header.next);'],
    ['getFirst', 'return header.next.element;', 'return header.previous.element;'],
    ['getLast', 'return header.previous.element;', 'return header.next.next.element;'],
    ['clear', 'header.previous = header;\n    }\n\n    //@ ensures fresh', '}\n\n    //@ ensures fresh'],
    ['remove', 'remove(e);\n                return true;', 'remove(e.next);\n                return true;'],
    ['remove', 'remove(e);\n                return true;', 'remove(e);'],
    ['remove', 'for (Entry e = header.next; e != header;', 'for (Entry e = header.next.next; e != header;'],
    ['clone', 'copy.add(e.element);', 'copy.header = header;'],
    ['clone', 'copy.add(e.element);', 'copy.addFirst(e.element);'],
    ['clone', 'copy.add(e.element);', 'copy.add(header.previous.element);'],
    ['clone', 'copy.add(e.element);', 'if (e.next == header) copy.add(e.element);'],
  ])('%s: %s', async (name, right, wrong) => {
    const text = TEXT.replace(right, wrong);
    expect(text).not.toBe(TEXT);
    const verdicts = (await claimsOf(text, name)).map(({ verdict }) => verdict);
    expect(verdicts).toContain('refuted');
  });
});
