/** The specification of one method, from its summary. */

import type { SpecConstraint, SpecDefinition, SpecResult, SpecStatus, SpecThrow } from '../../findings/spec-result.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import type { Algebra, Condition } from '../../machines/relational/algebra.js';
import { Bounding } from '../../machines/relational/bounds.js';
import { FALSE, TRUE } from '../../machines/relational/conditions.js';
import type { Outcome, Summary } from '../../machines/relational/summary.js';
import { sharedParts } from '../../machines/relational/text/definitions.js';
import { Printer } from '../../machines/relational/text/print.js';
import { SPEC_BUDGETS } from './budgets.js';
import { ConstraintWriter, type Drafted, printed, type Version } from './constraints.js';
import { MethodNames, parameterName } from './method-names.js';
import { withoutNewObjects } from './old-conditions.js';
import { type BoundedOutcome, boundsOfOutcome } from './outcome-bounds.js';
import type { ProgramNames } from './program-names.js';
import { shownAllocations } from './shown-allocations.js';
import { unchangedRelations } from './unchanged.js';

export interface ResultContext {
  readonly algebra: Algebra;
  readonly hierarchy: Hierarchy;
  readonly names: ProgramNames;
  /** Above this number of operators a bound is given up. */
  readonly limit: number;
  /** Whether relations that do not change are listed. */
  readonly isAll: boolean;
}

const LONGEST_FORMULA = SPEC_BUDGETS['method-result'].longestFormula.most;

export function resultOf(context: ResultContext, method: MethodDeclaration, summary: Summary): SpecResult {
  const { outcomes, unknown } = summary;
  const element = elementOf(method);
  const assumptions = [...summary.assumptions].sort();
  if (unknown !== undefined) return { ...element, ...NOTHING, status: 'unknown', reason: unknown, assumptions };
  const [returned, another] = outcomes.filter(({ kind }) => kind === 'return');
  const throws = outcomes.flatMap((outcome) => (outcome.kind === 'throw' ? thrown(context, method, outcome) : []));
  if (another !== undefined) {
    return { ...element, ...NOTHING, status: 'unknown', reason: 'internal: two ways to return', assumptions };
  }
  if (returned === undefined || returned.condition === FALSE) {
    return { ...element, ...NOTHING, status: 'exact', pure: true, neverReturns: true, throws, assumptions };
  }
  const { bounded, names, status, texts } = written(context, method, returned);
  const modified = bounded.fields.filter(({ isModified }) => isModified);
  return {
    ...element,
    status,
    ...(summary.frame !== undefined && status !== 'exact' ? { reason: summary.frame } : {}),
    ...texts,
    ...(context.isAll ? { unchanged: unchangedRelations(context.hierarchy, method, bounded, names) } : {}),
    modifies: modified.map(({ field }) => names.relation(field)),
    allocates: [...new Set(bounded.allocated.map(({ object }) => nameOf(context.algebra, names, object)))],
    pure: modified.length === 0,
    throws,
    assumptions,
    claims: [],
  };
}

const NOTHING = { constraints: [], modifies: [], allocates: [], throws: [], claims: [] };

function elementOf(
  method: MethodDeclaration,
): Pick<SpecResult, 'class' | 'method' | 'descriptor' | 'location' | 'parameters'> {
  const { owner, name, descriptor, span, parameters } = method;
  const { file, line, column } = span;
  return {
    class: owner,
    method: name,
    descriptor,
    location: { file, line, column },
    parameters: parameters.map((parameter) => parameterName(parameter.name)),
  };
}

export interface WrittenOutcome {
  readonly bounded: BoundedOutcome;
  readonly names: MethodNames;
  readonly status: SpecStatus;
  readonly texts: {
    readonly constraints: readonly SpecConstraint[];
    readonly detailed?: readonly SpecConstraint[];
    readonly where?: readonly SpecDefinition[];
  };
}

interface DraftedRelation extends Drafted {
  readonly isType: boolean;
}

export function written(context: ResultContext, method: MethodDeclaration, outcome: Outcome): WrittenOutcome {
  const { algebra, limit } = context;
  const bounded = boundsOfOutcome(algebra, outcome, limit);
  const names = new MethodNames(context.names, method, shownAllocations(algebra, bounded.allocated));
  // Fields have their names first, whatever is printed first.
  for (const { field } of bounded.fields) names.field(field);
  const relational = draftsOf(context, outcome, bounded, names, 'relational');
  const detailed = draftsOf(context, outcome, bounded, names, 'detailed');
  const plain = new Printer(algebra, names);
  const constraints = textsOf(plain, relational);
  const { list, where } = namedTexts(algebra, names, detailed);
  const isSame =
    constraints.length === list.length &&
    constraints.every(({ op, expr }, place) => op === list[place]?.op && expr === list[place]?.expr);
  const texts = isSame ? { constraints } : { constraints, detailed: list, ...(where.length === 0 ? {} : { where }) };
  return { bounded, names, status: statusOf(relational), texts };
}

