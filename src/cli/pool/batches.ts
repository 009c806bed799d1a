/** The tasks of a request in batches that are worth sending, the big ones first. */
import type { Checker, Request, Task } from '../../workspace/index.js';

export interface Batched {
  readonly tasks: readonly Task[];
  /** Their positions in the request. */
  readonly positions: readonly number[];
}

/** Edges of code: some milliseconds of work. */
const ENOUGH = 300;

export function batchesOf({ tasks }: Request, { edgesOf }: Pick<Checker, 'edgesOf'>): Batched[] {
  const sized = tasks.map((task, position) => ({ task, position, size: sizeOf(task, edgesOf) }));
  sized.sort((one, other) => other.size - one.size || one.position - other.position);
  const batches: { readonly tasks: Task[]; readonly positions: number[] }[] = [];
  let room = 0;
  for (const { task, position, size } of sized) {
    let last = batches.at(-1);
    if (last === undefined || room <= 0) {
      last = { tasks: [], positions: [] };
      batches.push(last);
      room = ENOUGH;
    }
    last.tasks.push(task);
    last.positions.push(position);
    room -= Math.max(size, 1);
  }
  return batches;
}

function sizeOf(task: Task, edgesOf: Checker['edgesOf']): number {
  const edges = edgesOf(task.component);
  switch (task.kind) {
    case 'run':
      return edges;
    case 'again':
      return Math.min(edges, 50 * (task.again.length + task.open.length));
    case 'replay':
      // A run of calls on one class takes longer than its analysis.
      return edges + 100 * task.duties.length;
    case 'shapes':
    case 'numbers':
      return 200 * task.methods.length;
    case 'scope':
      return 1000 * task.methods.length;
    case 'inspect':
      return edges;
  }
}
