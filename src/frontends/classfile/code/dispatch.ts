/** Where exceptions go: handlers are told apart by assumptions about `@thrown`, in the order of the table. */
import type { Label } from '../../../ir/builder.js';
import { THROWABLE } from '../../../ir/types.js';
import type { BlockHandler } from './flow/blocks.js';
import type { TranslationState } from './translation/translation-state.js';

export class Dispatches {
  readonly #state: TranslationState;
  /** The point of each list of handlers; lists are shared by the blocks of a region. */
  readonly #lists = new Map<readonly BlockHandler[], Label>();
  /** By what comes after, then what comes first. */
  readonly #chains = new Map<Label, Map<string, Label>>();
  readonly #landings: (Label | undefined)[] = [];

  constructor(state: TranslationState) {
    this.#state = state;
  }

  /** The point at which exceptions enter a handler's block. */
  landing(block: number): Label {
    let label = this.#landings[block];
    if (label === undefined) {
      label = this.#state.builder.label();
      this.#landings[block] = label;
    }
    return label;
  }

  isLandedOn(block: number): boolean {
    return this.#landings[block] !== undefined;
  }

  of(handlers: readonly BlockHandler[]): Label {
    const { exceptionalExit } = this.#state.builder;
    if (handlers.length === 0) return exceptionalExit;
    let label = this.#lists.get(handlers);
    if (label === undefined) {
      label = exceptionalExit;
      for (let index = handlers.length - 1; index >= 0; index--) {
        label = this.#chain(handlers[index] as BlockHandler, label);
      }
      this.#lists.set(handlers, label);
    }
    return label;
  }

  #chain({ block, type }: BlockHandler, otherwise: Label): Label {
    if (type === undefined || type === THROWABLE) return this.landing(block);
    let chains = this.#chains.get(otherwise);
    if (chains === undefined) {
      chains = new Map();
      this.#chains.set(otherwise, chains);
    }
    const key = `${block} ${type}`;
    const known = chains.get(key);
    if (known !== undefined) return known;
    const state = this.#state;
    const label = state.builder.label();
    chains.set(key, label);
    const { current, span } = state;
    state.current = label;
    state.span = state.spanOf(state.blocks.first[block] as number);
    const test = { kind: 'instanceof', type, operand: state.builder.thrown, negated: false } as const;
    state.emitTo({ kind: 'assume', condition: test }, this.landing(block));
    state.emitTo({ kind: 'assume', condition: { ...test, negated: true } }, otherwise);
    state.current = current;
    state.span = span;
    return label;
  }
}
