/** Explored methods as short texts, so that expectations can be written by hand. */
import type { ExploredMethod } from '../../../src/findings/shape-result.js';
import type { Drawing } from '../../../src/pictures/drawing.js';
import { shape, type Workspace } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

export function explore(workspace: Workspace, methods: readonly string[] = [], budget = 1): readonly ExploredMethod[] {
  const options = { classes: [], methods, budget, needs: false, replay: false, explores: true };
  const { explored, faults, diagnostics } = shape(workspace, options);
  if (faults > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return explored;
}

export async function exploreText(text: string, method: string): Promise<ExploredMethod> {
  const [found] = explore(await openTexts([{ path: 'Main.java', text }]), [method]);
  if (found === undefined) throw new Error(`${method} is not there`);
  return found;
}

/**
 * Variables with what hangs on them: `list=()→+`. An object is `()`, a summary `+`, null is `0`; what is reached a second time is
 * `^`. For structures in which every object has one field `next`.
 */
export function listsIn({ nodes, edges }: Drawing): string {
  const seen = new Set<string>();
  const follow = (id: string | undefined): string => {
    if (id === undefined) return '0';
    if (seen.has(id)) return '^';
    seen.add(id);
    const node = nodes.find((each) => each.id === id);
    const next = edges.find(({ from, cell }) => from === id && cell === 'next')?.to;
    if (node?.kind === 'summary') return next === undefined ? '+' : `+→${follow(next)}`;
    return next === undefined ? '()' : `()→${follow(next)}`;
  };
  return nodes
    .filter(({ kind }) => kind === 'variable')
    .map(({ id, label }) => `${label}=${follow(edges.find(({ from }) => from === id)?.to)}`)
    .sort()
    .join(' ');
}

export function drawingOf({ states }: ExploredMethod, number: number): Drawing {
  const found = states.find((state) => state.number === number);
  if (found === undefined) throw new Error(`there is no state ${number}`);
  return found.drawing;
}
