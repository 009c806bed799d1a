/** A parser that reads no text twice: of every file the last text is kept. */
import type { JavaParser } from '../../workspace/index.js';

type SourceFile = ReturnType<JavaParser['parse']>;

export interface RememberingParser extends JavaParser {
  /** Forgets the files that are not among these. Library files are kept, which are read by their outlines. */
  keepOnly(paths: ReadonlySet<string>): void;
}

export function rememberingParser(parser: JavaParser): RememberingParser {
  const wholes = new Map<string, Read>();
  const outlines = new Map<string, Read>();
  return {
    parse: (path, text) => read(wholes, path, text, parser.parse),
    parseOutline: (path, text) => read(outlines, path, text, parser.parseOutline),
    keepOnly: (paths) => {
      for (const path of wholes.keys()) if (!paths.has(path)) wholes.delete(path);
    },
  };
}

interface Read {
  readonly text: string;
  readonly file: SourceFile;
}

function read(
  known: Map<string, Read>,
  path: string,
  text: string,
  parse: (path: string, text: string) => SourceFile,
): SourceFile {
  const found = known.get(path);
  if (found?.text === text) return found.file;
  const file = parse(path, text);
  known.set(path, { text, file });
  return file;
}
