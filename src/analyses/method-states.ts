/**
 * The states of a listed domain at every point of a method, for people who want to see what a domain knows.
 *
 * The method starts as `shape` starts it: on any heap, with arguments that annotations, `requires` and invariants allow. What is told
 * is what the domain found, under the assumptions that are listed; nothing is claimed. Where the analysis did not end, nothing is told.
 */
import type { Domain, Start } from '../engine/domain.js';
import { analyse, DEFAULT_POLICY, type EngineResult, ProgramModel, worldOf } from '../engine/index.js';
import { Hierarchy } from '../ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../ir/program.js';
import {
  demanded,
  FormulaBook,
  impliedAssumptions,
  ownAssumptions,
  preconditions,
  recordAssumptions,
  refined,
  startAssumptions,
} from '../obligations/index.js';
import type { World } from '../program/calls/footprint.js';
import { liveVariables } from '../program/flow/liveness.js';
import { type Chosen, chosenOf, followsFor, type ListedDomain, type SomeDomain } from './listed-domain.js';

export interface StatesOptions {
  readonly domain: SomeDomain;
  readonly chosen: Chosen;
  /** Scales the budget of steps and states. */
  readonly budget: number;
  /** Says when the time for a method is up. */
  readonly deadline?: () => () => boolean;
}

/** What holds at a point: one of the states. None where no execution gets there. */
export interface PointStates {
  readonly point: number;
  readonly states: readonly string[];
}

export type MethodStates =
  | { readonly points: readonly PointStates[]; readonly assumptions: readonly string[] }
  | { readonly reason: string };

/** Asked for the methods of the table one after the other. All classes of the input are known by then: their bodies were lowered. */
export function methodStates(
  table: ClassTable,
  { domain, ...options }: StatesOptions,
): (method: MethodDeclaration) => MethodStates {
  const hierarchy = new Hierarchy(table);
  const world: World = { hierarchy, classes: worldOf(hierarchy, table.inputs()) };
  const formulas = new FormulaBook(hierarchy);
  return domain.use((listed) => (method) => statesOf(listed, { ...options, world, formulas }, method));
}

interface Means extends Omit<StatesOptions, 'domain'> {
  readonly world: World;
  readonly formulas: FormulaBook;
}

function statesOf<E>(
  { prepare, options }: ListedDomain<E>,
  { world, formulas, chosen, budget, deadline }: Means,
  method: MethodDeclaration,
): MethodStates {
  const { hierarchy, classes } = world;
  const prepared = prepare({ world, roots: [method] }, chosenOf(options, chosen));
  const program = new ProgramModel(hierarchy, { classes, liveVariables });
  const code = program.code(method);
  if (code === undefined) return { reason: 'there is no code' };
  const domain = prepared.make(program);
  const nullness = demanded(hierarchy, method);
  const known = preconditions(method, code, { hierarchy, formulas });
  const start: Start = { history: 'any', nullness: (parameter) => nullness[parameter] ?? 'unknown', holds: known };
  const states = refined(domain, code, domain.entry(code, start), known);
  const limits = { ...DEFAULT_POLICY.budget, ...prepared.policy?.budget };
  const scaled = (count: number): number => Math.max(1, Math.round(count * budget));
  const isOver = deadline?.();
  const result = analyse(program, domain, [{ code, states: initial(domain, method, states) }], {
    ...prepared.policy,
    ...followsFor(prepared, {}),
    budget: { ...limits, steps: scaled(limits.steps), states: scaled(limits.states) },
    ...(isOver === undefined ? {} : { cancelled: isOver }),
  });
  if (result.outcome !== 'solved') return { reason: reasonOf(result) };
  const root = result.activations.find((each) => each.code === code && each.depth === 0);
  const points = Array.from({ length: code.body.points }, (_, point) => ({
    point,
    states: root === undefined ? [] : result.at(root, point).map((state) => domain.show(state, code)),
  }));
  return { points, assumptions: assumptionsOf(program, method, result) };
}

/** Static fields have their default values when a static initialiser starts. */
function initial<E>(domain: Domain<E>, { name, owner }: MethodDeclaration, states: readonly E[]): readonly E[] {
  if (name !== '<clinit>') return states;
  return states.map((state) => domain.initialise?.(owner, state, 'first') ?? state);
}

function reasonOf({ outcome, reason }: Pick<EngineResult<unknown>, 'outcome' | 'reason'>): string {
  return outcome === 'cancelled' ? 'the time was up' : (reason ?? 'the budget was spent');
}

function assumptionsOf<E>(
  program: ProgramModel,
  method: MethodDeclaration,
  result: EngineResult<E>,
): readonly string[] {
  const { hierarchy } = program;
  const [recorded, implied] = [recordAssumptions(hierarchy, result), impliedAssumptions(program, result)];
  const found = result.activations.flatMap(({ code }) => [
    ...ownAssumptions(hierarchy, code),
    ...recorded(code),
    ...implied(code),
  ]);
  return [...new Set([...startAssumptions(hierarchy, method), ...found])].sort();
}
