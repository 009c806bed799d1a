/** Specifications as lines of text: what a call changes, what it needs, how it fails. */
import type { SpecConstraint, SpecDefinition, SpecResult, SpecThrow } from '../../../findings/spec-result.js';
import { simpleName } from '../../../reports/member-text.js';
import { shownStatus } from '../../../reports/spec/summary.js';
import type { LinePlace } from './line-shapes.js';

export interface SpecLine {
  readonly kind: 'constraint' | 'where' | 'frame' | 'throws' | 'inner' | 'inner-where';
  readonly text: string;
}

export interface SpecBlock {
  readonly result: SpecResult;
  readonly status: { readonly kind: string; readonly text: string };
  readonly lines: readonly SpecLine[];
  /** What it does to fields of the library, where that is much. */
  readonly besides: readonly SpecLine[];
}

const SIGNS: Readonly<Record<SpecConstraint['op'], string>> = { eq: '=', subset: '⊆', superset: '⊇' };

/** So many relations of the library are shown with the others. */
const FEW_BESIDES = 3;

/** `isOwn` says which relations are fields of the program. */
export function specBlocks(result: SpecResult, isOwn: (relation: string) => boolean = () => true): SpecBlock {
  const { modifies, pure, neverReturns, throws } = result;
  const kind = shownStatus(result);
  const all = result.detailed ?? result.constraints;
  const foreign = all.filter(({ relation }) => !isOwn(bareName(relation)));
  const isMuch = foreign.length > FEW_BESIDES;
  const [own, besides] = isMuch ? [all.filter((each) => !foreign.includes(each)), foreign] : [all, []];
  const changed = isMuch ? modifies.filter(isOwn) : modifies;
  const left = modifies.length - changed.length;
  const listed = [...changed, ...(left === 0 ? [] : [`${left} fields of the library`])];
  const frame =
    kind === 'unknown' || neverReturns === true ? [] : [pure === true ? 'pure' : `modifies ${listed.join(', ')}`];
  return {
    result,
    status: { kind, text: neverReturns === true ? 'never returns' : (STATUS[kind] ?? kind) },
    lines: [
      ...constraintLines({ ...result, detailed: own }, 'constraint', 'where'),
      ...frame.map((text): SpecLine => ({ kind: 'frame', text })),
      ...throws.flatMap(throwLines),
    ],
    besides: constraintLines({ constraints: besides }, 'constraint', 'where'),
  };
}

/** Without the prime of the heap after. */
function bareName(relation: string): string {
  return relation.replace(/'$/, '');
}

const STATUS: Readonly<Record<string, string>> = {
  exact: 'exact',
  bounds: 'bounds',
  frame: 'frame only',
  unknown: 'not specified',
};

function throwLines(thrown: SpecThrow): readonly SpecLine[] {
  const { type, when, exact } = thrown;
  const condition = when === 'true' ? '' : ` ${exact ? 'when' : 'only when'} ${when}`;
  return [
    { kind: 'throws', text: `${exact ? 'throws' : 'may throw'} ${simpleName(type)}${condition}` },
    ...constraintLines(thrown, 'inner', 'inner-where'),
  ];
}

function constraintLines(
  { constraints, detailed, where = [] }: Pick<SpecThrow, 'constraints' | 'detailed' | 'where'>,
  kind: SpecLine['kind'],
  whereKind: SpecLine['kind'],
): readonly SpecLine[] {
  return [
    ...(detailed ?? constraints).map(({ relation, op, expr }) => ({ kind, text: `${relation} ${SIGNS[op]} ${expr}` })),
    ...where.map((definition) => ({ kind: whereKind, text: whereText(definition) })),
  ];
}

function whereText({ name, expr, formula }: SpecDefinition): string {
  return expr === undefined ? `where ${name} means ${formula ?? ''}` : `where ${name} = ${expr}`;
}

/** The method that the line belongs to, as far as the beginnings of methods tell. */
export function methodBefore(methods: readonly SpecResult[], { file, line }: LinePlace): SpecResult | undefined {
  return methods
    .filter(({ location }) => location.file === file && location.line <= line)
    .toSorted((left, right) => right.location.line - left.location.line)[0];
}
