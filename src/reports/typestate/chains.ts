/** A state diagram as lines of arrows, each move once: `raw -> R1 ~> R2`. */
import type { Move, StateDiagram } from './diagram.js';

/** `->` are calls, `~>` moves that happen to buddies; loops and failures are not among them. */
export function chainsOf({ moves }: StateDiagram): readonly string[] {
  const left = new Map<string, Move[]>();
  for (const move of moves) {
    if (move.kind === 'failure' || move.from === move.to) continue;
    const known = left.get(move.from) ?? [];
    // A call says more than what happens on the way.
    const same = known.findIndex(({ to }) => to === move.to);
    if (same < 0) left.set(move.from, [...known, move]);
    else if (move.kind === 'call') left.set(move.from, known.with(same, move));
  }
  const chains: string[] = [];
  const starts = ['raw', ...moves.flatMap(({ from, to }) => [from, to])];
  for (const start of starts) {
    for (let next = taken(left, start); next !== undefined; next = taken(left, start)) {
      let chain = start;
      for (let move: Move | undefined = next; move !== undefined; move = taken(left, move.to)) {
        chain += ` ${move.kind === 'call' ? '->' : '~>'} ${move.to}`;
      }
      chains.push(chain);
    }
  }
  return chains;
}

/** Calls before what only happens to buddies. */
function taken(left: Map<string, Move[]>, from: string): Move | undefined {
  const moves = left.get(from) ?? [];
  const chosen = moves.find(({ kind }) => kind === 'call') ?? moves[0];
  left.set(
    from,
    moves.filter((move) => move !== chosen),
  );
  return chosen;
}
