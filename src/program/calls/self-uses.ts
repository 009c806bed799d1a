/** What a constructor does with the object that it makes: where others get to know it, and which constructors it calls on it. */
import type { Body, Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand, Variable } from '../../ir/instructions.js';
import { visitExpression } from '../../ir/operands.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { OBJECT } from '../../ir/types.js';

export interface SelfUses {
  /** Where a reference to it is passed, stored, returned or thrown, `this(…)` and `super(…)` left out. */
  readonly escapes: readonly Edge[];
  /** `this(…)` and `super(…)`. */
  readonly constructors: readonly Edge[];
  /** Fields of it that are read or written. */
  readonly fields: readonly FieldReference[];
}

export function selfUses(body: Body): SelfUses {
  const [self] = body.parameters;
  const escapes: Edge[] = [];
  const constructors: Edge[] = [];
  const fields: FieldReference[] = [];
  if (self === undefined) return { escapes: body.edges, constructors, fields };
  const names = aliases(body, self);
  const isSelf = (operand: Operand): boolean => operand.kind === 'variable' && names.has(operand);
  for (const edge of body.edges) {
    const { instruction } = edge;
    if (isConstructorCall(instruction, self) && !instruction.arguments.slice(1).some(isSelf)) constructors.push(edge);
    else if (handsOn(instruction, isSelf)) escapes.push(edge);
    if ((instruction.kind === 'load' || instruction.kind === 'store') && instruction.place.kind === 'field') {
      if (isSelf(instruction.place.base)) fields.push(instruction.place.field);
    }
  }
  return { escapes, constructors, fields };
}

/** Variables that may hold it because they were copied from it, wherever they are read. */
function aliases(body: Body, self: Variable): ReadonlySet<Variable> {
  const names = new Set([self]);
  for (let before = 0; before !== names.size; ) {
    before = names.size;
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'assign') continue;
      const { value, target } = instruction;
      const source = value.kind === 'cast' ? value.operand : value;
      if (source.kind === 'variable' && names.has(source)) names.add(target);
    }
  }
  return names;
}

export function isConstructorCall(
  instruction: Instruction,
  self: Variable | undefined,
): instruction is Extract<Instruction, { kind: 'call' }> {
  return instruction.kind === 'call' && instruction.method.name === '<init>' && instruction.arguments[0] === self;
}

function handsOn(instruction: Instruction, isSelf: (operand: Operand) => boolean): boolean {
  switch (instruction.kind) {
    case 'call':
      return instruction.arguments.some(isSelf);
    case 'store':
    case 'throw':
      return isSelf(instruction.value);
    case 'return':
      return instruction.value !== undefined && isSelf(instruction.value);
    case 'unsupported':
      return true;
    case 'assign': {
      // A text made of it asks it for its own.
      if (instruction.value.kind !== 'binary' || instruction.value.operator !== 'concat') return false;
      let found = false;
      visitExpression(instruction.value, (operand) => {
        if (isSelf(operand)) found = true;
      });
      return found;
    }
    default:
      return false;
  }
}

/** Which constructors keep the object to themselves, and touch no field that a subclass declares. */
export class Discretion {
  readonly #known = new Map<MethodDeclaration, boolean>();

  constructor(readonly hierarchy: Hierarchy) {}

  isKept(maker: MethodDeclaration | undefined): boolean {
    if (maker === undefined) return false;
    if (maker.owner === OBJECT) return true;
    const known = this.#known.get(maker);
    if (known !== undefined) return known;
    this.#known.set(maker, false);
    const isKept = this.#look(maker);
    this.#known.set(maker, isKept);
    return isKept;
  }

  /** The constructor that `this(…)` or `super(…)` runs. */
  called({ instruction }: Edge): MethodDeclaration | undefined {
    return instruction.kind === 'call' ? this.hierarchy.resolveMethod(instruction.method) : undefined;
  }

  /** Whether others may get to know the object while `super(…)` runs. */
  showsAtSuper(maker: MethodDeclaration): boolean {
    return this.supersThatShow(maker).length > 0;
  }

  /** The calls `super(…)` of a constructor while which others may get to know the object. */
  supersThatShow(maker: MethodDeclaration): readonly Edge[] {
    const body = maker.body();
    if (body === undefined) return [];
    return selfUses(body).constructors.filter((edge) => {
      const called = this.called(edge);
      // Another constructor of the class is looked at by itself.
      return called?.owner !== maker.owner && !this.isKept(called);
    });
  }

  #look(maker: MethodDeclaration): boolean {
    const body = maker.body();
    if (body === undefined) return false;
    const { escapes, constructors, fields } = selfUses(body);
    const own = new Set(this.hierarchy.superclassChain(maker.owner).map(({ name }) => name));
    const isOwn = (field: FieldReference): boolean => {
      const declaration = this.hierarchy.resolveField(field);
      return declaration !== undefined && own.has(declaration.owner);
    };
    return escapes.length === 0 && fields.every(isOwn) && constructors.every((edge) => this.isKept(this.called(edge)));
  }
}
