/** Globs of files and of class names. `*` stays within one name, `**` goes on, `?` is one character, `{a,b}` is one of several. */
import picomatch from 'picomatch';

export type GlobKind = 'files' | 'classes';

/** Names that begin with a dot are names like others; `!` and `(…)` mean themselves. */
const OPTIONS = { dot: true, noextglob: true, nonegate: true, windows: false } as const;

export function kindOfGlob(glob: string): GlobKind {
  return glob.includes('/') || /\.(java|class|jar|jmod|war)$/.test(glob) ? 'files' : 'classes';
}

/** A glob without a slash means files of that name anywhere, one of a folder or of an archive all that is in it. */
export function matchesFile(glob: string, path: string): boolean {
  const trimmed = glob.replace(/^\.\//, '').replace(/\/$/, '');
  const anywhere = trimmed.includes('/') || glob.endsWith('/') ? trimmed : `**/${trimmed}`;
  return matches([anywhere, `${anywhere}/**`], path.replace('!/', '/'));
}

/** A class is meant with all that is nested in it. */
export function matchesClass(glob: string, name: string): boolean {
  const [outer = name] = name.split('$');
  return [name, outer].some((each) => matches([asPath(glob)], asPath(each)));
}

/** Packages are like folders. */
function asPath(name: string): string {
  return name.replaceAll('.', '/');
}

/** `**` goes on also where more of a name stands beside it. */
function matches(globs: readonly string[], path: string): boolean {
  const written = globs.map((glob) =>
    glob.replace(/(^|\/)\*\*(?=[^/*])/g, '$1**/*').replace(/([^/*])\*\*(?=\/|$)/g, '$1*/**'),
  );
  return picomatch(written, OPTIONS)(path);
}
