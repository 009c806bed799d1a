/** Which variables of a body hold `this` for certain, and which hold an object that the body has made and nobody else knows. */
import type { Body, Edge } from '../../../ir/body.js';
import type { Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable, visitOperands } from '../../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { solveForward } from '../../../program/flow/dataflow.js';

/** Through what a field is written, or a method called. */
export type Receiver =
  | 'this'
  /** An object that the body has made, and that nobody else comes to know but by the body's result. */
  | 'fresh'
  /** One that nobody else knows yet. */
  | 'new'
  | 'other';

export interface Receivers {
  of(operand: Operand): Exclude<Receiver, 'new'>;
  /** Whether it holds `this` for certain: all that many need to know, and quicker. */
  isThis(operand: Operand): boolean;
  /** As used on the edge. */
  at(operand: Operand, edge: Edge): Receiver;
  /** Parameters that are never assigned. */
  readonly parameters: readonly Variable[];
  /** Where the variable gets its values. */
  definitions(variable: Variable): readonly Edge[];
}

/** Whether the result of the call is an object that only the caller knows. */
export type MakesFresh = (instruction: Instruction) => boolean;
/** Whether the call lets its receiver out: keeps it, or gives it to others. */
export type LetsOut = (instruction: Instruction) => boolean;

export function receiversOf(
  method: MethodDeclaration,
  body: Body,
  makesFresh: MakesFresh,
  letsOut: LetsOut,
): Receivers {
  const definitions: Edge[][] = body.variables.map(() => []);
  for (const edge of body.edges) {
    const defined = definedVariable(edge.instruction);
    if (defined !== undefined) definitions[defined.index]?.push(edge);
  }
  const defined = ({ index }: Variable): readonly Edge[] => definitions[index] ?? [];
  const self = hasFlag(method, Flag.STATIC) ? undefined : body.parameters[0];
  const known = new Map<Variable, Exclude<Receiver, 'new'>>();
  const groups = new Map<Variable, NewObjects | null>();
  // All definitions are copies of it; a circle of copies holds nothing.
  const isThis = (variable: Variable, seen: Set<Variable>): boolean => {
    if (variable === self) return defined(variable).length === 0;
    if (seen.has(variable) || defined(variable).length === 0) return false;
    seen.add(variable);
    return defined(variable).every(({ instruction }) => {
      const source = copied(instruction);
      return source !== undefined && isThis(source, seen);
    });
  };
  let fresh: ReadonlySet<Variable> | undefined;
  const of: Receivers['of'] = (operand) => {
    if (operand.kind !== 'variable') return 'other';
    let receiver = known.get(operand);
    if (receiver === undefined) {
      if (isThis(operand, new Set())) receiver = 'this';
      else {
        fresh ??= freshVariables(body, defined, makesFresh, letsOut);
        receiver = fresh.has(operand) ? 'fresh' : 'other';
      }
      known.set(operand, receiver);
    }
    return receiver;
  };
  return {
    definitions: defined,
    parameters: body.parameters.filter((parameter) => defined(parameter).length === 0),
    of,
    isThis: (operand) => operand.kind === 'variable' && isThis(operand, new Set()),
    at: (operand, edge) => {
      const receiver = of(operand);
      if (receiver !== 'other' || operand.kind !== 'variable') return receiver;
      let group = groups.get(operand);
      if (group === undefined) {
        group = newObjects(body, operand, defined, makesFresh, letsOut) ?? null;
        groups.set(operand, group);
      }
      return group?.isNewAt(edge) === true ? 'new' : 'other';
    },
  };
}

/** Variables that may get a value of the given ones by copies. */
export function copiesOf(body: Body, start: Iterable<Variable>): ReadonlySet<Variable> {
  const held = new Set(start);
  for (let before = -1; before !== held.size; ) {
    before = held.size;
    for (const { instruction } of body.edges) {
      const source = copied(instruction);
      if (source !== undefined && instruction.kind === 'assign' && held.has(source)) held.add(instruction.target);
    }
  }
  return held;
}

/** The variable whose value an instruction copies to its target. */
export function copied(instruction: Instruction): Variable | undefined {
  if (instruction.kind !== 'assign') return undefined;
  const { value } = instruction;
  const source = value.kind === 'cast' ? value.operand : value;
  return source.kind === 'variable' ? source : undefined;
}

