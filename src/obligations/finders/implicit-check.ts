/** Makes the finder of one kind of condition that Java checks by itself and answers with an exception. */
import type { RuleCard } from '../../findings/check-result.js';
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Condition, Operand } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Definitions } from '../../program/flow/definitions.js';
import type { Finder, Judgement, Look, Obligation } from '../finder.js';
import { ExpressionText } from '../telling/expression-text.js';
import { isChosenByCaller } from './chosen.js';

type OfKind<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

export interface ImplicitCheck<K extends Condition['kind']> {
  readonly kind: K;
  readonly card: RuleCard;
  /** What the claim is about. */
  readonly subject: (condition: OfKind<K>, text: ExpressionText) => string;
  readonly message: (condition: OfKind<K>, text: ExpressionText, certainty: 'must' | 'may') => string;
  /** What to write. */
  readonly repair?: (condition: OfKind<K>, text: ExpressionText) => string;
  /** The number that decides, where a caller from outside may choose it. */
  readonly chosen?: (condition: OfKind<K>) => Operand;
  /** The reference whose origin explains a failure. */
  readonly blamed?: (condition: OfKind<K>) => Operand;
}

export function implicitCheck<K extends Condition['kind']>(check: ImplicitCheck<K>): Finder {
  const judge = alarmOf(check.kind);
  return {
    card: check.card,
    obligations: (method, { hierarchy }) => {
      const body = method.body();
      if (body === undefined || isOfEnum(hierarchy, method)) return [];
      const text = new ExpressionText(body);
      return body.edges.flatMap((edge): readonly Obligation[] => {
        const condition = conditionOf(edge, check.kind);
        if (condition === undefined || isGenerated(hierarchy, condition, text.definitions)) return [];
        const chosen = check.chosen?.(condition);
        const blamed = check.blamed?.(condition);
        return [
          {
            method,
            span: edge.span,
            subject: check.subject(condition, text),
            message: (certainty) => check.message(condition, text, certainty),
            written: false,
            implicit:
              check.kind === 'castable' && edge.instruction.kind === 'check' && edge.instruction.implicit === true,
            numeric: chosen !== undefined,
            chosenByCaller: isChosenByCaller(condition, text.definitions, method),
            ...(blamed === undefined ? {} : { blamed }),
            edges: [edge],
            ...(check.repair === undefined ? {} : { repair: check.repair(condition, text) }),
            judge,
          },
        ];
      });
    },
  };
}

function conditionOf<K extends Condition['kind']>({ instruction }: Edge, kind: K): OfKind<K> | undefined {
  if (instruction.kind !== 'check') return undefined;
  const { condition } = instruction;
  return isOfKind(condition, kind) ? condition : undefined;
}

function isOfKind<K extends Condition['kind']>(condition: Condition, kind: K): condition is OfKind<K> {
  return condition.kind === kind;
}

/** `valueOf` of an enum, which compilers write: it goes through an array that nobody else has. */
function isOfEnum(hierarchy: Hierarchy, { owner, name, descriptor }: MethodDeclaration): boolean {
  return (
    name === 'valueOf' &&
    descriptor.startsWith('(Ljava/lang/String;)') &&
    hierarchy.find(owner)?.superclass === 'java.lang.Enum'
  );
}

/** Whether it is about what a compiler keeps in a field of its own, such as the table of a switch: nobody wrote that. */
function isGenerated(hierarchy: Hierarchy, condition: Condition, definitions: Definitions): boolean {
  const operand = condition.kind === 'in-bounds' || condition.kind === 'storable' ? condition.array : condition.operand;
  const origin = operand.kind === 'variable' ? definitions.only(operand)?.instruction : undefined;
  if (origin?.kind !== 'load' || origin.place.kind !== 'static') return false;
  const { owner, name } = origin.place.field;
  const field = hierarchy.declaredField(owner, name);
  return field !== undefined && hasFlag(field, Flag.SYNTHETIC);
}

/** Reads the worst alarm of that rule. */
export function alarmOf(rule: Condition['kind'] | 'formula'): Obligation['judge'] {
  return <E>({ outcome }: Look<E>): Judgement | undefined => {
    let worst: Judgement | undefined;
    for (const alarm of outcome.alarms) {
      if (alarm.rule !== rule) continue;
      if (worst === undefined || weight(alarm) > weight(worst)) worst = alarm;
    }
    return worst;
  };
}

/** Orders judgements by how much they speak for a real problem. */
export function weight({ certainty, latent }: Pick<Judgement, 'certainty' | 'latent'>): number {
  return (latent ? 0 : 2) + (certainty === 'must' ? 1 : 0);
}
