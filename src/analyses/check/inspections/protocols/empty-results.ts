/** Which calls give an optional that code was seen to make empty: methods of the input. */

import type { Body } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Operand } from '../../../../ir/instructions.js';
import { resultNullness } from '../../../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import type { Subtypes } from '../../../../ir/subtypes.js';
import type { ProtocolFacts } from '../../../../library/index.js';
import { calleesOf, MOST_TARGETS } from '../../../../program/calls/footprint.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { Call } from '../leaks/library.js';
import { OPTIONAL } from './automata.js';

const DEEPEST = CHECK_BUDGETS['inspections/protocols/empty-results'].deepest.most;
const EMPTY = 'empty';

export class EmptyResults {
  readonly #known = new Map<MethodDeclaration, boolean>();

  constructor(
    readonly hierarchy: Hierarchy,
    readonly classes: Subtypes,
    readonly facts: ProtocolFacts,
  ) {}

  mayBeEmpty(call: Call): boolean {
    const resolved = this.hierarchy.resolveMethod(call.method);
    if (resolved === undefined || this.hierarchy.find(resolved.owner)?.origin !== 'input') return false;
    const callees = calleesOf(this, call).filter((callee) => !hasFlag(callee, Flag.ABSTRACT));
    return callees.length <= MOST_TARGETS && callees.some((callee) => this.#returnsEmpty(callee));
  }

  #returnsEmpty(method: MethodDeclaration): boolean {
    const known = this.#known.get(method);
    if (known !== undefined) return known;
    this.#known.set(method, false);
    const body = method.body();
    if (body === undefined) return false;
    const definitions = new Definitions(body);
    const isEmpty = body.edges.some(
      ({ instruction }) =>
        instruction.kind === 'return' &&
        instruction.value !== undefined &&
        this.#isEmpty(instruction.value, definitions, body, 0),
    );
    this.#known.set(method, isEmpty);
    return isEmpty;
  }

  #isEmpty(operand: Operand, definitions: Definitions, body: Body, depth: number): boolean {
    if (operand.kind !== 'variable' || depth > DEEPEST) return false;
    return definitions.of(operand).some(({ instruction }) => {
      if (instruction.kind === 'assign') {
        const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
        return source.kind === 'variable' && this.#isEmpty(source, definitions, body, depth + 1);
      }
      if (instruction.kind !== 'call') return false;
      if (this.facts.making(OPTIONAL, instruction.method)?.making.state === EMPTY) return true;
      if (this.facts.making(OPTIONAL, instruction.method, 'null')?.making.state === EMPTY)
        return this.#isNullResult(instruction.arguments[0], definitions, depth);
      return this.mayBeEmpty(instruction);
    });
  }

  /** Whether it is what a method returned that is known to return null at times: `map.get(key)`. */
  #isNullResult(operand: Operand | undefined, definitions: Definitions, depth: number): boolean {
    if (depth > DEEPEST) return false;
    if (operand?.kind !== 'variable') return operand?.kind === 'constant' && operand.value === null;
    return definitions.of(operand).some(({ instruction }) => {
      if (instruction.kind === 'assign') {
        const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
        return source.kind === 'variable' && this.#isNullResult(source, definitions, depth + 1);
      }
      const callee = instruction.kind === 'call' ? this.hierarchy.resolveMethod(instruction.method) : undefined;
      return callee !== undefined && resultNullness(this.hierarchy, callee) === 'nullable';
    });
  }
}
