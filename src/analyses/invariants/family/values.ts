/** Values that a body gets from somewhere that is not followed, and where it dereferences them or hands them on. */
import type { Body, Edge } from '../../../ir/body.js';
import type { FieldReference, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference, type TypeName } from '../../../ir/types.js';
import type { CallUse, ProgramIndex } from './index.js';
import { copied, copiesOf, type Receivers } from './receivers.js';

/** Where an array comes from: it was made in the body, a field holds it, or a call that is followed gave or got it. */
export type ArrayOrigin =
  | { readonly kind: 'made' }
  | { readonly kind: 'field'; readonly field: FieldReference }
  | { readonly kind: 'result'; readonly targets: readonly MethodDeclaration[] }
  | { readonly kind: 'parameter'; readonly method: MethodDeclaration; readonly parameter: number };

const MADE: ArrayOrigin = { kind: 'made' };

export interface ForeignValue {
  readonly text: string;
  /** The declared type of what was got. */
  readonly type: TypeName;
  /** The field that it was read from. */
  readonly field?: FieldReference;
  /** Whether it was a field of `this`. */
  readonly onThis?: boolean;
  /** Where the arrays come from, where it was an element; absent where that is not known. */
  readonly arrays?: readonly ArrayOrigin[];
  /** Where it is dereferenced, or handed on to code of the input or returned to it, and under which type. */
  readonly uses: readonly ForeignUse[];
}

export interface ForeignUse {
  readonly kind: 'used' | 'passed' | 'returned';
  readonly edge: Edge;
  readonly type: TypeName;
}

export class ForeignValues {
  readonly #index: ProgramIndex;
  readonly #known = new Map<MethodDeclaration, readonly ForeignValue[]>();

  constructor(index: ProgramIndex) {
    this.#index = index;
  }

  /** Those of the body that are used. */
  of(method: MethodDeclaration): readonly ForeignValue[] {
    let values = this.#known.get(method);
    if (values === undefined) {
      values = this.#find(method);
      this.#known.set(method, values);
    }
    return values;
  }

  #find(method: MethodDeclaration): readonly ForeignValue[] {
    const body = method.body();
    const receivers = this.#index.summary(method)?.receivers;
    if (body === undefined || receivers === undefined) return [];
    const values: ForeignValue[] = [];
    for (const { instruction } of body.edges) {
      const source = this.#source(method, instruction, receivers);
      if (source === undefined) continue;
      const { target, ...value } = source;
      const uses = this.#uses(body, target);
      if (uses.length > 0) values.push({ ...value, uses });
    }
    return values;
  }

  #source(
    method: MethodDeclaration,
    instruction: Instruction,
    receivers: Receivers,
  ): (Omit<ForeignValue, 'uses'> & { readonly target: Variable }) | undefined {
    switch (instruction.kind) {
      case 'call': {
        const { target, method: called } = instruction;
        if (target === undefined || !isReference(target.type) || !this.#index.outside.isNotFollowed(instruction))
          return undefined;
        // Nobody has had it before.
        if (this.#index.leaks.makesFresh(instruction)) return undefined;
        return { target, type: target.type, text: `the result of \`${called.name}\`` };
      }
      case 'unsupported': {
        const { target } = instruction;
        return target === undefined ? undefined : { target, type: target.type, text: 'a value that is not known' };
      }
      case 'load': {
        const { place, target } = instruction;
        if (!isReference(target.type) || place.kind === 'length') return undefined;
        if (place.kind === 'element') {
          const arrays = this.arraysOf(place.base, method, receivers);
          const text = 'an element of an array';
          return { target, type: place.type, text, ...(arrays === undefined ? {} : { arrays }) };
        }
        // An object that is being made is followed.
        const held = place.kind === 'static' ? 'static' : receivers.of(place.base);
        if (held === 'fresh' || (held === 'this' && method.name === '<init>')) return undefined;
        const { field } = place;
        return {
          target,
          type: field.type,
          field,
          onThis: held === 'this',
          text: `what \`${field.name}\` of ${field.owner} holds`,
        };
      }
      default:
        return undefined;
    }
  }

  /** Where the arrays come from that the method returns; undefined where that is not known. */
  returnedArrays(method: MethodDeclaration): readonly ArrayOrigin[] | undefined {
    const body = method.body();
    const summary = this.#index.summary(method);
    if (body === undefined || summary === undefined) return undefined;
    const origins: ArrayOrigin[] = [];
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'return' || instruction.value?.kind !== 'variable') continue;
      const found = this.arraysOf(instruction.value, method, summary.receivers);
      if (found === undefined) return undefined;
      origins.push(...found);
    }
    return origins;
  }

  /** Where the arrays come from that a call hands over for a parameter. */
  givenArrays({ method, call }: CallUse, parameter: number): readonly ArrayOrigin[] | undefined {
    const given = call.arguments[parameter];
    const summary = this.#index.summary(method);
    if (given === undefined || summary === undefined) return undefined;
    return given.kind === 'constant' ? [] : this.arraysOf(given, method, summary.receivers);
  }

  /** Undefined where an array comes from elsewhere. */
  arraysOf(base: Variable, method: MethodDeclaration, receivers: Receivers): readonly ArrayOrigin[] | undefined {
    const origins: ArrayOrigin[] = [];
    const parameters = method.body()?.parameters ?? [];
    const waiting = new Set([base]);
    for (const variable of waiting) {
      const definitions = receivers.definitions(variable);
      const parameter = parameters.indexOf(variable);
      if (parameter >= 0) origins.push({ kind: 'parameter', method, parameter });
      else if (definitions.length === 0) return undefined;
      for (const { instruction } of definitions) {
        const source = copied(instruction);
        if (source !== undefined) {
          waiting.add(source);
          continue;
        }
        const origin = this.#origin(instruction);
        if (origin !== undefined) origins.push(origin);
        else if (instruction.kind === 'load' && instruction.place.kind === 'element')
          waiting.add(instruction.place.base);
        else return undefined;
      }
    }
    return origins;
  }

  #origin(instruction: Instruction): ArrayOrigin | undefined {
    switch (instruction.kind) {
      case 'new-array':
        return MADE;
      case 'assign':
        return instruction.value.kind === 'constant' ? MADE : undefined;
      case 'load': {
        const { place } = instruction;
        return place.kind === 'field' || place.kind === 'static' ? { kind: 'field', field: place.field } : undefined;
      }
      case 'call':
        if (this.#index.outside.isNotFollowed(instruction)) return undefined;
        return { kind: 'result', targets: this.#index.outside.targets(instruction) };
      default:
        return undefined;
    }
  }

  /** What is handed on to code of the input counts as used there. */
  #uses(body: Body, start: Variable): ForeignValue['uses'] {
    const held = copiesOf(body, [start]);
    const uses: ForeignUse[] = [];
    const use = (edge: Edge, operand: Operand | undefined, kind: ForeignUse['kind']): void => {
      if (operand?.kind === 'variable' && held.has(operand)) uses.push({ kind, edge, type: operand.type });
    };
    for (const edge of body.edges) {
      const { instruction } = edge;
      if (instruction.kind === 'load' || instruction.kind === 'store') {
        if (instruction.place.kind === 'field') use(edge, instruction.place.base, 'used');
      } else if (instruction.kind === 'call' && this.#index.outside.targets(instruction).length > 0) {
        for (const operand of instruction.arguments) use(edge, operand, 'passed');
      } else if (instruction.kind === 'return') use(edge, instruction.value, 'returned');
    }
    return uses;
  }
}
