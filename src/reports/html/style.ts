/** The style sheet of pages: light or dark as the reader's system is. */
import { INLINE_STYLE } from '../../pictures/svg.js';

/** Colours and the look of pictures. */
export const PALETTE = `${INLINE_STYLE}
:root { color-scheme: light dark;
  --paper: #ffffff; --ink: #1f2933; --faint: #616e7c; --line: #d9e2ec; --chosen: #e6f0ff; --code: #f5f7fa;
  --bug: #b91c1c; --maybe: #92600a; --safe: #15803d;
  --picture-ink: #1f2933; --picture-changed: #c2410c; --picture-variable: #1d4ed8; --picture-fill: #f5f7fa;
  --picture-faint: #7b8794; --picture-frame: #cbd5e1; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #15191e; --ink: #e4e7eb; --faint: #9aa5b1; --line: #323f4b; --chosen: #1f3352; --code: #1f2630;
  --bug: #f87171; --maybe: #fbbf24; --safe: #4ade80;
  --picture-ink: #e4e7eb; --picture-changed: #fb923c; --picture-variable: #93c5fd; --picture-fill: #26303b;
  --picture-faint: #9aa5b1; --picture-frame: #3e4c59; } }
`;

export const STYLE = `${PALETTE}
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / minmax(20rem, 1fr) minmax(20rem, 1fr);
  font: 14px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
header { grid-column: 1 / -1; padding: .5rem 1rem; border-bottom: 1px solid var(--line); }
header p { margin: 0; } header strong { font-size: 1.1em; }
main, aside { overflow: auto; padding: 0 1rem 2rem; min-width: 0; }
aside { border-left: 1px solid var(--line); }
h1 { font-size: 1rem; } h2 { font-size: 1rem; white-space: pre-wrap; } h3 { font-size: .95rem; }
table { border-collapse: collapse; width: 100%; }
td { padding: 0 .4rem; vertical-align: top; }
code, pre { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre; tab-size: 4; }
.number { color: var(--faint); text-align: right; width: 3rem; user-select: none; font: 12px/1.6 ui-monospace, monospace; }
.count { width: 3rem; text-align: right; }
.states { font-size: 11px; color: var(--faint); background: var(--code); border-radius: 8px; padding: 0 .4rem; }
tr.open { cursor: pointer; } tr.open:hover, tr.open:focus-visible { background: var(--code); outline: none; }
tr.chosen { background: var(--chosen); }
.claims button { font: 12px/1.5 system-ui, sans-serif; text-align: left; border: 0; background: none; padding: 0 .2rem;
  cursor: pointer; white-space: pre-wrap; color: inherit; }
.claims button:hover { text-decoration: underline; } .claims button.chosen { background: var(--chosen); }
.refuted { color: var(--bug) !important; } .unproved, .unknown { color: var(--maybe) !important; }
.proved { color: var(--safe) !important; } .note, .faint, .place, figcaption { color: var(--faint) !important; }
figure { display: inline-block; margin: 0 .75rem .75rem 0; padding: .5rem; border: 1px solid var(--line); border-radius: 6px;
  max-width: 100%; overflow: auto; vertical-align: top; }
figcaption { font-size: 12px; } figure svg { display: block; max-width: none; }
figure svg text { font-family: ui-monospace, Menlo, Consolas, 'Courier New', monospace; }
@media (max-width: 50rem) { body { grid-template: auto auto auto / 1fr; height: auto; } aside { border-left: 0; border-top: 1px solid var(--line); } }
@media print { body { display: block; height: auto; } }
`;
