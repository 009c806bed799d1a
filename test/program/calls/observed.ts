/** What calls and initialisations really ran, wrote and let escape, in programs of which the output is known. */
import { findMain } from '../../../src/execution/entry.js';
import { Machine } from '../../../src/execution/machine.js';
import type { Value } from '../../../src/execution/memory/values.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import type { FrameView } from '../../../src/execution/options.js';
import type { Edge, Point } from '../../../src/ir/body.js';
import type { Instruction, Operand, Place } from '../../../src/ir/instructions.js';
import type { ClassTable, MethodDeclaration } from '../../../src/ir/program.js';
import { isReference, type TypeName } from '../../../src/ir/types.js';
import { listPrograms } from '../../programs/programs.js';
import { openFiles } from '../../support/open.js';

export interface Observed {
  readonly table: ClassTable;
  /** By edge of the code that was run. */
  readonly ran: ReadonlyMap<Edge, ReadonlySet<MethodDeclaration>>;
  /** Where references were stored while the method ran, by itself or by what it called. */
  readonly wrote: ReadonlyMap<MethodDeclaration, ReadonlySet<Place>>;
  /** Constructors while which the object that they make was passed, stored or thrown. */
  readonly showed: ReadonlySet<MethodDeclaration>;
}

const TOPICS = /^(?:classes|enums|generics|initialisation|inner|lambdas|records|structures)\//;
const STEPS = 300_000;

/** Where a frame is. */
interface Standing {
  readonly method: MethodDeclaration;
  readonly point: Point;
  /** In a constructor: the object that it makes. */
  readonly self: Value | undefined;
}

let known: Promise<Observed> | undefined;

/** Run once for all tests that share a process. */
export function observed(): Promise<Observed> {
  known ??= observe();
  return known;
}

async function observe(): Promise<Observed> {
  const programs = listPrograms().filter(({ name }) => TOPICS.test(name));
  const { table } = await openFiles(...programs.flatMap(({ files }) => files));
  const ran = new Map<Edge, Set<MethodDeclaration>>();
  const wrote = new Map<MethodDeclaration, Set<Place>>();
  const showed = new Set<MethodDeclaration>();
  for (const { mainClass, assertions } of programs) {
    const main = findMain(table, mainClass);
    if (main === undefined) throw new Error(`${mainClass} has no main`);
    const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS, enableAssertions: assertions });
    // The innermost frame last. One that has not begun yet stands nowhere.
    const standing: (Standing | undefined)[] = [];
    machine.invoke(main, [machine.strings([])], {
      point: (frame, point) => {
        const { method, depth } = frame;
        if (point === method.body()?.entry) note(ran, standing.slice(0, depth), method);
        standing.length = depth;
        standing[depth] = { method, point, self: selfIn(frame) };
        const instruction = onlyEdge(method, point)?.instruction;
        if (instruction?.kind === 'store') noteStore(wrote, standing, instruction.place);
        if (instruction !== undefined && handsOnSelf(frame, instruction)) noteShown(showed, standing, selfIn(frame));
      },
    });
  }
  return { table, ran, wrote, showed };
}

function onlyEdge(method: MethodDeclaration, point: Point): Edge | undefined {
  const [edge, another] = method.body()?.outgoing[point] ?? [];
  return another === undefined ? edge : undefined;
}

function selfIn(frame: FrameView): Value | undefined {
  const { method } = frame;
  const [self] = method.name === '<init>' ? (method.body()?.parameters ?? []) : [];
  return self === undefined ? undefined : frame.value(self);
}

/** Whether a constructor passes, stores or throws the object that it makes; to other constructors of the object is not meant. */
function handsOnSelf(frame: FrameView, instruction: Instruction): boolean {
  const self = selfIn(frame);
  if (self === undefined) return false;
  const isSelf = (operand: Operand): boolean => operand.kind === 'variable' && frame.value(operand) === self;
  switch (instruction.kind) {
    case 'call': {
      const isConstructed = instruction.method.name === '<init>';
      return instruction.arguments.slice(isConstructed ? 1 : 0).some(isSelf);
    }
    case 'store':
    case 'throw':
      return isSelf(instruction.value);
    default:
      return false;
  }
}

export function typeAt(place: Place): TypeName {
  if (place.kind === 'length') return 'int';
  return place.kind === 'element' ? place.type : place.field.type;
}

/** By all constructors that are making the object. */
function noteShown(
  showed: Set<MethodDeclaration>,
  standing: readonly (Standing | undefined)[],
  shown: Value | undefined,
): void {
  for (const each of standing) if (each !== undefined && each.self === shown) showed.add(each.method);
}

function noteStore(
  wrote: Map<MethodDeclaration, Set<Place>>,
  standing: readonly (Standing | undefined)[],
  place: Place,
): void {
  if (!isReference(typeAt(place))) return;
  // What the machine runs to make an exception is nothing that the code does.
  const making = standing.findLastIndex(
    (each) => each !== undefined && onlyEdge(each.method, each.point)?.instruction.kind === 'check',
  );
  for (const each of standing.slice(making + 1)) {
    if (each !== undefined) wrote.set(each.method, (wrote.get(each.method) ?? new Set()).add(place));
  }
}

/** Native code calls back, too: what it runs has another name than what was called. */
function note(
  ran: Map<Edge, Set<MethodDeclaration>>,
  below: readonly (Standing | undefined)[],
  callee: MethodDeclaration,
): void {
  const caller = below.findLast((place) => place !== undefined);
  const edge = caller === undefined ? undefined : onlyEdge(caller.method, caller.point);
  if (edge === undefined) return;
  const { instruction } = edge;
  const isRun =
    instruction.kind === 'initialise'
      ? callee.name === '<clinit>'
      : instruction.kind === 'call' &&
        instruction.method.name === callee.name &&
        instruction.method.descriptor === callee.descriptor;
  if (isRun) ran.set(edge, (ran.get(edge) ?? new Set()).add(callee));
}
