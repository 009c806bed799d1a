/**
 * Records what a real JVM prints for every program under test/programs: `Name.out` beside it, and `Name.exception` when it ends in an
 * uncaught exception.
 *
 *     node scripts/record-programs.js            writes the files
 *     node scripts/record-programs.js --check    compares instead; exit status 1 where they differ, 2 where no JDK is found
 *     … records structures/                      only programs whose path contains one of these words
 *
 * A program is `Name.java`, or a folder `Name/` with a file `Name.java` somewhere in it that holds `main`. A first line `// needs: 21` means
 * that it uses constructs of that release; such programs are skipped, and named, where no JDK that new is found. A first line
 * `// java: -ea` means that it runs with assertions enabled.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));
const root = join(scripts, '..', 'test', 'programs');
/** These end in exceptions at marked lines, which test/judging compares with what is claimed of them; they have no recorded output. */
const judgedTopic = 'judged';
const oldestRelease = 17;

function javaFilesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return javaFilesUnder(path);
      return entry.name.endsWith('.java') ? [path] : [];
    });
}

function programOf(stem, sources) {
  const main = sources.find((source) => basename(source) === `${basename(stem)}.java`);
  if (main === undefined) throw new Error(`${stem}: no file ${basename(stem)}.java in it`);
  const text = readFileSync(main, 'utf8');
  const release = /^\/\/ needs: (\d+)/.exec(text)?.[1];
  const packageName = /^package\s+([\w.]+)\s*;/m.exec(text)?.[1];
  return {
    name: relative(root, stem),
    stem,
    sources,
    mainClass: packageName === undefined ? basename(stem) : `${packageName}.${basename(stem)}`,
    release: release === undefined ? oldestRelease : Number(release),
    assertions: text.startsWith('// java: -ea') ? '-ea' : '-da',
  };
}

function listPrograms() {
  return readdirSync(root)
    .sort()
    .filter((topic) => topic !== judgedTopic && statSync(join(root, topic)).isDirectory())
    .flatMap((topic) =>
      readdirSync(join(root, topic), { withFileTypes: true }).flatMap((entry) => {
        const path = join(root, topic, entry.name);
        if (entry.isDirectory()) return [programOf(path, javaFilesUnder(path))];
        return entry.name.endsWith('.java') ? [programOf(path.slice(0, -'.java'.length), [path])] : [];
      }),
    );
}

/** Installed JDKs, those the user points at first. */
function findJdks() {
  const homes = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).flatMap((home) => [join(folder, home), join(folder, home, 'Contents/Home')]),
    );
  const pointed = process.env.JAVA_HOME === undefined ? [] : [process.env.JAVA_HOME];
  const commands = [...pointed.map(binary), 'java', ...homes.map(binary).filter((path) => existsSync(path))];
  return commands.flatMap((command) => {
    // A runtime without the compiler is no use here.
    const modules = spawnSync(command, ['--list-modules'], { encoding: 'utf8' }).stdout ?? '';
    const release = /^jdk\.compiler@(\d+)/m.exec(modules)?.[1];
    return release === undefined ? [] : [{ command, release: Number(release) }];
  });
}

function binary(home) {
  return join(home, 'bin', 'java');
}

/** Runs the programs in one JVM; the result of each is a folder that ProgramRecorder describes. */
function runPrograms(jdk, programs, folder) {
  mkdirSync(folder, { recursive: true });
  const jobs = programs.map((program, index) => ({ program, folder: join(folder, String(index)) }));
  const list = join(folder, 'programs.txt');
  for (const job of jobs) mkdirSync(job.folder);
  writeFileSync(
    list,
    jobs
      .map(
        (job) =>
          `${job.program.mainClass}\t${job.program.assertions}\t${job.folder}\t${job.program.sources.join('|')}\n`,
      )
      .join(''),
  );
  const options = ['-Dfile.encoding=UTF-8', '-Duser.language=en', '-Duser.country=US', '-XX:TieredStopAtLevel=1'];
  const answer = spawnSync(jdk.command, [...options, join(scripts, 'ProgramRecorder.java'), list], {
    encoding: 'utf8',
  });
  if (answer.status !== 0) throw new Error(`${jdk.command} failed:\n${answer.stdout}${answer.stderr}`);
  return jobs;
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function problemsOf(job) {
  const error = readIfThere(join(job.folder, 'error'));
  if (error !== undefined) return [error];
  const output = readFileSync(join(job.folder, 'out'), 'utf8');
  return output === '' ? ['prints nothing'] : [];
}

function differences(job) {
  return [
    { kind: 'out', actual: readIfThere(join(job.folder, 'out')), recorded: readIfThere(`${job.program.stem}.out`) },
    {
      kind: 'exception',
      actual: readIfThere(join(job.folder, 'exception')),
      recorded: readIfThere(`${job.program.stem}.exception`),
    },
  ]
    .filter(({ actual, recorded }) => actual !== recorded)
    .map(({ kind, actual, recorded }) => `${kind} differs: recorded ${quote(recorded)}, java gives ${quote(actual)}`);
}

function quote(text) {
  return text === undefined ? 'nothing' : JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);
}

function write(job) {
  writeFileSync(`${job.program.stem}.out`, readFileSync(join(job.folder, 'out')));
  const exception = readIfThere(join(job.folder, 'exception'));
  if (exception === undefined) rmSync(`${job.program.stem}.exception`, { force: true });
  else writeFileSync(`${job.program.stem}.exception`, exception);
}

function main(words) {
  const checking = words.includes('--check');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const programs = listPrograms().filter(
    (program) => wanted.length === 0 || wanted.some((word) => program.name.includes(word)),
  );
  const jdks = findJdks();
  const groups = new Map();
  const skipped = [];
  for (const program of programs) {
    const jdk = jdks.find((candidate) => candidate.release >= program.release);
    if (jdk === undefined) skipped.push(program);
    else groups.set(jdk, [...(groups.get(jdk) ?? []), program]);
  }
  const scratch = mkdtempSync(join(tmpdir(), 'espalier-programs-'));
  let failures = 0;
  let done = 0;
  try {
    for (const [jdk, group] of groups) {
      for (const job of runPrograms(jdk, group, join(scratch, String(jdk.release)))) {
        const found = problemsOf(job);
        const problems = found.length === 0 && checking ? differences(job) : found;
        for (const problem of problems) console.log(`${job.program.name}: ${problem}`);
        if (problems.length > 0) failures++;
        else if (!checking) write(job);
        done++;
      }
      console.log(`java ${jdk.release} (${jdk.command}): ${group.length} programs`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const program of skipped) console.log(`${program.name}: skipped, no JDK ${program.release} or newer found`);
  console.log(`${done} ${checking ? 'compared' : 'recorded'}, ${failures} failed, ${skipped.length} skipped`);
  if (failures > 0) return 1;
  return done === 0 && programs.length > 0 ? 2 : 0;
}

process.exitCode = main(process.argv.slice(2));
