/** Lets the page go on, and open again, without a network: `../offline/service-worker.ts`, as the build has put it beside the page. */
import { isStatic, type LocalFiles } from '../local-files.js';

/** Beside index.html, since it may keep only what is below it. */
const SCRIPT = 'sw.js';

/**
 * For static sites only: what the command serves is read from a disk that is there, under an address that is never used again.
 * Nobody waits for it; `data-offline` at the document says when everything is kept.
 */
export async function keepForOffline(base: string, local: LocalFiles): Promise<void> {
  if (!import.meta.env.PROD || !isStatic(local) || !isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const say = (): void => {
    if (serviceWorker.controller !== null) document.documentElement.dataset.offline = 'ready';
  };
  serviceWorker.addEventListener('controllerchange', say);
  try {
    await serviceWorker.register(new URL(SCRIPT, base), { scope: base });
    say();
  } catch {
    // Forbidden by the browser, or not served: the page works as long as there is a network.
  }
}
