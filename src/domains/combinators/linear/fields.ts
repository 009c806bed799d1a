/**
 * Fields of objects as dimensions: what loads, stores, allocations and calls do to them.
 *
 * What `x.f` stands for changes where x gets another object, where something stores into a field of that name of an object that may be the same, and
 * where code runs that may do so. Elements of arrays have no dimensions; the length of an array never changes.
 */
import type { CallInstruction, Code, CodeEdge } from '../../../engine/code.js';
import type { Ask, ProgramView } from '../../../engine/domain.js';
import type { Question } from '../../../engine/question.js';
import type { Term } from '../../../facts/index.js';
import type { FieldReference, Instruction, Place, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, OBJECT } from '../../../ir/types.js';
import {
  constantExpression,
  dimensionExpression,
  type LinearExpression,
} from '../../../lattices/linear/expressions.js';
import { COMBINATORS_BUDGETS } from '../budgets.js';
import type { FieldPacks } from './field-pack.js';
import { FinalFields } from './final-fields.js';
import { FreshVariables } from './fresh-variables.js';
import type { LinearTerms } from './linear-terms.js';
import type { LinearNumbers } from './numbers.js';
import { dimensionOf, isEntry, isLength, rangeOfType } from './terms.js';

const MOST_DEFAULTS = COMBINATORS_BUDGETS['linear/fields'].mostDefaults.most;

/** Which fields calls may write. */
export interface FieldEffects {
  /** Whether only code of the program writes fields of the class. */
  isOfProgram(name: ClassName): boolean;
  /** The fields of the program that the call may write, of what it names or of what is selected; undefined: any. */
  by(call: CallInstruction, selected?: MethodDeclaration): { readonly fields: readonly FieldReference[] } | undefined;
  /** The same of any instruction that may run code. */
  of(instruction: Instruction): { readonly fields: readonly FieldReference[] } | undefined;
}

export interface FieldParts<E> {
  readonly program: ProgramView;
  readonly numbers: LinearNumbers<E>;
  readonly terms: LinearTerms;
  readonly packs: FieldPacks;
  readonly effects?: FieldEffects;
}

type FieldPlace = Extract<Place, { kind: 'field' }>;

export class LinearFields<E> {
  readonly #parts: FieldParts<E>;
  readonly #finals: FinalFields;
  readonly #fresh: FreshVariables;

  constructor(parts: FieldParts<E>) {
    this.#parts = parts;
    const { keeper, hierarchy } = parts.program;
    this.#finals = keeper.of(FinalFields, () => new FinalFields(hierarchy));
    this.#fresh = keeper.of(FreshVariables, () => new FreshVariables(hierarchy));
  }

  /** The variable has got another object: the one of the other variable, where there is one. */
  rebased(state: E, target: Variable, source?: Variable): E {
    if (source?.index === target.index) return state;
    const { numbers, terms } = this.#parts;
    let rebased = this.#without(state, (dimension) => terms.baseOf(dimension) === target.index);
    if (source === undefined) return rebased;
    for (const dimension of this.#in(state)) {
      const term = terms.fieldOf(dimension);
      if (term?.base !== source.index || isEntry(dimension)) continue;
      const own = terms.fieldDimension(target, term.field);
      if (own !== undefined) rebased = numbers.lattice.assign(rebased, own, dimensionExpression(dimension));
    }
    return rebased;
  }

