/** Library calls out of which an exception ended a program of the input: a run that ends so needs no further reason to be told. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName } from '../../../../ir/types.js';
import type { InspectionWorld } from '../../inspection.js';
import { isMain } from '../../launcher.js';
import type { Misused } from './misused.js';
import type { SketchedCall } from './protocol-book.js';
import { replayedCalls } from './replayed-calls.js';
import { OF_STATE } from './user-components.js';

const RAISED: readonly ClassName[] = [...OF_STATE, 'java.lang.IndexOutOfBoundsException'];
/** What is typed in is not there when a program is run on its own. */
const INPUT_ENDED: ClassName = 'java.util.NoSuchElementException';
const SCANNER: ClassName = 'java.util.Scanner';

/** `calls`: what sketches say of the calls of each method. Those that are safe are not asked about. */
export function endedPrograms(
  calls: ReadonlyMap<MethodDeclaration, readonly SketchedCall[]>,
  world: InspectionWorld,
): readonly Misused[] {
  if (!world.replay || !world.classes.some(({ methods }) => methods.some(isMain))) return [];
  const targets = [...calls].flatMap(([method, each]) => each.flatMap((one) => targetsOf(method, one)));
  const witnesses = replayedCalls(targets, world, ['main']);
  return targets.flatMap(({ method, edge }, index) => {
    const witness = witnesses[index];
    return witness === undefined ? [] : [{ method, edge, witness }];
  });
}

function targetsOf(method: MethodDeclaration, { call, sketch }: SketchedCall): readonly ReplayTarget[] {
  if (sketch.kind === 'safe') return [];
  return call.edges.flatMap((edge) => {
    const isRead = edge.instruction.kind === 'call' && edge.instruction.method.owner === SCANNER;
    const raised = RAISED.filter((type) => !(isRead && type === INPUT_ENDED));
    return raised.map((type) => ({ method, edge, raised: type, isUncaught: true }));
  });
}
