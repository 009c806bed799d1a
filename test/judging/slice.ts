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

/** One of so many programs is replayed from source, the others are only proved; and one of so many is asked about in the other ways. */
const REPLAYED = 4;
const OTHERS = 24;

/** Every program from source; the rest by turns, so that each form meets programs of each kind. */
export function slice(programs: readonly JudgedProgram[]): readonly Asked[] {
  return programs.flatMap((program, number): readonly Asked[] => {
    const others = everything([program]).filter(({ command, form }) => command === 'shape' || form !== 'source');
    const turn = Math.floor(number / OTHERS) % others.length;
    return [
      { program, command: 'check', form: 'source', replay: number % REPLAYED === 0 },
      ...others.filter((_, index) => (number + turn) % OTHERS === index * 3),
    ];
  });
}

export function isShaped({ marks }: JudgedProgram): boolean {
  return marks.some(({ exception, where }) => exception === 'java.lang.NullPointerException' && where === 'here');
}
