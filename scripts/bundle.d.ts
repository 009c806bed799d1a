/** Bundles the command line, and what it starts, into a folder of the package. */
export function bundle(folder: string): Promise<void>;
