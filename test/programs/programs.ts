/** The test programs: where they are, how they are started, and what `java` printed for them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

export interface TestProgram {
  /** `topic/Name`. */
  readonly name: string;
  readonly files: readonly string[];
  /** Qualified name of the class that holds `main`. */
  readonly mainClass: string;
  readonly assertions: boolean;
  readonly output: string;
  readonly exception: string | null;
}

/** A program is `Name.java`, or a folder `Name` with a file `Name.java` in it; `Name.out` is beside it. */
export function listPrograms(): readonly TestProgram[] {
  return subfolders(FOLDER).flatMap((topic) =>
    readdirSync(path.join(FOLDER, topic))
      .filter((file) => file.endsWith('.out'))
      .sort()
      .map((file) => readProgram(path.join(FOLDER, topic, file.slice(0, -'.out'.length)))),
  );
}

function subfolders(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function readProgram(stem: string): TestProgram {
  const files = existsSync(`${stem}.java`) ? [`${stem}.java`] : javaFiles(stem);
  const simpleName = path.basename(stem);
  const main = files.find((file) => path.basename(file) === `${simpleName}.java`);
  if (main === undefined) throw new Error(`${stem}: no file ${simpleName}.java`);
  const text = readFileSync(main, 'utf8');
  const packageName = /^package\s+([\w.]+)\s*;/m.exec(text)?.[1];
  const exception = `${stem}.exception`;
  return {
    name: path.relative(FOLDER, stem),
    files,
    mainClass: packageName === undefined ? simpleName : `${packageName}.${simpleName}`,
    assertions: text.startsWith('// java: -ea'),
    output: readFileSync(`${stem}.out`, 'utf8'),
    exception: existsSync(exception) ? readFileSync(exception, 'utf8').trim() : null,
  };
}

function javaFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.java'))
    .sort()
    .map((file) => path.join(folder, file));
}
