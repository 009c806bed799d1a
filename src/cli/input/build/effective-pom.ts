/** A pom with what its parents, imported boms and properties say. */
import path from 'node:path';
import { BUILD_BUDGETS } from './budgets.js';
import { type Coordinates, type Dependency, type Parent, type Pom, readPom } from './pom.js';
import type { Repository } from './repository.js';

export interface EffectivePom extends Coordinates {
  readonly file: string;
  readonly dependencies: readonly Dependency[];
  /** By `managedKey`. */
  readonly managed: ReadonlyMap<string, Dependency>;
  readonly modules: readonly string[];
}

export interface Missing extends Coordinates {
  readonly kind: 'pom' | 'jar';
}

export class EffectivePoms {
  readonly #known = new Map<string, EffectivePom | undefined>();

  constructor(
    readonly repository: Repository,
    readonly missing: (what: Missing) => void,
  ) {}

  /** Undefined where the file is no pom. */
  of(file: string, depth = 0): EffectivePom | undefined {
    const known = this.#known.get(file);
    if (known !== undefined || this.#known.has(file) || depth > BUILD_BUDGETS.deepest) return known;
    this.#known.set(file, undefined);
    const pom = readPom(file);
    const effective = pom === undefined ? undefined : this.#complete(pom, depth);
    this.#known.set(file, effective);
    return effective;
  }

  /** The pom of an artifact in the repository. */
  find({ group, artifact, version }: Coordinates, depth = 0): EffectivePom | undefined {
    const file = this.repository.find({ group, artifact, version, extension: 'pom' });
    return file === undefined ? undefined : this.of(file, depth);
  }

  #complete(pom: Pom, depth: number): EffectivePom {
    const line = this.#lineage(pom);
    const properties = new Map([...line].reverse().flatMap((each) => [...each.properties]));
    const group = pom.group ?? pom.parent?.group ?? '';
    const version = pom.version ?? pom.parent?.version ?? '';
    const folder = path.dirname(pom.file);
    for (const prefix of ['project.', 'pom.', '']) {
      properties.set(`${prefix}groupId`, group);
      properties.set(`${prefix}artifactId`, pom.artifact);
      properties.set(`${prefix}version`, version);
    }
    properties.set('project.parent.version', pom.parent?.version ?? '');
    properties.set('project.parent.groupId', pom.parent?.group ?? '');
    properties.set('project.basedir', folder);
    properties.set('basedir', folder);
    const fill = (text: string): string => filled(text, properties, 0);
    const dependencies = uniqueByKey(line.flatMap((each) => each.dependencies.map((one) => filledIn(one, fill))));
    const managed = this.#managed(
      line.flatMap((each) => each.managed.map((one) => filledIn(one, fill))),
      depth,
    );
    return {
      file: pom.file,
      group: fill(group),
      artifact: fill(pom.artifact),
      version: fill(version),
      dependencies,
      managed,
      modules: pom.modules,
    };
  }

  /** The pom and its parents, nearest first. */
  #lineage(pom: Pom): readonly Pom[] {
    const line = [pom];
    for (let at = pom; at.parent !== undefined && line.length < BUILD_BUDGETS.deepest; ) {
      const above = this.#parentOf(at, at.parent);
      if (above === undefined || line.some(({ file }) => file === above.file)) break;
      line.push(above);
      at = above;
    }
    return line;
  }

  #parentOf(pom: Pom, parent: Parent): Pom | undefined {
    const { group, artifact, version, relativePath = '../pom.xml' } = parent;
    if (relativePath !== '') {
      const target = path.resolve(path.dirname(pom.file), relativePath);
      const near = readPom(target.endsWith('.xml') ? target : path.join(target, 'pom.xml'));
      if (near?.artifact === artifact) return near;
    }
    const file = this.repository.find({ group, artifact, version, extension: 'pom' });
    const found = file === undefined ? undefined : readPom(file);
    if (found === undefined) this.missing({ kind: 'pom', group, artifact, version });
    return found;
  }

  /** Nearer entries come first; an imported bom counts where it stands. */
  #managed(entries: readonly Dependency[], depth: number): ReadonlyMap<string, Dependency> {
    const found = new Map<string, Dependency>();
    for (const entry of entries) {
      if (entry.scope === 'import' && entry.type === 'pom') {
        const { group, artifact, version = '' } = entry;
        const bom = this.find({ group, artifact, version }, depth + 1);
        if (bom === undefined) this.missing({ kind: 'pom', group, artifact, version });
        for (const [key, each] of bom?.managed ?? []) if (!found.has(key)) found.set(key, each);
      } else if (!found.has(managedKey(entry))) found.set(managedKey(entry), entry);
    }
    return found;
  }
}

export function managedKey({ group, artifact, type, classifier }: Dependency): string {
  return `${group}:${artifact}:${type}${classifier === undefined ? '' : `:${classifier}`}`;
}

function uniqueByKey(dependencies: readonly Dependency[]): readonly Dependency[] {
  const found = new Map<string, Dependency>();
  for (const each of dependencies) if (!found.has(managedKey(each))) found.set(managedKey(each), each);
  return [...found.values()];
}

function filledIn(dependency: Dependency, fill: (text: string) => string): Dependency {
  const { version, systemPath, classifier, scope } = dependency;
  return {
    ...dependency,
    group: fill(dependency.group),
    artifact: fill(dependency.artifact),
    ...(version === undefined ? {} : { version: fill(version) }),
    ...(scope === undefined ? {} : { scope: fill(scope) }),
    ...(classifier === undefined ? {} : { classifier: fill(classifier) }),
    ...(systemPath === undefined ? {} : { systemPath: fill(systemPath) }),
  };
}

function filled(text: string, properties: ReadonlyMap<string, string>, depth: number): string {
  if (depth > BUILD_BUDGETS.deepest) return text;
  return text.replace(/\$\{([^}]+)\}/g, (whole, name: string) => {
    const value = properties.get(name);
    return value === undefined ? whole : filled(value, properties, depth + 1);
  });
}