function freshVariables(
  body: Body,
  defined: (variable: Variable) => readonly Edge[],
  makesFresh: MakesFresh,
  letsOut: LetsOut,
): ReadonlySet<Variable> {
  const fresh = new Set<Variable>();
  for (const { instruction } of body.edges) {
    const target = definedVariable(instruction);
    if (target === undefined || fresh.has(target) || !isMade(instruction, makesFresh)) continue;
    const group = copiesOf(body, [target]);
    if (!holdsOnlyMade(body, group, defined, makesFresh)) continue;
    if (body.edges.every((edge) => staysInside(edge.instruction, group, letsOut)))
      for (const each of group) fresh.add(each);
  }
  return fresh;
}

/** Whether nothing is in the variables but what the body has made. */
function holdsOnlyMade(
  body: Body,
  group: ReadonlySet<Variable>,
  defined: (variable: Variable) => readonly Edge[],
  makesFresh: MakesFresh,
): boolean {
  if (body.parameters.some((parameter) => group.has(parameter))) return false;
  return [...group].every(
    (variable) =>
      defined(variable).length > 0 &&
      defined(variable).every((edge) => isMade(edge.instruction, makesFresh) || isCopyWithin(edge.instruction, group)),
  );
}

interface NewObjects {
  isNewAt(edge: Edge): boolean;
}

/** Objects that the body makes and lets out later; undefined where something else is in their variables. */
function newObjects(
  body: Body,
  start: Variable,
  defined: (variable: Variable) => readonly Edge[],
  makesFresh: MakesFresh,
  letsOut: LetsOut,
): NewObjects | undefined {
  const sources = new Set([start]);
  for (const variable of sources)
    for (const { instruction } of defined(variable)) {
      const source = copied(instruction);
      if (source !== undefined) sources.add(source);
    }
  if (!holdsOnlyMade(body, sources, defined, makesFresh)) return undefined;
  const isKnown = solveForward<boolean>(body, {
    starts: [[body.entry, false]],
    join: (known, arriving) => known || arriving,
    after: ({ instruction }, before) => {
      // A copy in a variable that holds other things, too, is lost sight of.
      if (!staysInside(instruction, sources, letsOut)) return true;
      const target = definedVariable(instruction);
      // From here on it is another one.
      return target !== undefined && sources.has(target) && isMade(instruction, makesFresh) ? false : before;
    },
    // What fails has made nothing, and may have let out what it was given.
    afterFailure: ({ instruction }, before) => before || !staysInside(instruction, sources, letsOut),
  });
  return { isNewAt: ({ from }) => isKnown.at(from) !== true };
}

function isMade(instruction: Instruction, makesFresh: MakesFresh): boolean {
  return instruction.kind === 'new' || (instruction.kind === 'call' && makesFresh(instruction));
}

function isCopyWithin(instruction: Instruction, group: ReadonlySet<Variable>): boolean {
  const source = copied(instruction);
  return source !== undefined && group.has(source);
}

/** Whether the instruction only writes, reads or returns the group's objects, or uses them as receivers that stay inside. */
function staysInside(instruction: Instruction, group: ReadonlySet<Variable>, letsOut: LetsOut): boolean {
  switch (instruction.kind) {
    case 'assign': {
      const source = copied(instruction);
      return source === undefined || !group.has(source) || group.has(instruction.target);
    }
    case 'store':
      return !isIn(group, instruction.value);
    case 'call': {
      const [first, ...others] = instruction.arguments;
      if (others.some((each) => isIn(group, each))) return false;
      if (first === undefined || !isIn(group, first)) return true;
      return instruction.dispatch !== 'static' && !letsOut(instruction);
    }
    case 'throw':
      return !isIn(group, instruction.value);
    case 'load':
    case 'check':
    case 'assume':
    case 'return':
    case 'specify':
    case 'monitor':
      return true;
    default: {
      let used = false;
      visitOperands(instruction, (operand) => {
        used ||= isIn(group, operand);
      });
      return !used;
    }
  }
}

function isIn(group: ReadonlySet<Variable>, operand: Operand): boolean {
  return operand.kind === 'variable' && group.has(operand);
}
