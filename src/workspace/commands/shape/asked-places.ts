/** Lines and fields that the command line names, in the programs that it names. */
import type { Shaped } from '../../shape.js';
import type { Workspace } from '../../workspace.js';
import type { LineOfFile } from '../option-kinds.js';
import type { Inverse } from './card.js';

/** What to say where nothing is drawn; the lines that could have been are at hand. */
export function missingLine({ drawn, results, unmatched }: Shaped, { file, line }: LineOfFile): string | undefined {
  if (drawn.some(({ lines }) => lines.length > 0) || unmatched.length > 0) return undefined;
  const name = file === undefined ? String(line) : `${file}:${line}`;
  const known = [...new Set(results.flatMap(({ points }) => points.map((point) => point.line)))].sort((a, b) => a - b);
  const nearest = [...known].sort((a, b) => Math.abs(a - line) - Math.abs(b - line)).slice(0, 3);
  const hint = nearest.length === 0 ? '' : `; lines with shapes nearby: ${nearest.sort((a, b) => a - b).join(', ')}`;
  return `--at ${name}: no analysed statement is on that line${hint}`;
}

/** A sentence for each field that no class of the input has. */
export function unknownFields({ table }: Workspace, inverses: readonly Inverse[]): readonly string[] {
  if (inverses.length === 0) return [];
  const declared = new Set(
    table.inputs().flatMap((name) => (table.find(name)?.fields ?? []).map((field) => field.name)),
  );
  const named = new Set(inverses.flatMap(({ field, of }) => [field, of]));
  return [...named]
    .filter((name) => !declared.has(name))
    .map((name) => `--inverse: no class of the input has a field ${name}`);
}
