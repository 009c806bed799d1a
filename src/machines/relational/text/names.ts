/** What symbols are called in texts: the contract of printing and parsing. */
import type { TypeName } from '../../../ir/types.js';
import type { FieldName, RelationSymbol } from '../symbols.js';

/** Names of one method's specification: no two different symbols have the same. */
export interface Names {
  /** `next`; `Entry.next` where that name alone would mean something else too. */
  field(field: FieldName): string;
  /** The objects of a type at any time of the call, and null: `Entry'` where the call allocates some, else `Entry`. */
  type(type: TypeName): string;
  /** The objects of a type before the call, and null: `Entry`. */
  typeBefore(type: TypeName): string;
  parameter(symbol: Extract<RelationSymbol, { kind: 'parameter' }>): string;
  /** `New_Entry`, `New_Entry_2`. */
  newObject(type: TypeName, number: number): string;
  /** `set_New_Entry`. */
  newSet(type: TypeName): string;
  /** Where it is not written as in Java. */
  constant?(symbol: Extract<RelationSymbol, { kind: 'constant' }>): string;
}

/** Names that mean something else in expressions. */
export const RESERVED: ReadonlySet<string> = new Set(['none', 'univ', 'iden', 'null', 'true', 'false', 'this', 'else']);

export function symbolName(names: Names, symbol: RelationSymbol): string {
  switch (symbol.kind) {
    case 'constant':
      return names.constant?.(symbol) ?? symbol.text;
    case 'parameter':
      return names.parameter(symbol);
    case 'field':
      return names.field(symbol.field);
    case 'type':
      return names.type(symbol.type);
    case 'new':
      return names.newObject(symbol.type, symbol.number);
    case 'new-set':
      return names.newSet(symbol.type);
    case 'unknown':
      // Never in a finished text: bounds stand in for it. Said in the open where it is, so that it cannot be misread.
      return '?';
  }
}
