/** Calls that take and release locks. */
import type { Call } from './library.js';

const LOCKS: ReadonlySet<string> = new Set([
  'java.util.concurrent.locks.Lock',
  'java.util.concurrent.locks.ReentrantLock',
  'java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock',
  'java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock',
]);

export function isLockCall({ method, dispatch }: Call, names: ReadonlySet<string>): boolean {
  return names.has(method.name) && LOCKS.has(method.owner) && dispatch !== 'static';
}
