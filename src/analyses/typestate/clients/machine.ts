/** The machine that clients are run on: it follows their code and that of the component, and tracks the objects of both. */

import type { ClassDeclaration, MethodDeclaration } from '../../../ir/program.js';
import { assumptionOf } from '../../../library/index.js';
import { type Machine, type MachineOptions, machineFor } from '../../../machines/predicates/machine/machine.js';
import { valueTable } from '../../../machines/predicates/values/table.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { liveVariables } from '../../../program/flow/liveness.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { thrownBesides } from '../component/besides.js';
import type { TypestateComponent } from '../component/component.js';
import { isStandIn } from '../sketch/stand-ins.js';
import { Overflow } from '../table/overflow.js';
import type { ClientCode } from './code.js';
import { clientVocabulary } from './vocabulary.js';

export interface ClientMachine {
  readonly machine: Machine;
  /** What answers have relied on so far. */
  readonly assumptions: () => readonly string[];
  /** Why what answers have relied on does not hold in the input; undefined: it does. */
  readonly broken: () => string | undefined;
  readonly follows: (method: MethodDeclaration) => boolean;
  /** Whose objects are in its heaps: of the component, of clients, and of other classes of the input. */
  readonly classes: readonly ClassDeclaration[];
}

const MOST_OBJECTS = TYPESTATE_BUDGETS['clients/machine'].mostObjects.most;

const FAILED_ASSERT = { type: 'java.lang.AssertionError', cause: 'assert' } as const;

export function clientMachine(
  component: TypestateComponent,
  code: ClientCode,
  vocabulary: Vocabulary,
  values: 'few' | 'many',
  {
    isOfLibrary,
    ...bounds
  }: Pick<MachineOptions, 'steps' | 'depth' | 'isOpen' | 'cancelled'> & { readonly isOfLibrary?: boolean },
): ClientMachine {
  const others = otherClasses(component, code);
  const owners = new Set([...code.classes, ...others].map(({ name }) => name));
  const follows = (method: MethodDeclaration): boolean =>
    component.follows(method) || (owners.has(method.owner) && method.body() !== undefined);
  const extended = clientVocabulary(vocabulary, component.classes, [...code.classes, ...others], values);
  const table = valueTable(extended);
  const records = new Set<string>();
  const given: MachineOptions = {
    vocabulary: extended,
    follows,
    liveVariables,
    limit: () => MOST_OBJECTS,
    isError: component.isError,
    ignoresAsserts: !component.errors.isError(FAILED_ASSERT),
    // The library itself makes lists, readers and optionals.
    ...(isOfLibrary === true ? { madeElsewhere: [...component.classes, ...others].map(({ name }) => name) } : {}),
    besides: (method) => (component.isMember(method.owner) ? thrownBesides(method) : []),
    relies: (record) => records.add(assumptionOf(record)),
    ...bounds,
  };
  const machine = machineFor(component.world, given, table);
  const assumptions = (): readonly string[] => [...records, ...(table.assumesNoOverflow ? ['no-overflow'] : [])];
  const overflow = new Overflow(component.world.hierarchy);
  const broken = (): string | undefined =>
    table.assumesNoOverflow && isOfLibrary !== true ? overflow.broken : undefined;
  return { machine, assumptions, broken, follows, classes: [...component.classes, ...code.classes, ...others] };
}

/** Classes of the input that are neither: clients may use them too. Nobody makes objects of what stands for others. */
function otherClasses({ world, isMember }: TypestateComponent, { isClient }: ClientCode): readonly ClassDeclaration[] {
  const { hierarchy } = world;
  return hierarchy.table
    .inputs()
    .flatMap((name) => (isMember(name) || isClient(name) || isStandIn(name) ? [] : (hierarchy.find(name) ?? [])));
}
