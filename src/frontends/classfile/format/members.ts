/** The fields and methods of a class file: where they are, what they are called, that no two are the same. */

import { Flag } from '../../../ir/program.js';
import { AttributeTable, skipAttributes } from './attributes.js';
import { ByteReader } from './byte-reader.js';
import { ClassFileProblem } from './class-file.js';
import type { ClassContext } from './context.js';

export interface MemberHeader {
  /** ACC_SYNTHETIC is set for the Synthetic attribute, too. */
  readonly flags: number;
  readonly nameIndex: number;
  readonly descriptorIndex: number;
  readonly attributes: AttributeTable;
  readonly offset: number;
}

/** Flags, name, descriptor and number of attributes. */
const SMALLEST = 8;

/** Steps over a table of members; everything is seen to fit. */
export function skipMembers(reader: ByteReader, what: string): void {
  for (let left = reader.count(SMALLEST, what); left > 0; left--) {
    reader.skip(6);
    skipAttributes(reader);
  }
}

/** The members of the table at that offset, which has been stepped over before. */
export function readMembers(context: ClassContext, start: number): readonly MemberHeader[] {
  const reader = new ByteReader(context.view, start, context.view.byteLength);
  const members: MemberHeader[] = [];
  for (let left = reader.u2(); left > 0; left--) {
    const offset = reader.position;
    const flags = reader.u2();
    const nameIndex = reader.u2();
    const descriptorIndex = reader.u2();
    const attributes = new AttributeTable(context.pool, context.view, reader.position);
    skipAttributes(reader);
    const synthetic = attributes.find('Synthetic') === undefined ? 0 : Flag.SYNTHETIC;
    members.push({ flags: flags | synthetic, nameIndex, descriptorIndex, attributes, offset });
  }
  demandDistinct(context, members);
  return members;
}

function demandDistinct(context: ClassContext, members: readonly MemberHeader[]): void {
  if (members.length < 2) return;
  // The pool may hold a text twice; its number here is that of its first appearance.
  const numbers = new Map<string, number>();
  const numberOf = (index: number): number => {
    const text = context.pool.utf8(index);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  const seen = new Set<number>();
  for (const { nameIndex, descriptorIndex, offset } of members) {
    const key = numberOf(nameIndex) * 0x20000 + numberOf(descriptorIndex);
    if (seen.has(key)) throw new ClassFileProblem('two members of the same name and descriptor', offset);
    seen.add(key);
  }
}
