/** Translates the blocks of a method one by one, in reverse post-order. */
import type { Label } from '../../../../ir/builder.js';
import type { Expression, Variable } from '../../../../ir/instructions.js';
import { THROWABLE, type TypeName } from '../../../../ir/types.js';
import { misfit, unlinked } from '../accesses.js';
import { branch, comparedTest, type JumpTest, jumpTest, switchTo } from '../branches.js';
import { checkNotNull } from '../checks.js';
import { comparedValue } from '../comparisons.js';
import { Dispatches } from '../dispatch.js';
import { beginEnumSwitch, endEnumSwitch } from '../enum-switches.js';
import { NOT_HELD } from '../monitors/monitor-balance.js';
import { isConditional, isReturn, isStore, isSwitch, Op } from '../opcodes.js';
import { coerce, popAs } from '../typing/coercion.js';
import { Joints } from '../typing/joints.js';
import { step } from './steps.js';
import type { KnownInstance, TranslationState } from './translation-state.js';

/** A block of which something is done by the block before. */
interface HeadStart {
  /** Its first instruction, which takes the top of the stack. */
  readonly skipsFirst: boolean;
}

export class BlockTranslation {
  readonly #state: TranslationState;
  readonly #joints: Joints;
  readonly #dispatches: Dispatches;
  readonly #replaced: Uint8Array;
  readonly #instances = new Map<number, KnownInstance>();
  readonly #headStarts = new Map<number, HeadStart>();

  constructor(state: TranslationState) {
    this.#state = state;
    this.#joints = new Joints(state);
    this.#dispatches = new Dispatches(state);
    this.#replaced = new Uint8Array(state.blocks.count);
  }

  run(): void {
    const state = this.#state;
    const { blocks } = state;
    this.#enter();
    for (let block = 0; block < blocks.count; block++) {
      if (this.#replaced[block] === 1) continue;
      if (!this.#joints.isReached(block) && blocks.isHandler[block] === 0) continue;
      state.block = block;
      const handlers = blocks.handlers[block] ?? [];
      state.handler = () => this.#dispatches.of(handlers);
      const start = this.#start(block);
      state.knownInstance = blocks.isHandler[block] === 1 ? undefined : this.#instances.get(block);
      this.#translate(block, start);
    }
  }

  #enter(): void {
    const state = this.#state;
    for (const [parameter, local] of state.variables.displaced()) {
      state.assign(local, coerce(state, parameter, local.type));
    }
    state.jump(state.current, this.#joints.label(0));
  }

  /** Prepares the stack; the answer is the node to begin with, -1 where the whole block is done. */
  #start(block: number): number {
    const state = this.#state;
    const { blocks } = state;
    const first = blocks.first[block] as number;
    const behind = first === blocks.last[block] ? -1 : (state.listing.next[first] as number);
    state.node = first;
    state.span = state.spanOf(first);
    const types = state.plan.typing.stackAt(block);
    if (blocks.isHandler[block] === 1) {
      if ((blocks.predecessors[block] ?? []).length === 0 && block !== 0) {
        return this.#land(block, types[0] ?? THROWABLE) ? behind : first;
      }
      this.#landToo(block, types[0] ?? THROWABLE);
    }
    state.current = this.#joints.label(block);
    const isComplete = (blocks.predecessors[block] ?? []).every((before) => before < block);
    if (this.#headStarts.get(block)?.skipsFirst === true) {
      this.#joints.start(block, types.slice(0, -1), isComplete ? 'all' : 'some', undefined);
      return behind;
    }
    const stored = types.length > 0 ? this.#storedFirst(first) : undefined;
    return this.#joints.start(block, types, isComplete ? 'all' : 'some', stored) ? behind : first;
  }

  #storedFirst(node: number): Variable | undefined {
    const state = this.#state;
    if (!isStore(state.listing.opcode[node] as number)) return undefined;
    return state.variables.ofWeb(state.webs.written[node] as number);
  }

  /** Takes the exception from `@thrown`. True when the first instruction, which stores or drops it, is done. */
  #land(block: number, type: TypeName): boolean {
    const state = this.#state;
    state.stack.length = 0;
    state.current = this.#dispatches.landing(block);
    const first = blocks(state).first[block] as number;
    const code = state.listing.opcode[first] as number;
    if (code === Op.POP) return true;
    if (code === Op.ASTORE) {
      const web = state.webs.written[first] as number;
      const variable = state.variables.ofWeb(web);
      if (variable === undefined) return true;
      if (state.fits(type, variable.type)) {
        state.assign(variable, this.#thrown(type));
        if (!state.variables.isNamed(web) && state.variables.isWrittenOnce(web)) state.fresh.add(variable);
        return true;
      }
    }
    const exception = state.temporary(type);
    state.assign(exception, this.#thrown(type));
    state.fresh.add(exception);
    state.push(exception);
    return false;
  }

  /** A handler that is entered by jumps, too. */
  #landToo(block: number, type: TypeName): void {
    const state = this.#state;
    state.current = this.#dispatches.landing(block);
    const exception = state.temporary(type);
    state.assign(exception, this.#thrown(type));
    this.#joints.landing(block, state.current, exception);
  }

  #thrown(type: TypeName): Expression {
    const operand = this.#state.builder.thrown;
    return type === THROWABLE ? operand : { kind: 'cast', type, operand };
  }

  #translate(block: number, start: number): void {
    const state = this.#state;
    const { listing } = state;
    const last = blocks(state).last[block] as number;
    if (start >= 0) {
      state.node = start;
      for (;;) {
        state.span = state.spanOf(state.node);
        if (this.#end()) return;
        if (state.node === last) break;
        state.node = listing.next[state.node] as number;
      }
    }
    this.#joints.goOn(blocks(state).successors[block]?.[0] as number);
  }

