/** The page's analyzer for tests, over the library as it is packed for the site. */
import { readdirSync, readFileSync } from 'node:fs';
import { packedLibrary } from '../../../scripts/pack-library.js';
import { type Analyzer, createAnalyzer } from '../../../src/web/analyzer/analyzer.js';
import type { Answer, SourceFile, ViewName } from '../../../src/web/protocol.js';

export const VIEWS: readonly ViewName[] = ['shapes', 'invariants', 'typestates', 'specification', 'findings', 'ir'];

export function openAnalyzer(): Promise<Analyzer> {
  return createAnalyzer({
    runtime: readFileSync('node_modules/web-tree-sitter/web-tree-sitter.wasm'),
    grammar: readFileSync('node_modules/tree-sitter-java/tree-sitter-java.wasm'),
    library: new Uint8Array(packedLibrary()),
  });
}

/** Paths from the root of the project. */
export const EXAMPLES: readonly string[] = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.java'))
  .map((file) => `examples/${file.replaceAll('\\', '/')}`)
  .sort();

export function fileOf(path: string): SourceFile {
  return { path, text: readFileSync(path, 'utf8') };
}

export async function answerOf<V extends ViewName>(
  analyzer: Analyzer,
  view: V,
  files: readonly SourceFile[],
  budget = 1,
): Promise<Extract<Answer, { readonly view: V }>> {
  const answer = await analyzer.answer({ number: 1, view, files, budget });
  if (answer.view !== view) throw new Error(`asked for ${view}, got ${answer.view}`);
  return answer as Extract<Answer, { readonly view: V }>;
}

/** One file, called `Test.java`, from lines. */
export function lines(...text: readonly string[]): readonly SourceFile[] {
  return [{ path: 'Test.java', text: `${text.join('\n')}\n` }];
}
