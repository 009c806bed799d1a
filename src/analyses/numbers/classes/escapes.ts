/**
 * From where on others may have hold of an object that a body makes: of the receiver of a constructor, and of objects in variables that hold nothing
 * but new ones. Until then nobody but the body sees what their fields hold.
 */
import type { Code } from '../../../engine/code.js';
import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Variable } from '../../../ir/instructions.js';
import { definedVariable, visitOperands } from '../../../ir/operands.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { OBJECT } from '../../../ir/types.js';
import { isFixed } from '../../../program/calls/targets.js';

export class Escapes {
  readonly #hierarchy: Hierarchy;
  readonly #leaking = new Map<MethodDeclaration, boolean>();
  readonly #after = new WeakMap<Code, Map<object, ReadonlySet<Edge>>>();

  readonly #isWithin: (method: MethodDeclaration) => boolean;

  /** `isWithin`: methods that take nothing for granted of their receiver. So do constructors. */
  constructor(hierarchy: Hierarchy, isWithin: (method: MethodDeclaration) => boolean) {
    this.#hierarchy = hierarchy;
    this.#isWithin = isWithin;
  }

  /** Whether the edge hands out what is in one of the variables. */
  isHandedOut({ instruction }: Edge, variables: ReadonlySet<Variable>): boolean {
    switch (instruction.kind) {
      case 'load':
      case 'check':
      case 'assume':
      case 'monitor':
      case 'specify':
        return false;
      case 'assign':
        return this.#isNamed(instruction, variables) && !variables.has(instruction.target);
      case 'store': {
        const { value } = instruction;
        return value.kind === 'variable' && variables.has(value);
      }
      case 'call': {
        const [first, ...others] = instruction.arguments;
        if (others.some((each) => each.kind === 'variable' && variables.has(each))) return true;
        if (first?.kind !== 'variable' || !variables.has(first)) return false;
        const callee = this.#hierarchy.resolveMethod(instruction.method);
        if (callee === undefined || !isFixed(instruction, callee)) return true;
        const isCopied = callee.owner === OBJECT && callee.name === 'clone';
        if (callee.name !== '<init>' && !isCopied && !this.#isWithin(callee)) return true;
        return !isCopied && this.#leaksReceiver(callee);
      }
      default:
        return this.#isNamed(instruction, variables);
    }
  }

  /** The edges that may run after it was handed out. */
  edgesAfter(code: Code, variables: ReadonlySet<Variable>): ReadonlySet<Edge> {
    const ofCode = this.#after.get(code) ?? new Map<object, ReadonlySet<Edge>>();
    this.#after.set(code, ofCode);
    let known = ofCode.get(variables);
    if (known === undefined) {
      known = this.#follow(code, variables);
      ofCode.set(variables, known);
    }
    return known;
  }

  #follow({ body: { edges, outgoing } }: Code, variables: ReadonlySet<Variable>): ReadonlySet<Edge> {
    const found = new Set<Edge>();
    const stack = edges.filter((edge) => this.isHandedOut(edge, variables));
    for (let edge = stack.pop(); edge !== undefined; edge = stack.pop()) {
      for (const point of [edge.to, edge.exceptional]) {
        for (const next of point === undefined ? [] : (outgoing[point] ?? [])) {
          if (found.has(next)) continue;
          found.add(next);
          stack.push(next);
        }
      }
    }
    return found;
  }

  /** Whether the method, called by its name alone, hands its receiver to others. */
  #leaksReceiver(method: MethodDeclaration): boolean {
    if (method.owner === OBJECT && method.name === '<init>') return false;
    let known = this.#leaking.get(method);
    if (known === undefined) {
      // What calls itself is not looked through.
      this.#leaking.set(method, true);
      const body = method.body();
      const receiver = body?.parameters[0];
      known =
        body === undefined ||
        receiver === undefined ||
        body.edges.some(
          (edge) =>
            definedVariable(edge.instruction) === receiver || this.isHandedOut(edge, new Set<Variable>([receiver])),
        );
      this.#leaking.set(method, known);
    }
    return known;
  }

  #isNamed(instruction: Instruction, variables: ReadonlySet<Variable>): boolean {
    let isNamed = false;
    visitOperands(instruction, (operand) => {
      isNamed ||= operand.kind === 'variable' && variables.has(operand);
    });
    return isNamed;
  }
}
