/** Faults in when the invariants of classes have to hold: each makes something proved that a run of a broken twin breaks. */
import type { SeededFault } from '../support/seeded/fault.js';

type Row = readonly [name: string, file: string, text: string, instead: string];

const ROWS: readonly Row[] = [
  [
    'what is called in between takes nothing for granted',
    'inspection.ts',
    'if (receiver === undefined || !rules.isOpaque(at) || !rules.isExposed(at, receiver)) return;',
    'if (receiver !== undefined || !rules.isOpaque(at)) return;',
  ],
  [
    'objects that are being made are never seen',
    'rules.ts',
    'return this.escapes.isHandedOut(edge, own) || this.escapes.edgesAfter(code, own).has(edge);',
    'return false;',
  ],
  [
    'stores to other objects are not looked at',
    'inspection.ts',
    'for (const each of outcome.normal) tellOf(inspected, each, base);',
    '',
  ],
  ['copies are not looked at', 'inspection.ts', 'tellOf(inspected, state, operand);', ''],
  [
    'exceptions leave objects as they were',
    'inspection.ts',
    'for (const state of exceptional === exceptionalExit ? outcome.exceptional : []) tellOf(inspected, state, receiver);',
    '',
  ],
];

export const KEPT_FAULTS: readonly SeededFault[] = ROWS.map(([name, file, text, instead]) => ({
  name,
  file: `analyses/numbers/classes/${file}`,
  text,
  instead,
}));
