/**
 * A budget: a number beyond which an analysis stops looking, and says so. All of a room stand in its `budgets.ts`, by the file that asks, so that
 * they can be read, printed (`espalier check --explain-budgets`) and changed in one place.
 */
export interface Budget {
  readonly most: number;
  /** What is counted, and what happens beyond. */
  readonly of: string;
  /** `--budget` multiplies it. */
  readonly scales?: boolean;
}

/** By file of the room, without its ending, then by name. */
export type Budgets = Readonly<Record<string, Readonly<Record<string, Budget>>>>;

export interface RoomBudgets {
  /** As its folder is called. */
  readonly room: string;
  readonly budgets: Budgets;
}
