/** Writes `library.bin` into the folder: what the analyzer reads in the browser. */
export function packLibrary(folder: string): Promise<void>;
/** The bytes of it. */
export function packedLibrary(): Uint8Array;
