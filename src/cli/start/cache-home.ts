/** The folder of this user for what can be made again. */
import { homedir } from 'node:os';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Undefined where there is none. */
export function cacheHome(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
): string | undefined {
  const { XDG_CACHE_HOME: named = '', LOCALAPPDATA: local = '' } = environment;
  // A relative one is to be ignored, says the XDG Base Directory Specification.
  if (path.isAbsolute(named)) return path.join(named, 'espalier');
  if (platform === 'win32') return path.isAbsolute(local) ? path.join(local, 'espalier', 'cache') : undefined;
  const home = homeOf(environment);
  if (home === undefined) return undefined;
  return platform === 'darwin'
    ? path.join(home, 'Library', 'Caches', 'espalier')
    : path.join(home, '.cache', 'espalier');
}

function homeOf({ HOME = '' }: Environment): string | undefined {
  if (path.isAbsolute(HOME)) return HOME;
  try {
    return homedir();
  } catch {
    return undefined;
  }
}
