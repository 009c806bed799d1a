/** Text of programs and files as HTML: none of it may act. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '\ufffd');
}

/** Data for a script element: whatever the texts in it say, the element does not end early. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('</', '<\\/')
    .replaceAll('<!', '\\u003c!')
    .replace(/<(?=script)/gi, '\\u003c');
}
