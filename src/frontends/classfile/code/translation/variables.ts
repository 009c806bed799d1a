/** The variables of a body: parameters, and one local variable for each group of webs. */

import type { BodyBuilder } from '../../../../ir/builder.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Variable } from '../../../../ir/instructions.js';
import { isPrimitive, type TypeName } from '../../../../ir/types.js';
import { typeFits } from '../../../../ir/verifier/types.js';
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import type { LocalVariable } from '../../format/class-file.js';
import type { FinallyCopies } from '../flow/finally-copies.js';
import type { Listing } from '../flow/listing.js';
import type { Webs } from '../flow/webs.js';
import { inferTypes, type Typing, type TypingInput } from '../typing/typing.js';
import {
  intFits,
  isIntCode,
  isReferenceCode,
  NULL_TYPE,
  RETURN_ADDRESS,
  UNKNOWN,
  type ValueTypes,
} from '../typing/value-types.js';
import { groupLocals, type LocalGroups, usableName } from './locals.js';
import { shareCopies } from './shared-variables.js';
import { CodeProblem } from './translation.js';

const TRUSTING_ROUNDS = CLASSFILE_BUDGETS['code/translation/variables'].trustingRounds.most;

export interface Parameter {
  readonly name: string;
  readonly type: TypeName;
  readonly slot: number;
}

export interface VariablePlan {
  readonly typing: Typing;
  readonly groups: LocalGroups;
  /** For each group the parameter that it is, or -1. */
  readonly parameterOf: Int32Array;
}

export interface PlanInput {
  readonly listing: Listing;
  readonly webs: Webs;
  readonly types: ValueTypes;
  readonly hierarchy: Hierarchy;
  readonly parameters: readonly Parameter[];
  /** The first parameter is `this`, which keeps its value. */
  readonly hasReceiver: boolean;
  readonly table: readonly LocalVariable[];
  readonly copies: FinallyCopies | undefined;
  readonly typing: Omit<TypingInput, 'declared' | 'initial'>;
}

/** Groups webs to variables and finds their types; what the table says is dropped where values contradict it. */
export function planVariables(input: PlanInput): VariablePlan {
  const { webs, types, parameters } = input;
  const initial = new Int32Array(webs.count);
  parameters.forEach(({ type }, index) => {
    initial[webs.parameters[index] as number] = types.code(type);
  });
  const distrusted = new Set<number>();
  if (input.hasReceiver) {
    const receiver = webs.parameters[0] as number;
    const isWritten = webs.written.includes(receiver);
    // Writes to the slot of `this` are about another variable.
    for (let web = 0; web < webs.count; web++) {
      if (webs.slot[web] === 0 && (web !== receiver || isWritten)) distrusted.add(web);
    }
  }
  let { table } = input;
  // Dropping what is contradicted converges at once for what compilers write; for the rest, the table is not believed,
  // in the end not even that parameters keep their types.
  const distrust = (): void => {
    if (table.length === 0) for (let web = 0; web < webs.count; web++) distrusted.add(web);
    table = [];
  };
  for (let round = 1; ; round++) {
    if (round % TRUSTING_ROUNDS === 0) distrust();
    const groups = groupLocals(input.listing, webs, table, distrusted);
    const parameterOf = new Int32Array(groups.entry.length).fill(-1);
    parameters.forEach((_, index) => {
      const web = webs.parameters[index] as number;
      if (!distrusted.has(web)) parameterOf[groups.group[web] as number] = index;
    });
    const declared = new Int32Array(webs.count);
    for (let web = 0; web < webs.count; web++) {
      const group = groups.group[web] as number;
      const type = parameters[parameterOf[group] as number]?.type ?? groups.entry[group]?.type;
      if (type !== undefined && type !== 'void') declared[web] = types.code(type);
    }
    const typing = inferWith(input, declared, initial);
    if (typing === undefined) {
      distrust();
      continue;
    }
    const before = distrusted.size;
    if (before === webs.count) return { typing, groups, parameterOf };
    for (let web = 0; web < webs.count; web++) {
      if (!fits(input, typing.assigned[web] as number, declared[web] as number)) distrusted.add(web);
    }
    if (distrusted.size === before) return withShared(input, { typing, groups, parameterOf });
  }
}

/** Undefined where values are used in a way that they cannot be, which may be the fault of what is declared. */
function inferWith(input: PlanInput, declared: Int32Array, initial: Int32Array): Typing | undefined {
  try {
    return inferTypes({ ...input.typing, declared, initial });
  } catch (error) {
    if (error instanceof CodeProblem && declared.some((type) => type !== UNKNOWN)) return undefined;
    throw error;
  }
}

