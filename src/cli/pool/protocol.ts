/** What a worker is told: which inputs to open, then tasks. All of it is plain data. */

import type { CommonOptions } from '../../workspace/commands/common-options.js';
import type { OpenHow } from '../../workspace/commands/host.js';
import type { CheckOptions, Performed, Round, Task } from '../../workspace/index.js';
import type { Read } from '../cache/reads.js';

/** How inputs are opened, so that a worker can do the same. */
export interface Opening {
  readonly names: readonly string[];
  readonly options: CommonOptions;
  readonly how: OpenHow;
}

export interface WorkerData {
  readonly opening: Opening;
  readonly check: Omit<CheckOptions, 'onProgress' | 'source'>;
}

export interface Batch {
  /** Of the program as whoever asks sees it. */
  readonly digest: string;
  readonly round: Round;
  readonly tasks: readonly Task[];
}

/** `other-program`: the worker could not open the inputs, or sees another program because somebody edits it. */
export type BatchAnswer =
  | { readonly kind: 'done'; readonly answers: readonly Performed[] /** New ones. */; readonly reads: readonly Read[] }
  | { readonly kind: 'other-program' };
