/** Calls of other classes of the input that refuse them by a `throw`, out of which the exception ends a program of the input. */
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import type { Witness } from '../../../../findings/claim.js';
import type { Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { isMain, type MethodDeclaration } from '../../../../ir/program.js';
import { Subtypes } from '../../../../ir/subtypes.js';
import type { ClassName } from '../../../../ir/types.js';
import { calleesOf, MOST_TARGETS } from '../../../../program/calls/footprint.js';
import { outermost } from '../../../../program/components.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { InspectionWorld } from '../../inspection.js';
import { replayedCalls } from './replayed-calls.js';
import { OF_STATE } from './user-components.js';

export interface Misused {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
  readonly witness: Witness;
}

/** Only the classes of programs are asked about: there it can be seen what happens. */
export function misusedBy(methods: readonly MethodDeclaration[], world: InspectionWorld): readonly Misused[] {
  if (!world.replay || !methods.some(isMain)) return [];
  const { hierarchy } = world;
  const classes = new Subtypes(
    hierarchy,
    world.classes.map(({ name }) => name),
  );
  const targets = methods.flatMap((method) =>
    (method.body()?.edges ?? []).flatMap((edge): readonly ReplayTarget[] => {
      const { instruction } = edge;
      if (instruction.kind !== 'call') return [];
      const callees = calleesOf({ hierarchy, classes }, instruction);
      if (callees.length > MOST_TARGETS) return [];
      const raised = new Set(
        callees.flatMap((callee) => (isOther(hierarchy, method, callee) ? thrownBy(hierarchy, callee) : [])),
      );
      return [...raised].map((each) => ({ method, edge, raised: each, isUncaught: true }));
    }),
  );
  const witnesses = replayedCalls(targets, world, ['main']);
  const found = new Map<Edge, Misused>();
  for (const [index, { method, edge }] of targets.entries()) {
    const witness = witnesses[index];
    if (witness !== undefined && !found.has(edge)) found.set(edge, { method, edge, witness });
  }
  return [...found.values()];
}

function isOther(hierarchy: Hierarchy, { owner }: MethodDeclaration, callee: MethodDeclaration): boolean {
  if (hierarchy.find(callee.owner)?.origin !== 'input' || owner === callee.owner) return false;
  return callee.name !== '<clinit>' && outermost(hierarchy, owner) !== callee.owner;
}

const MOST_METHODS = CHECK_BUDGETS['inspections/protocols/misused'].mostMethods.most;

/** Classes of new exceptions of that kind that the method throws, or what it calls. */
function thrownBy(hierarchy: Hierarchy, method: MethodDeclaration): readonly ClassName[] {
  const found = new Set<ClassName>();
  const seen = new Set<MethodDeclaration>([method]);
  for (const each of seen) {
    if (hierarchy.find(each.owner)?.origin !== 'input') continue;
    for (const { instruction } of each.body()?.edges ?? []) {
      if (instruction.kind === 'call' && seen.size < MOST_METHODS) {
        const callee = hierarchy.resolveMethod(instruction.method);
        if (callee !== undefined) seen.add(callee);
      } else if (instruction.kind === 'throw') {
        const { type } = instruction.value;
        if (OF_STATE.some((upper) => hierarchy.isSubclass(type, upper))) found.add(type);
      }
    }
  }
  return [...found];
}
