/**
 * Texts that are likely to make a difference as arguments: words that code compares with, alone and with something behind what texts are split at, and short texts of characters that it
 * compares with.
 */
import type { Edge } from '../../../ir/body.js';
import type { Expression, Instruction, Operand } from '../../../ir/instructions.js';
import { visitOperands } from '../../../ir/operands.js';
import { STRING } from '../../../ir/types.js';
import { EXECUTION_BUDGETS } from '../../budgets.js';

const BUDGETS = EXECUTION_BUDGETS['replay/recipes/texts'];
const USUAL: readonly string[] = ['a', ''];
/** Calls that ask a text for what they are given. */
const COMPARING: ReadonlySet<string> = new Set(['equals', 'equalsIgnoreCase', 'startsWith', 'endsWith', 'contains']);

export class Texts {
  readonly #words = new Set<string>();
  readonly #others = new Set<string>();
  readonly #separators = new Set<string>();
  readonly #characters = new Set<string>();
  /** Numbers that were characters. */
  readonly #codes = new Set<Operand>();

  add({ instruction }: Edge): void {
    if (instruction.kind === 'call') this.#addCall(instruction);
    else if (instruction.kind === 'assume') this.#addCharacters(instruction.condition);
    else if (instruction.kind === 'assign') {
      const { target, value } = instruction;
      if (value.kind === 'convert' && value.operand.type === 'char') this.#codes.add(target);
      this.#addCharacters(value);
    }
  }

  /** Those usually tried first. */
  all(): readonly string[] {
    const words = [...this.#words].slice(0, BUDGETS.mostWords.most);
    const separators = [...this.#separators].slice(0, BUDGETS.mostSeparators.most);
    const phrases = separators.flatMap((each) => words.map((word) => `${word}${each}a`));
    const characters = [...this.#characters].slice(0, BUDGETS.mostCharacters.most);
    const short = characters.flatMap((each) => [each, each + each, `a${each}`]);
    const others = [...this.#others].slice(0, BUDGETS.mostOthers.most);
    return [...new Set([...USUAL, ...words, ...others, ...phrases.slice(0, BUDGETS.mostPhrases.most), ...short])];
  }

  #addCall(call: Extract<Instruction, { kind: 'call' }>): void {
    const { owner, name } = call.method;
    visitOperands(call, (operand) => {
      if (operand.kind !== 'constant' || operand.type !== STRING || typeof operand.value !== 'string') return;
      if (COMPARING.has(name)) this.#words.add(operand.value);
      else if (name === 'split' && owner === STRING) this.#separators.add(separatorOf(operand.value));
      else this.#others.add(operand.value);
    });
  }

  #addCharacters(expression: Expression): void {
    if (expression.kind !== 'binary' || (expression.operator !== '==' && expression.operator !== '!=')) return;
    const { left, right } = expression;
    if (this.#isCode(left)) this.#addCode(right);
    else if (this.#isCode(right)) this.#addCode(left);
  }

  #isCode(operand: Operand): boolean {
    return operand.kind === 'variable' && (operand.type === 'char' || this.#codes.has(operand));
  }

  #addCode(operand: Operand): void {
    if (operand.kind === 'constant' && typeof operand.value === 'number')
      this.#characters.add(String.fromCharCode(operand.value));
  }
}

/** A text at which the expression splits, as far as that is one of the usual ones. */
function separatorOf(expression: string): string {
  return /^[^\\[(.|*+?^$]$/.test(expression) ? expression : (/^\\([.|*+?])$/.exec(expression)?.[1] ?? ' ');
}
