/** Annotations of results that calls which are not followed can rely on. */
import type { Body } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Instruction, Operand } from '../../../../ir/instructions.js';
import { resultNullness } from '../../../../ir/nullness.js';
import { definedVariable } from '../../../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { Overrides } from '../../../../program/calls/overrides.js';

export class Promises {
  readonly #hierarchy: Hierarchy;
  readonly #overrides: Overrides;
  readonly #known = new Map<MethodDeclaration, boolean>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
    this.#overrides = new Overrides(hierarchy);
  }

  /**
   * Whether the method is annotated never to return null and that can be relied on. In the input a promise is an obligation
   * like others, which may turn out not to be met, and overriding methods of the program need not repeat it: there the text has to show it.
   */
  isNeverNull(method: MethodDeclaration): boolean {
    let known = this.#known.get(method);
    if (known === undefined) {
      // For those that call each other: what is not known yet is not relied on.
      this.#known.set(method, false);
      known = resultNullness(this.#hierarchy, method) === 'non-null' && this.#inProgram(method).every(this.#shows);
      this.#known.set(method, known);
    }
    return known;
  }

  /** The methods of the program that a call of it may run, where their text has to show it. */
  #inProgram(method: MethodDeclaration): readonly MethodDeclaration[] {
    const declaration = this.#hierarchy.find(method.owner);
    const own = declaration === undefined || declaration.origin === 'input' ? [method] : [];
    return [...own, ...this.#overrides.of(method)];
  }

  /** Whether each value that it returns was made, or comes from a method that never returns null. */
  readonly #shows = (method: MethodDeclaration): boolean => {
    if (hasFlag(method, Flag.ABSTRACT)) return true;
    const body = method.body();
    return (
      body?.edges.every(({ instruction }) => {
        if (instruction.kind === 'unsupported') return false;
        return (
          instruction.kind !== 'return' || instruction.value === undefined || this.#isMade(instruction.value, body)
        );
      }) === true
    );
  };

  #isMade(operand: Operand, body: Body): boolean {
    if (operand.kind === 'constant') return operand.value !== null;
    if (body.parameters.includes(operand)) return false;
    const definitions = body.edges.filter(({ instruction }) => definedVariable(instruction) === operand);
    return definitions.every(({ instruction }) => this.#makes(instruction));
  }

  #makes(instruction: Instruction): boolean {
    switch (instruction.kind) {
      case 'new':
      case 'new-array':
        return true;
      case 'assign': {
        const { value } = instruction;
        return value.kind === 'constant'
          ? value.value !== null
          : value.kind === 'binary' && value.operator === 'concat';
      }
      case 'call': {
        const callee = this.#hierarchy.resolveMethod(instruction.method);
        return callee !== undefined && this.isNeverNull(callee);
      }
      default:
        return false;
    }
  }
}