function draftsOf(
  { algebra, hierarchy, limit }: ResultContext,
  outcome: Outcome,
  { value, fields, allocated }: BoundedOutcome,
  names: MethodNames,
  version: Version,
): readonly DraftedRelation[] {
  const writer = new ConstraintWriter(algebra, version, 4 * limit);
  const types = new Set<ClassName>();
  for (const { type } of allocated) {
    types.add(type);
    if (type.endsWith('[]')) continue;
    for (const above of hierarchy.supertypes(type)) if (hierarchy.find(above)?.origin === 'input') types.add(above);
  }
  const when = (condition: Condition): Condition =>
    algebra.conditions.implies(outcome.condition, condition) ? TRUE : condition;
  return [
    ...(value === undefined ? [] : [{ ...writer.relation('\\result', value[version]), isType: false }]),
    ...fields.map((each) => ({ ...writer.relation(`${names.relation(each.field)}'`, each[version]), isType: false })),
    ...[...types].sort().map((type): DraftedRelation => {
      const objects = allocated.filter((each) => algebra.types.isSubtype(each.type, type));
      const list = [...new Set(objects.map(({ object }) => object))].map((object) => {
        const conditions = objects.filter((each) => each.object === object).map(({ condition }) => condition);
        return { object, when: when(conditions.reduce((left, right) => algebra.conditions.or(left, right))) };
      });
      return { ...writer.type(names.typeBefore(type), list), isType: true };
    }),
  ];
}

function textsOf(printer: Printer, relations: readonly Drafted[]): readonly SpecConstraint[] {
  return relations.flatMap(({ drafts }) => drafts.map((draft) => printed(printer, draft)));
}

/** The list with names for what occurs several times, and what they stand for. */
function namedTexts(
  algebra: Algebra,
  names: MethodNames,
  relations: readonly Drafted[],
): { readonly list: readonly SpecConstraint[]; readonly where: readonly SpecDefinition[] } {
  const roots = relations.flatMap(({ drafts }) => drafts.flatMap(({ nodes }) => nodes));
  const shared = sharedParts(algebra, roots);
  const nodes = new Map(shared.nodes.map((node, place) => [node, names.fresh(`x${place + 1}`)]));
  const conditions = new Map(shared.conditions.map((each, place) => [each, names.fresh(`c${place + 1}`)]));
  const printer = new Printer(algebra, names, { nodes, conditions });
  const list = textsOf(printer, relations);
  const where = [
    ...[...nodes].map(([node, name]) => ({ name, expr: printer.definition(node) })),
    ...[...conditions].map(([condition, name]) => ({ name, formula: printer.formulas.definition(condition) })),
  ];
  return { list, where };
}

function statusOf(relations: readonly DraftedRelation[]): SpecStatus {
  if (relations.every(({ strength }) => strength === 'exact')) return 'exact';
  const values = relations.filter(({ isType }) => !isType);
  return values.every(({ strength }) => strength === 'trivial') ? 'frame' : 'bounds';
}

function thrown(context: ResultContext, method: MethodDeclaration, outcome: Outcome): readonly SpecThrow[] {
  const { algebra } = context;
  const { conditions } = algebra;
  const before = withoutNewObjects(algebra, outcome.condition, outcome.allocated);
  const possible = new Bounding(algebra).possible(before);
  if (possible === FALSE) return [];
  const { names, texts } = written(context, method, outcome);
  const isShort = conditions.size(possible) <= LONGEST_FORMULA && conditions.isKnown(possible);
  return [
    {
      type: outcome.type,
      when: isShort ? new Printer(algebra, names).formula(possible) : 'true',
      exact: isShort && possible === outcome.condition && before === outcome.condition,
      ...texts,
    },
  ];
}

function nameOf(algebra: Algebra, names: MethodNames, object: number): string {
  const symbol = algebra.symbol(object);
  if (symbol?.kind === 'new') return names.newObject(symbol.type, symbol.number);
  return symbol?.kind === 'new-set' ? names.newSet(symbol.type) : '';
}
