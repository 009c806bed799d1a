/** The page's side: one question of interest at a time, workers that are ended, crash or take too long. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AnalyzerClient,
  type AnalyzerWorker,
  Cancelled,
  type Progress,
  TimedOut,
} from '../../../src/web/analyzer/client.js';
import type { Answer, FromAnalyzer, ToAnalyzer } from '../../../src/web/protocol.js';

class FakeWorker implements AnalyzerWorker {
  onmessage: AnalyzerWorker['onmessage'] = null;
  onerror: AnalyzerWorker['onerror'] = null;
  readonly got: ToAnalyzer[] = [];
  isEnded = false;

  postMessage(message: ToAnalyzer): void {
    if (this.isEnded) throw new Error('a message to a worker that was ended');
    this.got.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** What an ended worker says is never heard. */
  say(message: FromAnalyzer): void {
    if (!this.isEnded) this.onmessage?.({ data: message });
  }

  ready(): void {
    this.say({ kind: 'ready', milliseconds: 5, rules: [] });
  }

  /** Numbers of the questions that it was given. */
  get asked(): readonly number[] {
    return this.got.flatMap((message) => (message.kind === 'ask' ? [message.question.number] : []));
  }

  answer(number: number, text = ''): void {
    this.say({ kind: 'answer', number, answer: answerWith(text) });
  }
}

function answerWith(text: string): Answer {
  return { view: 'ir', text, lines: [], marks: [], diagnostics: [], assumptions: [], milliseconds: 1 };
}

const FILES = [{ path: 'A.java', text: 'class A {}' }];

let workers: FakeWorker[] = [];
let progress: Progress[] = [];

function open(timeLimit?: number): AnalyzerClient {
  workers = [];
  progress = [];
  return new AnalyzerClient({
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    base: 'http://here/site/',
    ...(timeLimit === undefined ? {} : { timeLimit }),
    onProgress: (told) => progress.push(told),
  });
}

function worker(index: number): FakeWorker {
  const found = workers[index];
  if (found === undefined) throw new Error(`there are only ${workers.length} workers`);
  return found;
}

/** What became of a promise, so far. */
async function outcome(asked: Promise<Answer>): Promise<string> {
  const pending = Symbol('pending');
  try {
    const settled = await Promise.race([asked, Promise.resolve(pending)]);
    return settled === pending ? 'pending' : `answer ${(settled as { readonly text: string }).text}`;
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a question', () => {
  it('waits until the worker is prepared, and is answered', async () => {
    const client = open();
    const asked = client.ask('ir', FILES, 2);
    expect(worker(0).got).toEqual([{ kind: 'prepare', base: 'http://here/site/' }]);
    worker(0).ready();
    expect(await client.ready).toEqual({ milliseconds: 5, rules: [] });
    expect(worker(0).got[1]).toEqual({ kind: 'ask', question: { number: 1, view: 'ir', files: FILES, budget: 2 } });
    worker(0).say({ kind: 'progress', number: 1, done: 1, all: 3, what: 'A.m' });
    worker(0).answer(1, 'text');
    expect(await outcome(asked)).toBe('answer text');
    expect(progress).toEqual([{ done: 1, all: 3, what: 'A.m' }]);
  });

  it('fails with the message of a fault, and the worker goes on', async () => {
    const client = open();
    worker(0).ready();
    const asked = client.ask('ir', FILES);
    worker(0).say({ kind: 'failed', number: 1, message: 'no such thing' });
    expect(await outcome(asked)).toBe('Error: a fault of the analyzer: no such thing');
    const again = client.ask('ir', FILES);
    worker(0).answer(2, 'fine');
    expect(await outcome(again)).toBe('answer fine');
    expect(worker(0).isEnded).toBe(false);
  });
});

describe('a question that is superseded', () => {
  it('is cancelled at once; a worker that ends soon takes the next one, and what it says of the old one is dropped', async () => {
    const client = open();
    worker(0).ready();
    const first = client.ask('ir', FILES);
    const second = client.ask('ir', FILES);
    expect(await outcome(first)).toBe('Cancelled: another question was asked');
    expect(worker(0).asked).toEqual([1]);
    worker(0).say({ kind: 'progress', number: 1, done: 1, all: 1, what: 'old' });
    worker(0).answer(1, 'old');
    expect(worker(0).asked).toEqual([1, 2]);
    expect(await outcome(second)).toBe('pending');
    worker(0).answer(2, 'new');
    expect(await outcome(second)).toBe('answer new');
    expect(progress).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(worker(0).isEnded).toBe(false);
  });

  it('is ended where it goes on, and the spare worker, which is prepared, takes the next one', async () => {
    const client = open();
    worker(0).ready();
    await vi.advanceTimersByTimeAsync(1000);
    worker(1).ready();
    const first = client.ask('ir', FILES);
    first.catch(() => {});
    client.ask('ir', FILES).catch(() => {});
    const third = client.ask('ir', FILES);
    await vi.advanceTimersByTimeAsync(299);
    expect(worker(0).isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker(0).isEnded).toBe(true);
    expect(worker(1).asked).toEqual([3]);
    worker(1).answer(3, 'third');
    expect(await outcome(third)).toBe('answer third');
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers.length).toBe(3);
  });

  it('where there is no spare yet, waits for a new one', async () => {
    const client = open();
    worker(0).ready();
    client.ask('ir', FILES).catch(() => {});
    const second = client.ask('ir', FILES);
    await vi.advanceTimersByTimeAsync(300);
    expect(workers.length).toBe(2);
    expect(worker(1).asked).toEqual([]);
    worker(1).ready();
    expect(worker(1).asked).toEqual([2]);
    worker(1).answer(2, 'late');
    expect(await outcome(second)).toBe('answer late');
  });

  it('before anything was prepared, is not even asked', async () => {
    const client = open();
    const first = client.ask('ir', FILES);
    const second = client.ask('ir', FILES);
    worker(0).ready();
    expect(await outcome(first)).toMatch(/^Cancelled/);
    expect(worker(0).asked).toEqual([2]);
    worker(0).answer(2, 'two');
    expect(await outcome(second)).toBe('answer two');
  });
});

