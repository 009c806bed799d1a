/**
 * Of which classes the objects are that an operand may be, as far as the code around it shows: what it is assigned, and what methods
 * that are not dispatched return. Undefined: it comes from a parameter, a field, an element or code that is not looked into.
 */
import type { Body } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction, Operand } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

/** An object that is made, with the constructors that run on it there. */
export interface MadeObject {
  readonly type: ClassName;
  readonly within: Body;
  readonly constructors: readonly CallInstruction[];
}

export type CallInstruction = Extract<Instruction, { kind: 'call' }>;

export function objectsBehind(hierarchy: Hierarchy, body: Body, operand: Operand): readonly MadeObject[] | undefined {
  return new Origins(hierarchy).of(body, operand);
}

class Origins {
  readonly #hierarchy: Hierarchy;
  readonly #seen = new Map<Body, Set<number>>();
  readonly #methods = new Set<MethodDeclaration>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  of(body: Body, operand: Operand): readonly MadeObject[] | undefined {
    // The only constant that is no string, number or class is null.
    if (operand.kind === 'constant') return operand.value === null ? [] : undefined;
    if (operand.role === 'thrown' || body.parameters.some(({ index }) => index === operand.index)) return undefined;
    let seen = this.#seen.get(body);
    if (seen === undefined) {
      seen = new Set();
      this.#seen.set(body, seen);
    }
    if (seen.has(operand.index)) return [];
    seen.add(operand.index);
    const found: MadeObject[] = [];
    for (const { instruction } of body.edges) {
      if (!('target' in instruction) || instruction.target?.index !== operand.index) continue;
      const made = this.#from(body, instruction);
      if (made === undefined) return undefined;
      found.push(...made);
    }
    return found;
  }

  #from(body: Body, instruction: Instruction): readonly MadeObject[] | undefined {
    switch (instruction.kind) {
      case 'new':
        return [{ type: instruction.type, within: body, constructors: constructorsOn(body, instruction.target.index) }];
      case 'assign': {
        const { value } = instruction;
        if (value.kind === 'variable' || value.kind === 'constant') return this.of(body, value);
        return value.kind === 'cast' ? this.of(body, value.operand) : undefined;
      }
      case 'call':
        return this.#returned(instruction);
      default:
        return undefined;
    }
  }

  #returned({ method, dispatch }: CallInstruction): readonly MadeObject[] | undefined {
    const callee = this.#hierarchy.resolveMethod(method);
    const isFixed = dispatch === 'static' || dispatch === 'special' || (callee !== undefined && isFinal(callee));
    const isInput = callee !== undefined && this.#hierarchy.find(callee.owner)?.origin === 'input';
    const body = isFixed && isInput ? callee.body() : undefined;
    if (callee === undefined || body === undefined) return undefined;
    if (this.#methods.has(callee)) return [];
    this.#methods.add(callee);
    const found: MadeObject[] = [];
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'return' || instruction.value === undefined) continue;
      const made = this.of(body, instruction.value);
      if (made === undefined) return undefined;
      found.push(...made);
    }
    return found;
  }
}

function isFinal(method: MethodDeclaration): boolean {
  return hasFlag(method, Flag.PRIVATE) || hasFlag(method, Flag.FINAL);
}

function constructorsOn(body: Body, variable: number): readonly CallInstruction[] {
  return body.edges.flatMap(({ instruction }) => {
    if (instruction.kind !== 'call' || instruction.method.name !== '<init>') return [];
    const [receiver] = instruction.arguments;
    return receiver?.kind === 'variable' && receiver.index === variable ? [instruction] : [];
  });
}
