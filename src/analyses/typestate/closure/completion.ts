/** The table of a component, with what is known about whether it is complete: where the proof shows that there is more, heaps grow further. */
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import type { TypestateComponent } from '../component/component.js';
import { Emulation } from '../emulation/emulation.js';
import type { Engine } from '../emulation/explorer.js';
import type { TypestateTable } from '../table/table.js';
import { type Closure, isClosed } from './closure.js';

export interface CompletionOptions {
  /** Scales the budgets. */
  readonly budget: number;
  readonly cancelled?: () => boolean;
  /** Why the table cannot be complete, whatever comes out. */
  readonly openness: readonly string[];
  /** Default: the machine that runs the code itself. */
  readonly engine?: Engine;
  /** Does the proof; undefined where it broke down. */
  readonly guarded?: (proof: () => Closure) => Closure | undefined;
}

const TIME = 'the time for the component is up';
export const FAULT = 'internal fault';

export function completed(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  options: CompletionOptions,
): TypestateTable {
  const { budget, cancelled = () => false, guarded = (proof) => proof() } = options;
  const engine = options.engine === undefined ? {} : { engine: options.engine };
  const emulation = new Emulation(component, vocabulary, { budget, cancelled, pauses: true, ...engine });
  for (;;) {
    const found = emulation.table('without-witnesses');
    const assumptions = [...new Set([...found.assumptions, ...component.assumptions])];
    const ended = (more: Pick<TypestateTable, 'assumptions' | 'closed' | 'open'>): TypestateTable => ({
      ...emulation.table(),
      ...more,
    });
    const spent = found.spent === undefined ? [] : [found.spent];
    const open = [...options.openness, ...found.open];
    if (open.length > 0 && emulation.another()) continue;
    if (open.length > 0) return ended({ assumptions, closed: false, open: [...open, ...spent] });
    if (cancelled()) return ended({ assumptions, closed: false, open: [TIME] });
    if (emulation.isExhaustive) return ended({ assumptions, closed: true, open: [] });
    const closure = guarded(() => isClosed(component, vocabulary, found, { budget, cancelled }));
    if (closure?.closed === true) {
      return ended({ assumptions: [...new Set([...assumptions, ...closure.assumptions])], closed: true, open: [] });
    }
    if (emulation.another()) continue;
    if (closure?.isUnmet === true && emulation.further()) continue;
    return ended({ assumptions, closed: false, open: [...(closure?.open ?? [FAULT]), ...spent] });
  }
}
