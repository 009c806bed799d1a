/** Makes the class files under test/fixtures/classes: `npx tsx test/agreement/make-fixtures.ts`, with the JDKs 17 and 25 installed. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { listPrograms } from '../programs/programs.js';
import { FIXTURE_FOLDER, FIXTURE_PROGRAMS, fixtureFolder, KERNELS } from './fixture-programs.js';
import { findJdks } from './jdks.js';
import { recordedRuns } from './recorded-run.js';

rmSync(FIXTURE_FOLDER, { recursive: true, force: true });
const programs = listPrograms();
const jdks = findJdks();
for (const fixture of FIXTURE_PROGRAMS) {
  const program = programs.find(({ name }) => name === fixture.name);
  const jdk = jdks.find(({ release }) => release === fixture.release);
  if (program === undefined || jdk === undefined)
    throw new Error(`cannot make ${fixture.name}: JDK ${fixture.release}`);
  const [recorded] = recordedRuns(jdk, fixture.options, [program]);
  if (recorded === undefined || recorded.error !== undefined) throw new Error(`${fixture.name}: ${recorded?.error}`);
  cpSync(recorded.folder, fixtureFolder(fixture), { recursive: true });
}

const jdk = jdks.find(({ release }) => release === 17);
if (jdk === undefined) throw new Error('no JDK 17');
const kernels = { mainClass: KERNELS.mainClass, assertions: false, files: [KERNELS.source] };
const [recorded] = recordedRuns(jdk, ['--release', '8'], [kernels]);
if (recorded === undefined || recorded.error !== undefined) throw new Error(`kernels: ${recorded?.error}`);
rmSync(KERNELS.folder, { recursive: true, force: true });
cpSync(recorded.folder, KERNELS.folder, { recursive: true });
writeFileSync(KERNELS.output, recorded.output);