  /** The variable has got a copy of an object, made by `Object.clone`: its fields hold what those of the other one do. */
  copied({ edge: { instruction } }: CodeEdge, state: E): E | undefined {
    if (instruction.kind !== 'call' || instruction.target === undefined || !this.#fresh.isCopy(instruction))
      return undefined;
    const [source] = instruction.arguments;
    const from = source?.kind === 'variable' && source.role !== 'thrown' ? source : undefined;
    return this.rebased(state, instruction.target, from);
  }

  /** What the field holds, and the state that says of it what its type does; undefined where it is not kept. */
  read(at: CodeEdge, state: E, { base, field }: FieldPlace): { value: LinearExpression; state: E } | undefined {
    const { numbers, terms, packs } = this.#parts;
    const dimension = terms.fieldDimension(base, field);
    if (dimension === undefined) return undefined;
    if (!packs.of(at.code).dimensions.has(dimension) && !numbers.lattice.dimensions(state).includes(dimension))
      return undefined;
    const value = dimensionExpression(dimension);
    return { value, state: numbers.within(state, value, rangeOfType(field.type)) };
  }

  stored(at: CodeEdge, state: E, { place, value }: Extract<Instruction, { kind: 'store' }>, ask: Ask): E {
    if (place.kind !== 'field') return state;
    const { numbers, terms, packs } = this.#parts;
    const { base, field } = place;
    const isWritten = (dimension: number): boolean => {
      const term = terms.fieldOf(dimension);
      if (term === undefined || term.field.name !== field.name) return false;
      const other = at.code.body.variables[term.base];
      if (other === undefined || other === base) return true;
      return !this.#fresh.differ(at.code, other, base) && ask(differ(other, base)) !== 'yes';
    };
    const own = terms.fieldDimension(base, field);
    const form = numbers.formOf(value);
    const typed = numbers.typed(state, value);
    if (own === undefined || !packs.of(at.code).dimensions.has(own)) return this.#without(state, isWritten);
    const written = this.#without(typed, isWritten);
    const isOfKind = isLength(own) === (dimensionOf({ index: 0, type: value.type }) === 1) || value.kind === 'constant';
    const range = rangeOfType(field.type);
    const known = form === undefined || !isOfKind ? undefined : numbers.boundsOf(typed, { value: form, divisor: 1 });
    if (form === undefined || known === undefined || !(known.lower >= range.lower && known.upper <= range.upper))
      return numbers.within(written, dimensionExpression(own), range);
    return numbers.lattice.assign(written, own, form);
  }

  /** A new object, whose fields hold what they start with. */
  made(state: E, target: Variable, type: ClassName): E {
    const { numbers, terms, program, packs } = this.#parts;
    if (packs.isEmpty) return state;
    const fields = program.hierarchy.superclassChain(type).flatMap((declaration) =>
      declaration.fields.flatMap((field) => {
        const dimension = hasFlag(field, Flag.STATIC) ? undefined : terms.fieldDimension(target, field);
        return dimension === undefined ? [] : [dimension];
      }),
    );
    if (fields.length > MOST_DEFAULTS) return state;
    return fields.reduce(
      (made, dimension) => numbers.lattice.assign(made, dimension, constantExpression(isLength(dimension) ? -1 : 0)),
      state,
    );
  }

  /** What is left of the caller's fields when code has run that it called, or that initialised a class. */
  afterCall({ edge: { instruction } }: CodeEdge, selected: MethodDeclaration | undefined, state: E): E {
    if (this.#in(state).length === 0) return state;
    const { terms, effects } = this.#parts;
    const call = instruction.kind === 'call' ? instruction : undefined;
    const isConstructor = call?.method.name === '<init>';
    if (isConstructor && call.method.owner === OBJECT) return state;
    const run = call === undefined ? effects?.of(instruction) : effects?.by(call, selected);
    const written = instruction.kind === 'unsupported' ? undefined : run?.fields;
    const isKept = ({ owner, name }: FieldReference): boolean =>
      (written !== undefined && effects?.isOfProgram(owner) === true && written.every((each) => each.name !== name)) ||
      (!isConstructor && instruction.kind !== 'unsupported' && this.#finals.has({ owner, name, type: '' }));
    return this.#without(state, (dimension) => {
      const term = terms.fieldOf(dimension);
      return term !== undefined && !isKept(term.field);
    });
  }

  /** The fields of which a callee is told, each as it has it and as the caller does. */
  passed(callee: Code, given: readonly unknown[]): readonly { own: number; caller: number; isKept: boolean }[] {
    const { terms, packs } = this.#parts;
    const { ofParameters, kept } = packs.of(callee);
    return callee.body.parameters.flatMap((parameter, place) => {
      const argument = given[place];
      if (!isVariable(argument) || argument.role === 'thrown') return [];
      return (ofParameters[place] ?? []).flatMap((own) => {
        const field = terms.fieldOf(own)?.field;
        const caller = field && terms.fieldDimension(argument, field);
        return caller === undefined ? [] : [{ own, caller, isKept: kept.has(parameter.index) }];
      });
    });
  }

  /** The fields that a method is told of when it starts. */
  ofParameters(code: Code): readonly number[] {
    return this.#parts.packs.of(code).ofParameters.flat();
  }

  #in(state: E): readonly number[] {
    const { numbers, terms } = this.#parts;
    return numbers.lattice.dimensions(state).filter((dimension) => terms.fieldOf(dimension) !== undefined);
  }

  /** What was on entry does not change. */
  #without(state: E, forgets: (dimension: number) => boolean): E {
    const { numbers, terms } = this.#parts;
    const forgotten = this.#in(state).filter((dimension) => !isEntry(dimension) && forgets(dimension));
    if (forgotten.length === 0) return state;
    const gone = new Set(forgotten);
    return numbers.lattice.only(state, (dimension) => terms.fieldOf(dimension) === undefined || !gone.has(dimension));
  }
}

function isVariable(argument: unknown): argument is Variable {
  return typeof argument === 'object' && argument !== null && 'kind' in argument && argument.kind === 'variable';
}

const NOWHERE = { offset: 0, end: 0 } as const;

/** Whether two variables hold different objects, or one of them none. */
function differ(one: Variable, other: Variable): Question {
  const [left, right]: Term[] = [one, other].map(({ type }, place) => ({
    kind: 'variable',
    name: String(place),
    type,
    ...NOWHERE,
  }));
  const variables = [one, other];
  return {
    term: {
      kind: 'compare',
      operator: '!=',
      operands: 'reference',
      left: left as Term,
      right: right as Term,
      type: 'boolean',
      ...NOWHERE,
    },
    variable: (name) => variables[Number(name)],
  };
}
