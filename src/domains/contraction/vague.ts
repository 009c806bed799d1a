/** The part of a heap of which little is known: see `labels.ts` for what vague nodes mean. */
import type { Draft } from '../../structures/draft.js';
import type { ShapeTables } from './tables.js';

/**
 * Forgets what is not worth keeping: the known fields of nodes that no variable holds, with their edges; of regular nodes that
 * no variable holds, what is known of payload fields.
 */
export function tidyVague(_tables: ShapeTables, _draft: Draft): void {
  throw new Error('to be written');
}

/**
 * Regular objects come to be known where nobody keeps track: the nodes, and all that they reach, become vague. What variables
 * hold keeps its known fields; a summary becomes its root. Afterwards no vague node has an edge to a regular one.
 */
export function turnVague(_tables: ShapeTables, _draft: Draft, _nodes: Iterable<number>): void {
  throw new Error('to be written');
}

/** All nodes become vague: a state that covers the given one, and that statements never leave. */
export function outside(_tables: ShapeTables, _draft: Draft): void {
  throw new Error('to be written');
}

/** Code that is not looked into may have written these fields of vague objects (and payloads of regular ones): no longer known. */
export function forgetFields(_tables: ShapeTables, _draft: Draft, _isWritten: (field: number) => boolean): void {
  throw new Error('to be written');
}

/** A vague node that may be null and is of these classes. */
export function unknownObject(_tables: ShapeTables, _draft: Draft, _classes: number, _nullable: boolean): number {
  throw new Error('to be written');
}
