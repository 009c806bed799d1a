/** `check`: every bug finder at once, over the recency heap. */
import { liveVariables } from '../../domains/liveness/liveness.js';
import { recency } from '../../domains/recency/index.js';
import type { RuleCard } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import { shapeInput } from '../shape/index.js';
import { type CheckedProgram, type CheckProgramOptions, checkProgram } from './check-program.js';
import { FINDERS } from './finders/index.js';
import { NOT_ANALYSED } from './results.js';

export type CheckInputOptions = Omit<CheckProgramOptions<unknown>, 'domain' | 'liveVariables' | 'finders'>;

export type { CheckedProgram };

export const RULES: readonly RuleCard[] = [...FINDERS.map(({ card }) => card), NOT_ANALYSED];

export function checkInput(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  options: CheckInputOptions,
): CheckedProgram {
  return checkProgram(table, classes, {
    ...options,
    domain: (isSet) => recency({ isSet }),
    liveVariables,
    finders: FINDERS,
    shapes: (methods) => shapesOf(table, classes, methods, options),
  });
}

/** Cheap: a method that takes longer than that stays as it is. */
const SHAPE_BUDGET = 0.1;

function shapesOf(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  methods: ReadonlySet<MethodDeclaration>,
  { budget, deadline }: CheckInputOptions,
): ReadonlyMap<MethodDeclaration, readonly Claim[]> {
  const byName = new Map([...methods].map((method) => [`${method.owner}.${method.name}${method.descriptor}`, method]));
  const { results } = shapeInput(table, classes, {
    isSelected: (method) => methods.has(method),
    join: 'partial',
    contracts: 'auto',
    inverses: [],
    infersNeeds: false,
    replay: false,
    budget: SHAPE_BUDGET * budget,
    ...(deadline === undefined ? {} : { deadline: () => deadline(1) }),
  });
  return new Map(
    results.flatMap(({ class: owner, method, descriptor, claims }) => {
      const about = byName.get(`${owner}.${method}${descriptor}`);
      return about === undefined ? [] : [[about, claims] as const];
    }),
  );
}
