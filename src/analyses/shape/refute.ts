/** Asks the interpreter to break the obligations of a method that were not proved. */
import type { ReplayTarget } from '../../execution/replay/index.js';
import type { Witness } from '../../findings/claim.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { Duty } from '../../obligations/index.js';
import { isNeeded } from './clauses/needed-at-calls.js';
import { type EntryHeap, entryHeaps, type ShapeReplayer } from './replay/index.js';
import type { Tried } from './shape-method.js';

/** Each obligation is tried once. */
export class Refutation {
  readonly witnesses = new Map<Duty, Witness>();
  readonly #tried = new Set<Duty>();

  constructor(
    readonly replayer: ShapeReplayer | undefined,
    readonly method: MethodDeclaration,
  ) {}

  /** Those of the obligations that some run breaks. */
  refuted(duties: readonly Duty[], tried: Tried | undefined): ReadonlySet<Duty> {
    const fresh = duties.filter((duty) => !this.#tried.has(duty) && !isNeeded(duty));
    const owners = new Map<ReplayTarget, Duty>();
    for (const duty of fresh) {
      this.#tried.add(duty);
      for (const target of targetsOf(duty)) owners.set(target, duty);
    }
    if (owners.size > 0 && this.replayer !== undefined) {
      for (const [target, witness] of this.replayer.replay(
        this.method,
        [...owners.keys()],
        tried === undefined ? [] : startsOf(tried),
      )) {
        const duty = owners.get(target);
        if (duty !== undefined && !this.witnesses.has(duty)) this.witnesses.set(duty, witness);
      }
    }
    return new Set(duties.filter((duty) => this.witnesses.has(duty)));
  }
}

/** An obligation of a method, and its place among the claims about it. */
export interface OpenDuty {
  readonly method: MethodDeclaration;
  readonly duty: Duty;
  readonly place: number;
}

/** Of the obligations those that programs of the input or public calls break. */
export function brokenByPrograms(
  replayer: ShapeReplayer | undefined,
  open: readonly OpenDuty[],
): ReadonlyMap<OpenDuty, Witness> {
  const owners = new Map<ReplayTarget, OpenDuty>();
  for (const each of open) for (const target of targetsOf(each.duty)) owners.set(target, each);
  const found = new Map<OpenDuty, Witness>();
  for (const [target, witness] of replayer?.fromPrograms([...owners.keys()]) ?? []) {
    const owner = owners.get(target);
    if (owner !== undefined && !(found.get(owner)?.start === 'main')) found.set(owner, witness);
  }
  return found;
}

/** Where a run has to break something to break the obligation, in all copies of the code. */
export function targetsOf({ copies }: Duty): readonly ReplayTarget[] {
  return copies.flatMap(({ method, edges, broken }) => {
    // Clauses belong to the method, whichever edge leaves it.
    const among = broken?.clause !== undefined && broken.clause.kind !== 'requires' ? edges.slice(0, 1) : edges;
    return among.map((edge) => ({ method, edge, ...broken }));
  });
}

function* startsOf({ run: { domain, result, root } }: Tried): Generator<EntryHeap> {
  const { code } = root;
  for (const state of result.at(root, code.body.entry)) yield* entryHeaps(domain.tables, code, state);
}
