/** The client of the picture worker: latest first, nothing twice, and what is not wanted any more is not drawn. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drawing } from '../../../src/pictures/drawing.js';
import { PictureClient, type PictureWorker } from '../../../src/web/pictures/client.js';
import type { FromPictures, PictureRequest, ToPictures } from '../../../src/web/pictures/messages.js';

/** A worker that answers when the test says so. */
class SlowWorker implements PictureWorker {
  onmessage: PictureWorker['onmessage'] = null;
  onerror: PictureWorker['onerror'] = null;
  readonly asked: ToPictures[] = [];
  isEnded = false;

  postMessage(message: ToPictures): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(message: FromPictures): void {
    this.onmessage?.({ data: message });
  }

  /** Answers what was asked last. */
  draw(): void {
    const { number, request } = this.asked.at(-1) as ToPictures;
    this.answer({ kind: 'drawn', number, svgs: titles(request).map((title) => `<svg>${title}</svg>`) });
  }
}

function titles(request: PictureRequest): readonly string[] {
  return request.kind === 'series' ? request.drawings.map(({ title }) => title) : [];
}

function titled(title: string): Drawing {
  return { title, nodes: [], edges: [] };
}

let workers: SlowWorker[];
let client: PictureClient;
beforeEach(() => {
  workers = [];
  client = new PictureClient({
    createWorker: () => {
      const worker = new SlowWorker();
      workers.push(worker);
      return worker;
    },
    remembered: 3,
  });
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

function worker(): SlowWorker {
  return workers.at(-1) as SlowWorker;
}

function asked(): readonly (readonly string[])[] {
  return workers.flatMap((each) => each.asked.map(({ request }) => titles(request)));
}

describe('pictures', () => {
  it('are drawn by a worker that is started when the first is wanted', async () => {
    expect(workers).toHaveLength(0);
    const svg = client.svg(titled('a'));
    worker().draw();
    expect(await svg).toBe('<svg>a</svg>');
    const both = client.series([titled('b'), titled('c')]);
    worker().draw();
    expect(await both).toEqual(['<svg>b</svg>', '<svg>c</svg>']);
    expect(workers).toHaveLength(1);
  });

  it('are drawn one at a time, the latest first', async () => {
    const all = ['a', 'b', 'c'].map((title) => client.svg(titled(title)));
    for (let step = 0; step < 3; step++) {
      expect(asked()).toHaveLength(step + 1);
      worker().draw();
    }
    expect(asked()).toEqual([['a'], ['c'], ['b']]);
    expect(await Promise.all(all)).toEqual(['<svg>a</svg>', '<svg>b</svg>', '<svg>c</svg>']);
  });

  it('are drawn once for all who want the same', async () => {
    const [first, second] = [client.svg(titled('a')), client.svg(titled('a'))];
    worker().draw();
    const third = client.svg(titled('a'));
    expect(await Promise.all([first, second, third])).toEqual(Array(3).fill('<svg>a</svg>'));
    expect(asked()).toEqual([['a']]);
  });

  it('are remembered up to a number, those longest that were used last', async () => {
    for (const title of ['a', 'b', 'c', 'a', 'd']) {
      const svg = client.svg(titled(title));
      if (asked().at(-1)?.[0] === title) worker().draw();
      await svg;
    }
    // `b` was the one that nobody had looked at for longest.
    void client.svg(titled('a'));
    expect(asked().map(([title]) => title)).toEqual(['a', 'b', 'c', 'd']);
    client.svg(titled('b')).catch(() => undefined);
    expect(asked().map(([title]) => title)).toEqual(['a', 'b', 'c', 'd', 'b']);
  });
});

describe('what is not wanted any more', () => {
  it('is not drawn, and says that it was given up', async () => {
    const [stopped, other] = [new AbortController(), new AbortController()];
    const first = client.svg(titled('a'));
    const second = client.svg(titled('b'), { signal: stopped.signal });
    const third = client.svg(titled('c'), { signal: other.signal });
    stopped.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    worker().draw();
    worker().draw();
    expect(await Promise.all([first, third])).toEqual(['<svg>a</svg>', '<svg>c</svg>']);
    expect(asked()).toEqual([['a'], ['c']]);
    await expect(client.svg(titled('d'), { signal: stopped.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is drawn all the same if somebody else wants it', async () => {
    const stopped = new AbortController();
    const first = client.svg(titled('x'));
    const second = client.svg(titled('a'), { signal: stopped.signal });
    const third = client.svg(titled('a'));
    stopped.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    worker().draw();
    worker().draw();
    expect(await Promise.all([first, third])).toEqual(['<svg>x</svg>', '<svg>a</svg>']);
  });

  it('can be all there is; what is being drawn is kept for later', async () => {
    const [first, second] = [client.svg(titled('a')), client.svg(titled('b'))];
    client.clear();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    worker().draw();
    expect(await client.svg(titled('a'))).toBe('<svg>a</svg>');
    expect(asked()).toEqual([['a']]);
  });
});

describe('faults', () => {
  it('of a picture are told, and the next one gets a new worker', async () => {
    const [bad, good] = [client.svg(titled('a')), client.svg(titled('b'))];
    const { number } = worker().asked[0] as ToPictures;
    worker().answer({ kind: 'failed', number, message: 'out of memory' });
    await expect(bad).rejects.toThrow('out of memory');
    expect([workers.length, workers[0]?.isEnded]).toEqual([2, true]);
    worker().draw();
    expect(await good).toBe('<svg>b</svg>');
    // A fault is not remembered.
    void client.svg(titled('a'));
    expect(asked()).toEqual([['a'], ['b'], ['a']]);
    worker().draw();
  });

  it('of the worker end what is being drawn, and nothing else', async () => {
    const [bad, good] = [client.svg(titled('a')), client.svg(titled('b'))];
    worker().onerror?.({ message: '' });
    await expect(bad).rejects.toThrow('the picture worker could not be run');
    worker().draw();
    expect(await good).toBe('<svg>b</svg>');
  });

  it('a picture that takes too long is given up', async () => {
    vi.useFakeTimers();
    const bad = client.svg(titled('a'));
    const failed = expect(bad).rejects.toThrow('not drawn: it took longer than 10 s');
    await vi.advanceTimersByTimeAsync(9_900);
    expect(worker().isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await failed;
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('an answer to something else changes nothing', async () => {
    const svg = client.svg(titled('a'));
    worker().answer({ kind: 'drawn', number: 99, svgs: ['wrong'] });
    worker().draw();
    worker().draw();
    expect(await svg).toBe('<svg>a</svg>');
  });

  it('closing ends the worker', async () => {
    const svg = client.svg(titled('a'));
    client.close();
    await expect(svg).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.isEnded).toBe(true);
  });
});
