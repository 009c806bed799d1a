/** Moves of objects whose fields lead to objects that move: no call names them, but what they can do next is different. */
import type { ReportedTypestate } from '../../findings/typestate-result.js';
import type { Move, StateDiagram } from './diagram.js';

/** Classes with more typestates get no such moves: nobody could read them. */
const MOST_STATES = 80;

/** With the moves that follow from those of the classes that its fields lead to. */
export function withChildMoves(diagram: StateDiagram, all: readonly StateDiagram[]): StateDiagram {
  const { states, moves } = diagram;
  if (states.length > MOST_STATES) return diagram;
  const leaving = movesByStart(all);
  const added = new Map<string, Move>();
  for (const state of states) {
    for (const [field, children] of Object.entries(state.fields)) {
      const alike = states.filter((other) => differsOnlyIn(field, state, other));
      for (const move of alike.length === 0 ? [] : children.flatMap((child) => leaving.get(child) ?? [])) {
        const next = alike.find((other) => leadsTo(other, field, move.to));
        if (next === undefined || isKnown(moves, state.id, next.id, move)) continue;
        const key = `${state.id} ${next.id}`;
        const known = added.get(key);
        const calls = move.calls.map((call) => (isOnItself(call, move) ? `${field}.${call}` : call));
        added.set(key, joined({ ...move, from: state.id, to: next.id, kind: 'child', calls }, known));
      }
    }
  }
  return { ...diagram, moves: [...moves, ...added.values()] };
}

/** Two moves from the same to the same; calls of both are told once. */
function joined(move: Move, known: Move | undefined): Move {
  const ids = new Map<string, ReadonlySet<string>>();
  for (const each of known === undefined ? [move] : [known, move]) {
    for (const [index, call] of each.calls.entries()) {
      ids.set(call, new Set([...(ids.get(call) ?? []), ...(each.callTransitions[index] ?? [])]));
    }
  }
  return {
    ...move,
    calls: [...ids.keys()],
    callTransitions: [...ids.values()].map((each) => [...each]),
    transitions: [...new Set([...(known?.transitions ?? []), ...move.transitions])],
  };
}

function movesByStart(all: readonly StateDiagram[]): ReadonlyMap<string, readonly Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of all.flatMap(({ moves }) => moves)) {
    if (move.kind === 'failure' || move.from === move.to) continue;
    const known = found.get(move.from);
    if (known === undefined) found.set(move.from, [move]);
    else known.push(move);
  }
  return found;
}

/** Whether the same transitions are seen to move the object itself. */
function isKnown(moves: readonly Move[], start: string, end: string, { transitions }: Move): boolean {
  const same = moves.filter(({ from, to }) => from === start && to === end).flatMap((move) => move.transitions);
  return transitions.every((id) => same.includes(id));
}

function differsOnlyIn(field: string, left: ReportedTypestate, right: ReportedTypestate): boolean {
  if (left === right) return false;
  const rest = ({ predicates, fields }: ReportedTypestate): string =>
    JSON.stringify([
      Object.entries(predicates).sort(),
      Object.entries(fields)
        .filter(([name]) => name !== field)
        .sort(),
    ]);
  return rest(left) === rest(right);
}

function leadsTo({ fields }: ReportedTypestate, field: string, state: string): boolean {
  return fields[field]?.includes(state) === true;
}

/** Calls on others are written with what they are called on. */
function isOnItself(call: string, { kind }: Move): boolean {
  return kind === 'call' && !call.startsWith('new ') && !call.slice(0, call.indexOf('(')).includes('.');
}
