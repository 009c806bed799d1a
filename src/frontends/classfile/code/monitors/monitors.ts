/** `monitorenter` and `monitorexit`. */
import type { Variable } from '../../../../ir/instructions.js';
import { checkNotNull } from '../checks.js';
import { Op } from '../opcodes.js';
import type { TranslationState } from '../translation/translation-state.js';
import { NOT_HELD } from './monitor-balance.js';

/** A `monitorexit` whose operand may be null, in code that was taken to have none: it has to be translated again. */
export class UncertainMonitor extends Error {}

export function enterMonitor(state: TranslationState): void {
  const operand = state.pop();
  const kept = keptMonitor(state);
  // Messages speak of what the program wrote.
  checkNotNull(state, operand);
  state.emit({ kind: 'monitor', action: 'enter', operand: kept ?? operand });
  if (kept !== undefined) state.fresh.add(kept);
}

/**
 * Compilers keep the monitor in a variable (`dup; astore; monitorenter`) that is written nowhere else. It is not null
 * wherever it is read, unless the handlers of this very instruction read it.
 */
function keptMonitor(state: TranslationState): Variable | undefined {
  const { listing, blocks, node, block } = state;
  if (node < 2 || node === blocks.first[block] || node - 1 === blocks.first[block]) return undefined;
  if (listing.opcode[node - 1] !== Op.ASTORE || listing.opcode[node - 2] !== Op.DUP) return undefined;
  if (listing.next[node - 1] !== node || listing.next[node - 2] !== node - 1) return undefined;
  const web = state.webs.written[node - 1] as number;
  const variable = state.variables.ofWeb(web);
  if (variable === undefined || !state.variables.isWrittenOnce(web)) return undefined;
  const slot = state.webs.slot[web] as number;
  const handlers = blocks.handlers[block] ?? [];
  return handlers.some((handler) => state.liveness.isLive(handler.block, slot)) ? undefined : variable;
}

export function exitMonitor(state: TranslationState): void {
  const operand = state.pop();
  const before = state.edges.length;
  checkNotNull(state, operand);
  if (state.edges.length > before && !state.exitsAreChecked) throw new UncertainMonitor();
  if (state.unbalanced.get(state.node) === NOT_HELD) state.emit({ kind: 'unsupported', reason: NOT_HELD });
  state.emit({ kind: 'monitor', action: 'exit', operand });
}
