/**
 * What is said of programs that fail on a JVM: no proof that the JVM breaks, no replay that it does not show. Here a slice of what
 * can be asked; `npm run test:full` asks all of it.
 */
import { describe, expect, it } from 'vitest';
import { jdkFrom } from '../support/classfiles.js';
import { IS_FULL, lap } from '../support/seeded/turns.js';
import { compiled } from './forms.js';
import { judge, untrueMarks } from './jvm.js';
import { endInMachine } from './machine.js';
import { judgedPrograms } from './programs.js';
import { ask, type Outside } from './run.js';
import { everything, slice } from './slice.js';

const PROGRAMS = judgedPrograms();
const KINDS = [...new Set(PROGRAMS.map(({ kind }) => kind))];
const ASKED = IS_FULL ? everything(PROGRAMS) : slice(PROGRAMS, lap());
const jdk = jdkFrom(17);
if (jdk === undefined)
  console.warn('judged programs were NOT compared with a JVM and not read as class files: no JDK found');

let known: Outside | undefined;

/** Compiled and run when first asked for. */
function outside(): Outside {
  known ??=
    jdk === undefined
      ? { classes: undefined, judgement: undefined }
      : { classes: compiled(jdk, PROGRAMS), judgement: judge(jdk, PROGRAMS) };
  return known;
}

describe('judged programs', () => {
  it('are many, of every kind, with names of their own', () => {
    expect(PROGRAMS.length).toBeGreaterThan(200);
    expect(KINDS.filter((kind) => PROGRAMS.filter((program) => program.kind === kind).length < 12)).toEqual([]);
    const names = PROGRAMS.flatMap(({ classes }) => classes);
    expect(new Set(names).size).toBe(names.length);
    expect(PROGRAMS.filter(({ name, classes }) => !classes.includes(name))).toEqual([]);
  });

  it.skipIf(jdk === undefined)('fail on a JVM as they are marked', () => {
    const { judgement } = outside();
    if (judgement === undefined) return;
    const untrue = PROGRAMS.map((program) => ({ name: program.name, problems: untrueMarks(program, judgement) }));
    expect(untrue.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  // Replays run there. What the language leaves open may end either way.
  it.runIf(IS_FULL)(
    'end in the machine as on a JVM, where it knows all that they use',
    async () => {
      const different: string[] = [];
      for (const program of PROGRAMS.filter(({ open }) => open.length === 0)) {
        const ended = await endInMachine(program);
        const expected = program.marks.find(({ caught }) => !caught)?.exception ?? null;
        if (!('exception' in ended) || ended.exception === expected) continue;
        // A class whose initialiser fails says so in its own words.
        if (ended.exception !== 'java.lang.ExceptionInInitializerError')
          different.push(`${program.name}: ${ended.exception}`);
      }
      expect(different).toEqual([]);
    },
    600_000,
  );

  it.each(KINDS)(
    'nothing is claimed that a JVM breaks: %s',
    async (kind) => {
      const wrong: string[] = [];
      for (const asked of ASKED.filter(({ program }) => program.kind === kind)) {
        const answer = await ask(asked, outside());
        const { program, command, form, replay } = asked;
        for (const { what, property, line, detail } of answer?.faults ?? []) {
          const how = `${command}, ${form}${replay ? '' : ', no replay'}`;
          wrong.push(`${what}: ${program.name}:${line}: ${property} (${how}): ${detail}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    IS_FULL ? 3_600_000 : 300_000,
  );
});
