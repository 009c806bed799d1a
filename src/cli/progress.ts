/** How far a long run is, on standard error, and only on a terminal. */
export interface Progress {
  readonly show: (done: number, all: number, what: string) => void;
  readonly clear: () => void;
}

/** Between two updates of the line. */
const INTERVAL_MILLISECONDS = 100;

export function progressLine({ quiet }: { readonly quiet?: boolean }): Progress {
  if (!process.stderr.isTTY || quiet === true) return { show: () => {}, clear: () => {} };
  let shownAt = 0;
  return {
    show: (done, all, what) => {
      const now = performance.now();
      if (now - shownAt < INTERVAL_MILLISECONDS) return;
      shownAt = now;
      const line = `${done}/${all} ${what}`.slice(0, Math.max(10, (process.stderr.columns ?? 80) - 1));
      process.stderr.write(`\r\u001b[K${line}`);
    },
    clear: () => {
      if (shownAt > 0) process.stderr.write('\r\u001b[K');
    },
  };
}
