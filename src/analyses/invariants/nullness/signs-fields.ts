/**
 * Signs of numbers in the fields of a class, whatever the object and the time: a field holds zero or what some store puts there, and
 * loads give all of that. The signs domain itself has no heap; what is found for the fields is added to it here.
 */

import type { Truth } from '../../../base/truth.js';
import type { Values } from '../../../domains/combinators/value-domain.js';
import { signs } from '../../../domains/numbers/signs/signs.js';
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { Domain, MakeDomain } from '../../../engine/domain.js';
import { goesOn } from '../../../engine/outcome.js';
import type { Term } from '../../../facts/index.js';
import {
  type FieldReference,
  type Instruction,
  intConstant,
  type Operand,
  type Variable,
} from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';

type SignState = Values<number>;

/** Minus one, zero and one stand for all numbers of their sign. */
const SIGNS = [-1, 0, 1] as const;
const COMPARISONS = { [-1]: '<', 0: '==', 1: '>' } as const;
const NOWHERE = { offset: 0, end: 0 } as const;
const ZERO_TERM: Term = { kind: 'constant', value: 0, type: 'int', ...NOWHERE };

const INTEGERS: ReadonlySet<string> = new Set(['byte', 'short', 'char', 'int', 'boolean']);

export function hasSign({ type }: { readonly type: string }): boolean {
  return INTEGERS.has(type);
}

export class FieldSigns {
  /** By field: which of `SIGNS` it can hold. */
  readonly #held = new Map<string, Set<number>>();
  readonly #fields: readonly FieldReference[];
  #grew = false;

  /** `fields` are written by followed code only. */
  constructor(fields: readonly FieldReference[]) {
    this.#fields = fields.filter(hasSign);
    for (const field of this.#fields) this.#held.set(keyOf(field), new Set([0]));
  }

  /** Whether a store brought something new since this was asked last. */
  grew(): boolean {
    const grew = this.#grew;
    this.#grew = false;
    return grew;
  }

  of(field: FieldReference): ReadonlySet<number> | undefined {
    return this.#held.get(keyOf(field));
  }

  add(field: FieldReference, found: Iterable<number>): void {
    const held = this.#held.get(keyOf(field));
    if (held === undefined) return;
    for (const each of found) {
      if (held.has(each)) continue;
      held.add(each);
      this.#grew = true;
    }
  }

  /** Others than those kept may hold anything. */
  forget(isKept: ((field: FieldReference) => boolean) | undefined): void {
    for (const field of this.#fields) if (isKept?.(field) !== true) this.add(field, SIGNS);
  }
}

/** Signs of variables, with what the fields hold. What is stored is noted in `fields`, also by calls that are not followed. */
export function signsWithFields(
  fields: FieldSigns,
  isKept: (at: CodeEdge, callee: MethodDeclaration | undefined) => ((field: FieldReference) => boolean) | undefined,
): MakeDomain<SignState> {
  return (program) => {
    const domain = signs(program);
    return {
      ...domain,
      step: (at, state, ask) => {
        const { instruction } = at.edge;
        if (instruction.kind === 'store') {
          const field = fieldOf(instruction);
          if (field !== undefined && fields.of(field) !== undefined)
            fields.add(field, signsOf(domain, instruction.value, state, at));
        }
        if (instruction.kind === 'load') {
          const field = fieldOf(instruction);
          const held = field === undefined ? undefined : fields.of(field);
          if (held !== undefined)
            return goesOn(...[...held].sort().flatMap((sign) => assigned(domain, at, instruction.target, sign, state)));
        }
        return domain.step(at, state, ask);
      },
      unknown: (at, callee, before, ask) => {
        fields.forget(isKept(at, callee));
        return domain.unknown(at, callee, before, ask);
      },
    };
  };
}

function fieldOf(instruction: Extract<Instruction, { kind: 'load' | 'store' }>): FieldReference | undefined {
  const { place } = instruction;
  return place.kind === 'field' || place.kind === 'static' ? place.field : undefined;
}

/** The states after an assignment of that number. */
function assigned(
  domain: Domain<SignState>,
  at: CodeEdge,
  target: Variable,
  value: number,
  state: SignState,
): readonly SignState[] {
  const instruction: Instruction = { kind: 'assign', target, value: intConstant(value) };
  const { from, to, span } = at.edge;
  return domain.step({ ...at, edge: { from, to, span, instruction } }, state, () => 'unknown').normal;
}

function signsOf(domain: Domain<SignState>, operand: Operand, state: SignState, at: CodeEdge): readonly number[] {
  if (operand.kind === 'constant') return typeof operand.value === 'number' ? [Math.sign(operand.value)] : [...SIGNS];
  const value: Term = { kind: 'variable', name: 'value', type: operand.type, ...NOWHERE };
  return SIGNS.filter((sign) => {
    const term: Term = {
      kind: 'compare',
      operator: COMPARISONS[sign],
      operands: 'int',
      left: value,
      right: ZERO_TERM,
      type: 'boolean',
      ...NOWHERE,
    };
    return domain.ask({ term, variable: () => operand }, state, { code: at.code, point: at.edge.from }) !== 'no';
  });
}

const MOST_NAMED = INVARIANTS_BUDGETS['nullness/signs-fields'].mostNamed.most;

/** Whether a formula about fields of `this` (and static ones) holds for all numbers of the signs that they can have. */
export function holdsOfSigns(
  domain: Domain<SignState>,
  code: Code,
  at: CodeEdge,
  fields: FieldSigns,
  term: Term,
): Truth {
  const variables = new Map<string, { readonly variable: Variable; readonly held: ReadonlySet<number> }>();
  const replaced = withVariables(term, (field) => {
    const held = fields.of(field);
    if (held === undefined) return undefined;
    const name = keyOf(field);
    const index = code.body.variables.length + 1 + variables.size;
    const known = variables.get(name);
    const variable: Variable = known?.variable ?? {
      kind: 'variable',
      index,
      name,
      type: field.type,
      role: 'temporary',
    };
    variables.set(name, { variable, held });
    return { kind: 'variable', name, type: field.type, ...NOWHERE };
  });
  if (variables.size === 0 || variables.size > MOST_NAMED) return 'unknown';
  let states = domain.entry(code, { history: 'any', nullness: () => 'unknown' });
  for (const { variable, held } of variables.values())
    states = states.flatMap((state) => [...held].flatMap((sign) => assigned(domain, at, variable, sign, state)));
  const question = { term: replaced, variable: (name: string) => variables.get(name)?.variable };
  const answers = states.map((state) => domain.ask(question, state, { code, point: code.body.entry }));
  if (answers.every((answer) => answer === 'yes')) return 'yes';
  return answers.every((answer) => answer === 'no') ? 'no' : 'unknown';
}

/** The term with fields of `this` and static ones replaced. */
function withVariables(term: Term, replacement: (field: FieldReference) => Term | undefined): Term {
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace);
    if (typeof part !== 'object' || part === null) return part;
    if (isField(part)) return replacement(part.field) ?? part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replace(value)]));
  };
  return replace(term) as Term;
}

function isField(part: object): part is Extract<Term, { kind: 'field' | 'static' }> {
  if (!('kind' in part)) return false;
  if (part.kind === 'static') return true;
  const isPath = part.kind === 'field' && 'base' in part && typeof part.base === 'object' && part.base !== null;
  return isPath && 'kind' in (part.base as object) && (part.base as { kind: unknown }).kind === 'variable';
}
