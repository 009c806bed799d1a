/** `espalier init`: writes what a project needs to be checked from now on. Nothing that is there is lost. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { errors } from '../../workspace/commands/envelope.js';
import type { InitCommandOptions } from '../../workspace/commands/init/card.js';
import { baselineText, VERSION } from '../../workspace/index.js';
import type { Typed } from '../commands/from-card.js';
import { CONFIGURATION_FILE } from '../configuration/find.js';
import type { ExitStatus } from '../exit-status.js';
import { kindOf, reasonOf } from '../input/files.js';
import { report } from '../output.js';

const BASELINE = 'espalier-baseline.json';
const IGNORE = '.gitignore';
/** Where caches are kept. */
const IGNORED = '.espalier/';

export function performInit({ names, options: read }: Typed): ExitStatus {
  // Read by the card of this command.
  const options = read as unknown as InitCommandOptions;
  const inputs = names.length === 0 ? ['.'] : names;
  const problems = [
    ...inputs
      .filter((input) => !input.startsWith('jdk:') && kindOf(input) === 'missing')
      .map((input) => `${input}: no such file or folder`),
    ...[CONFIGURATION_FILE, BASELINE]
      .filter((file) => options.force !== true && existsSync(file))
      .map((file) => `${file} is there already; --force writes over it`),
  ];
  if (problems.length > 0) return refuse(problems);
  try {
    const configuration = { version: VERSION, inputs, baseline: BASELINE };
    writeFileSync(CONFIGURATION_FILE, `${JSON.stringify(configuration, undefined, 2)}\n`);
    writeFileSync(BASELINE, baselineText([]));
    tell(`wrote ${CONFIGURATION_FILE} and ${BASELINE}`);
    if (ignoreCaches()) tell(`added ${IGNORED} to ${IGNORE}`);
  } catch (error) {
    return refuse([`cannot be written: ${reasonOf(error)}`]);
  }
  if (!options.check) return 0;
  return fillBaseline();
}

/** A run of its own, which reads the configuration just written. What it finds is known from now on: that is no failure. */
function fillBaseline(): ExitStatus {
  const [, script = ''] = process.argv;
  const { status } = spawnSync(process.execPath, [script, 'check', '--update-baseline', '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0 && status !== 1) return status === 3 ? 3 : 2;
  const { findings } = JSON.parse(readFileSync(BASELINE, 'utf8')) as { readonly findings: readonly unknown[] };
  tell(
    `${findings.length} finding${findings.length === 1 ? '' : 's'} of today in ${BASELINE}: from now on, espalier check shows others`,
  );
  return 0;
}

/** Whether the entry was missing. */
function ignoreCaches(): boolean {
  const before = existsSync(IGNORE) ? readFileSync(IGNORE, 'utf8') : '';
  if (before.split(/\r?\n/).includes(IGNORED)) return false;
  const separator = before === '' || before.endsWith('\n') ? '' : '\n';
  writeFileSync(IGNORE, `${before}${separator}${IGNORED}\n`);
  return true;
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

function refuse(problems: readonly string[]): ExitStatus {
  report(errors(problems), {});
  return 2;
}
