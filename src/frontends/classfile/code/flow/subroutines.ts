/**
 * Subroutines (`jsr`, `ret`; class files before Java 6) are inlined: each call gets its own copy of the instructions.
 *
 * A copy belongs to a call: the node of the `jsr`, and the call inside of which that stands. A subroutine keeps its return
 * address in a slot (`astore` is its first instruction); a `ret` of that slot ends the innermost call that uses it. That
 * the slot then holds that very address is checked with the types.
 */

import { CLASSFILE_BUDGETS } from '../../budgets.js';
import { isSwitch, Op } from '../opcodes.js';
import { CodeProblem } from '../translation/translation.js';
import type { Listing, SwitchTable } from './listing.js';
import type { Regions } from './regions.js';

interface Call {
  readonly outer: number;
  /** Where it goes on afterwards, in the plain listing. */
  readonly after: number;
  /** The first instruction of the subroutine, in the plain listing. */
  readonly start: number;
  /** -1 when the subroutine drops its return address. */
  readonly slot: number;
}

const MOST_NODES = CLASSFILE_BUDGETS['code/flow/subroutines'].mostNodes.most;
const MOST_CALLS = CLASSFILE_BUDGETS['code/flow/subroutines'].mostCalls.most;

/** `regions` are those of the plain listing. */
export function inlineSubroutines(plain: Listing, regions: Regions): Listing {
  return new Inlining(plain, regions).run();
}

class Inlining {
  readonly #plain: Listing;
  readonly #regions: Regions;
  /** Call 0 is the method itself. */
  readonly #calls: Call[] = [{ outer: -1, after: -1, start: -1, slot: -1 }];
  readonly #callsInside = new Map<number, number>();
  /** For each call, the node of each instruction, -1 where it has none as yet. */
  readonly #nodes: Int32Array[];
  readonly #origin: number[] = [];
  readonly #callOf: number[] = [];

  /** Of each call, the regions whose handlers have their copies. */
  readonly #guarded: Set<number>[] = [new Set()];

  constructor(plain: Listing, regions: Regions) {
    this.#plain = plain;
    this.#regions = regions;
    this.#nodes = [new Int32Array(plain.count).fill(-1)];
  }

  run(): Listing {
    const { opcode, next, jump, switches } = this.#plain;
    const newJump: number[] = [];
    const newNext: number[] = [];
    const about: number[] = [];
    const tables = new Map<number, SwitchTable>();
    this.#node(0, 0);
    for (let node = 0; node < this.#origin.length; node++) {
      const origin = this.#origin[node] as number;
      const call = this.#callOf[node] as number;
      const code = opcode[origin] as number;
      about[node] = call;
      newJump[node] = -1;
      newNext[node] = -1;
      this.#guard(origin, call);
      if (code === Op.JSR) {
        about[node] = this.#enter(origin, call);
        newJump[node] = this.#node(jump[origin] as number, about[node] as number);
      } else if (code === Op.RET) {
        about[node] = this.#left(origin, call);
        const { outer, after } = this.#calls[about[node] as number] as Call;
        newJump[node] = this.#node(after, outer);
      } else {
        if ((jump[origin] as number) >= 0) newJump[node] = this.#node(jump[origin] as number, call);
        if ((next[origin] as number) >= 0) newNext[node] = this.#node(next[origin] as number, call);
        const table = isSwitch(code) ? switches.get(origin) : undefined;
        if (table !== undefined) {
          const { values, targets, otherwise } = table;
          const copied = targets.map((target) => this.#node(target, call));
          tables.set(node, { values, targets: copied, otherwise: this.#node(otherwise, call) });
        }
      }
    }
    return this.#listing(newJump, newNext, tables, about);
  }

  /** The copy of an instruction for a call. */
  #node(origin: number, call: number): number {
    const nodes = this.#nodes[call] as Int32Array;
    let node = nodes[origin] as number;
    if (node < 0) {
      node = this.#origin.length;
      if (node >= MOST_NODES) throw new CodeProblem('the subroutines need too many copies');
      nodes[origin] = node;
      this.#origin.push(origin);
      this.#callOf.push(call);
    }
    return node;
  }

  /** Handlers are copied with what they guard. */
  #guard(origin: number, call: number): void {
    const region = this.#regions.regionOf(this.#plain.offset[origin] as number);
    const guarded = this.#guarded[call] as Set<number>;
    if (region === 0 || guarded.has(region)) return;
    guarded.add(region);
    for (const { handler } of this.#regions.handlers(region)) this.#node(this.#plain.handlerNode(0, handler), call);
  }

  /** A call of a subroutine that is under way must be one that was left by a jump: it is forgotten. */
  #enter(jsr: number, inside: number): number {
    const { jump, opcode, operand, offset, count } = this.#plain;
    const start = jump[jsr] as number;
    let outer = inside;
    for (let call = inside; call > 0; call = (this.#calls[call] as Call).outer) {
      if ((this.#calls[call] as Call).start === start) outer = (this.#calls[call] as Call).outer;
    }
    const after = jsr + 1;
    if (after >= count) throw new CodeProblem("nothing stands behind 'jsr'", offset[jsr]);
    const code = opcode[start] as number;
    if (code !== Op.ASTORE && code !== Op.POP) {
      throw new CodeProblem('a subroutine that does not begin by keeping its return address', offset[start]);
    }
    const key = outer * this.#plain.count + jsr;
    const known = this.#callsInside.get(key);
    if (known !== undefined) return known;
    const call = this.#calls.length;
    if (call >= MOST_CALLS || call * count > 40 * MOST_NODES) {
      throw new CodeProblem('the subroutines need too many copies');
    }
    this.#calls.push({ outer, after, start, slot: code === Op.ASTORE ? (operand[start] as number) : -1 });
    this.#nodes.push(new Int32Array(count).fill(-1));
    this.#guarded.push(new Set());
    this.#callsInside.set(key, call);
    return call;
  }

  #left(ret: number, inside: number): number {
    const { operand, offset } = this.#plain;
    for (let call = inside; call > 0; call = (this.#calls[call] as Call).outer) {
      if ((this.#calls[call] as Call).slot === operand[ret]) return call;
    }
    throw new CodeProblem("'ret' outside of a subroutine", offset[ret]);
  }

  #listing(
    jump: readonly number[],
    next: readonly number[],
    switches: ReadonlyMap<number, SwitchTable>,
    about: readonly number[],
  ): Listing {
    const plain = this.#plain;
    const count = this.#origin.length;
    const offset = new Int32Array(count);
    const opcode = new Uint8Array(count);
    const operand = new Int32Array(count);
    this.#origin.forEach((origin, node) => {
      offset[node] = plain.offset[origin] as number;
      opcode[node] = plain.opcode[origin] as number;
      operand[node] = plain.operand[origin] as number;
    });
    return {
      bytes: plain.bytes,
      count,
      offset,
      opcode,
      operand,
      jump: Int32Array.from(jump),
      next: Int32Array.from(next),
      switches,
      hasSubroutines: true,
      handlerNode: (node, at) => this.#nodes[this.#callOf[node] as number]?.[plain.handlerNode(0, at)] ?? -1,
      subroutineCall: (node) => about[node] as number,
    };
  }
}
