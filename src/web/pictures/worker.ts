/** Graphviz in a worker of its own: the page stays smooth while it draws, and can end it when it takes too long. */
import { instance } from '@viz-js/viz';
import { drawn } from './draw.js';
import type { FromPictures, ToPictures } from './messages.js';

/** The first layout takes longer than others: it is over before somebody waits for it. */
const viz = instance().then((graphviz) => {
  graphviz.renderString('digraph { a [shape=plain, label=<<TABLE><TR><TD PORT="b"></TD></TR></TABLE>>]; a:b -> c }', {
    format: 'json0',
    engine: 'dot',
  });
  return graphviz;
});

self.addEventListener('message', async ({ data }: MessageEvent<ToPictures>) => {
  const answer = (message: FromPictures): void => self.postMessage(message);
  try {
    const graphviz = await viz;
    answer(drawn(data, (dot) => graphviz.renderString(dot, { format: 'json0', engine: 'dot' })));
  } catch (fault) {
    answer({ kind: 'failed', number: data.number, message: fault instanceof Error ? fault.message : String(fault) });
  }
});
