/** The sources of the examples, as files of the page. */
import type { SourceFile } from '../protocol.js';
import type { Example } from './logic/examples.js';

const TEXTS: Readonly<Record<string, string>> = import.meta.glob(
  '../../../examples/{list,dll,tree,stack,queue,cache,check,typestate,spec}/*.java',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Named as an editor would name them: without the folders. */
export function filesOf({ paths }: Example): readonly SourceFile[] {
  return paths.map((path) => ({
    path: path.slice(path.lastIndexOf('/') + 1),
    text: TEXTS[`../../../examples/${path}`] ?? '',
  }));
}
