/** Globs of files and of class names. `*` stays within one name, `**` goes on, `?` is one character. */
export type GlobKind = 'files' | 'classes';

export function kindOfGlob(glob: string): GlobKind {
  return glob.includes('/') || /\.(java|class|jar|jmod|war)$/.test(glob) ? 'files' : 'classes';
}

/** A glob without a slash means files of that name anywhere, one of a folder all that is in it. */
export function matchesFile(glob: string, path: string): boolean {
  const trimmed = glob.replace(/^\.\//, '').replace(/\/$/, '');
  const anywhere = trimmed.includes('/') || glob.endsWith('/') ? trimmed : `**/${trimmed}`;
  return pattern(anywhere, '/', '(?:[/!].*)?').test(path);
}

/** A class is meant with all that is nested in it. */
export function matchesClass(glob: string, name: string): boolean {
  return pattern(glob, '.', '(?:\\$.*)?').test(name);
}

function pattern(glob: string, separator: '/' | '.', end: string): RegExp {
  const within = separator === '/' ? '[^/]' : '[^.]';
  const text = glob.replace(/\*\*\/|\*\*|\*|\?|[^\w]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return `${within}*`;
    return part === '?' ? within : `\\${part}`;
  });
  return new RegExp(`^${text}${end}$`, 's');
}
