/** The lines of source files, each file split once. */
export function linesOf(
  source: (file: string) => string | undefined,
): (file: string, line: number) => string | undefined {
  const known = new Map<string, readonly string[]>();
  return (file, line) => {
    let lines = known.get(file);
    if (lines === undefined) {
      lines = source(file)?.split(/\r\n|\r|\n/) ?? [];
      known.set(file, lines);
    }
    return lines[line - 1];
  };
}
