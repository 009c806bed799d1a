/**
 * A small method that is right, and the same with one change that makes it wrong for some arguments. The method is `f` of a class `A`; what is needed besides
 * stands beside it. Whether the one never fails and the other one does is decided by runs.
 */
export interface Pair {
  readonly name: string;
  readonly members: string;
  /** What is changed, and what stands there instead: the first time that it is met. */
  readonly from: string;
  readonly to: string;
  /** Why the right one is not proved, where it is not. */
  readonly open?: string;
}

export type Row = readonly [name: string, members: string, from: string, to: string, open?: string];

export function pairsOf(rows: readonly Row[]): readonly Pair[] {
  return rows.map(([name, members, from, to, open]) => ({
    name,
    members,
    from,
    to,
    ...(open === undefined ? {} : { open }),
  }));
}
