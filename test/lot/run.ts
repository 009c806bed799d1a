/** Runs drivers against a jar that was drawn by lot. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileSources, type Jdk } from '../support/classfiles.js';
import type { LotDriver } from './drivers.js';

/** All jars of a package in the folder that `measure:lot` was given, and those that were fetched with it; none where it was not run. */
export function jarsIn(folder: string | undefined, name: string): readonly string[] {
  const packages = folder === undefined ? undefined : path.join(folder, 'packages');
  if (packages === undefined || !existsSync(path.join(packages, name))) return [];
  const others = readdirSync(packages).filter((each) => each !== name);
  return [name, ...others].flatMap((each) => {
    const unpacked = path.join(packages, each);
    return readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.jar'))
      .map((file) => path.join(unpacked, file));
  });
}

const PRELUDE = `
import java.io.*;

public class LotDriver {
    static class LeftOpen extends RuntimeException {}
    interface Driver { void run() throws Exception; }

    static String folder;

    static void demandClosed(String start) throws IOException {
        for (File each : new File("/proc/self/fd").listFiles()) {
            if (each.getCanonicalFile().getName().startsWith(start)) throw new LeftOpen();
        }
    }

    static void drive(int number, Driver driver) {
        String thrown = "none";
        String where = "none";
        try {
            driver.run();
        } catch (Throwable problem) {
            thrown = problem.getClass().getSimpleName();
            for (StackTraceElement element : problem.getStackTrace()) {
                if (element.getClassName().startsWith("java.") || element.getClassName().startsWith("jdk.")) continue;
                where = element.getClassName() + ":" + element.getLineNumber();
                break;
            }
        }
        System.out.println("\\noutcome " + number + " " + thrown + " " + where);
    }
`;

/** What each ended with: `THROWN CLASS:LINE`, by its number. Each runs on a machine of its own. */
export function runLotDrivers(jdk: Jdk, jars: readonly string[], drivers: readonly LotDriver[]): readonly string[] {
  const cases = drivers.map(
    ({ driver }, number) => `            case ${number}: drive(${number}, () -> { ${driver} }); break;`,
  );
  const text = `${PRELUDE}
    public static void main(String[] arguments) {
        folder = arguments[1];
        switch (Integer.parseInt(arguments[0])) {
${cases.join('\n')}
        }
    }
}
`;
  const classes = compileSources({ jdk, sources: { 'LotDriver.java': text }, options: ['-cp', jars.join(':')] });
  return drivers.map((_, number) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'espalier-lot-'));
    try {
      const command = [
        '-cp',
        [classes, ...jars].join(':'),
        `-Djava.io.tmpdir=${folder}`,
        'LotDriver',
        String(number),
        folder,
      ];
      const { stdout } = spawnSync(jdk.java, command, { encoding: 'utf8' });
      return /^outcome \d+ (.*)$/m.exec(stdout)?.[1] ?? 'nothing';
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
