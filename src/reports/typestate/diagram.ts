/** State diagrams of classes, read off the transitions of a component: which calls move an object from where to where. */
import type {
  ComponentResult,
  ReportedChange,
  ReportedTransition,
  ReportedTypestate,
} from '../../findings/typestate-result.js';
import { withChildMoves } from './children.js';
import { callText, type LabelContext } from './label.js';

export interface StateDiagram {
  /** Binary name of the class. */
  readonly type: string;
  readonly states: readonly ReportedTypestate[];
  readonly moves: readonly Move[];
}

export interface Move {
  readonly from: string;
  /** A typestate, or `?`: the call fails and leaves the object where it was. */
  readonly to: string;
  /**
   * Calls on the object, or that create it or reach it; calls that change it only as a buddy of what they reach, or because something
   * that a field of it leads to changes (`child`); calls that fail.
   */
  readonly kind: 'call' | 'buddy' | 'child' | 'failure';
  /** `set(C1)`, `new A()`; calls on other objects with their class: `Set.add()`. */
  readonly calls: readonly string[];
  /** Ids of the transitions of each of the calls, in their order. */
  readonly callTransitions: readonly (readonly string[])[];
  /** Ids of all of them. */
  readonly transitions: readonly string[];
}

/** One for each class that has typestates, in their order. */
export function diagramsOf(result: ComponentResult): readonly StateDiagram[] {
  const types = [...new Set(result.typestates.map(({ type }) => type))];
  const typeOf = new Map(result.typestates.map(({ id, type }) => [id, type]));
  const found = new Map<string, Map<string, FoundMove>>();
  const add = (type: string, { from, to, kind }: Pick<Move, 'from' | 'to' | 'kind'>, call: Call, id: string): void => {
    const moves = found.get(type) ?? new Map<string, FoundMove>();
    found.set(type, moves);
    const key = `${from} ${to} ${kind}`;
    const move = moves.get(key) ?? { from, to, kind, calls: new Map<string, ExactCalls>(), ids: new Set<string>() };
    moves.set(key, move);
    move.ids.add(id);
    const exact = move.calls.get(call.plain) ?? new Map<string, Set<string>>();
    move.calls.set(call.plain, exact);
    exact.set(call.exact, (exact.get(call.exact) ?? new Set<string>()).add(id));
  };
  for (const transition of result.transitions) {
    for (const [location, changes] of Object.entries(transition.locations)) {
      for (const change of listOf(changes)) {
        const type = typeOf.get(change.from) ?? typeOf.get(change.to) ?? rawType(location, transition, result);
        const move = type === undefined ? undefined : moveOf(location, change, transition);
        if (type === undefined || move === undefined) continue;
        add(type, move, callOf(transition, location, result), transition.id);
      }
    }
  }
  const drawn = types.map((type) => {
    const states = result.typestates.filter((state) => state.type === type);
    const order = ['raw', ...states.map(({ id }) => id), '?'];
    const moves = [...(found.get(type)?.values() ?? [])].sort(
      (left, right) =>
        order.indexOf(left.from) - order.indexOf(right.from) || order.indexOf(left.to) - order.indexOf(right.to),
    );
    return {
      type,
      states,
      moves: moves.map((move) => {
        const told = callTexts(move, moves);
        return {
          from: move.from,
          to: move.to,
          kind: move.kind,
          calls: told.map(({ text }) => text),
          callTransitions: told.map(({ ids }) => [...ids]),
          transitions: [...move.ids],
        };
      }),
    };
  });
  return drawn.map((diagram) => withChildMoves(diagram, drawn));
}

/** Ids of transitions by the exact text of the call. */
type ExactCalls = Map<string, Set<string>>;

/** A move while it is gathered: exact texts of calls by their plain ones. */
interface FoundMove extends Pick<Move, 'from' | 'to' | 'kind'> {
  readonly calls: Map<string, ExactCalls>;
  readonly ids: Set<string>;
}

export function listOf(changes: ReportedChange | readonly ReportedChange[]): readonly ReportedChange[] {
  return 'from' in changes ? [changes] : changes;
}

/** A constructor that fails: of whatever class it was to make, if that has typestates. */
function rawType(
  location: string,
  { method, receiver }: ReportedTransition,
  result: ComponentResult,
): string | undefined {
  if (location !== 'F1' || !method.includes('.<init>(')) return undefined;
  const owner = method.slice(0, method.indexOf('.<init>('));
  return result.typestates.find(({ type }) => type === receiver || endsWith(type, owner))?.type;
}

function endsWith(type: string, owner: string): boolean {
  const dotted = type.replaceAll('$', '.');
  return dotted === owner || dotted.endsWith(`.${owner}`);
}

/** What the picture shows of a change; undefined: nothing. */
function moveOf(
  location: string,
  { from, to }: ReportedChange,
  transition: ReportedTransition,
): Pick<Move, 'from' | 'to' | 'kind'> | undefined {
  if (from === 'null') return undefined;
  const isReceiver = location === 'F1' || (transition.static === true && location.startsWith('S'));
  if (transition.error) {
    const left = listOf(transition.leaves?.[location] ?? []).find((each) => each.from === from)?.to ?? from;
    const isMoved = left !== from && left !== '?';
    return isReceiver || isMoved ? { from, to: isMoved ? left : '?', kind: 'failure' } : undefined;
  }
  // What other exceptions end, and what changes nothing, says nothing.
  if (from === to && (!isReceiver || from === 'raw' || transition.exception !== undefined)) return undefined;
  return { from, to, kind: location.startsWith('B') ? 'buddy' : 'call' };
}

interface Call {
  /** With the states of arguments. */
  readonly exact: string;
  /** With their types. */
  readonly plain: string;
}

function callOf(transition: ReportedTransition, location: string, { locations }: ComponentResult): Call {
  const context: LabelContext = { location, paths: locations[transition.method] ?? {} };
  return { exact: callText(transition, context, 'states'), plain: callText(transition, context, 'types') };
}

interface ToldCall {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
}

/** States of arguments are told only where they decide where the call leads. */
function callTexts({ from, to, kind, calls }: FoundMove, moves: readonly FoundMove[]): readonly ToldCall[] {
  return [...calls].flatMap(([plain, exact]) => {
    const leadsElsewhere = moves.some(
      (move) =>
        move.from === from &&
        (move.to !== to || (move.kind === 'failure') !== (kind === 'failure')) &&
        move.calls.has(plain),
    );
    return leadsElsewhere
      ? joined(exact)
      : [{ text: plain, ids: new Set([...exact.values()].flatMap((ids) => [...ids])) }];
  });
}

/** `set(null)` and `set(C1)` are `set(null|C1)`. */
function joined(calls: ExactCalls): readonly ToldCall[] {
  const groups = new Map<string, { readonly insides: string[]; readonly ids: Set<string> }>();
  for (const [call, ids] of calls) {
    const open = call.indexOf('(');
    const [head, inside] = [call.slice(0, open), call.slice(open + 1, -1)];
    const isWhole = inside.includes(',') || inside === '';
    const group = groups.get(isWhole ? call : head) ?? { insides: [], ids: new Set<string>() };
    groups.set(isWhole ? call : head, group);
    if (!isWhole) group.insides.push(inside);
    for (const id of ids) group.ids.add(id);
  }
  return [...groups].map(([head, { insides, ids }]) => ({
    text: insides.length === 0 ? head : `${head}(${insides.join('|')})`,
    ids,
  }));
}
