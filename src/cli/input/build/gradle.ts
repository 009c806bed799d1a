/**
 * The class path of a Gradle project, as far as its build file says it plainly: coordinates, aliases of the version catalog, other
 * projects of the build, and jars by name. A build file is a program: what is computed in it, only Gradle knows (`--classpath-from gradle`).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_BUDGETS } from './budgets.js';
import { readCatalog } from './catalog.js';
import { EffectivePoms, managedKey } from './effective-pom.js';
import type { FoundClassPath } from './project-class-path.js';
import { gradleRepository } from './repository.js';

const MAIN = ['implementation', 'api', 'compileOnly', 'compileOnlyApi', 'compile', 'provided'];
const TESTS = ['testImplementation', 'testCompileOnly', 'testApi', 'testCompile'];
const BUILD_FILES = ['build.gradle', 'build.gradle.kts'];

export function gradleClassPath(folder: string, scopes: 'main' | 'tests'): FoundClassPath {
  const text = buildText(folder);
  const root = rootOf(folder);
  const missing = new Set<string>();
  const archives = new Set<string>();
  const modules = new Set<string>();
  const repository = gradleRepository(folder);
  const poms = new EffectivePoms(repository, () => {});
  const aliases = catalogOf(root);
  const seen = new Set<string>();
  const add = (group: string, artifact: string, version: string): void => {
    const key = `${group}:${artifact}`;
    if (seen.has(key) || seen.size > BUILD_BUDGETS.artifacts) return;
    seen.add(key);
    const archive = repository.find({ group, artifact, version, extension: 'jar' });
    if (archive === undefined) missing.add(`${key}:${version}`);
    else archives.add(archive);
    const pom = poms.find({ group, artifact, version });
    for (const each of pom?.dependencies ?? []) {
      const managed = pom?.managed.get(managedKey(each));
      const scope = each.scope ?? managed?.scope ?? 'compile';
      const wanted = each.version ?? managed?.version;
      if (!each.optional && (scope === 'compile' || scope === 'runtime') && wanted !== undefined)
        add(each.group, each.artifact, wanted);
    }
  };
  for (const wanted of dependenciesIn(text, scopes === 'tests' ? [...MAIN, ...TESTS] : MAIN)) {
    if (wanted.kind === 'project')
      modules.add(path.join(root, ...wanted.name.split(':').filter((part) => part !== '')));
    else if (wanted.kind === 'file') {
      const file = path.resolve(folder, wanted.name);
      if (existsSync(file)) archives.add(file);
    } else {
      const names = wanted.kind === 'alias' ? (aliases.get(wanted.name) ?? []) : [wanted.name];
      for (const name of names) {
        const [group, artifact, version] = withProperties(name, root, folder).split(':');
        if (group === undefined || artifact === undefined) continue;
        if (version === undefined || version.includes('$')) missing.add(`${group}:${artifact}`);
        else add(group, artifact, version.split('@')[0] ?? version);
      }
    }
  }
  return { tool: 'gradle', archives: [...archives], modules: [...modules], missing: [...missing].sort() };
}

interface Wanted {
  readonly kind: 'coordinates' | 'alias' | 'project' | 'file';
  readonly name: string;
}

function dependenciesIn(text: string, configurations: readonly string[]): readonly Wanted[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const found: Wanted[] = [];
  for (const [, , rest = ''] of plain.matchAll(
    new RegExp(`\\b(${configurations.join('|')})\\b[ \\t(]+([^\\n;]+)`, 'g'),
  )) {
    const project = /project\s*\(?\s*(?:path\s*[:=]\s*)?["']([^"']+)["']/.exec(rest)?.[1];
    const alias = /^\(?\s*(?:platform\s*\()?\s*libs\.([\w.]+?)(?:\.get\(\))?\s*\)*\s*(?:\{|$)/.exec(rest)?.[1];
    const named =
      /group\s*[:=]\s*["']([^"']+)["'].*?name\s*[:=]\s*["']([^"']+)["'](?:.*?version\s*[:=]\s*["']([^"']+)["'])?/.exec(
        rest,
      );
    if (project !== undefined) found.push({ kind: 'project', name: project });
    else if (alias !== undefined) found.push({ kind: 'alias', name: alias });
    else if (/^\(?\s*files\s*\(/.test(rest))
      for (const [, name = ''] of rest.matchAll(/["']([^"']+\.jar)["']/g)) found.push({ kind: 'file', name });
    else if (named !== null)
      found.push({
        kind: 'coordinates',
        name: [named[1], named[2], named[3]].filter((part) => part !== undefined).join(':'),
      });
    else
      for (const [, name = ''] of rest.matchAll(/["']([\w.-]+:[\w.-]+(?::[^"']+)?)["']/g))
        found.push({ kind: 'coordinates', name });
  }
  return found;
}

/** `$version` and `${version}`, where `gradle.properties` or a plain assignment in the build file gives it. */
function withProperties(name: string, root: string, folder: string): string {
  if (!name.includes('$')) return name;
  const texts = [textIn(path.join(root, 'gradle.properties')), buildText(folder), buildText(root)];
  return name.replace(/\$\{?([\w.]+)\}?/g, (whole, property: string) => {
    for (const text of texts) {
      const pattern = new RegExp(
        `(?:^|\\s)(?:ext\\.)?${property.replaceAll('.', '\\.')}\\s*=\\s*["']?([\\w.+-]+)`,
        'm',
      );
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    return whole;
  });
}

function catalogOf(root: string): ReadonlyMap<string, readonly string[]> {
  return readCatalog(textIn(path.join(root, 'gradle', 'libs.versions.toml')));
}

/** The nearest folder upwards with settings of a build. */
function rootOf(folder: string): string {
  let at = path.resolve(folder);
  for (let level = 0; level < BUILD_BUDGETS.deepest; level++) {
    if (['settings.gradle', 'settings.gradle.kts'].some((name) => existsSync(path.join(at, name)))) return at;
    const above = path.dirname(at);
    if (above === at) break;
    at = above;
  }
  return path.resolve(folder);
}

function buildText(folder: string): string {
  return BUILD_FILES.map((name) => textIn(path.join(folder, name))).join('\n');
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
