/** Packages of Debian and their sources, fetched into a folder, so that nothing is installed: for the measurements on foreign code. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = '/etc/apt/sources.list.d/debian.sources';

export interface Mirror {
  readonly folder: string;
  readonly configuration: string;
}

/** The package lists of this machine's own mirror, with those of sources, in a folder of their own. */
export function openMirror(folder: string): Mirror {
  for (const part of ['lists/partial', 'cache/archives/partial', 'packages', 'sources']) {
    mkdirSync(path.join(folder, part), { recursive: true });
  }
  const listed = path.join(folder, 'with-sources.sources');
  writeFileSync(listed, readFileSync(SOURCES, 'utf8').replaceAll(/^Types: deb$/gm, 'Types: deb deb-src'));
  const configuration = path.join(folder, 'apt.conf');
  const settings = {
    'Dir::Etc::sourcelist': listed,
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': path.join(folder, 'lists'),
    'Dir::Cache': path.join(folder, 'cache'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";`);
  writeFileSync(configuration, `${lines.join('\n')}\n`);
  const mirror = { folder, configuration };
  if (
    !readdirSync(path.join(folder, 'lists')).some((file) => file.endsWith('Sources.lz4') || file.endsWith('Sources'))
  ) {
    apt(mirror, 'apt-get', ['update'], folder);
  }
  return mirror;
}

function apt({ configuration }: Mirror, tool: string, words: readonly string[], folder: string): string {
  const { stdout } = spawnSync(tool, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, APT_CONFIG: configuration, LC_ALL: 'C' },
    maxBuffer: 1 << 28,
  });
  return stdout;
}

/** Names of the Java libraries, in order. */
export function javaLibraries(mirror: Mirror): readonly string[] {
  return apt(mirror, 'apt-cache', ['search', '--names-only', '^lib.*-java$'], mirror.folder)
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => name !== '')
    .sort();
}

/** The Java libraries that a package needs or is often used with, directly. */
export function dependencies(mirror: Mirror, name: string): readonly string[] {
  const text = apt(mirror, 'apt-cache', ['depends', name], mirror.folder);
  const found = [...text.matchAll(/(?:Depends|Recommends|Suggests): (lib\S+-java)\b/g)].map(([, each = '']) => each);
  return [...new Set(found)];
}

/** The jars of a package, without links. */
export function jarsOf(mirror: Mirror, name: string): readonly string[] {
  const folder = path.join(mirror.folder, 'packages', name);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    apt(mirror, 'apt-get', ['download', name], folder);
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb'))) {
      execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: folder });
    }
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.jar') && lstatSync(file).isFile())
    .sort();
}

/** The source as its authors published it, unpacked; undefined where the mirror has none. Patches of the package are not applied. */
export function sourceOf(mirror: Mirror, name: string): string | undefined {
  const folder = path.join(mirror.folder, 'sources', name);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    apt(mirror, 'apt-get', ['source', '--download-only', name], folder);
    const archives = readdirSync(folder).filter((file) => /\.orig\.tar\.\w+$/.test(file));
    for (const archive of archives) execFileSync('tar', ['-xf', archive], { cwd: folder });
  }
  return readdirSync(folder).some((file) => lstatSync(path.join(folder, file)).isDirectory()) ? folder : undefined;
}

/** The classes of a jar, by the names of their files. */
export function classesOf(jar: string): readonly string[] {
  return execFileSync('jar', ['tf', jar], { encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter(
      (entry) => entry.endsWith('.class') && !entry.startsWith('META-INF/') && !entry.endsWith('module-info.class'),
    );
}
