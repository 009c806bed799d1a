/** What code could change that a run has passed by: only what is harmless leaves the rest of the run as it is. */
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction, Operand, Variable } from '../../ir/instructions.js';
import { definedVariable } from '../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isPrimitive, STRING } from '../../ir/types.js';
import { unwrapped } from '../../ir/wrappers.js';
import { EXECUTION_BUDGETS } from '../budgets.js';

type Call = Extract<Instruction, { kind: 'call' }>;

const DEEPEST = EXECUTION_BUDGETS['opaque/effects'].deepest.most;
/** Library classes whose methods change nothing but what they make, where their arguments are of classes like them. */
const PURE: ReadonlySet<ClassName> = new Set(['java.lang.Math', STRING]);
const PRINTER = 'java.io.PrintStream';
const BUILDER = 'java.lang.StringBuilder';
const TO_STRING = { name: 'toString', descriptor: '()Ljava/lang/String;' };

export class Effects {
  constructor(
    readonly hierarchy: Hierarchy,
    readonly isOpaque: (type: ClassName) => boolean,
  ) {}

  /** Whether the edges write nothing but variables and what they make themselves, and end by no `throw` of the input. */
  areHarmless(edges: readonly Edge[], owner: ClassName, depth = 0): boolean {
    const made = madeIn(edges);
    const isOfInput = this.hierarchy.find(owner)?.origin === 'input';
    return edges.every(({ instruction }) => {
      switch (instruction.kind) {
        case 'store':
          return instruction.place.kind !== 'static' && made.has(instruction.place.base);
        case 'throw':
          // Library code that refuses a value: as a check that holds.
          return !isOfInput;
        case 'initialise':
          return this.hierarchy.find(instruction.type)?.origin !== 'input';
        case 'unsupported':
        case 'specify':
          return false;
        case 'call':
          return this.#isHarmlessCall(instruction, made, depth);
        default:
          return true;
      }
    });
  }

  #isHarmlessCall(call: Call, made: ReadonlySet<Operand>, depth: number): boolean {
    const { owner, name, descriptor } = call.method;
    if (this.isOpaque(owner) || unwrapped(owner) !== undefined) return true;
    const [receiver] = call.arguments;
    if (name === '<init>' && receiver !== undefined && made.has(receiver)) return this.#isHarmlessMaking(call, depth);
    // What is printed nobody reads again.
    const isPrinting = owner === PRINTER && !this.#hasSubclass(owner);
    const isPure = PURE.has(owner) || isPrinting || (owner === BUILDER && receiver !== undefined && made.has(receiver));
    if (isPure) return !descriptor.includes('Ljava/lang/Object;') || this.#isText(call, depth);
    if (depth >= DEEPEST) return false;
    const method = this.hierarchy.resolveMethod(call.method);
    if (
      method === undefined ||
      (call.dispatch !== 'static' && call.dispatch !== 'special' && this.#isOverridden(method))
    ) {
      return false;
    }
    const body = method.body();
    return body !== undefined && this.areHarmless(body.edges, method.owner, depth + 1);
  }

  #isHarmlessMaking({ method }: Call, depth: number): boolean {
    if (method.owner === 'java.lang.Object' || method.owner === BUILDER) return true;
    const body = this.hierarchy.resolveMethod(method)?.body();
    if (body === undefined || depth >= DEEPEST) return false;
    const [self] = body.parameters;
    const others = body.edges.filter(
      ({ instruction }) =>
        !(instruction.kind === 'store' && instruction.place.kind !== 'static' && instruction.place.base === self) &&
        !(instruction.kind === 'call' && instruction.method.owner === 'java.lang.Object'),
    );
    return this.areHarmless(others, method.owner, depth + 1);
  }

  /** Text of objects runs their code. */
  #isText({ arguments: given }: Call, depth: number): boolean {
    return given.every(({ type }) => {
      if (type === STRING || type === BUILDER || type === PRINTER || isPrimitive(type) || unwrapped(type) !== undefined)
        return true;
      const call: Call = { kind: 'call', dispatch: 'virtual', method: { owner: type, ...TO_STRING }, arguments: [] };
      return this.hierarchy.find(type)?.origin === 'input' && this.#isHarmlessCall(call, new Set(), depth);
    });
  }

  #hasSubclass(type: ClassName): boolean {
    return this.hierarchy.table.inputs().some((name) => this.hierarchy.isSubclass(name, type));
  }

  #isOverridden(method: MethodDeclaration): boolean {
    if (hasFlag(method, Flag.FINAL) || hasFlag(method, Flag.PRIVATE)) return false;
    if (hasFlag(method, Flag.ABSTRACT)) return true;
    const declaration = this.hierarchy.find(method.owner);
    if (declaration === undefined || declaration.origin !== 'input') return true;
    if (hasFlag(declaration, Flag.FINAL)) return false;
    const { table } = this.hierarchy;
    return table
      .inputs()
      .some(
        (name) =>
          name !== method.owner &&
          this.hierarchy.isSubclass(name, method.owner) &&
          this.hierarchy.declaredMethod(name, method.name, method.descriptor) !== undefined,
      );
  }
}

/** Variables that hold nothing but what the edges have made. */
function madeIn(edges: readonly Edge[]): ReadonlySet<Operand> {
  const made = new Set<Operand>();
  const others = new Set<Variable>();
  for (const { instruction } of edges) {
    const defined = definedVariable(instruction);
    if (defined === undefined) continue;
    if (instruction.kind === 'new' || instruction.kind === 'new-array') made.add(defined);
    else others.add(defined);
  }
  for (const variable of others) made.delete(variable);
  for (const { instruction } of edges) {
    if (instruction.kind !== 'call' || instruction.method.owner !== BUILDER || instruction.target === undefined)
      continue;
    const [receiver] = instruction.arguments;
    // A builder gives itself.
    if (receiver !== undefined && made.has(receiver)) made.add(instruction.target);
  }
  return made;
}
