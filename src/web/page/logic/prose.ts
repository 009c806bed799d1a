/** Sentences of the analyzer quote code in backticks: the page shows it as code. */

export interface ProsePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** A backtick without a partner stays what it is. */
export function proseParts(text: string): readonly ProsePart[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      const isCode = part.length > 2 && part.startsWith('`') && part.endsWith('`');
      return { text: isCode ? part.slice(1, -1) : part, isCode };
    });
}
