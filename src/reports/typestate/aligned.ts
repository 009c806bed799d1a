/** Rows of cells as lines of text with columns below each other. */

/** Wider columns are not padded further. */
const WIDEST = 48;

export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.min(WIDEST, Math.max(0, ...rows.map((row) => plainText(row[column] ?? '').length))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - plainText(cell).length)))
      .join('  ')
      .trimEnd(),
  );
}

/** Without marks for the terminal. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal takes as colours
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}
