/** The page of `espalier explore` as a static site, into a folder that it then fills alone. */
export function buildSite(folder: string): Promise<void>;
/** For development: serves the sources, and reloads as they change. */
export function serveSite(): Promise<void>;