describe('ending', () => {
  it('cancel ends the worker at once; the next question is answered by another', async () => {
    const client = open();
    worker(0).ready();
    await vi.advanceTimersByTimeAsync(1000);
    worker(1).ready();
    const first = client.ask('ir', FILES);
    client.cancel();
    expect(await outcome(first)).toBe('Cancelled: cancelled');
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    expect(worker(0).isEnded).toBe(true);
    const second = client.ask('ir', FILES);
    worker(1).answer(2, 'second');
    expect(await outcome(second)).toBe('answer second');
  });

  it('cancel without a question leaves the worker alone', () => {
    const client = open();
    worker(0).ready();
    client.cancel();
    expect(worker(0).isEnded).toBe(false);
  });

  it('close ends all workers, also those that would have come', async () => {
    const client = open();
    worker(0).ready();
    const asked = client.ask('ir', FILES);
    asked.catch(() => {});
    client.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome(asked)).toMatch(/^Cancelled/);
    expect(await outcome(client.ask('ir', FILES))).toMatch(/^Cancelled/);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });
});

describe('the time limit', () => {
  it('is 20 seconds, counted from when the worker got the question, and says where it was', async () => {
    const client = open();
    const asked = client.ask('shapes', FILES);
    asked.catch(() => {});
    await vi.advanceTimersByTimeAsync(30_000);
    worker(0).ready();
    worker(0).say({ kind: 'progress', number: 1, done: 2, all: 9, what: 'Sort.merge' });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(await outcome(asked)).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome(asked)).toBe(
      'TimedOut: stopped after 20 s: the program is too much for this view, at Sort.merge (2 of 9)',
    );
    await expect(asked).rejects.toBeInstanceOf(TimedOut);
    expect(worker(0).isEnded).toBe(true);
  });

  it('is that of the options, and none is left over from an answered question', async () => {
    const client = open(2);
    worker(0).ready();
    const first = client.ask('ir', FILES);
    worker(0).answer(1, 'one');
    expect(await outcome(first)).toBe('answer one');
    await vi.advanceTimersByTimeAsync(1500);
    const second = client.ask('ir', FILES);
    second.catch(() => {});
    await vi.advanceTimersByTimeAsync(1999);
    expect(await outcome(second)).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome(second)).toMatch(/^TimedOut: stopped after 2 s/);
  });
});

describe('crashes', () => {
  it('of a busy worker fail its question; another answers the next one', async () => {
    const client = open();
    worker(0).ready();
    const first = client.ask('ir', FILES);
    worker(0).onerror?.({ message: 'out of memory' });
    expect(await outcome(first)).toBe('Error: the analyzer crashed: out of memory');
    const second = client.ask('ir', FILES);
    worker(1).ready();
    worker(1).answer(2, 'second');
    expect(await outcome(second)).toBe('answer second');
  });

  it('of a worker with a superseded question do not fail the one that waits', async () => {
    const client = open();
    worker(0).ready();
    client.ask('ir', FILES).catch(() => {});
    const second = client.ask('ir', FILES);
    worker(0).onerror?.({ message: 'out of memory' });
    worker(1).ready();
    worker(1).answer(2, 'second');
    expect(await outcome(second)).toBe('answer second');
  });

  it('while it is prepared are told to whoever waits, and the next question tries again', async () => {
    const client = open();
    const first = client.ask('ir', FILES);
    worker(0).say({ kind: 'failed', number: 0, message: 'library.bin could not be fetched: 404' });
    const told = 'Error: the analyzer could not be started: library.bin could not be fetched: 404';
    expect(await outcome(first)).toBe(told);
    await expect(client.ready).rejects.toThrow('could not be started');
    const second = client.ask('ir', FILES);
    worker(1).ready();
    worker(1).answer(2, 'second');
    expect(await outcome(second)).toBe('answer second');
  });

  it('of the spare worker are nobody else’s business', async () => {
    const client = open();
    worker(0).ready();
    await vi.advanceTimersByTimeAsync(1000);
    worker(1).onerror?.({});
    const asked = client.ask('ir', FILES);
    worker(0).answer(1, 'one');
    expect(await outcome(asked)).toBe('answer one');
    client.ask('ir', FILES).catch(() => {});
    client.cancel();
    const third = client.ask('ir', FILES);
    worker(2).ready();
    worker(2).answer(3, 'three');
    expect(await outcome(third)).toBe('answer three');
  });
});
