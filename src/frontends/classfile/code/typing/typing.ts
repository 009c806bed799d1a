/**
 * Types of webs and of what lies on the stack between blocks: the least that fit everything assigned to them.
 *
 * Blocks are run through with types instead of values until nothing changes; along the way it is noted how values that may
 * be booleans or ints are used. Operands of the wrong kind are problems.
 */

import { THROWABLE, type TypeName } from '../../../../ir/types.js';
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import type { ConstantPool } from '../../format/class-file.js';
import type { Blocks } from '../flow/blocks.js';
import type { Effort } from '../flow/effort.js';
import type { Listing } from '../flow/listing.js';
import type { Webs } from '../flow/webs.js';
import type { Members } from '../members.js';
import { CodeProblem } from '../translation/translation.js';
import { IntUses } from './int-uses.js';
import { TypeEffects, type WebTypes } from './type-effects.js';
import { TypeStack } from './type-stack.js';
import { ANY_INT, BOOLEAN, NULL_TYPE, UNKNOWN, type ValueTypes } from './value-types.js';

export interface TypingInput {
  readonly listing: Listing;
  readonly blocks: Blocks;
  readonly webs: Webs;
  readonly types: ValueTypes;
  readonly pool: ConstantPool;
  readonly members: Members;
  readonly result: TypeName;
  readonly maxStack: number;
  readonly effort: Effort;
  /** Declared types of webs, `UNKNOWN` where none is. */
  readonly declared: Int32Array;
  /** The types of what webs hold at the entry: those of parameters; else `UNKNOWN`. */
  readonly initial: Int32Array;
}

export interface Typing {
  /** What is assigned to each web, all together. */
  readonly assigned: Int32Array;
  /** The type of each web's variable: the declared one, if any, else that of what is assigned. */
  webType(web: number): TypeName;
  /** What lies on the stack when the block starts, bottom first; `null` for what is null whatever happens. */
  stackAt(block: number): readonly TypeName[];
  /** Instructions that put a value where the virtual machine does not look whether it fits, with the reason why it may not. */
  readonly misfits: ReadonlyMap<number, string>;
}

const MOST_ROUNDS = CLASSFILE_BUDGETS['code/typing/typing'].mostRounds.most;
const MOST_CELLS = CLASSFILE_BUDGETS['code/typing/typing'].mostCells.most;

export function inferTypes(input: TypingInput): Typing {
  return new Inference(input).run();
}

class Inference implements WebTypes {
  readonly #listing: Listing;
  readonly #blocks: Blocks;
  readonly #types: ValueTypes;
  readonly #effort: Effort;
  readonly #declared: Int32Array;
  readonly #uses = new IntUses();
  readonly #stack: TypeStack;
  readonly #effects: TypeEffects;
  /** Cells are the webs, then the stack positions at the start of blocks. */
  readonly #cells: number[];
  readonly #webs: number;
  /** First cell and depth of each block's stack; -1 before the block was reached. */
  readonly #base: Int32Array;
  readonly #depth: Int32Array;
  /** Webs read in this round: when one changes afterwards, another round is necessary. */
  readonly #read: Uint8Array;
  #again = false;
  /** Whether what is joined has been run through in this round. */
  #backward = false;
  #node = 0;

  constructor(input: TypingInput) {
    const { listing, blocks, webs, types } = input;
    this.#listing = listing;
    this.#blocks = blocks;
    this.#types = types;
    this.#effort = input.effort;
    this.#declared = input.declared;
    this.#stack = new TypeStack(types, this.#uses, input.maxStack, (message) => this.#problem(message));
    this.#effects = new TypeEffects({ ...input, stack: this.#stack, uses: this.#uses, cells: this });
    this.#cells = [...input.initial];
    this.#webs = webs.count;
    this.#read = new Uint8Array(webs.count);
    this.#base = new Int32Array(blocks.count).fill(-1);
    this.#depth = new Int32Array(blocks.count);
  }

  run(): Typing {
    const { count } = this.#blocks;
    this.#base[0] = this.#cells.length;
    let round = 0;
    do {
      if (++round > MOST_ROUNDS) throw new CodeProblem('the types of variables need too many rounds to be found');
      this.#again = false;
      this.#read.fill(0);
      for (let block = 0; block < count; block++) this.#run(block);
    } while (this.#again);
    const cells = this.#cells;
    const resolved = this.#uses.resolve(cells, this.#declared);
    const names = this.#types;
    return {
      misfits: this.#effects.misfits,
      assigned: Int32Array.from({ length: this.#webs }, (_, web) => cells[web] as number),
      webType: (web) => names.name((this.#declared[web] as number) || (resolved[web] as number)),
      stackAt: (block) => {
        const base = this.#base[block] as number;
        return resolved
          .slice(base, base + (this.#depth[block] as number))
          .map((code) => (code === NULL_TYPE ? 'null' : names.name(code)));
      },
    };
  }

  #problem(message: string): never {
    throw new CodeProblem(message, this.#listing.offset[this.#node]);
  }

  #run(block: number): void {
    const base = this.#base[block] as number;
    // In reverse post-order something before it has been run through.
    if (base < 0) return;
    this.#stack.clear();
    this.#effort.spend(this.#depth[block] as number);
    for (let index = 0; index < (this.#depth[block] as number); index++) {
      this.#stack.push(this.#cells[base + index] as number, base + index);
    }
    const last = this.#blocks.last[block] as number;
    for (const { block: handler, type } of this.#blocks.handlers[block] as Blocks['handlers'][number]) {
      this.#enter(handler, 1);
      this.#backward = handler <= block;
      this.write(this.#base[handler] as number, this.#types.code(type ?? THROWABLE), -1);
    }
    for (let node = this.#blocks.first[block] as number; ; node = this.#listing.next[node] as number) {
      this.#node = node;
      this.#effects.step(node);
      if (node === last) break;
    }
    for (const successor of this.#blocks.successors[block] as readonly number[]) {
      const { codes, origins } = this.#stack;
      this.#enter(successor, codes.length);
      this.#effort.spend(codes.length);
      this.#backward = successor <= block;
      const cells = this.#base[successor] as number;
      codes.forEach((code, index) => {
        this.write(cells + index, code, origins[index] as number);
      });
    }
  }

  #enter(block: number, depth: number): void {
    if ((this.#base[block] as number) < 0) {
      this.#base[block] = this.#cells.length;
      this.#depth[block] = depth;
      if (this.#cells.length + depth > MOST_CELLS) this.#problem('too many values on the stack in too much code');
      for (let index = 0; index < depth; index++) this.#cells.push(UNKNOWN);
    } else if (this.#depth[block] !== depth) {
      this.#problem(`the stack holds ${depth} values here, and ${this.#depth[block]} by another way`);
    }
  }

  /** Joins a type into a cell. */
  write(cell: number, code: number, origin: number): void {
    const before = this.#cells[cell] as number;
    const after = this.#types.join(before, code);
    if (after < 0) this.#problem('values of different kinds meet');
    if (code === ANY_INT && origin >= 0) this.#uses.copied(origin, cell);
    if (after === before) return;
    this.#cells[cell] = after;
    if (cell >= this.#webs ? this.#backward : this.#read[cell] === 1) this.#again = true;
  }

  read(web: number): number {
    this.#read[web] = 1;
    return (this.#declared[web] as number) || (this.#cells[web] as number);
  }

  isDeclaredBoolean(web: number): boolean {
    return this.#declared[web] === BOOLEAN;
  }

  repeat(): void {
    this.#again = true;
  }
}
