/** What must hold of every explored method, whatever it does. */
import type { ExploredMethod } from '../../../src/findings/shape-result.js';

/** What is wrong with the method; nothing, one hopes. */
export function faultsOf({ states, changes, iteration, cut, lines, reason }: ExploredMethod): readonly string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  demand(
    states.every(({ number }, place) => number === place + 1),
    'numbers are not 1, 2, 3, …',
  );
  const isState = (number: number): boolean => number >= 1 && number <= states.length;
  demand(reason === undefined || states.length === 0, 'a reason although there is something');
  demand(reason !== undefined || states.length > 0, 'nothing, and no reason');
  for (const { drawing, number } of states) {
    const ids = new Set(drawing.nodes.map(({ id }) => id));
    demand(ids.size === drawing.nodes.length, `two nodes of state ${number} have one name`);
    demand(
      drawing.edges.every(({ from, to }) => ids.has(from) && ids.has(to)),
      `an edge of state ${number} leads nowhere`,
    );
  }

  // Lines lead to each other: what leaves one for another is before that one.
  const before = new Map(changes.map((change) => [change.line, new Set(change.before)]));
  const isWhole = changes.every(({ more }) => more === 0);
  for (const { line, before: starts, after } of changes) {
    demand(line >= lines.first && line <= lines.last, `line ${line} is outside`);
    demand(starts.every(isState), `line ${line}: a state before it is not there`);
    for (const { state, from, ends } of after) {
      demand(isState(state), `line ${line}: a state after it is not there`);
      demand(from.length > 0, `line ${line}: state ${state} comes from nowhere`);
      demand(
        from.every((each) => before.get(line)?.has(each)),
        `line ${line}: state ${state} comes from elsewhere`,
      );
      const next = /^line (\d+)$/.exec(ends)?.[1];
      demand(next !== undefined || ends === 'returns' || /^throws \S/.test(ends), `line ${line} ends: ${ends}`);
      if (next === undefined || !isWhole) continue;
      demand(before.get(Number(next))?.has(state) === true, `line ${line}: state ${state} is not before line ${next}`);
    }
  }

  // A line of these programs is always left again.
  for (const { line, before: met, after, more } of changes) {
    const followed = new Set(after.flatMap(({ from }) => from));
    demand(more > 0 || met.every((state) => followed.has(state)), `line ${line}: a state before it leads nowhere`);
  }

  // Whatever is before a line was led to by another one, but for what the method begins with.
  const starts = new Set(iteration[0]?.states.map(({ state }) => state));
  // A loop within a line leads to states before it without leaving the line.
  const inner = new Set(
    iteration.flatMap(({ line, states: at }) => {
      return at.filter(({ from }) => from.some((each) => each.line === line)).map(({ state }) => `${line} ${state}`);
    }),
  );
  const led = new Set(changes.flatMap(({ after }) => after.map(({ state, ends }) => `${ends} ${state}`)));
  for (const { line, before: met } of isWhole && !cut ? changes : [])
    demand(
      met.every((state) => led.has(`line ${line} ${state}`) || starts.has(state) || inner.has(`${line} ${state}`)),
      `line ${line}: nothing leads to a state before it`,
    );

  // Each step starts from the one before it at its point, and from what was there at other points.
  const now = new Map<number, ReadonlySet<number>>();
  const known = new Map<number, Set<number>>();
  const rounds = new Map<number, number>();
  for (const [place, { number, line, point, round, how, states: at, merged }] of iteration.entries()) {
    const step = `step ${number}`;
    demand(number === place + 1, `${step} is the ${place + 1}th`);
    demand(round === (rounds.get(point) ?? 0) + 1, `${step}: round ${round}`);
    rounds.set(point, round);
    demand((how === 'start') === (place === 0), `${step}: ${how}`);
    const former = now.get(point) ?? new Set<number>();
    const here = new Set(at.map(({ state }) => state));
    demand(here.size === at.length && at.every(({ state }) => isState(state)), `${step}: states`);
    for (const { state, isNew, from } of at) {
      demand(isNew !== former.has(state), `${step}: state ${state} is ${isNew ? 'not ' : ''}new`);
      demand(isNew || from.length === 0, `${step}: an old state comes from somewhere`);
      demand(!isNew || how === 'start' || from.length > 0, `${step}: state ${state} comes from nowhere`);
      for (const each of from)
        demand(known.get(each.line)?.has(each.state) === true, `${step}: no ${each.state} at line ${each.line} so far`);
    }
    const gone = [...former].filter((state) => !here.has(state));
    demand(
      gone.every((state) => merged.some((each) => each.state === state && here.has(each.into))),
      `${step}: a state is gone without being merged`,
    );
    demand(
      merged.every(({ state }) => former.has(state) && !here.has(state)),
      `${step}: merged what was not there, or still is`,
    );
    now.set(point, here);
    known.set(line, new Set([...(known.get(line) ?? []), ...here]));
  }

  // What the search ends with is what is before the lines.
  if (cut) return faults;
  const ends = new Set(iteration.filter((step) => step.ends !== undefined).map(({ point }) => point));
  const last = new Map<number, Set<number>>();
  for (const { line, point } of iteration)
    if (!ends.has(point)) last.set(line, new Set([...(last.get(line) ?? []), ...(now.get(point) ?? [])]));
  for (const { line, before: starts } of changes)
    demand(
      starts.every((state) => last.get(line)?.has(state)),
      `line ${line}: a state that the search did not end with`,
    );
  return faults;
}