  /** Translates the instruction at hand; true when it ended the block. */
  #end(): boolean {
    const state = this.#state;
    const code = state.listing.opcode[state.node] as number;
    const reason = state.unbalanced.get(state.node);
    if (reason !== undefined && reason !== NOT_HELD) state.emit({ kind: 'unsupported', reason });
    const test = this.#test(code);
    if (test !== undefined) {
      this.#branch(test);
      return true;
    }
    if (code === Op.GETSTATIC && beginEnumSwitch(state, state.listing.operand[state.node] as number)) return false;
    if (state.enumSwitch?.node === state.node) {
      endEnumSwitch(state, state.enumSwitch, this.#caseLabels());
      state.enumSwitch = undefined;
      return true;
    }
    if (isSwitch(code)) {
      const table = state.listing.switches.get(state.node);
      if (table === undefined) return state.problem('a switch without cases');
      switchTo(state, table, this.#caseLabels());
      return true;
    }
    if (isReturn(code)) {
      const problem = misfit(state);
      if (problem !== undefined) unlinked(state, problem, 'void');
      const value = code === Op.RETURN ? undefined : popAs(state, state.result, 'low-bit');
      state.emitTo(value === undefined ? { kind: 'return' } : { kind: 'return', value }, state.builder.exit);
      return true;
    }
    switch (code) {
      case Op.JSR:
        // The address is no value of the IR; where it leads is known.
        state.push(JSR_ADDRESS);
        this.#joints.goOn(this.#blockAt(state.listing.jump[state.node] as number));
        return true;
      case Op.GOTO:
      case Op.RET:
        this.#joints.goOn(this.#blockAt(state.listing.jump[state.node] as number));
        return true;
      case Op.ATHROW: {
        const value = coerce(state, state.pop(), THROWABLE);
        checkNotNull(state, value);
        state.emitTo({ kind: 'throw', value }, state.handler());
        return true;
      }
      default:
        step(state);
        return false;
    }
  }

  /** Where the cases of a switch go, one label for each target. To be asked when the operands are off the stack. */
  #caseLabels(): (node: number) => Label {
    const labels = new Map<number, Label>();
    return (node) => {
      let label = labels.get(node);
      if (label === undefined) {
        label = this.#joints.towards(this.#blockAt(node));
        labels.set(node, label);
      }
      return label;
    };
  }

  #blockAt(node: number): number {
    return blocks(this.#state).startingAt[node] as number;
  }

  /** The test of a conditional jump, at hand or right behind the comparison at hand. */
  #test(code: number): JumpTest | undefined {
    const state = this.#state;
    if (isConditional(code)) return jumpTest(state, code);
    const isCompare = code >= Op.LCMP && code <= Op.DCMPG;
    if (!isCompare && code !== Op.INSTANCEOF) return undefined;
    const next = state.following(state.node);
    const jump = next < 0 ? -1 : (state.listing.opcode[next] as number);
    if (jump < Op.IFEQ || jump > (isCompare ? Op.IFLE : Op.IFNE)) return undefined;
    const index = state.listing.operand[state.node] as number;
    state.node = next;
    if (isCompare) return comparedTest(state, code, jump);
    const type = state.context.file.pool.className(index);
    const test = { kind: 'instanceof', type, operand: state.pop(), negated: false } as const;
    return { test, negated: jump === Op.IFEQ };
  }

  #branch(test: JumpTest): void {
    const state = this.#state;
    const { node, listing } = state;
    const next = this.#blockAt(listing.next[node] as number);
    const jump = this.#blockAt(listing.jump[node] as number);
    const compared = comparedValue(state, test, next, jump);
    if (compared !== undefined) {
      for (const arm of compared.arms) this.#replaced[arm] = 1;
      return this.#compute(compared.value, compared.after);
    }
    this.#noteInstance(test, next, jump);
    const otherwise = this.#joints.towards(next);
    const taken = next === jump ? otherwise : this.#joints.towards(jump);
    branch(state, test, { taken, otherwise, first: jump <= state.block ? 'taken' : 'otherwise' });
  }

  /** Where a test for a type succeeded, a cast to it needs no check: patterns are compiled so. */
  #noteInstance({ test, negated }: JumpTest, next: number, jump: number): void {
    if (test.kind !== 'instanceof' || test.operand.kind !== 'variable') return;
    const found = negated ? next : jump;
    // The first block is entered from outside, too.
    if (blocks(this.#state).predecessors[found]?.length !== 1 || next === jump || found === 0) return;
    this.#instances.set(found, { variable: test.operand, type: test.type });
  }

  /** The value of a comparison goes to the block after the two that would have pushed it. */
  #compute(value: Expression, after: number): void {
    const state = this.#state;
    const before = blocks(state).predecessors[after] ?? [];
    const target = before.length === 2 ? this.#storedFirst(blocks(state).first[after] as number) : undefined;
    if (target !== undefined && target.type === 'boolean') {
      state.settle(target);
      state.assign(target, value);
      this.#headStarts.set(after, { skipsFirst: true });
    } else {
      const truth = state.temporary('boolean');
      state.assign(truth, value);
      state.push(truth);
    }
    this.#joints.goOn(after);
  }
}

const JSR_ADDRESS = { kind: 'constant', type: 'null', value: null } as const;

function blocks(state: TranslationState): TranslationState['blocks'] {
  return state.blocks;
}
