/** Where a run is when it reads what is not there yet. */
import type { Code } from '../../../engine/code.js';
import type { Point } from '../../../ir/body.js';
import { cleared, type Local } from '../canonical/frames.js';
import type { Measured, Relations } from '../canonical/values.js';
import { type Reference, shown, UNSET } from '../heap/references.js';
import { isWritten, type Paths } from '../located.js';
import type { Asked, Located } from '../machine/machine.js';
import type { Activation, State } from '../step/state.js';
import type { ValueTable } from '../values/values.js';

export interface Asking {
  readonly paths: Paths;
  readonly relations: Relations;
  readonly values: ValueTable;
}

export function askedBy({ paths, relations, values }: Asking, state: State): Asked {
  return {
    get frames(): Asked['frames'] {
      const frames: { code: Code; point: Point; references: readonly (Reference | undefined)[] }[] = [];
      for (
        let frame: Activation | undefined = cleared(state.frame, undefined, [], 'forgotten');
        frame;
        frame = frame.caller
      ) {
        const { code, point } = frame;
        const own = frame;
        const references = code.isReference.map((isReference, variable) =>
          isReference && own.get(variable) !== UNSET ? shown(own.get(variable)) : undefined,
        );
        frames.push({ code: code.code, point, references });
      }
      return frames.reverse();
    },
    get located(): readonly Located[] {
      return paths.located(state.meetings);
    },
    get isWritten(): boolean {
      for (let each = state.written; each !== undefined; each = each.before)
        if (each.slot !== -1 && !isWritten(state.written, each.object, -1)) return true;
      return false;
    },
    get key(): number {
      const { heap } = state;
      const locals: Local[] = [];
      cleared(state.frame, undefined, locals, 'forgotten');
      const measured = relations.measured(heap, heap.objects);
      const symbols = measured.map(({ object, slot }) => heap.record(object).slots[slot] as number);
      for (const { contents, variable } of locals) symbols.push(contents[variable] as number);
      const count = measured.length;
      const isCompared = (left: number, right: number): boolean =>
        left >= count ||
        right >= count ||
        relations.isRelated(heap, measured[left] as Measured, measured[right] as Measured);
      return values.canonical(heap.values, symbols, isCompared, 'kept').key;
    },
  };
}
