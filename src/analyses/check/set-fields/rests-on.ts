/** What claims rest on that rely on a field being set: all that its constructors and the stores into it rest on. */
import type { Code } from '../../../engine/code.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Ledger } from '../../../obligations/index.js';
import type { SetField } from './candidates.js';
import type { SetFields } from './set-fields.js';

/** Stands for these among the assumptions while the runs go on. */
const MARK = 'set-field:';

/** One mark for each field that the code reads. */
export function readFields(fields: SetFields, { body }: Code): readonly string[] {
  const marks = new Set<string>();
  for (const { instruction } of body.edges) {
    if (instruction.kind !== 'load' || !('field' in instruction.place)) continue;
    const field = fields.find(instruction.place.field);
    if (field !== undefined) marks.add(markOf(field));
  }
  return [...marks];
}

/** Puts what they stand for in the place of the marks. */
export function explain(fields: SetFields, ledger: Ledger, methods: Iterable<MethodDeclaration>): void {
  const meanings = meaningsOf(fields, ledger);
  for (const method of methods) {
    const { assumptions } = ledger.method(method);
    for (const each of [...assumptions]) {
      if (!each.startsWith(MARK)) continue;
      assumptions.delete(each);
      for (const other of meanings.get(each) ?? []) assumptions.add(other);
    }
  }
}

function meaningsOf(fields: SetFields, ledger: Ledger): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = new Map<string, ReadonlySet<string>>();
  for (const field of fields.all) {
    const shown = field.methods.flatMap((method) => [...ledger.method(method).assumptions]);
    const promise = field.isPromised === true ? [`invariant:${field.declaration.owner}`] : [];
    const { owner, name } = field.declaration;
    const set = field.byFramework === true ? [`framework-sets:${owner}.${name}`] : [];
    direct.set(markOf(field), new Set([...shown, ...promise, ...set, ...(field.assumptions ?? [])]));
  }
  const meanings = new Map<string, ReadonlySet<string>>();
  for (const mark of direct.keys()) {
    const reached = new Set([mark]);
    // Whoever may store into private fields from outside is not in the input.
    const found = new Set(['no-reflection-or-native']);
    for (const each of reached) {
      for (const other of direct.get(each) ?? []) (other.startsWith(MARK) ? reached : found).add(other);
    }
    meanings.set(mark, found);
  }
  return meanings;
}

function markOf({ declaration: { owner, name } }: SetField): string {
  return `${MARK}${owner}.${name}`;
}
