/** Checks client programs against a component: which calls may fail, on which objects, and how it came to that. */
import type { Claim } from '../../../findings/claim.js';
import type { Edge } from '../../../ir/body.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../../ir/program.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { outermost } from '../../../program/components.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { TypestateComponent } from '../component/component.js';
import type { TypestateTable } from '../table/table.js';
import { clientAssumptions } from './assumptions.js';
import { type ClientCall, callsOf } from './calls.js';
import { type ClientEvidence, claimsOf } from './claims.js';
import { type ClientCode, clientCode } from './code.js';
import { type ExploredEntries, exploreEntries } from './entries.js';
import { type Exploration, exploreMains } from './explore.js';
import { clientMachine } from './machine.js';
import { Observer } from './observed.js';
import { type Replay, type Replayed, replayMains } from './replay.js';
import { replayElsewhere } from './replay-elsewhere.js';
import { type CallSketch, ClientSketches, protocolOf } from './sketch.js';

export interface CheckedMethod {
  readonly method: MethodDeclaration;
  /** `protocol-error` for each call of the component in it, whoever called the method. */
  readonly claims: readonly Claim[];
}

export interface ClientOptions {
  readonly budget: number;
  /** Whether failures are replayed in the interpreter; default yes. */
  readonly replay: boolean;
  /** The program in which failures are replayed, where it has other classes than the one that is analysed; left out: the same. */
  readonly replayTable?: ClassTable;
  readonly cancelled?: () => boolean;
  /** Whether the component stands for classes of the library; default no. */
  readonly isOfLibrary?: boolean;
  /** Sketches of the clients' methods over all components; left out: they are made of this one. */
  readonly sketches?: Sketches;
}

const STEPS = TYPESTATE_BUDGETS['clients/client'].steps.most;
const ENTRY_STEPS = TYPESTATE_BUDGETS['clients/client'].entrySteps.most;
const SKETCH_STEPS = TYPESTATE_BUDGETS['clients/client'].sketchSteps.most;
const REPLAYED_STEPS = TYPESTATE_BUDGETS['clients/client'].replayedSteps.most;
const DEEPEST = TYPESTATE_BUDGETS['clients/client'].deepest.most;

/** For methods that any code may call, and for those of programs. */
export interface Sketches {
  readonly open: ClientSketches;
  readonly closed: ClientSketches;
}

export function sketchesOf(
  components: readonly TypestateComponent[],
  budget: number,
  origin: 'library' | 'input',
): Sketches {
  const bounds = { steps: Math.ceil(SKETCH_STEPS * budget), isReduced: origin === 'library' };
  const protocol = protocolOf(components, origin);
  if (origin === 'library') {
    // Whatever comes from elsewhere is one of the objects that are imagined, so that it does not matter who calls.
    const sketches = new ClientSketches(protocol, { ...bounds, isOpen: false });
    return { open: sketches, closed: sketches };
  }
  return {
    open: new ClientSketches(protocol, { ...bounds, isOpen: true }),
    closed: new ClientSketches(protocol, { ...bounds, isOpen: false }),
  };
}

export function checkClients(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  table: TypestateTable,
  clients: readonly ClassDeclaration[],
  options: ClientOptions,
): readonly CheckedMethod[] {
  const code = clientCode(component, clients);
  const calls = callsOf(component, code);
  if (calls.size === 0) return [];
  const whole = exploredFromMains(component, code, vocabulary, { ...options, calls });
  const open = openMethods(component, code, whole.reached);
  const edges = new Set([...calls.values()].flat().flatMap((call) => call.edges));
  const steps = Math.ceil(REPLAYED_STEPS * options.budget);
  const replayed = options.replay ? replayedIn({ component, code, edges, steps }, vocabulary, table, options) : NOTHING;
  const sketches = options.sketches ?? sketchesOf([component], options.budget, 'input');
  const sketch = (call: ClientCall): CallSketch => (open.has(call.method) ? sketches.open : sketches.closed).of(call);
  const { isOfLibrary = false } = options;
  const common = { replayed, safeAnyway: safeByTable(component, table), sketch, isOfLibrary };
  const fromMain: ClientEvidence = { ...common, ...whole, isOpen: false };
  const { cancelled } = options;
  const few = { steps: Math.ceil(ENTRY_STEPS * options.budget), depth: DEEPEST };
  const bounds = { ...few, ...(cancelled === undefined ? {} : { cancelled }) };
  const undecided = new Map(
    [...calls].filter(([method, each]) => open.has(method) && each.some((call) => sketch(call).kind !== 'safe')),
  );
  const entries =
    undecided.size === 0
      ? undefined
      : exploreEntries(component, code, vocabulary, { methods: open, asked: undecided }, bounds);
  return [...calls].flatMap(([method, each]) => {
    const evidence = open.has(method)
      ? { ...common, ...fromEntries(undecided.has(method) ? entries : undefined, method) }
      : fromMain;
    const claims = claimsOf(each, evidence);
    return claims.length === 0 ? [] : [{ method, claims }];
  });
}

