/** What is no longer known of vague objects after other code has run. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import type { Draft } from '../../../../structures/draft.js';
import { fieldOf } from '../graphs/links.js';
import type { Written } from '../options.js';
import type { ShapeTables } from '../tables.js';
import { turnVague } from '../vague/vague.js';

/**
 * Forgets the fields of vague nodes that the callee may write; without one, all fields. What is regular in the draft is not
 * reached by the callee, for nothing vague refers to it.
 */
export function forgetWritten(tables: ShapeTables, draft: Draft, written?: Written, callee?: MethodDeclaration): void {
  const { labels, numbers } = tables;
  const { size, sources, kinds } = draft;
  const kept = keptFields(tables, written, callee);
  const vague = new Uint8Array(size);
  for (let node = 0; node < size; node++) {
    const label = draft.labels[node] as number;
    const { vague: isVague, known } = labels.label(label);
    if (!isVague) continue;
    vague[node] = 1;
    if ((known & ~kept) !== 0) draft.labels[node] = labels.changed(label, { known: known & kept });
  }
  for (let edge = kinds.length - 1; edge >= 0; edge--) {
    const bit = numbers.bit(fieldOf(kinds[edge] as number));
    if (vague[sources[edge] as number] === 1 && (bit & kept) === 0) draft.removeEdge(edge);
  }
}

/** Bits of the fields that the callee does not write: final ones are written by constructors only. */
function keptFields({ numbers, program }: ShapeTables, written?: Written, callee?: MethodDeclaration): number {
  const isConstructor = callee === undefined || callee.name === '<init>';
  let kept = numbers.apart;
  for (let field = 0; field < numbers.size && field < 31; field++) {
    if (written?.field(field) === false || (!isConstructor && isFinal(program.hierarchy, numbers.field(field)))) {
      kept |= numbers.bit(field);
    }
  }
  return kept;
}

function isFinal(hierarchy: Hierarchy, field: FieldReference): boolean {
  const declaration = hierarchy.resolveField(field);
  return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
}

/**
 * Code that is not followed reaches objects along fields that are not in the universe, and may write their links or bring them
 * back: all regular objects become vague but those that were allocated in this run, to which no such field leads. `spared` by
 * node: 1 for those that are looked after elsewhere. Says whether there were objects of linked structures among them.
 */
export function exposeHidden(tables: ShapeTables, draft: Draft, spared?: Uint8Array): boolean {
  const exposed: number[] = [];
  for (let node = 0; node < draft.size; node++) {
    const { vague, age } = tables.labels.label(draft.labels[node] as number);
    if (!vague && age !== 'fresh' && spared?.[node] !== 1) exposed.push(node);
  }
  return turnVague(tables, draft, exposed);
}
