/** Where a worker of the pool starts: it loads the analyzer as the command line does. */
import { workerData } from 'node:worker_threads';
import type { Batch, BatchAnswer } from '../pool/protocol.js';
import { loadAnalyzer } from './load-analyzer.js';

const { openWorker } = await loadAnalyzer('check');

export const perform: (batch: Batch) => Promise<BatchAnswer> = openWorker(workerData);