/** Whatever any code may call the method with. */
function fromEntries(
  entries: ExploredEntries | undefined,
  method: MethodDeclaration,
): Pick<ClientEvidence, 'explored' | 'assumptions' | 'isOpen'> {
  if (entries === undefined) return { explored: [], assumptions: [], isOpen: true };
  return { explored: [entries.of(method)], assumptions: entries.assumptions, isOpen: true };
}

const NOTHING: ReadonlyMap<Edge, Replayed> = new Map();

function replayedIn(
  replay: Omit<Replay, 'table' | 'mains' | 'observer'>,
  vocabulary: Vocabulary,
  table: TypestateTable,
  { replayTable }: ClientOptions,
): ReadonlyMap<Edge, Replayed> {
  if (replayTable !== undefined) return replayElsewhere(replayTable, replay);
  const { hierarchy } = replay.component.world;
  const observer = new Observer(table, vocabulary.followed);
  return replayMains({ ...replay, table: hierarchy.table, mains: replay.code.mains, observer });
}

/** A complete table without a way to fail: what clients may do besides calling operations was not looked at for it. */
function safeByTable(component: TypestateComponent, table: TypestateTable): ClientEvidence['safeAnyway'] {
  const failing = new Set(table.transitions.filter(({ isError }) => isError).map(({ method }) => method));
  const known = new Set(component.operations);
  const isAll = table.closed && component.assumptions.every((each) => each === 'known-subclasses');
  return (operations) =>
    isAll && operations.length > 0 && operations.every((each) => known.has(each) && !failing.has(each))
      ? table.assumptions
      : undefined;
}

interface Explored {
  readonly explored: readonly Exploration[];
  readonly assumptions: readonly string[];
}

/** Once with the values that the component cares for; if that does not decide all calls, again with more of them. */
function exploredFromMains(
  component: TypestateComponent,
  code: ClientCode,
  vocabulary: Vocabulary,
  {
    calls,
    budget,
    cancelled,
    isOfLibrary = false,
  }: ClientOptions & { readonly calls: ReadonlyMap<MethodDeclaration, readonly ClientCall[]> },
): Explored & { readonly reached: ReadonlySet<Edge> } {
  const explored: Exploration[] = [];
  const assumptions = new Set<string>();
  const reached = new Set<Edge>();
  for (const values of ['few', 'many'] as const) {
    const few = { steps: Math.ceil(STEPS * budget), depth: DEEPEST };
    const bounds = { ...few, isOfLibrary, ...(cancelled === undefined ? {} : { cancelled }) };
    const machine = clientMachine(component, code, vocabulary, values, bounds);
    const found = exploreMains(component, code, machine);
    explored.push(found);
    for (const edge of found.reached) reached.add(edge);
    for (const each of clientAssumptions(component, code.mains, machine)) assumptions.add(each);
    const isOpen = ({ edges }: ClientCall): boolean =>
      found.leftOut.length > 0 || edges.some((edge) => isUndecided(found, edge));
    if (code.mains.length === 0 || ![...calls.values()].flat().some(isOpen)) break;
  }
  return { explored, assumptions: [...assumptions].sort(), reached };
}

function isUndecided({ failed }: Exploration, edge: Edge): boolean {
  return failed.get(edge)?.isCertain === false;
}

/** Methods of top-level classes that no program starts in and none was seen to use. */
function openMethods(
  { world: { hierarchy } }: TypestateComponent,
  { methods, mains }: ClientCode,
  reached: ReadonlySet<Edge>,
): ReadonlySet<MethodDeclaration> {
  const used = new Set(mains.map(({ owner }) => outermost(hierarchy, owner)));
  for (const method of methods) {
    if (method.body()?.edges.some((edge) => reached.has(edge)) === true) used.add(outermost(hierarchy, method.owner));
  }
  return new Set(methods.filter(({ owner }) => !used.has(outermost(hierarchy, owner))));
}
