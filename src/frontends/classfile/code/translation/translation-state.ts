/**
 * The state of translating one body: where the next edge goes, what lies on the stack, which instruction is at hand.
 *
 * The stack holds operands. A variable that lies there is a promise that it keeps its value: before it is assigned, a
 * copy takes its place (`settle`).
 */

import type { BodyBuilder, Label } from '../../../../ir/builder.js';
import {
  type Condition,
  type Expression,
  type Instruction,
  mayThrow,
  type Operand,
  TRUE,
  type Variable,
} from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import type { Span } from '../../../../ir/span.js';
import type { ClassName, TypeName } from '../../../../ir/types.js';
import { typeFits } from '../../../../ir/verifier/types.js';
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import type { EnumSwitch } from '../enum-switches.js';
import type { Blocks } from '../flow/blocks.js';
import type { Effort } from '../flow/effort.js';
import type { Listing } from '../flow/listing.js';
import type { Liveness } from '../flow/liveness.js';
import type { Webs } from '../flow/webs.js';
import type { Members } from '../members.js';
import { isStore, Op } from '../opcodes.js';
import type { Creation } from './fresh-objects.js';
import { type CodeContext, CodeProblem } from './translation.js';
import type { VariablePlan, Variables } from './variables.js';

export interface PendingEdge {
  readonly from: Label;
  readonly to: Label;
  instruction: Instruction;
  readonly span: Span;
  readonly exceptional: Label | undefined;
}

export interface KnownInstance {
  readonly variable: Variable;
  readonly type: TypeName;
}

const MOST_EDGES = CLASSFILE_BUDGETS['code/translation/translation-state'].mostEdges.most;

export interface TranslationParts {
  readonly context: CodeContext;
  readonly builder: BodyBuilder;
  readonly listing: Listing;
  readonly blocks: Blocks;
  readonly webs: Webs;
  readonly liveness: Liveness;
  readonly plan: VariablePlan;
  readonly variables: Variables;
  readonly members: Members;
  readonly result: TypeName;
  readonly receiver: Variable | undefined;
  /** Whether a `monitorexit` was counted among what may throw. */
  readonly exitsAreChecked: boolean;
  /** Instructions that leave the method with a monitor held, with the reason. */
  readonly unbalanced: ReadonlyMap<number, string>;
  readonly effort: Effort;
  spanOf(node: number): Span;
}

export class TranslationState {
  readonly context: CodeContext;
  readonly builder: BodyBuilder;
  readonly listing: Listing;
  readonly blocks: Blocks;
  readonly webs: Webs;
  readonly liveness: Liveness;
  readonly plan: VariablePlan;
  readonly variables: Variables;
  readonly members: Members;
  readonly result: TypeName;
  readonly receiver: Variable | undefined;
  readonly edges: PendingEdge[] = [];
  readonly stack: Operand[] = [];
  readonly #unused = new Map<TypeName, Variable[]>();
  /** Temporaries that are surely not null. */
  readonly fresh = new Set<Variable>();
  /** Lengths of new arrays, as long as they lie in their temporaries. */
  readonly freshLengths = new Map<Variable, number>();
  /** Temporaries that hold a new object, as long as they may still be replaced. */
  readonly creations = new Map<Variable, Creation>();
  enumSwitch: EnumSwitch | undefined;
  /** Where a cast of what was just produced is none that anybody wrote; -1 for nowhere. */
  implicitCastAt = -1;
  /** What an `instanceof` right before this block found out, until the variable is assigned. */
  knownInstance: KnownInstance | undefined;
  current: Label;
  span: Span;
  block = 0;
  node = 0;
  /** Gives the point that exceptions of the current block go to. */
  handler: () => Label;

  readonly exitsAreChecked: boolean;
  readonly unbalanced: ReadonlyMap<number, string>;
  readonly effort: Effort;
  readonly spanOf: (node: number) => Span;

  constructor(parts: TranslationParts) {
    this.context = parts.context;
    this.builder = parts.builder;
    this.listing = parts.listing;
    this.blocks = parts.blocks;
    this.webs = parts.webs;
    this.liveness = parts.liveness;
    this.effort = parts.effort;
    this.exitsAreChecked = parts.exitsAreChecked;
    this.unbalanced = parts.unbalanced;
    this.plan = parts.plan;
    this.variables = parts.variables;
    this.members = parts.members;
    this.result = parts.result;
    this.receiver = parts.receiver;
    this.current = parts.builder.entry;
    this.spanOf = parts.spanOf;
    this.span = parts.spanOf(0);
    this.handler = () => parts.builder.exceptionalExit;
  }

