/** Keys: which tab, step or shortcut one means. */

export interface Shortcut {
  readonly keys: string;
  readonly what: string;
}

/** As the help lists them. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'Alt+1 … Alt+6', what: 'Shapes, Invariants, Typestates, Specification, Findings, IR' },
  { keys: 'Alt+,  Alt+.', what: 'previous, next step of the iteration, of a run, or of the rounds' },
  { keys: 'Alt+↑  Alt+↓', what: 'in the results: previous, next line with code' },
  { keys: 'F8  Shift+F8', what: 'next, previous marked line' },
  { keys: 'Ctrl+Enter', what: 'analyse now' },
  { keys: 'Alt+Enter', what: 'accept the precondition that is offered' },
  { keys: 'Alt+X', what: 'cancel the analysis' },
  { keys: 'Esc', what: 'leave the editor: Tab goes on from there, and does not indent' },
  { keys: 'Alt+E', what: 'go to the editor' },
  { keys: '←  →  Home  End', what: 'on tabs and steps: previous, next, first, last' },
  { keys: '?', what: 'this list' },
];

export type Command =
  | { readonly kind: 'tab'; readonly index: number }
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'line'; readonly by: -1 | 1 }
  | { readonly kind: 'mark'; readonly by: -1 | 1 }
  | { readonly kind: 'analyse' | 'accept' | 'cancel' | 'editor' | 'help' };

export interface Pressed {
  readonly key: string;
  /** The key itself, whatever it writes: with Alt held, some systems write other signs. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** Whether text is being written: single letters are text then. */
  readonly isWriting: boolean;
  /** Whether the editor has the focus, which moves lines with Alt and arrows itself. */
  readonly isInEditor: boolean;
}

export function commandOf(pressed: Pressed): Command | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, isWriting, isInEditor } = pressed;
  if (key === 'F8') return { kind: 'mark', by: shiftKey ? -1 : 1 };
  if ((ctrlKey || metaKey) && key === 'Enter') return { kind: 'analyse' };
  if (altKey && !ctrlKey && !metaKey) {
    const digit = /^Digit([1-6])$/.exec(code)?.[1];
    if (digit !== undefined) return { kind: 'tab', index: Number(digit) - 1 };
    if (code === 'Comma') return { kind: 'step', by: -1 };
    if (code === 'Period') return { kind: 'step', by: 1 };
    if (key === 'Enter') return { kind: 'accept' };
    if (code === 'KeyX') return { kind: 'cancel' };
    if (code === 'KeyE') return { kind: 'editor' };
    if (!isInEditor && key === 'ArrowUp') return { kind: 'line', by: -1 };
    if (!isInEditor && key === 'ArrowDown') return { kind: 'line', by: 1 };
    return undefined;
  }
  if (key === '?' && !isWriting && !ctrlKey && !metaKey) return { kind: 'help' };
  return undefined;
}

/** Where arrows, Home and End lead from one of `count` things in a row; tabs go round, steps do not. */
export function moved(key: string, index: number, count: number, ends: 'round' | 'stop'): number | undefined {
  if (count === 0) return undefined;
  const to = (next: number): number =>
    ends === 'round' ? (next + count) % count : Math.max(0, Math.min(count - 1, next));
  if (key === 'ArrowRight') return to(index + 1);
  if (key === 'ArrowLeft') return to(index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
