/** Text of programs in comments of Java: it neither ends them nor is read as an escape. */
export function commentText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('*/', '* /')
    .replaceAll('/*', '/ *')
    .replace(/\\u/g, '\\ u')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replaceAll('\u2026', '...')
    .replace(/[^\u0020-\u007e]/g, '?')
    .trim();
}

/** In lines of about that many characters. */
export function wrapped(text: string, width = 100): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The same inside Javadoc, where `@`, `{` and `<` mean something. */
export function javadocText(text: string): string {
  return commentText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;');
}
