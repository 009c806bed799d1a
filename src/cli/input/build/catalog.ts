/** Gradle's version catalog: the few forms that `gradle/libs.versions.toml` is written in. */

/** Aliases as builds name them (`libs.commons.io`), each with its `group:artifact:version`s. */
export function readCatalog(text: string): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, string>();
  const libraries = new Map<string, string>();
  const found = new Map<string, readonly string[]>();
  let section = '';
  for (const line of joinedLines(text)) {
    const header = /^\[([\w-]+)\]/.exec(line);
    if (header !== null) {
      section = header[1] ?? '';
      continue;
    }
    const entry = /^([\w.-]+)\s*=\s*(.*)$/.exec(line);
    if (entry === null) continue;
    const [, name = '', value = ''] = entry;
    if (section === 'versions')
      versions.set(name, quoted(value) ?? field(value, 'strictly') ?? field(value, 'prefer') ?? '');
    if (section === 'libraries') {
      const coordinates = libraryOf(value, versions);
      if (coordinates !== undefined) {
        libraries.set(name, coordinates);
        found.set(aliasOf(name), [coordinates]);
      }
    }
    if (section === 'bundles') {
      const names = [...value.matchAll(/["']([^"']+)["']/g)].map(([, each = '']) => each);
      found.set(
        `bundles.${aliasOf(name)}`,
        names.flatMap((each) => libraries.get(each) ?? []),
      );
    }
  }
  return found;
}

/** Lists may run over several lines. */
function joinedLines(text: string): readonly string[] {
  return text
    .replace(/#.*$/gm, '')
    .replace(/\[[^[\]]*\]/g, (list) => (list.includes('"') || list.includes("'") ? list.replace(/\s+/g, ' ') : list))
    .split(/\r?\n/)
    .map((line) => line.trim());
}

function libraryOf(value: string, versions: ReadonlyMap<string, string>): string | undefined {
  const whole = value.startsWith('{') ? undefined : quoted(value);
  if (whole !== undefined) return whole;
  const module = field(value, 'module') ?? joined(field(value, 'group'), field(value, 'name'));
  if (module === undefined) return undefined;
  const reference = field(value, 'version.ref') ?? /version\s*=\s*\{\s*ref\s*=\s*["']([^"']+)/.exec(value)?.[1];
  const version = reference === undefined ? field(value, 'version') : versions.get(reference);
  return version === undefined ? module : `${module}:${version}`;
}

function joined(group: string | undefined, name: string | undefined): string | undefined {
  return group === undefined || name === undefined ? undefined : `${group}:${name}`;
}

function quoted(value: string): string | undefined {
  return /^["']([^"']*)["']/.exec(value)?.[1];
}

function field(value: string, name: string): string | undefined {
  return new RegExp(`(?:^|[{,\\s])${name.replace('.', '\\.')}\\s*=\\s*["']([^"']*)["']`).exec(value)?.[1];
}

/** Dashes and underscores become dots in a build. */
function aliasOf(name: string): string {
  return name.replace(/[-_]/g, '.');
}
