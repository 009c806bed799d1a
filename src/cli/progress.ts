/** How far a run is, on standard error: one bar over all of it on a terminal, elsewhere at most a line a minute. */
export interface Progress {
  readonly show: (done: number, all: number, what: string) => void;
  readonly clear: () => void;
}

/** Where it is shown. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Between two updates of the bar, and between two lines. */
const INTERVAL_MILLISECONDS = 100;
const LINE_MILLISECONDS = 60_000;
const BAR = 20;
/** Before so much is done, nobody can tell how long the rest takes. */
const LEAST_KNOWN = 0.05;

const SILENT: Progress = { show: () => {}, clear: () => {} };

export function progressLine(
  { quiet }: { readonly quiet?: boolean },
  terminal: Terminal = process.stderr,
  clock: () => number = () => performance.now(),
): Progress {
  if (quiet === true) return SILENT;
  return terminal.isTTY === true ? bar(terminal, clock) : lines(terminal, clock);
}

function bar(terminal: Terminal, clock: () => number): Progress {
  const started = clock();
  const run = farthest();
  let shownAt: number | undefined;
  return {
    show: (done, all, what) => {
      const now = clock();
      const part = run(done, all);
      if (shownAt !== undefined && now - shownAt < INTERVAL_MILLISECONDS) return;
      shownAt = now;
      const filled = Math.round(part * BAR);
      const line = `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${percent(part)}${rest(part, now - started)} ${what}`;
      terminal.write(`\r\u001b[K${line.slice(0, Math.max(10, (terminal.columns ?? 80) - 1))}`);
    },
    clear: () => {
      if (shownAt !== undefined) terminal.write('\r\u001b[K');
      shownAt = undefined;
    },
  };
}

function lines(terminal: Terminal, clock: () => number): Progress {
  const started = clock();
  const run = farthest();
  let shownAt = started;
  return {
    show: (done, all, what) => {
      const now = clock();
      const part = run(done, all);
      if (now - shownAt < LINE_MILLISECONDS) return;
      shownAt = now;
      terminal.write(`${percent(part)}${rest(part, now - started)} ${what}\n`);
    },
    clear: () => {},
  };
}

/** Work that is found on the way makes the whole larger; the bar does not go back for it. */
function farthest(): (done: number, all: number) => number {
  let most = 0;
  return (done, all) => {
    most = Math.max(most, all <= 0 ? 0 : Math.min(1, done / all));
    return most;
  };
}

function percent(part: number): string {
  return `${Math.floor(part * 100)}%`;
}

/** What is left, if the rest goes as what is done. */
function rest(part: number, elapsed: number): string {
  if (part < LEAST_KNOWN) return '';
  const seconds = Math.round((elapsed * (1 - part)) / part / 1000);
  return seconds < 60 ? `, about ${seconds} s left` : `, about ${Math.ceil(seconds / 60)} min left`;
}