  problem(message: string): never {
    throw new CodeProblem(message, this.listing.offset[this.node]);
  }

  emit(instruction: Instruction): void {
    const next = this.builder.label();
    this.emitTo(instruction, next);
    this.current = next;
  }

  /** Adds an edge from here to a given point; the current point stays. */
  emitTo(instruction: Instruction, to: Label): void {
    if (this.edges.length >= MOST_EDGES) throw new CodeProblem(`the body needs more than ${MOST_EDGES} edges`);
    const exceptional = mayThrow(instruction) ? this.handler() : undefined;
    if (this.knownInstance !== undefined && definedVariable(instruction) === this.knownInstance.variable) {
      this.knownInstance = undefined;
    }
    this.edges.push({ from: this.current, to, instruction, span: this.span, exceptional });
  }

  jump(from: Label, to: Label): void {
    this.edges.push({
      from,
      to,
      instruction: { kind: 'assume', condition: TRUE },
      span: this.span,
      exceptional: undefined,
    });
  }

  assign(target: Variable, value: Expression): void {
    this.emit({ kind: 'assign', target, value });
  }

  check(condition: Condition, exception: ClassName, origin: 'implicit' | 'written' = 'written'): void {
    this.emit(
      origin === 'implicit'
        ? { kind: 'check', condition, exception, implicit: origin === 'implicit' }
        : { kind: 'check', condition, exception },
    );
  }

  temporary(type: TypeName): Variable {
    return this.#unused.get(type)?.pop() ?? this.builder.temporary(type);
  }

  /** A temporary that no edge and nothing on the stack mentions any more is taken for something else. */
  recycle(temporary: Variable): void {
    this.fresh.delete(temporary);
    this.freshLengths.delete(temporary);
    this.creations.delete(temporary);
    const list = this.#unused.get(temporary.type);
    if (list === undefined) this.#unused.set(temporary.type, [temporary]);
    else list.push(temporary);
  }

  fits(lower: TypeName, upper: TypeName): boolean {
    return typeFits(this.context.hierarchy, lower, upper);
  }

  push(operand: Operand): void {
    this.stack.push(operand);
  }

  pop(): Operand {
    const operand = this.stack.pop();
    return operand === undefined ? this.problem('the stack is empty') : operand;
  }

  /** To be called before the variable is assigned: what lies on the stack keeps its value. */
  settle(variable: Variable): void {
    let copy: Variable | undefined;
    this.effort.spend(this.stack.length);
    for (let index = 0; index < this.stack.length; index++) {
      if (this.stack[index] !== variable) continue;
      if (copy === undefined) {
        copy = this.temporary(variable.type);
        this.assign(copy, variable);
      }
      this.stack[index] = copy;
    }
  }

  /** The node behind the given one in the block; -1 at the block's end. */
  following(node: number): number {
    return node === this.blocks.last[this.block] ? -1 : (this.listing.next[node] as number);
  }

  /**
   * Emits an instruction that gives a value of the type, and pushes the value. Where the code goes on to store the value in
   * a local variable, that is the target, and the store is done.
   */
  produce(type: TypeName, make: (target: Variable) => Instruction): Variable {
    const next = this.following(this.node);
    const isWide = type === 'long' || type === 'double';
    const copies = next >= 0 && this.listing.opcode[next] === (isWide ? Op.DUP2 : Op.DUP);
    const store = copies ? this.following(next) : next;
    const target = store < 0 ? undefined : this.storeTarget(store, type);
    if (target === undefined) {
      const temporary = this.temporary(type);
      this.emit(make(temporary));
      this.push(temporary);
      return temporary;
    }
    this.settle(target);
    this.emit(make(target));
    this.node = store;
    if (copies) this.push(target);
    return target;
  }

  /** The variable that the node stores to, if it is a store and takes a value of the type as it is. */
  storeTarget(node: number, type: TypeName): Variable | undefined {
    if (!isStore(this.listing.opcode[node] as number)) return undefined;
    const variable = this.variables.ofWeb(this.webs.written[node] as number);
    return variable !== undefined && this.fits(type, variable.type) ? variable : undefined;
  }
}
