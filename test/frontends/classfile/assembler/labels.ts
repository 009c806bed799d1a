/** Places in code. */

/** It may be used before it is marked. */
export class Label {
  offset: number | undefined;
}

/** A number is an offset in the code, whatever is there. */
export type Target = Label | number;

export function offsetOf(target: Target): number {
  const offset = typeof target === 'number' ? target : target.offset;
  if (offset === undefined) throw new RangeError('a label is used and not marked');
  return offset;
}
