/** Replay of failing shape claims: runs in the interpreter that break them. */
export { type EntryHeap, entryHeaps } from './entry-heaps.js';
export { ShapeReplayer, type ShapeReplayOptions } from './replayer.js';
