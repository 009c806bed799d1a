/** The program of a question, opened over the library. */
import { openWorkspace, type SourceInput, type Workspace } from '../../workspace/index.js';
import type { Question } from '../protocol.js';
import type { Library } from './library.js';
import type { RememberingParser } from './remembering-parser.js';

export interface Program {
  readonly workspace: Workspace;
  /** Paths of the question's files, in its order. */
  readonly files: readonly string[];
  /** The text of an input file. */
  source(file: string): string | undefined;
  /** The same program with more sources beside it. */
  with(besides: readonly SourceInput[]): Program;
}

/** What a view answers from. */
export interface Asked {
  readonly program: Program;
  readonly library: Library;
  readonly question: Question;
  readonly onProgress: (done: number, all: number, what: string) => void;
}

export function openProgram(
  files: readonly SourceInput[],
  parser: RememberingParser,
  library: Library,
  besides: readonly SourceInput[] = [],
): Program {
  const inputs = [...files, ...besides];
  const texts = new Map(inputs.map(({ path, text }) => [path, text]));
  return {
    workspace: openWorkspace({
      parser,
      inputs,
      library: [{ kind: 'sources', provider: library.models }],
      protocols: library.components,
    }),
    files: files.map(({ path }) => path),
    source: (file) => texts.get(file),
    with: (more) => openProgram(files, parser, library, [...besides, ...more]),
  };
}
