/** Library calls out of which an exception ended a program of the input: a run that ends so needs no further reason to be told. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import { calleesOf } from '../../../shape/footprint.js';
import type { InspectionWorld } from '../../inspection.js';
import { isMain } from '../../launcher.js';
import type { Misused } from './misused.js';
import { replayedCalls } from './replayed-calls.js';
import { OF_STATE } from './user-components.js';

const RAISED: readonly ClassName[] = [...OF_STATE, 'java.lang.IndexOutOfBoundsException'];
/** What is typed in is not there when a program is run on its own. */
const INPUT_ENDED: ClassName = 'java.util.NoSuchElementException';
const SCANNER: ClassName = 'java.util.Scanner';
/** Code that is given to the library to be run: what it throws is not the library's refusal. */
const GIVEN_CODE = /^java\.(?:util\.function\.\w+|lang\.Runnable|util\.concurrent\.Callable|util\.Comparator)$/;

export function endedPrograms(
  methods: readonly MethodDeclaration[],
  isSafe: (method: MethodDeclaration, edge: Edge) => boolean,
  world: InspectionWorld,
): readonly Misused[] {
  if (!world.replay || !world.classes.some((each) => each.methods.some(isMain))) return [];
  const targets = methods.flatMap((method) =>
    (method.body()?.edges ?? []).flatMap((edge): readonly ReplayTarget[] =>
      isSafe(method, edge) ? [] : raisedAt(world, edge).map((raised) => ({ method, edge, raised, isUncaught: true })),
    ),
  );
  const witnesses = replayedCalls(targets, world, ['main']);
  return targets.flatMap(({ method, edge }, index) => {
    const witness = witnesses[index];
    return witness === undefined ? [] : [{ method, edge, witness }];
  });
}

function raisedAt({ hierarchy, subtypes }: InspectionWorld, { instruction }: Edge): readonly ClassName[] {
  if (instruction.kind !== 'call') return [];
  const resolved = hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined || isOfInput(hierarchy, resolved)) return [];
  if (resolved.parameters.some(({ type }) => GIVEN_CODE.test(type))) return [];
  if (calleesOf({ hierarchy, classes: subtypes }, instruction).some((callee) => isOfInput(hierarchy, callee)))
    return [];
  return instruction.method.owner === SCANNER ? RAISED.filter((type) => type !== INPUT_ENDED) : RAISED;
}

function isOfInput(hierarchy: Hierarchy, { owner }: MethodDeclaration): boolean {
  return hierarchy.find(owner)?.origin === 'input';
}
