/** Calls that come in bursts, made once when the burst is over. */

export interface Timers {
  readonly setTimeout: (action: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

export const TIMERS: Timers = {
  setTimeout: (action, milliseconds) => setTimeout(action, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export interface Debounced {
  /** Runs the action when `milliseconds` have passed without another call. */
  readonly soon: () => void;
  /** Runs it now, once. */
  readonly now: () => void;
  /** Whatever was to come does not. */
  readonly cancel: () => void;
}

export function debounced(action: () => void, milliseconds: number, timers: Timers = TIMERS): Debounced {
  let timer: unknown;
  const cancel = (): void => {
    if (timer !== undefined) timers.clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    cancel();
    action();
  };
  const soon = (): void => {
    cancel();
    timer = timers.setTimeout(now, milliseconds);
  };
  return { soon, now, cancel };
}
