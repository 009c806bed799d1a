/** Artifacts on this machine: Maven's local repository, Debian's, and the module cache of Gradle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { BUILD_BUDGETS } from './budgets.js';
import type { Coordinates } from './pom.js';
import { parseXml, textOf } from './xml.js';

export interface Artifact extends Coordinates {
  readonly classifier?: string;
  readonly extension: 'jar' | 'pom';
}

export interface Repository {
  find(artifact: Artifact): string | undefined;
  versions(group: string, artifact: string): readonly string[];
}

/** As Maven would find them, in this order; folders that do not exist hold nothing. */
export function mavenRepository(project: string, env: NodeJS.ProcessEnv = process.env): Repository {
  const roots = [configured(project, env) ?? path.join(homedir(), '.m2', 'repository'), '/usr/share/maven-repo'];
  return firstOf(roots.map(mavenFolder));
}

/** What Gradle has fetched, and Maven's repository behind it, which builds may name. */
export function gradleRepository(project: string, env: NodeJS.ProcessEnv = process.env): Repository {
  const home = env.GRADLE_USER_HOME ?? path.join(homedir(), '.gradle');
  return firstOf([gradleFolder(path.join(home, 'caches', 'modules-2', 'files-2.1')), mavenRepository(project, env)]);
}

/** `-Dmaven.repo.local`, as the project or the environment gives it, before the settings of the user. */
function configured(project: string, env: NodeJS.ProcessEnv): string | undefined {
  const texts = [
    env.MAVEN_ARGS,
    env.MAVEN_OPTS,
    ...foldersUp(project).flatMap((folder) =>
      ['maven.config', 'jvm.config'].map((name) => textIn(path.join(folder, '.mvn', name))),
    ),
  ];
  for (const text of texts) {
    const found = /-Dmaven\.repo\.local=(?:"([^"]*)"|(\S+))/.exec(text ?? '');
    const folder = found?.[1] ?? found?.[2];
    if (folder !== undefined) return path.resolve(project, folder);
  }
  const settings = textIn(path.join(homedir(), '.m2', 'settings.xml'));
  const written = settings === undefined ? undefined : textOf(parseXml(settings), 'localRepository');
  return written?.replaceAll('${user.home}', homedir()).replaceAll('${env.HOME}', homedir());
}

/** The folder of `.mvn` is that of the whole build. */
function foldersUp(start: string): readonly string[] {
  const found = [path.resolve(start)];
  for (let level = 0; level < BUILD_BUDGETS.deepest; level++) found.push(path.dirname(found.at(-1) ?? start));
  return [...new Set(found)];
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function firstOf(repositories: readonly Repository[]): Repository {
  return {
    find: (artifact) => {
      for (const each of repositories) {
        const found = each.find(artifact);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    versions: (group, artifact) => repositories.flatMap((each) => each.versions(group, artifact)),
  };
}

export function mavenFolder(root: string): Repository {
  const folderOf = (group: string, artifact: string): string => path.join(root, ...group.split('.'), artifact);
  return {
    find: ({ group, artifact, version, classifier, extension }) => {
      const file = path.join(
        folderOf(group, artifact),
        version,
        fileName({ artifact, version, classifier, extension }),
      );
      return existsSync(file) ? file : undefined;
    },
    versions: (group, artifact) => folders(folderOf(group, artifact)),
  };
}

/** Each file lies in a folder named after its digest. */
function gradleFolder(root: string): Repository {
  return {
    find: ({ group, artifact, version, classifier, extension }) => {
      const folder = path.join(root, group, artifact, version);
      const name = fileName({ artifact, version, classifier, extension });
      const digest = folders(folder).find((each) => existsSync(path.join(folder, each, name)));
      return digest === undefined ? undefined : path.join(folder, digest, name);
    },
    versions: (group, artifact) => folders(path.join(root, group, artifact)),
  };
}

function fileName(parts: {
  readonly artifact: string;
  readonly version: string;
  readonly classifier: string | undefined;
  readonly extension: string;
}): string {
  const { artifact, version, classifier, extension } = parts;
  return `${artifact}-${version}${classifier === undefined ? '' : `-${classifier}`}.${extension}`;
}

function folders(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
