/** Opens bytes as a jar, lists it and reads all that is in it, as the rest of the program does. */
import { openJar } from '../../../../src/frontends/classfile/archive/jar.js';
import { ClassFileProblem } from '../../../../src/frontends/classfile/format/class-file.js';
import { watched } from './reading.js';

export interface ExercisedJar {
  /** Messages of all problems: of the archive, of entries, of classes that could not be read. */
  readonly problems: readonly string[];
  /** What classes were handed out, by name. */
  readonly classes: ReadonlyMap<string, Uint8Array>;
}

/** Throws whatever is no ClassFileProblem. */
export function exerciseJar(bytes: Uint8Array): ExercisedJar {
  const problems: string[] = [];
  const classes = new Map<string, Uint8Array>();
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      if (!(error instanceof ClassFileProblem)) throw error;
      problems.push(error.message);
    }
  };
  attempt(() => {
    const jar = openJar(watched(bytes), { path: 'hostile.jar', origin: 'input' });
    for (const name of jar.names()) {
      attempt(() => {
        const contents = jar.find(name)?.bytes();
        if (contents === undefined) throw new Error(`${name} is listed and not there`);
        classes.set(name, contents);
      });
      jar.hasPackage(name);
    }
    for (const name of jar.fileNames()) {
      if (name.split('/').includes('..') || name.startsWith('/') || name.includes('\\'))
        throw new Error(`given as a name: ${name}`);
      attempt(() => jar.file(name));
      jar.text(name);
    }
    jar.manifest();
    problems.push(...jar.problems().map(({ entry, message }) => `${entry}: ${message}`));
  });
  return { problems, classes };
}
