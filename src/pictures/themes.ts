/** The colours of pictures. A page says which by CSS variables, `--picture-ink` and so on; files have them filled in. */

export type ThemeName = 'light' | 'dark';

export const THEMES = {
  light: {
    paper: '#ffffff',
    ink: '#1f2933',
    fill: '#f1f4f8',
    cell: '#ffffff',
    frame: '#cbd5e1',
    faint: '#66727f',
    variable: '#1d4ed8',
    changed: '#c2410c',
    'changed-fill': '#ffedd5',
    failing: '#c81e1e',
    'failing-fill': '#fee2e2',
  },
  dark: {
    paper: '#15191e',
    ink: '#e4e7eb',
    fill: '#26303b',
    cell: '#1a2027',
    frame: '#46535f',
    faint: '#9aa5b1',
    variable: '#93c5fd',
    changed: '#fb923c',
    'changed-fill': '#43281a',
    failing: '#f87171',
    'failing-fill': '#41201f',
  },
} as const satisfies Record<ThemeName, Record<string, string>>;

type Colour = keyof (typeof THEMES)['light'];

/** Declarations for the style sheet of a page: `--picture-ink: #1f2933; …`. */
export function themeVariables(theme: ThemeName): string {
  return Object.entries(THEMES[theme])
    .map(([name, colour]) => `--picture-${name}: ${colour};`)
    .join(' ');
}

/** The font that texts are measured for. */
export const PICTURE_FONT = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** The look of all pictures: part of the style sheet of a page that has some. */
export const PICTURE_STYLE = styleWith((colour) => `var(--picture-${colour}, ${THEMES.light[colour]})`);

/** The same with colours in it, for files. */
export function fixedStyle(theme: ThemeName): string {
  return styleWith((colour) => THEMES[theme][colour]);
}

function styleWith(colour: (name: Colour) => string): string {
  const ink = colour('ink');
  const rules: readonly (readonly [string, string])[] = [
    ['', `font-family: ${PICTURE_FONT}; font-size: 12px; fill: none; stroke: none`],
    ['text', `fill: ${ink}; white-space: pre; dominant-baseline: auto`],
    ['.ground', `fill: ${colour('cell')}`],
    ['.body', `stroke: ${ink}; stroke-width: 1.1`],
    ['.header', `fill: ${colour('fill')}`],
    ['.rule', `stroke: ${colour('frame')}; stroke-width: 1`],
    ['.around', `stroke: ${ink}; stroke-width: 1.1`],
    ['.label', 'font-weight: 600'],
    ['.field', `fill: ${colour('faint')}`],
    ['.vague .body', `stroke: ${colour('faint')}; stroke-dasharray: 4 3`],
    ['.vague .label', `font-style: italic; font-weight: 400; fill: ${colour('faint')}`],
    ['.unknown', `fill: ${colour('faint')}`],
    ['.null', `fill: ${colour('faint')}; font-style: italic`],
    ['.line', `stroke: ${ink}; stroke-width: 1.25`],
    ['.head, .dot', `fill: ${ink}`],
    ['.may .line', 'stroke-dasharray: 5 3.5'],
    ['.name text, .value', `fill: ${colour('variable')}`],
    ['.name .line', `stroke: ${colour('variable')}`],
    ['.name .head', `fill: ${colour('variable')}`],
    ['.fresh .body, .fresh .around', `stroke: ${colour('changed')}; stroke-width: 2`],
    ['.mark', `fill: ${colour('changed-fill')}`],
    ['.changed text, text.changed', `fill: ${colour('changed')}; font-weight: 600`],
    ['.changed .line', `stroke: ${colour('changed')}; stroke-width: 2`],
    ['.changed .head, .changed .dot', `fill: ${colour('changed')}`],
    ['.state', `fill: ${colour('fill')}; stroke: ${ink}; stroke-width: 1.1`],
    ['.start', `fill: ${ink}`],
    ['.plate', `fill: ${colour('paper')}`],
    ['.failure .line', `stroke: ${colour('failing')}; stroke-dasharray: 5 3`],
    ['.failure .head', `fill: ${colour('failing')}`],
    ['.failure text', `fill: ${colour('failing')}`],
    ['.fails .state', `fill: ${colour('failing-fill')}; stroke: ${colour('failing')}`],
    ['.fails text', `fill: ${colour('failing')}; font-weight: 600`],
    ['.cross', `stroke: ${colour('failing')}; stroke-width: 2`],
    ['.reach', 'stroke: transparent; stroke-width: 12; pointer-events: stroke'],
    ['.move, .call', 'cursor: help; outline: none'],
    ['.move:hover .line, .move:focus-visible .line', 'stroke-width: 2.4'],
    ['.call:hover text, .move:focus-visible text', 'text-decoration: underline'],
    ['.buddy .line', 'stroke-dasharray: 7 4'],
    ['.child .line', 'stroke-dasharray: 1.5 3'],
    ['.group', `stroke: ${colour('frame')}`],
    ['.more', `fill: ${colour('faint')}`],
  ];
  return rules.map(([selector, look]) => `${scoped(selector)} { ${look}; }`).join('\n');
}

function scoped(selector: string): string {
  return selector
    .split(', ')
    .map((part) => `svg.picture ${part}`.trim())
    .join(', ');
}
