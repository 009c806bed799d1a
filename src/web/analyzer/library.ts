/** What the analyzer knows besides the program, out of the pack. */
import type { LibrarySource, Origin, SourceProvider } from '../../workspace/index.js';
import type { Pack } from './pack.js';

export interface Library {
  readonly models: SourceProvider;
  /** Protocols of library classes, for the clients of these. */
  readonly components: SourceProvider;
  /** Relational specifications of library classes. */
  specifications(): readonly { readonly file: string; readonly text: string }[];
}

export function libraryOf(pack: Pack): Library {
  return {
    models: sourcesIn(pack, 'models', 'model'),
    components: sourcesIn(pack, 'components', 'input'),
    specifications: () =>
      pack.paths
        .filter((path) => path.startsWith('specs/'))
        .map((path) => ({ file: path, text: pack.text(path) ?? '' })),
  };
}

/** Sources whose paths below the folder follow the names of their packages. */
function sourcesIn(pack: Pack, folder: string, origin: Origin): SourceProvider {
  const files = new Set<string>();
  const packages = new Set<string>();
  for (const path of pack.paths) {
    if (!path.startsWith(`${folder}/`)) continue;
    const name = path.slice(folder.length + 1).replace(/\.java$/, '');
    files.add(name);
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      packages.add(name.slice(0, end));
    }
  }
  const known = new Map<string, LibrarySource>();
  return {
    find: (qualifiedName) => {
      const name = qualifiedName.replaceAll('.', '/');
      if (!files.has(name)) return undefined;
      const path = `${folder}/${name}.java`;
      const source = known.get(name) ?? { path, text: pack.text(path) ?? '', origin };
      known.set(name, source);
      return source;
    },
    hasPackage: (packageName) => packages.has(packageName.replaceAll('.', '/')),
  };
}
