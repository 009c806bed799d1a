/** A worker: opens the inputs by itself, then does tasks. */
import { beginCheck, type Checker } from '../../workspace/index.js';
import type { Read } from '../cache/reads.js';
import { openInputs } from '../open.js';
import type { Batch, BatchAnswer, WorkerData } from './protocol.js';

interface OpenedChecker {
  readonly checker: Checker;
  readonly digest: string;
  /** What was read since the last time of asking. */
  takeReads(): readonly Read[];
}

async function open({ opening, check }: WorkerData): Promise<OpenedChecker> {
  const { workspace, source, reads, contents } = await openInputs(opening.names, opening.options, opening.how);
  const { checker } = beginCheck(workspace, { ...check, source });
  let told = 0;
  const takeReads = (): readonly Read[] => {
    const found = reads.since(told);
    told += found.length;
    return found;
  };
  return { checker, digest: `${checker.digest()} ${contents()}`, takeReads };
}

/** Opens the inputs at once, and does tasks after that. */
export function openWorker(data: WorkerData): (batch: Batch) => Promise<BatchAnswer> {
  /** Undefined where that does not work here: then the tasks are done elsewhere. */
  const opened = open(data).catch(() => undefined);
  return async ({ digest, round, tasks }) => {
    const own = await opened;
    if (own === undefined || digest !== own.digest) return { kind: 'other-program' };
    const answers = tasks.map((task) => own.checker.performed(round, task));
    return { kind: 'done', answers, reads: own.takeReads() };
  };
}
