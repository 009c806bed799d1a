/** Which questions are asked and when, and that nothing of an older text counts as an answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answering, Known } from '../../../src/web/page/logic/asking.js';
import { Asker, freshAnswers, isFresh, TYPING_PAUSE } from '../../../src/web/page/logic/asking.js';
import type { Answer, SourceFile, ViewName } from '../../../src/web/protocol.js';

class Superseded extends Error {}
class Stopped extends Error {}

interface Asked {
  readonly view: ViewName;
  readonly text: string;
  readonly answer: () => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** Answers when the test says so; a later question takes the place of the one before. */
function fakeClient() {
  const asked: Asked[] = [];
  let cancelled = 0;
  let reject: ((error: Error) => void) | undefined;
  const client: Answering = {
    ask: (view, files) => {
      reject?.(new Superseded());
      return new Promise<Answer>((resolve, fails) => {
        reject = fails;
        asked.push({
          view,
          text: files.map(({ text }) => text).join(),
          answer: () =>
            settle(() =>
              resolve({ view, marks: [], diagnostics: [], assumptions: [], milliseconds: 1 } as unknown as Answer),
            ),
          fail: (error) => settle(() => fails(error)),
        });
      });
    },
    cancel: () => {
      cancelled++;
      reject?.(new Superseded());
    },
  };
  return { client, asked, cancels: () => cancelled };
}

async function settle(act: () => void): Promise<void> {
  act();
  await vi.advanceTimersByTimeAsync(0);
}

function program(text: string): readonly SourceFile[] {
  return [{ path: 'A.java', text }];
}

function setUp(view: ViewName = 'shapes') {
  const { client, asked, cancels } = fakeClient();
  const seen: Known[] = [];
  const asker = new Asker({
    client,
    view,
    changed: (known) => seen.push(known),
    isSuperseded: (error) => error instanceof Superseded,
    isStopped: (error) => error instanceof Stopped,
  });
  const views = (): readonly ViewName[] => asked.map((each) => each.view);
  const last = (): Asked => asked.at(-1) as Asked;
  return { asker, asked, views, last, cancels, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('asking', () => {
  it('asks about an opened program at once: the view, then those whose marks stand in the editor', async () => {
    const { asker, views, last } = setUp('specification');
    asker.opened(program('a'));
    expect(views()).toEqual(['specification']);
    await last().answer();
    expect(views()).toEqual(['specification', 'shapes']);
    await last().answer();
    expect(views()).toEqual(['specification', 'shapes', 'findings']);
    await last().answer();
    expect(asker.known.status).toEqual({ kind: 'idle' });
    expect(freshAnswers(asker.known)).toHaveLength(3);
  });

  it('waits until typing pauses, and asks about the last text only', async () => {
    const { asker, asked } = setUp();
    for (const text of ['a', 'ab', 'abc']) {
      asker.typed(program(text));
      await vi.advanceTimersByTimeAsync(TYPING_PAUSE - 1);
      expect(asked).toHaveLength(0);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ text }) => text)).toEqual(['abc']);
  });

  it('makes every answer stale with the first letter that is typed', async () => {
    const { asker, last } = setUp();
    asker.opened(program('a'));
    await last().answer();
    expect(isFresh(asker.known, 'shapes')).toBe(true);
    asker.typed(program('ab'));
    expect(isFresh(asker.known, 'shapes')).toBe(false);
    expect(freshAnswers(asker.known)).toEqual([]);
    expect(asker.known.answers.has('shapes')).toBe(true);
  });

  it('drops an answer that comes after the text has changed', async () => {
    const { asker, last } = setUp();
    asker.opened(program('a'));
    const late = last();
    asker.typed(program('ab'));
    await late.answer();
    expect(asker.known.answers.size).toBe(0);
    expect(asker.known.status.kind).toBe('waiting');
  });

  it('keeps nothing of another program', async () => {
    const { asker, last } = setUp();
    asker.opened(program('a'));
    await last().answer();
    asker.opened(program('b'));
    expect(asker.known.answers.size).toBe(0);
  });

  it('asks for a view that is shown before what was being asked', async () => {
    const { asker, views, last } = setUp('shapes');
    asker.opened(program('a'));
    asker.show('ir');
    expect(views()).toEqual(['shapes', 'ir']);
    await last().answer();
    expect(isFresh(asker.known, 'ir')).toBe(true);
    expect(views()).toEqual(['shapes', 'ir', 'shapes']);
  });

  it('does not ask again for a view whose answer is there', async () => {
    const { asker, views, last } = setUp('shapes');
    asker.opened(program('a'));
    await last().answer();
    await last().answer();
    asker.show('findings');
    expect(views()).toEqual(['shapes', 'findings']);
    expect(asker.known.view).toBe('findings');
  });
});

describe('stopping', () => {
  it('ends the question, says so, and asks nothing until the text changes', async () => {
    const { asker, asked, cancels } = setUp();
    asker.opened(program('a'));
    asker.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(cancels()).toBe(1);
    expect(asked).toHaveLength(1);
    expect(asker.known.status).toMatchObject({ kind: 'stopped', view: 'shapes' });
    asker.typed(program('ab'));
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE);
    expect(asked).toHaveLength(2);
  });

  it('tells what the analyzer said when it took too long, and leaves old answers stale', async () => {
    const { asker, asked, last } = setUp();
    asker.opened(program('a'));
    await last().answer();
    await last().answer();
    asker.typed(program('explodes'));
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE);
    await last().fail(new Stopped('stopped after 20 s'));
    expect(asker.known.status).toEqual({ kind: 'stopped', view: 'shapes', message: 'stopped after 20 s' });
    expect(isFresh(asker.known, 'shapes')).toBe(false);
    expect(asked).toHaveLength(3);
  });

  it('can be taken back', async () => {
    const { asker, asked, last } = setUp();
    asker.opened(program('a'));
    asker.stop();
    await vi.advanceTimersByTimeAsync(0);
    asker.again();
    expect(asked).toHaveLength(2);
    await last().answer();
    expect(isFresh(asker.known, 'shapes')).toBe(true);
  });

  it('of a fault of the analyzer says so, and goes on with the other views', async () => {
    const { asker, views, last } = setUp();
    asker.opened(program('a'));
    await last().fail(new Error('a fault'));
    expect(views()).toEqual(['shapes', 'findings']);
    await last().answer();
    expect(isFresh(asker.known, 'findings')).toBe(true);
    expect(isFresh(asker.known, 'shapes')).toBe(false);
  });
});
