/** Finds a JDK: the one named by `--jdk`, else JAVA_HOME's, else the one whose `java` or `javac` is on the PATH. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

export type JdkHome =
  | { readonly kind: 'found'; readonly home: string; readonly layout: JdkLayout }
  | { readonly kind: 'none'; readonly reason: string };

/** Where the platform's classes are: the image of Java 9 and later, jmods alone, or the archive of Java 8 and before. */
export type JdkLayout =
  | { readonly kind: 'image'; readonly file: string }
  | { readonly kind: 'jmods'; readonly folder: string }
  | { readonly kind: 'archive'; readonly file: string };

export function findJdk(named: string | undefined, environment: NodeJS.ProcessEnv): JdkHome {
  if (named !== undefined) return at(named, `no JDK there: ${named} has neither lib/modules nor jmods nor lib/rt.jar`);
  const { JAVA_HOME, PATH } = environment;
  if (JAVA_HOME !== undefined && JAVA_HOME !== '') {
    return at(JAVA_HOME, `JAVA_HOME (${JAVA_HOME}) has neither lib/modules nor jmods nor lib/rt.jar`);
  }
  for (const folder of (PATH ?? '').split(path.delimiter)) {
    for (const name of ['javac', 'java', 'javac.exe', 'java.exe']) {
      const home = folder === '' ? undefined : homeOf(path.join(folder, name));
      const layout = home === undefined ? undefined : layoutOf(home);
      if (home !== undefined && layout !== undefined) return { kind: 'found', home, layout };
    }
  }
  return { kind: 'none', reason: 'no JDK found: give --jdk, set JAVA_HOME, or have java on the PATH' };
}

function at(home: string, reason: string): JdkHome {
  const layout = layoutOf(home);
  return layout === undefined ? { kind: 'none', reason } : { kind: 'found', home, layout };
}

/** `java` on the PATH is mostly a link into the JDK's `bin`. */
function homeOf(executable: string): string | undefined {
  try {
    return path.dirname(path.dirname(realpathSync(executable)));
  } catch {
    return undefined;
  }
}

function layoutOf(home: string): JdkLayout | undefined {
  const image = path.join(home, 'lib', 'modules');
  if (existsSync(image)) return { kind: 'image', file: image };
  const jmods = path.join(home, 'jmods');
  if (existsSync(path.join(jmods, 'java.base.jmod'))) return { kind: 'jmods', folder: jmods };
  for (const file of [path.join(home, 'jre', 'lib', 'rt.jar'), path.join(home, 'lib', 'rt.jar')]) {
    if (existsSync(file)) return { kind: 'archive', file };
  }
  return undefined;
}
