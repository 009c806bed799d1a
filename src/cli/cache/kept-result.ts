/** The result of a whole run, kept for the next one over the same code. */
import { type Checked, RULES } from '../../workspace/index.js';
import type { CacheFolder } from './cache-folder.js';
import { hashOf } from './hash.js';
import type { Read, Reads } from './reads.js';

/** What was kept. */
interface Kept {
  readonly reads: readonly Read[];
  readonly checked: Omit<Checked, 'rules'>;
}

export interface RunIdentity {
  /** The version of the tool. */
  readonly tool: string;
  /** Options that have a say in the result, as plain data. */
  readonly options: unknown;
  /** Digest of all inputs. */
  readonly contents: string;
  readonly reads: Reads;
}

export class KeptResult {
  readonly #folder: CacheFolder;
  readonly #key: string;
  readonly #reads: Reads;

  private constructor(folder: CacheFolder, key: string, reads: Reads) {
    this.#folder = folder;
    this.#key = key;
    this.#reads = reads;
  }

  static in(folder: CacheFolder, { tool, options, contents, reads }: RunIdentity): KeptResult {
    return new KeptResult(folder, hashOf('check', tool, JSON.stringify(options), contents), reads);
  }

  /** Undefined where there is none, or where something that it rests on is different now. */
  read(): Checked | undefined {
    const found = this.#folder.read(this.#key);
    if (!isKept(found) || !this.#reads.areTheSame(found.reads)) return undefined;
    return { ...found.checked, rules: RULES };
  }

  write({ rules, ...checked }: Checked): void {
    const kept: Kept = { reads: this.#reads.all, checked };
    this.#folder.write(this.#key, kept);
    this.#folder.trim();
  }
}

/** Its digest was right, so that its parts are what this version wrote. */
function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'reads' in value && 'checked' in value;
}