/** Copies of a `finally` block have their variables in common. */
function withShared(input: PlanInput, plan: VariablePlan): VariablePlan {
  const { listing, webs, copies, parameters } = input;
  if (copies === undefined) return plan;
  const groups = shareCopies({ ...plan, listing, blocks: input.typing.blocks, webs, copies });
  if (groups === plan.groups) return plan;
  const parameterOf = new Int32Array(groups.entry.length).fill(-1);
  parameters.forEach((_, index) => {
    const web = webs.parameters[index] as number;
    if (plan.parameterOf[plan.groups.group[web] as number] === index) parameterOf[groups.group[web] as number] = index;
  });
  return { ...plan, groups, parameterOf };
}

function fits({ types, hierarchy }: PlanInput, assigned: number, declared: number): boolean {
  if (declared === UNKNOWN || assigned === UNKNOWN || assigned === declared) return true;
  if (assigned >= RETURN_ADDRESS) return false;
  if (isIntCode(assigned) && isIntCode(declared)) return intFits(assigned, declared);
  if (assigned === NULL_TYPE) return isReferenceCode(declared);
  const [lower, upper] = [types.name(assigned), types.name(declared)];
  if (isPrimitive(lower) || isPrimitive(upper) || !typeFits(hierarchy, lower, upper)) return false;
  return types.mayFill(assigned, upper);
}

export class Variables {
  readonly #builder: BodyBuilder;
  readonly #plan: VariablePlan;
  readonly #webs: Webs;
  readonly #parameters: readonly Variable[];
  readonly #variables: (Variable | undefined)[] = [];
  readonly #isRead: Uint8Array;
  readonly #nulls = new Set<Variable>();
  /** How many instructions write a group. */
  readonly #writes: Int32Array;

  constructor(builder: BodyBuilder, plan: VariablePlan, webs: Webs, parameters: readonly Variable[]) {
    this.#builder = builder;
    this.#plan = plan;
    this.#webs = webs;
    this.#parameters = parameters;
    this.#isRead = new Uint8Array(webs.count);
    for (const web of webs.read) if (web >= 0) this.#isRead[web] = 1;
    this.#writes = new Int32Array(plan.groups.entry.length);
    for (const web of webs.written) if (web >= 0) this.#countWrite(web);
    for (const web of webs.parameters) this.#countWrite(web);
  }

  #countWrite(web: number): void {
    const group = this.#plan.groups.group[web] as number;
    this.#writes[group] = (this.#writes[group] as number) + 1;
  }

  /** Whether the variable, if it is one of these, holds nothing but null; its type then says little. */
  isAlwaysNull(variable: Variable): boolean {
    return this.#nulls.has(variable);
  }

  /** Whether one instruction only gives the web's variable its value. */
  isWrittenOnce(web: number): boolean {
    return this.#writes[this.#plan.groups.group[web] as number] === 1;
  }

  /** Whether the source has a name for the web's variable. */
  isNamed(web: number): boolean {
    return this.#plan.groups.entry[this.#plan.groups.group[web] as number] !== undefined;
  }

  /** Undefined for a web that nobody reads and no source variable stands for, and for addresses of subroutines. */
  ofWeb(web: number): Variable | undefined {
    const { groups, typing, parameterOf } = this.#plan;
    const group = groups.group[web] as number;
    const known = this.#variables[group];
    if (known !== undefined) return known;
    const entry = groups.entry[group];
    const parameter = this.#parameters[parameterOf[group] as number];
    if (parameter === undefined && entry === undefined && this.#isRead[web] === 0) return undefined;
    if ((typing.assigned[web] as number) >= RETURN_ADDRESS) return undefined;
    const type = typing.webType(web);
    const slot = this.#webs.slot[web] as number;
    const variable =
      parameter ??
      (entry !== undefined && usableName(entry.name)
        ? this.#builder.local(entry.name, type)
        : this.#builder.local(`local${slot}`, type, slot));
    this.#variables[group] = variable;
    if (typing.assigned[web] === NULL_TYPE && parameter === undefined && entry === undefined) this.#nulls.add(variable);
    return variable;
  }

  /** Parameters whose slot is another variable from the entry on, with that variable. */
  displaced(): readonly (readonly [parameter: Variable, local: Variable])[] {
    const pairs: [Variable, Variable][] = [];
    this.#parameters.forEach((parameter, index) => {
      const web = this.#webs.parameters[index] as number;
      if (this.#isRead[web] === 0) return;
      const local = this.ofWeb(web);
      if (local !== undefined && local !== parameter) pairs.push([parameter, local]);
    });
    return pairs;
  }
}
