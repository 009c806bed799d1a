/** Which static fields hold something else after code that is not followed. */
import type { FieldReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { ShapeTables } from '../tables.js';

/** Final fields of classes that are initialised stay as they are. `library`: only library code has run. */
export function isReplaced(
  tables: ShapeTables,
  field: FieldReference,
  initialised: number,
  by: 'library' | 'anyone',
): boolean {
  const { hierarchy } = tables.program;
  if (by === 'library' && hierarchy.find(field.owner)?.origin === 'input') return false;
  const declaration = hierarchy.resolveField(field);
  if (declaration === undefined || !hasFlag(declaration, Flag.FINAL)) return true;
  return !tables.initialisedOf(initialised).includes(tables.classNumber(field.owner));
}
