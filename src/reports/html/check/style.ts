/** The style sheet of the page of findings. */
import { PALETTE } from '../style.js';

export const CHECK_STYLE = `${PALETTE}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem 1.25rem 4rem; font: 15px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { margin: 0; font-size: 1.25rem; font-weight: 650; letter-spacing: -.01em; } h1 .faint { font-weight: 400; font-size: .9rem; }
.faint, .about, .place, figcaption { color: var(--faint); }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; } h3 { font-size: .9rem; margin: 1rem 0 .3rem; }
code, pre { font: 13px/1.55 ui-monospace, Menlo, Consolas, monospace; tab-size: 4; }
.message code, .steps code, .fix code { background: var(--code); border-radius: 3px; padding: 0 .25em; }
.tiles { list-style: none; margin: 1rem 0 .75rem; padding: 0; display: flex; flex-wrap: wrap; gap: .6rem; }
.tiles li { border: 1px solid var(--line); border-radius: 8px; padding: .5rem .9rem; min-width: 7rem; color: var(--faint);
  font-size: 13px; }
.tiles strong { display: block; font-size: 1.7rem; line-height: 1.15; font-weight: 600; font-variant-numeric: tabular-nums;
  color: var(--ink); }
.tiles .refuted strong { color: var(--bug); } .tiles .unproved strong { color: var(--maybe); }
.tiles .proved strong { color: var(--safe); } .tiles .none strong { color: var(--faint); font-weight: 400; }
.counts { border-collapse: collapse; margin-top: .5rem; font-size: 13px; }
.counts th, .counts td { padding: .2rem .8rem .2rem 0; text-align: right; font-weight: 400; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; }
.counts th:first-child { text-align: left; } .counts thead th { color: var(--faint); vertical-align: bottom; }
td.refuted { color: var(--bug); font-weight: 600; } td.unproved { color: var(--maybe); } td.proved { color: var(--safe); }
td.none { color: var(--faint); }
.filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; padding: .6rem 0;
  margin-top: 1rem; background: var(--paper); border-bottom: 1px solid var(--line); }
.filters[hidden] { display: none; }
.filters label span { display: block; font-size: 11px; color: var(--faint); }
.filters select, .filters input { font: inherit; font-size: 13px; color: inherit; background: var(--code); max-width: 16rem;
  border: 1px solid var(--line); border-radius: 6px; padding: .2rem .4rem; }
.filters output { font-size: 13px; color: var(--faint); margin-left: auto; padding-bottom: .25rem; }
main { margin-top: 1rem; }
.finding { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 6px; margin: 0 0 .75rem;
  scroll-margin-top: 5rem; }
.finding.refuted { border-left-color: var(--bug); } .finding.unproved { border-left-color: var(--maybe); }
.finding[hidden] { display: none; }
.finding > details > summary { display: grid; grid-template-columns: auto 1fr auto; gap: .1rem .7rem; align-items: baseline;
  padding: .6rem .9rem; cursor: pointer; list-style: none; }
.finding > details > summary::-webkit-details-marker { display: none; }
.finding > details > summary:focus-visible { outline: 2px solid var(--picture-variable); outline-offset: -2px; border-radius: 5px; }
.finding > details[open] > summary { border-bottom: 1px solid var(--line); }
.finding > details > :not(summary) { margin-left: .9rem; margin-right: .9rem; }
.finding > details > :last-child { margin-bottom: .9rem; }
.badge { font-size: 12px; font-weight: 600; text-transform: none; white-space: nowrap; color: var(--faint); }
.refuted .badge { color: var(--bug); } .unproved .badge { color: var(--maybe); }
.message { font-weight: 600; overflow-wrap: anywhere; } .message code { font-weight: 500; }
.rule { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; color: var(--faint); text-decoration: none; white-space: nowrap; }
.rule:hover { text-decoration: underline; }
.about { grid-column: 2 / -1; font-size: 13px; overflow-wrap: anywhere; }
.excerpt, .trace table { border-collapse: collapse; }
.excerpt { display: block; overflow-x: auto; background: var(--code); border-radius: 6px; padding: .4rem 0; margin-top: .9rem; }
.excerpt code, .trace code { white-space: pre; } .excerpt tbody { display: table; min-width: 100%; }
.excerpt td { padding: 0 .9rem 0 0; vertical-align: baseline; } .excerpt td:last-child { width: 100%; }
.excerpt .here td { background: color-mix(in srgb, var(--maybe) 12%, transparent); }
.refuted .excerpt .here td { background: color-mix(in srgb, var(--bug) 10%, transparent); }
.number { color: var(--faint); text-align: right; min-width: 3rem; padding: 0 .8rem !important; user-select: none;
  font: 12px/1.7 ui-monospace, Menlo, Consolas, monospace; }
.here .number { color: var(--ink); font-weight: 600; }
mark { color: inherit; background: none; text-decoration: underline wavy var(--maybe) 1.5px; text-underline-offset: 3px;
  text-decoration-skip-ink: none; }
.refuted mark { text-decoration-color: var(--bug); }
.steps { margin: 0; padding-left: 1.6rem; font-size: 14px; } .steps li::marker { color: var(--faint); font-size: 12px; }
.place { display: inline-block; min-width: 3.6rem; font-size: 13px; font-variant-numeric: tabular-nums; }
pre { background: var(--code); border-radius: 6px; padding: .5rem .8rem; overflow-x: auto; margin-top: 0; margin-bottom: .6rem; }
.pictures { display: flex; flex-wrap: wrap; gap: .75rem; margin: .4rem 0 .6rem; }
figure { margin: 0; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; max-width: 100%; overflow: auto; }
figure svg { display: block; max-width: 100%; height: auto; } figcaption { font-size: 12px; margin-top: .3rem; }
figure svg text { font-family: ui-monospace, Menlo, Consolas, 'Courier New', monospace; }
.trace { overflow-x: auto; font-size: 13px; } summary { cursor: pointer; }
.trace > summary, header summary { color: var(--faint); font-size: 13px; }
.fix { border-left: 3px solid var(--safe); padding-left: .7rem; }
.empty { color: var(--safe); font-weight: 600; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); font-size: 13px; overflow-wrap: anywhere; }
footer dt { margin-top: .6rem; } footer dd { margin: 0; color: var(--faint); } footer ul { padding-left: 1.2rem; }
:target { outline: 2px solid var(--picture-variable); outline-offset: 2px; border-radius: 4px; }
@media (max-width: 40rem) {
  body { padding: 1.1rem .9rem 3rem; }
  .tiles { display: grid; grid-template-columns: repeat(2, 1fr); } .tiles li { min-width: 0; }
  .filters { position: static; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .filters select, .filters input { width: 100%; max-width: none; } .filters output { grid-column: 1 / -1; margin-left: 0; }
  .finding > details > summary { grid-template-columns: auto 1fr; padding: .6rem .7rem; } .rule, .about { grid-column: 1 / -1; }
  .finding > details > :not(summary) { margin-left: .7rem; margin-right: .7rem; }
  .number { min-width: 2.2rem; padding: 0 .6rem !important; }
}
@media print { .filters { display: none; } body { max-width: none; } .finding { break-inside: avoid; } }
`;
