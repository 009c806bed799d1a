/**
 * The class path of a Maven project: what its pom asks for, and what that asks for in turn, nearest first (as Maven mediates), found in
 * the local repository or among the modules of the same build.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD_BUDGETS } from './budgets.js';
import { type EffectivePom, EffectivePoms, type Missing, managedKey } from './effective-pom.js';
import type { Dependency } from './pom.js';
import type { FoundClassPath } from './project-class-path.js';
import { mavenRepository, type Repository } from './repository.js';

interface Wanted {
  readonly dependency: Dependency;
  readonly excluded: readonly string[];
}

export function mavenClassPath(folder: string, scopes: 'main' | 'tests'): FoundClassPath {
  const missing = new Map<string, Missing>();
  const note = (what: Missing): void => {
    missing.set(`${what.group}:${what.artifact}:${what.version}`, what);
  };
  const poms = new EffectivePoms(mavenRepository(folder), note);
  const own = poms.of(path.join(folder, 'pom.xml'));
  if (own === undefined) return { tool: 'maven', archives: [], modules: [], missing: [] };
  const { archives, modules } = resolve(own, poms, note, scopes);
  return { tool: 'maven', archives, modules, missing: [...missing.keys()].sort() };
}

function resolve(
  own: EffectivePom,
  poms: EffectivePoms,
  note: (what: Missing) => void,
  scopes: 'main' | 'tests',
): { readonly archives: readonly string[]; readonly modules: readonly string[] } {
  const siblings = modulesAround(own, poms);
  const archives = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<string>();
  const direct = own.dependencies.map((each) => managedBy(own, each)).filter((each) => isDirect(each, scopes));
  const queue: Wanted[] = direct.map((dependency) => ({ dependency, excluded: dependency.exclusions }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { dependency, excluded } = next;
    const key = `${dependency.group}:${dependency.artifact}:${dependency.classifier ?? ''}`;
    if (seen.has(key) || seen.size > BUILD_BUDGETS.artifacts) continue;
    seen.add(key);
    const found = locate(dependency, siblings, poms, note);
    if (found.module !== undefined) modules.add(found.module);
    if (found.archive !== undefined) archives.add(found.archive);
    for (const each of found.pom?.dependencies ?? []) {
      const further = managedAbove(own, managedBy(found.pom, each));
      const isOut = excluded.some((pattern) => matches(pattern, further));
      if (isOut || further.optional || !isPassedOn(further)) continue;
      queue.push({ dependency: further, excluded: [...excluded, ...further.exclusions] });
    }
  }
  return { archives: [...archives], modules: [...modules] };
}

function locate(
  dependency: Dependency,
  siblings: ReadonlyMap<string, EffectivePom>,
  poms: EffectivePoms,
  note: (what: Missing) => void,
): { readonly module?: string; readonly archive?: string; readonly pom?: EffectivePom } {
  const { group, artifact, classifier, type, systemPath } = dependency;
  const sibling = siblings.get(`${group}:${artifact}`);
  if (sibling !== undefined) return { module: path.dirname(sibling.file), pom: sibling };
  if (systemPath !== undefined) return existsSync(systemPath) ? { archive: systemPath } : {};
  const version = chosen(dependency.version ?? '', poms.repository, group, artifact);
  const pom = poms.find({ group, artifact, version });
  const found = pom === undefined ? {} : { pom };
  if (type === 'pom') return found;
  const suffix = classifier ?? (type === 'test-jar' ? 'tests' : undefined);
  const archive = poms.repository.find({
    group,
    artifact,
    version,
    extension: 'jar',
    ...(suffix === undefined ? {} : { classifier: suffix }),
  });
  if (archive === undefined) note({ kind: 'jar', group, artifact, version });
  return archive === undefined ? found : { ...found, archive };
}

/** All modules of the build that the project belongs to, by `group:artifact`. */
function modulesAround(own: EffectivePom, poms: EffectivePoms): ReadonlyMap<string, EffectivePom> {
  let top = own;
  for (let level = 0; level < BUILD_BUDGETS.deepest; level++) {
    const above = poms.of(path.join(path.dirname(path.dirname(top.file)), 'pom.xml'));
    if (above === undefined || !above.modules.some((name) => moduleFile(above, name) === top.file)) break;
    top = above;
  }
  const found = new Map<string, EffectivePom>();
  const pending = [top];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const key = `${next.group}:${next.artifact}`;
    if (found.has(key)) continue;
    found.set(key, next);
    for (const name of next.modules) {
      const module = poms.of(moduleFile(next, name));
      if (module !== undefined) pending.push(module);
    }
  }
  return found;
}

function moduleFile({ file }: EffectivePom, name: string): string {
  const target = path.resolve(path.dirname(file), name);
  return target.endsWith('.xml') ? target : path.join(target, 'pom.xml');
}

/** What its own pom manages, where it leaves something open. */
function managedBy(pom: EffectivePom | undefined, dependency: Dependency): Dependency {
  const managed = pom?.managed.get(managedKey(dependency));
  if (managed === undefined) return dependency;
  return { ...managed, ...dependency, exclusions: [...dependency.exclusions, ...managed.exclusions] };
}

/** The version that the project manages counts for what its dependencies ask for, too. */
function managedAbove(own: EffectivePom, dependency: Dependency): Dependency {
  const managed = own.managed.get(managedKey(dependency));
  return managed?.version === undefined ? dependency : { ...dependency, version: managed.version };
}

function isDirect({ scope = 'compile' }: Dependency, scopes: 'main' | 'tests'): boolean {
  return scope === 'test' ? scopes === 'tests' : scope !== 'import';
}

function isPassedOn({ scope = 'compile' }: Dependency): boolean {
  return scope === 'compile' || scope === 'runtime';
}

function matches(pattern: string, { group, artifact }: Dependency): boolean {
  const [wantedGroup = '*', wantedArtifact = '*'] = pattern.split(':');
  return (wantedGroup === '*' || wantedGroup === group) && (wantedArtifact === '*' || wantedArtifact === artifact);
}

/** Of a range, the last version that is at hand. */
function chosen(version: string, repository: Repository, group: string, artifact: string): string {
  if (!/^[[(]/.test(version)) return version;
  const order = new Intl.Collator('en', { numeric: true });
  return [...repository.versions(group, artifact)].sort(order.compare).at(-1) ?? version;
}
