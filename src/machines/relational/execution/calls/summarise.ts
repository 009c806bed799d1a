/** The summary of one body: what it does on symbols for its parameters and for the fields before the call. */
import type { Body } from '../../../../ir/body.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { ClassName, TypeName } from '../../../../ir/types.js';
import { type Node, Trait } from '../../algebra.js';
import { TRUE } from '../../conditions.js';
import { EPOCH } from '../../epochs.js';
import type { PathState } from '../../state.js';
import type { Outcome, Summary } from '../../summary.js';
import type { FieldName } from '../../symbols.js';
import { splitThrown } from '../effects/exceptions.js';
import { BodyRun } from '../run-body.js';
import type { SummarySession } from '../session.js';

/** Throws `Unsummarised` and `Exhausted`. `receiver`: the class that `this` has. */
export function summarise(
  session: SummarySession,
  method: MethodDeclaration,
  body: Body,
  receiver?: ClassName,
): Summary {
  const start = startOf(session, method, body, receiver);
  const [self] = body.parameters;
  const node = self === undefined ? undefined : start.variables[self.index];
  const exact = receiver === undefined || node === undefined ? undefined : { node, type: receiver };
  const run = new BodyRun(session, method, body, exact);
  const { returned, thrown } = run.runAll(start);
  const outcomes: Outcome[] = [];
  if (returned.length > 0 && body.exit !== undefined) {
    outcomes.push(outcomeOf(session, 'return', run.merged(body.exit, returned), body.variables.length, method.result));
  }
  if (body.exceptionalExit !== undefined) {
    for (const [type, state] of byClass(session, run, thrown, body)) {
      outcomes.push(outcomeOf(session, 'throw', state, body.thrown.index, type));
    }
  }
  return { outcomes, assumptions: run.assumptions, ...(run.isWeak ? { isWeak: true } : {}) };
}

function startOf(
  { algebra, world }: SummarySession,
  method: MethodDeclaration,
  body: Body,
  receiver: ClassName | undefined,
): PathState {
  const variables = new Array<Node | undefined>(body.variables.length + 1).fill(undefined);
  for (const [index, parameter] of body.parameters.entries()) {
    const type = index === 0 ? (receiver ?? parameter.type) : parameter.type;
    variables[parameter.index] = algebra.parameter(index, parameter.sourceName ?? parameter.name, type);
  }
  const fields = method.name === '<clinit>' ? world.staticDefaults(method.owner) : new Map<FieldName, Node>();
  return { condition: TRUE, variables, fields, allocated: [] };
}

/** One merged state for each class of exceptions. */
function byClass(
  { world, algebra }: SummarySession,
  run: BodyRun,
  thrown: readonly PathState[],
  { thrown: variable, exceptionalExit = 0 }: Body,
): readonly (readonly [TypeName, PathState])[] {
  const groups = new Map<TypeName, PathState[]>();
  for (const state of thrown.flatMap((each) => splitThrown(world, each, variable.index))) {
    const node = state.variables[variable.index];
    const [found = variable.type] = node === undefined ? [] : algebra.columns(node);
    const type = world.hierarchy.isAssignable(found, variable.type) ? found : variable.type;
    const group = groups.get(type);
    if (group === undefined) groups.set(type, [state]);
    else group.push(state);
  }
  return [...groups].map(([type, states]) => [type, run.merged(exceptionalExit, states)] as const);
}

function outcomeOf(
  { algebra }: SummarySession,
  kind: Outcome['kind'],
  state: PathState,
  slot: number,
  type: TypeName,
): Outcome {
  const epoch = state.fields.get(EPOCH);
  const fields = new Map([...state.fields].filter(([field, node]) => node !== algebra.epochs.at(epoch, field)));
  const value = type === 'void' ? undefined : state.variables[slot];
  const condition = state.condition;
  const allocated = state.allocated.filter(
    (each) =>
      algebra.conditions.and(each.condition, condition) !== 0 || algebra.has(each.object, Trait.SINGLE) === false,
  );
  return { kind, condition, value, type, fields, allocated };
}
