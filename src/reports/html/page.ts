/** The frame of a page that needs nothing else: what there is on the left, what was clicked on the right. */
import { escapeHtml, escapeJson } from './escape.js';
import { SCRIPT } from './script.js';
import { STYLE } from './style.js';

export interface Page {
  readonly title: string;
  /** Lines of plain text under the title. */
  readonly summary: readonly string[];
  /** HTML of the left side. */
  readonly sections: readonly string[];
  /** What the right side says before anything was clicked. */
  readonly hint: string;
  /** `template` elements for what `data-shows` names. */
  readonly templates: readonly string[];
  readonly svgs: readonly string[];
}

export function page({ title, summary, sections, hint, templates, svgs }: Page): string {
  const lines = summary.map((line) => `<p>${escapeHtml(line)}</p>`);
  // Nothing may be loaded from anywhere: a browser that knows the policy enforces it.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p><strong>${escapeHtml(title)}</strong></p>${lines.join('')}</header>
<main>${sections.join('\n')}</main>
<aside aria-live="polite"><p class="faint">${escapeHtml(hint)}</p></aside>
${templates.join('\n')}
<script type="application/json" id="pictures">${escapeJson(svgs)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
