/** The page of `espalier explore` as a static site, into a folder that it then fills alone. */
export function buildSite(folder: string): Promise<void>;
/** Puts `sw.js` into the folder, which holds everything else of the site; in place of an earlier one. */
export function addServiceWorker(folder: string): Promise<void>;
/** For development: serves the sources, and reloads as they change. */
export function serveSite(): Promise<void>;
