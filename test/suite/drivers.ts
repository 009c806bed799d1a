/**
 * Runs the drivers on a JVM: each seeded bug must really happen, at a line that the expectations name, and what exercises a correct
 * class must end without an exception.
 */
import { spawnSync } from 'node:child_process';
import { compileSources, type Jdk } from '../support/classfiles.js';
import type { SuiteClass } from './classes.js';
import { EXERCISES } from './everyday.js';
import { FRESH_EXERCISES } from './fresh.js';
import { FURTHER_EXERCISES } from './further.js';

export interface Outcome {
  /** Simple name of the exception; empty where nothing was thrown. */
  readonly thrown: string;
  /** The innermost line of the suite's own code, 0 where the driver itself complained. */
  readonly line: number;
}

const PRELUDE = `
import java.io.*;
import java.nio.file.*;
import java.util.concurrent.Callable;

public class SuiteDriver {
    static class LeftBehind extends RuntimeException {}
    interface Driver { void run() throws Exception; }

    static String temporary(String text) throws IOException {
        Path path = Files.createTempFile("suite", ".txt");
        Files.writeString(path, text);
        path.toFile().deleteOnExit();
        return path.toRealPath().toString();
    }

    static void demandClosed(String file) throws IOException {
        File[] open = new File("/proc/self/fd").listFiles();
        if (open == null) throw new LeftBehind();
        for (File each : open) if (each.getCanonicalPath().equals(file)) throw new LeftBehind();
    }

    /** Asks in another thread, which does not hold what this one holds. */
    static void demand(Callable<Boolean> condition) throws Exception {
        boolean[] holds = new boolean[1];
        Thread thread = new Thread(() -> {
            try { holds[0] = condition.call(); } catch (Exception e) { throw new IllegalStateException(e); }
        });
        thread.start();
        thread.join();
        if (!holds[0]) throw new LeftBehind();
    }

    static void drive(String name, Driver driver) {
        String thrown = "";
        int line = 0;
        try {
            driver.run();
        } catch (Throwable problem) {
            thrown = problem.getClass().getSimpleName();
            for (StackTraceElement element : problem.getStackTrace()) {
                if (!element.getClassName().startsWith("com.example.")) continue;
                line = element.getLineNumber();
                break;
            }
        }
        System.out.println("outcome " + name + " " + line + " " + thrown);
    }
`;

/** For the correct classes of the later parts. */
export const ALL_EXERCISES: Readonly<Record<string, string>> = {
  ...EXERCISES,
  ...FRESH_EXERCISES,
  ...FURTHER_EXERCISES,
};

/** By the name of the class. */
export function runDrivers(jdk: Jdk, classes: readonly SuiteClass[]): ReadonlyMap<string, Outcome> {
  const calls = classes.map(
    ({ name, bug }) => `        drive("${name}", () -> { ${bug?.driver ?? ALL_EXERCISES[name] ?? ''} });`,
  );
  const text = `${PRELUDE}
    public static void main(String[] arguments) {
${calls.join('\n')}
    }
}
`;
  const sources = Object.fromEntries(classes.map((each) => [each.path, each.text]));
  const folder = compileSources({ jdk, sources: { ...sources, 'SuiteDriver.java': text } });
  const { status, stdout, stderr } = spawnSync(jdk.java, ['-cp', folder, 'SuiteDriver'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const outcomes = stdout
    .split('\n')
    .filter((line) => line.startsWith('outcome '))
    .map((line) => line.split(' ').slice(1));
  return new Map(outcomes.map(([name = '', line, thrown = '']) => [name, { thrown, line: Number(line) }]));
}
