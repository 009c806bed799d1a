/** What is asked about judged programs: all of it, or the part that is small enough for every run of the tests. */
import { FORMS } from './forms.js';
import type { JudgedProgram } from './programs.js';
import type { Asked } from './run.js';

/** Every program in every form, with and without replay; `shape` where null is what fails. */
export function everything(programs: readonly JudgedProgram[]): readonly Asked[] {
  return programs.flatMap((program) =>
    [true, false].flatMap((replay): readonly Asked[] => [
      ...FORMS.map((form) => ({ program, command: 'check', form, replay }) as const),
      ...(isShaped(program) ? [{ program, command: 'shape', form: 'source', replay } as const] : []),
    ]),
  );
}

/** Of so many programs in a row, one is replayed from source, one is only proved from source, one is asked about in another way, the rest are left out. */
const TURNS = 18;
const WAYS = 3;

/** Each kind of program meets each way by turns; `turn` shifts which programs are taken, so that six of them take all. */
export function slice(programs: readonly JudgedProgram[], turn: number): readonly Asked[] {
  return programs.flatMap((program, number): readonly Asked[] => {
    const others = everything([program]).filter(({ command, form }) => command === 'shape' || form !== 'source');
    switch ((number + WAYS * turn) % TURNS) {
      case 0:
        return [{ program, command: 'check', form: 'source', replay: true }];
      case 1:
        return [{ program, command: 'check', form: 'source', replay: false }];
      case 2:
        return others.slice(Math.floor(number / TURNS) % others.length).slice(0, 1);
      default:
        return [];
    }
  });
}

export function isShaped({ marks }: JudgedProgram): boolean {
  return marks.some(({ exception, where }) => exception === 'java.lang.NullPointerException' && where === 'here');
}
