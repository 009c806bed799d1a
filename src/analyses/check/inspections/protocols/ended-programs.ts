/** Library calls out of which an exception ended a program of the input: a run that ends so needs no further reason to be told. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { isMain, type MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { RECORDS, REFUSALS, RefusalFacts, ThreadFacts, TYPES } from '../../../../library/index.js';
import { calleesOf } from '../../../../program/calls/footprint.js';
import type { InspectionWorld } from '../../inspection.js';
import type { Misused } from './misused.js';
import { replayedCalls } from './replayed-calls.js';
import { OF_STATE } from './user-components.js';

const RAISED: readonly ClassName[] = [...OF_STATE, 'java.lang.IndexOutOfBoundsException'];

interface EndedWorld
  extends Pick<InspectionWorld, 'hierarchy' | 'classes' | 'subtypes' | 'replay' | 'budget' | 'cancelled'> {
  /** Where it is noted what is read: for what only the code that programs run may show. */
  readonly apart?: (work: () => readonly ReplayTarget[]) => readonly ReplayTarget[];
}

/** The programs are run once for all that ask. */
export class EndedPrograms {
  readonly #world: EndedWorld;
  #found: ReadonlyMap<Edge, Misused> | undefined;

  constructor(world: EndedWorld) {
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
    const { apart = (work) => work() } = this.#world;
    const targets = apart(() => this.#targets());
    for (const [index, witness] of replayedCalls(targets, this.#world, ['main']).entries()) {
      const target = targets[index];
      if (witness === undefined || target === undefined) continue;
      found.set(target.edge, { method: target.method, edge: target.edge, witness });
    }
    return found;
  }

  /** Edges that no program runs are never hit. */
  #targets(): readonly ReplayTarget[] {
    return this.#world.classes.flatMap(({ methods }) =>
      methods.flatMap((method) =>
        (method.body()?.edges ?? []).flatMap((edge): readonly ReplayTarget[] =>
          raisedAt(this.#world, edge).map((raised) => ({ method, edge, raised, isUncaught: true })),
        ),
      ),
    );
  }
}

function raisedAt(world: EndedWorld, edge: Edge): readonly ClassName[] {
  const { hierarchy } = world;
  const { instruction } = edge;
  if (instruction.kind !== 'call' || !isOfLibrary(world, edge)) return [];
  // Code that is given to the library to be run: what it throws is not the library's refusal.
  const given = new ThreadFacts(hierarchy, RECORDS);
  const parameters = hierarchy.resolveMethod(instruction.method)?.parameters ?? [];
  if (parameters.some(({ type }) => given.isFunction(type) || given.isTask(type))) return [];
  // Positions are a rule of their own.
  const isOfPosition = new RefusalFacts(hierarchy, REFUSALS).of(instruction.method).bounds !== undefined;
  return (isOfPosition ? OF_STATE : RAISED).filter((type) => !isTypedIn(edge, type));
}

/** Whether the edge calls code of the library, and none of the input. */
export function isOfLibrary(
  { hierarchy, subtypes }: Pick<EndedWorld, 'hierarchy' | 'subtypes'>,
  { instruction }: Edge,
): boolean {
  if (instruction.kind !== 'call') return false;
  const resolved = hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined || isOfInput(hierarchy, resolved)) return false;
  return !calleesOf({ hierarchy, classes: subtypes }, instruction).some((callee) => isOfInput(hierarchy, callee));
}

/** Whether the exception says that there is nothing more to read: what is typed in is not there when a program is run on its own. */
export function isTypedIn({ instruction }: Edge, raised: ClassName): boolean {
  if (instruction.kind !== 'call' || !TYPES.is('reads-input', instruction.method.owner)) return false;
  return TYPES.is('no-element', raised);
}

function isOfInput(hierarchy: Hierarchy, { owner }: MethodDeclaration): boolean {
  return hierarchy.find(owner)?.origin === 'input';
}
