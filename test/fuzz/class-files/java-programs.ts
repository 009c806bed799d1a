/** Random Java programs, compiled by javac: their class files leave the same heap behind in our machine as under `java`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClassFiles } from '../../../src/frontends/classfile/declarations/open.js';
import { classFolders } from '../../agreement/class-folders.js';
import { findJdks, type Jdk } from '../../agreement/jdks.js';
import { runInMachine } from '../../agreement/machine-run.js';
import { type OpenClassFiles, openCompiledBy, openModels } from '../../agreement/open-compiled.js';
import { recordedRuns } from '../../agreement/recorded-run.js';
import { printBlocks } from '../java/blocks.js';
import { randomJavaProgram } from '../java/program.js';

/** Runs the program and prints what can be reached from static fields. */
const SHOW = `
class Show {
    static java.util.IdentityHashMap<Object, Integer> seen = new java.util.IdentityHashMap<>();
    static int left = 300;

    static void show(String path, Object object) {
        if (object == null || left-- <= 0) return;
        Integer known = seen.putIfAbsent(object, seen.size());
        System.out.println(path + " " + object.getClass().getName() + (known == null ? "" : " again " + known));
        if (known != null) return;
        if (object instanceof Object[]) {
            Object[] array = (Object[]) object;
            for (int i = 0; i < array.length; i++) show(path + "[" + i + "]", array[i]);
        } else if (object instanceof Node) {
            Node node = (Node) object;
            System.out.println(path + " " + node.value + " " + node.flag);
            show(path + ".next", node.next);
            show(path + ".other", node.other);
            show(path + ".many", node.many);
        }
    }

    public static void main(String[] args) {
        try {
            Main.main(args);
            System.out.println("done");
        } catch (Throwable thrown) {
            System.out.println(thrown.getClass().getName());
        }
        try {
            show("first", Registry.first);
            show("shared", Leaf.shared);
            show("second", Registry.second);
            show("all", Registry.all);
            System.out.println(Registry.count + " " + Registry.ready + " " + Leaf.made);
        } catch (Throwable thrown) {
            System.out.println(thrown.getClass().getName());
        }
    }
}
`;
const STEP_BUDGET = 5_000_000;

export interface ProgramsReport {
  readonly programs: number;
  readonly agreed: number;
  /** Too long for a comparison. */
  readonly cutOff: number;
  readonly failures: readonly string[];
}

export async function fuzzJavaPrograms(
  jdk: Jdk,
  count: number,
  seed: number,
  open: OpenClassFiles = openClassFiles,
): Promise<ProgramsReport> {
  const folder = path.join(tmpdir(), 'espalier-random-programs');
  mkdirSync(folder, { recursive: true });
  const sources = Array.from({ length: count }, (_, index) => {
    const file = path.join(folder, `Program${seed + index}.java`);
    writeFileSync(
      file,
      `${printBlocks(randomJavaProgram(seed + index))}${SHOW}`.replace('public class Main', 'class Main'),
    );
    return { mainClass: 'Show', assertions: false, files: [file] };
  });
  const models = await openModels();
  const failures: string[] = [];
  let [agreed, cutOff] = [0, 0];
  for (const options of [['-g'], []]) {
    for (const [index, java] of recordedRuns(jdk, options, sources).entries()) {
      const name = `program ${seed + index} (javac ${options.join(' ')})`;
      // The generator writes a program now and then that is none.
      if (java.error !== undefined || java.output.includes('StackOverflowError')) continue;
      const classes = classFolders([java.folder], 'input');
      const ran = runInMachine(openCompiledBy(open, models, classes, classes.names()), 'Show', {
        stepBudget: STEP_BUDGET,
      });
      if (ran.troubles[0] === 'ended by budget') cutOff++;
      else if (ran.troubles.length > 0) failures.push(`${name}: ${ran.troubles[0]}`);
      else if (ran.output === java.output) agreed++;
      else failures.push(`${name}: ${firstDifference(java.output, ran.output)}`);
    }
  }
  return { programs: count, agreed, cutOff, failures };
}

/** For the oldest JDK here; throws where something differs. */
export async function javaProgramsReport(count: number, seed: number): Promise<string> {
  const [jdk] = findJdks();
  if (jdk === undefined) return 'NOT run: no JDK found';
  const { programs, agreed, cutOff, failures } = await fuzzJavaPrograms(jdk, count, seed);
  if (failures.length > 0) throw new Error(`${failures.length} differences:\n${failures.slice(0, 20).join('\n')}`);
  return `${programs} programs compiled twice, ${agreed} agreed, ${cutOff} cut off`;
}

function firstDifference(expected: string, actual: string): string {
  const [left, right] = [expected.split('\n'), actual.split('\n')];
  const at = left.findIndex((line, index) => line !== right[index]);
  return `java prints ${left[at]}, the machine ${right[at]}`;
}
