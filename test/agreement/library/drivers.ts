/** The drivers of a test run, written to files and run under `java`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Jdk } from '../jdks.js';
import { type Recorded, recordedRuns } from '../recorded-run.js';
import { type Driver, driver } from './generate.js';
import type { Subject } from './subject.js';

export interface RanDriver extends Recorded {
  readonly mainClass: string;
}

export interface DriverPlan {
  readonly subjects: readonly Subject[];
  /** Drivers for each subject. */
  readonly rounds: number;
  readonly steps: number;
  readonly seed: number;
  /** Jars on the class path. */
  readonly libraries: readonly string[];
}

export function runDrivers(jdk: Jdk, plan: DriverPlan): readonly RanDriver[] {
  const { subjects, rounds, steps, seed } = plan;
  const drivers = subjects.flatMap((subject) =>
    Array.from({ length: rounds }, (_, round) => driver(subject, steps, seed + round)),
  );
  const options = plan.libraries.length === 0 ? [] : ['-cp', plan.libraries.join(path.delimiter)];
  const runs = recordedRuns(
    jdk,
    ['-g', ...options],
    drivers.map((each) => ({ mainClass: each.mainClass, assertions: false, files: [written(each)] })),
  );
  return drivers.map(({ mainClass }, index) => ({ mainClass, ...(runs[index] as Recorded) }));
}

function written({ mainClass, text }: Driver): string {
  const folder = path.join(tmpdir(), 'espalier-drivers');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${mainClass}.java`);
  writeFileSync(file, text);
  return file;
}

/** Where Linux distributions keep jars; those that are there. */
export function installedJars(files: readonly string[]): readonly string[] {
  return files.map((file) => path.join('/usr/share/java', file)).filter((file) => existsSync(file));
}
