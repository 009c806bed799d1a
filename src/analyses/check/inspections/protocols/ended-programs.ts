/** Library calls out of which an exception ended a program of the input: a run that ends so needs no further reason to be told. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { RECORDS, REFUSALS, RefusalFacts, ThreadFacts, TYPES } from '../../../../library/index.js';
import { isMain } from '../../../../obligations/index.js';
import { calleesOf } from '../../../../program/calls/footprint.js';
import type { InspectionWorld } from '../../inspection.js';
import type { Misused } from './misused.js';
import { replayedCalls } from './replayed-calls.js';
import { OF_STATE } from './user-components.js';

const RAISED: readonly ClassName[] = [...OF_STATE, 'java.lang.IndexOutOfBoundsException'];

type World = Pick<InspectionWorld, 'hierarchy' | 'classes' | 'subtypes' | 'replay' | 'budget' | 'cancelled'>;

/** The programs are run once for all that ask. */
export class EndedPrograms {
  readonly #world: World;
  #found: ReadonlyMap<Edge, Misused> | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  /** The calls of the methods that ended one. */
  callsIn(methods: readonly MethodDeclaration[]): readonly Misused[] {
    this.#found ??= this.#run();
    const found = this.#found;
    if (found.size === 0) return [];
    return methods.flatMap((method) => (method.body()?.edges ?? []).flatMap((edge) => found.get(edge) ?? []));
  }

  #run(): ReadonlyMap<Edge, Misused> {
    const { classes, replay } = this.#world;
    const found = new Map<Edge, Misused>();
    if (!replay || !classes.some(({ methods }) => methods.some(isMain))) return found;
    const targets = classes.flatMap(({ methods }) =>
      methods.flatMap((method) =>
        (method.body()?.edges ?? []).flatMap((edge): readonly ReplayTarget[] =>
          raisedAt(this.#world, edge).map((raised) => ({ method, edge, raised, isUncaught: true })),
        ),
      ),
    );
    for (const [index, witness] of replayedCalls(targets, this.#world, ['main']).entries()) {
      const target = targets[index];
      if (witness === undefined || target === undefined) continue;
      found.set(target.edge, { method: target.method, edge: target.edge, witness });
    }
    return found;
  }
}

function raisedAt({ hierarchy, subtypes }: World, { instruction }: Edge): readonly ClassName[] {
  if (instruction.kind !== 'call') return [];
  const resolved = hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined || isOfInput(hierarchy, resolved)) return [];
  // Code that is given to the library to be run: what it throws is not the library's refusal.
  const given = new ThreadFacts(hierarchy, RECORDS);
  if (resolved.parameters.some(({ type }) => given.isFunction(type) || given.isTask(type))) return [];
  if (calleesOf({ hierarchy, classes: subtypes }, instruction).some((callee) => isOfInput(hierarchy, callee)))
    return [];
  // Positions are a rule of their own.
  const isOfPosition = new RefusalFacts(hierarchy, REFUSALS).of(instruction.method).bounds !== undefined;
  const raised = isOfPosition ? OF_STATE : RAISED;
  // What is typed in is not there when a program is run on its own.
  const isInput = TYPES.is('reads-input', instruction.method.owner);
  return isInput ? raised.filter((type) => !TYPES.is('no-element', type)) : raised;
}

function isOfInput(hierarchy: Hierarchy, { owner }: MethodDeclaration): boolean {
  return hierarchy.find(owner)?.origin === 'input';
}
