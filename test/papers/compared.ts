/**
 * What is printed beside what is computed now.
 *
 * A paper is a folder with a README that says what each figure shows, whether it is reproduced and where it deviates, and with a
 * `compared.ts` that computes those figures again whose contents were transcribed. `printed` is what the paper has; a transcription that had to be
 * repaired says so in `note`.
 */
export interface Compared {
  /** As the paper numbers it, with what it is about. */
  readonly figure: string;
  readonly rows: readonly ComparedRow[];
  readonly note?: string;
}

export interface ComparedRow {
  readonly what: string;
  readonly printed: string;
  readonly computed: string;
}

export interface Paper {
  /** Folder under `test/papers`. */
  readonly folder: string;
  /** Pages of docs about the analyses that it describes. */
  readonly pages: readonly string[];
  readonly compared: () => Promise<readonly Compared[]>;
}

export function row(what: string, printed: string | number, computed: string | number): ComparedRow {
  return { what, printed: `${printed}`, computed: `${computed}` };
}

/** Rows of two sets of texts: those of both, those only printed, those only computed. */
export function rowsOfSets(printed: readonly string[], computed: readonly string[]): readonly ComparedRow[] {
  return [
    ...printed.map((text) => row('', text, computed.includes(text) ? text : '')),
    ...computed.filter((text) => !printed.includes(text)).map((text) => row('', '', text)),
  ];
}
