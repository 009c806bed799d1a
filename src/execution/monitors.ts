/** Which monitors the one thread holds, and how often it has entered each. */
import { keptFor } from './memory/identity.js';
import type { Reference } from './memory/values.js';

export class Monitors {
  readonly #entries = new Map<Reference, number>();

  entries(object: Reference): number {
    return this.#entries.get(keptFor(object)) ?? 0;
  }

  enter(object: Reference): void {
    this.#entries.set(keptFor(object), this.entries(object) + 1);
  }

  /** False when the monitor is not held. */
  exit(object: Reference): boolean {
    const entries = this.entries(object);
    if (entries === 0) return false;
    if (entries === 1) this.#entries.delete(keptFor(object));
    else this.#entries.set(keptFor(object), entries - 1);
    return true;
  }

  clear(): void {
    this.#entries.clear();
  }
}
