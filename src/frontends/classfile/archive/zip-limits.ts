/** How much a zip archive may ask for. */

export interface ZipLimits {
  /** The biggest entry that is read into memory. */
  readonly entryBytes: number;
  readonly entries: number;
  readonly directoryBytes: number;
  /** How many times its compressed size an entry above a megabyte may have. Class files reach 10, text 50. */
  readonly ratio: number;
}

export const ZIP_LIMITS: ZipLimits = {
  entryBytes: 64 * 1024 * 1024,
  entries: 1_000_000,
  directoryBytes: 128 * 1024 * 1024,
  ratio: 250,
};
