/** The page starts: the analyzer and the picture maker in workers, the program from the link, the user's files, or the first example. */
import { mount } from 'svelte';
import { PICTURE_STYLE, themeVariables } from '../../pictures/themes.js';
import { AnalyzerClient, type AnalyzerWorker, Cancelled, TimedOut } from '../analyzer/client.js';
import { readLocalFiles, watchLocalFiles } from '../local-files.js';
import { PictureClient, type PictureWorker } from '../pictures/client.js';
import App from './App.svelte';
import { filesOf } from './example-texts.js';
import { EXAMPLES } from './logic/examples.js';
import { readLink } from './logic/link.js';
import { keepForOffline } from './offline.js';
import { Page } from './page.svelte.js';
import { publish } from './published.js';
import { currentTheme } from './theme.js';

/** Milliseconds: fetching everything once more is not to take time from the first answer. */
const OFFLINE_DELAY = 3000;

const base = new URL('./', document.baseURI).href;
document.documentElement.dataset.theme = currentTheme();
addPictureStyle();

const client = new AnalyzerClient({
  createWorker: () =>
    new Worker(new URL('../analyzer/worker.ts', import.meta.url), { type: 'module' }) as unknown as AnalyzerWorker,
  base,
  onProgress: ({ done, all, what }) => {
    page.progress = `${what}, ${done} of ${all}`;
  },
});
const pictures = new PictureClient({
  createWorker: () =>
    new Worker(new URL('../pictures/worker.ts', import.meta.url), { type: 'module' }) as unknown as PictureWorker,
});
pictures.prepare();
const page = new Page({
  client,
  pictures,
  isSuperseded: (error) => error instanceof Cancelled,
  isStopped: (error) => error instanceof TimedOut,
});
publish(page);
mount(App, { target: document.getElementById('page') as HTMLElement, props: { page } });
client.ready.then(
  ({ milliseconds }) => {
    page.ready = milliseconds;
    document.documentElement.dataset.ready = 'true';
  },
  () => {
    // Whoever asks is told why.
  },
);
addEventListener('hashchange', () => openLink());
void start();

async function start(): Promise<void> {
  const local = await readLocalFiles(base, (address, options) => fetch(address, options));
  page.local = local.files;
  if (!openLink()) {
    const [example] = EXAMPLES;
    const { notice } = page;
    if (local.files.length > 0) page.restore({ files: local.files });
    else if (example !== undefined) page.open(example, filesOf(example));
    page.notice = notice;
  }
  if (local.notes.length > 0) page.notice = local.notes.join(' ');
  setTimeout(() => void keepForOffline(base, local), OFFLINE_DELAY);
  await watchLocalFiles(base, local, (address, options) => fetch(address, options), {
    onChange: ({ files }) => page.reload(files),
    onLost: () => {
      page.notice = 'The command that served this page has ended; the page goes on with what it has.';
    },
    signal: new AbortController().signal,
  });
}

/** Whether the address holds a program. */
function openLink(): boolean {
  const read = readLink(location.hash);
  if (read.kind === 'shared') page.restore(read.shared);
  if (read.kind === 'refused') page.notice = read.message;
  return read.kind === 'shared';
}

function addPictureStyle(): void {
  const style = document.createElement('style');
  const dark = themeVariables('dark');
  style.textContent = [
    `:root { ${themeVariables('light')} }`,
    `:root[data-theme='dark'] { ${dark} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${dark} } }`,
    PICTURE_STYLE,
  ].join('\n');
  document.head.append(style);
}
