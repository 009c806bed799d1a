/** The JDKs of this machine that can compile, the oldest release first. Tests that need one are skipped where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface Jdk {
  readonly home: string;
  readonly release: number;
  readonly java: string;
  readonly javac: string;
}

const PLACES = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'];

export function findJdks(): readonly Jdk[] {
  const homes = new Set<string>();
  for (const home of [process.env.JAVA_HOME, homeOnPath(), ...installed()]) {
    if (home !== undefined && existsSync(path.join(home, 'lib', 'modules'))) homes.add(realpathSync(home));
  }
  return [...homes].flatMap(jdkAt).sort((left, right) => left.release - right.release);
}

function installed(): readonly string[] {
  return PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place).flatMap((name) => [path.join(place, name), path.join(place, name, 'Contents', 'Home')]),
  );
}

/** The command on the path is often a link to the JDK's own. */
function homeOnPath(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const command = path.join(folder, 'javac');
    if (folder !== '' && existsSync(command)) return path.dirname(path.dirname(realpathSync(command)));
  }
  return undefined;
}

/** A runtime without the compiler is no use here. */
function jdkAt(home: string): readonly Jdk[] {
  const [java, javac] = [path.join(home, 'bin', 'java'), path.join(home, 'bin', 'javac')];
  if (!existsSync(java) || !existsSync(javac)) return [];
  const file = path.join(home, 'release');
  const text = existsSync(file)
    ? readFileSync(file, 'utf8')
    : spawnSync(java, ['-XshowSettings:properties', '-version'], { encoding: 'utf8' }).stderr;
  const version = /(?:JAVA_VERSION="|java\.specification\.version = )(?:1\.)?(\d+)/.exec(text)?.[1];
  return version === undefined ? [] : [{ home, release: Number(version), java, javac }];
}
