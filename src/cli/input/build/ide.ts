/** Libraries that project files of Eclipse (`.classpath`) and IDEA (`.idea/libraries`) name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { childOf, childrenOf, parseXml } from './xml.js';

/** Archives that exist; what is missing may be of another machine. */
export function ideArchives(folder: string): readonly string[] {
  const named = [...eclipse(folder), ...idea(folder)];
  return [...new Set(named)].filter((file) => existsSync(file));
}

function eclipse(folder: string): readonly string[] {
  const root = read(path.join(folder, '.classpath'));
  return childrenOf(root, 'classpathentry').flatMap(({ attributes }) => {
    const file = attributes.get('path');
    return attributes.get('kind') === 'lib' && file !== undefined ? [path.resolve(folder, file)] : [];
  });
}

function idea(folder: string): readonly string[] {
  const libraries = path.join(folder, '.idea', 'libraries');
  return files(libraries).flatMap((name) => {
    const library = childOf(read(path.join(libraries, name)), 'library');
    return childrenOf(childOf(library, 'CLASSES'), 'root').flatMap(({ attributes }) => {
      const found = /^jar:\/\/(.*)!\/$/.exec(attributes.get('url') ?? '')?.[1];
      return found === undefined ? [] : [placed(found, folder)];
    });
  });
}

function placed(url: string, folder: string): string {
  return url
    .replace('$PROJECT_DIR$', path.resolve(folder))
    .replace('$MAVEN_REPOSITORY$', path.join(homedir(), '.m2', 'repository'))
    .replace('$USER_HOME$', homedir());
}

function read(file: string): ReturnType<typeof parseXml> {
  try {
    return parseXml(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function files(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.xml'))
      .sort();
  } catch {
    return [];
  }
}
