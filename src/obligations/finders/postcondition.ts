/** What a method promises: its `ensures`, a result annotated as never null, and the invariants of its class at its exits. */

import type { Question } from '../../engine/question.js';
import type { Point } from '../../ir/body.js';
import { resultNullness } from '../../ir/nullness.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { isReference } from '../../ir/types.js';
import type { Finder, FinderContext, Judgement, Look, Obligation } from '../finder.js';
import { exitQuestion } from '../questions.js';
import { ExpressionText } from '../telling/expression-text.js';
import { fieldPromises } from './field-promise.js';
import { weight } from './implicit-check.js';
import { failing, nonNull } from './precondition.js';

export const postcondition: Finder = {
  card: {
    id: 'ensures',
    title: 'Postcondition of a method',
    question: 'Does what the method promises hold whenever it returns?',
    help: 'Correct the paths that return without meeting the promise, or the promise.',
    cwe: [573],
    since: '0.1.0',
  },
  obligations: (method, context) => {
    const body = method.body();
    if (body === undefined) return [];
    const { exit } = body;
    const edges = exit === undefined ? [] : body.edges.filter(({ to }) => to === exit);
    const clauses = method.clauses.length === 0 ? [] : context.formulas.ofMethod(method, 'ensures');
    const written = clauses.map(({ formula, span, index, bound }): Obligation => {
      const question = bound === undefined ? undefined : exitQuestion(bound.term, body, method);
      return {
        ...promise(method, formula, 'written'),
        span,
        edges,
        judge: <E>(look: Look<E>) => worst(look.outcome.normal, question, look, look.at.edge.to),
        broken: { clause: { kind: 'ensures', index } },
      };
    });
    const isPromised = isReference(method.result) && resultNullness(context.hierarchy, method) === 'non-null';
    if (!isPromised || hasFlag(method, Flag.SYNTHETIC)) return written;
    const text = new ExpressionText(body);
    const annotated = edges.flatMap((edge): readonly Obligation[] => {
      const { instruction } = edge;
      if (instruction.kind !== 'return' || instruction.value === undefined) return [];
      const { value } = instruction;
      return [
        {
          ...promise(method, '\\result != null', 'implied'),
          message: (certainty) =>
            `\`${text.of(value)}\` ${certainty === 'must' ? 'is' : 'may be'} null here, but the result of \`${method.name}\` is annotated as never null`,
          span: edge.span,
          blamed: value,
          edges: [edge],
          judge: <E>(look: Look<E>) => nonNull(value, look),
          broken: { nonNull: value },
        },
      ];
    });
    return [...written, ...annotated];
  },
};

export const invariant: Finder = {
  card: {
    id: 'invariant',
    title: 'Invariant of a class',
    question: 'Does the invariant hold at every exit of the method?',
    help: 'Restore the invariant before the method ends, by exception too, or correct it.',
    cwe: [664],
    since: '0.1.0',
  },
  obligations: (method, context) => [...invariantClauses(method, context), ...fieldPromises(method, context)],
};

function invariantClauses(method: MethodDeclaration, { hierarchy, formulas }: FinderContext): readonly Obligation[] {
  const body = method.body();
  const isConstructor = method.name === '<init>';
  if (body === undefined || hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.SYNTHETIC)) return [];
  if (hasFlag(method, Flag.PRIVATE) && !isConstructor) return [];
  const exits = [body.exit, isConstructor ? undefined : body.exceptionalExit];
  return hierarchy.superclassChain(method.owner).flatMap((declaration) =>
    declaration.invariants.length === 0
      ? []
      : formulas.invariantsOf(declaration).map(({ formula, span, index, bound }): Obligation => {
          const question = bound === undefined ? undefined : exitQuestion(bound.term, body, method);
          return {
            ...promise(method, formula, 'written'),
            span,
            edges: body.edges.filter(({ to, exceptional }) => exits.includes(to) || isAmong(exceptional, exits)),
            judge: <E>(look: Look<E>) => {
              const { edge } = look.at;
              const normal = exits.includes(edge.to) ? worst(look.outcome.normal, question, look, edge.to) : undefined;
              const { exceptional } = edge;
              const thrown = isAmong(exceptional, exits)
                ? worst(look.outcome.exceptional, question, look, exceptional)
                : undefined;
              return heavier(normal, thrown);
            },
            ...brokenInvariant(declaration, method, index),
          };
        }),
  );
}

/** Of an inherited invariant, a member of the class that declares it tells whose it is. */
function brokenInvariant(
  { name, methods: [member] }: ClassDeclaration,
  method: MethodDeclaration,
  index: number,
): Pick<Obligation, 'broken'> {
  if (name === method.owner) return { broken: { clause: { kind: 'invariant', index } } };
  return member === undefined ? {} : { broken: { clause: { kind: 'invariant', index, callee: member } } };
}

function isAmong(point: Point | undefined, exits: readonly (Point | undefined)[]): point is Point {
  return point !== undefined && exits.includes(point);
}

function promise(
  method: MethodDeclaration,
  formula: string,
  origin: 'written' | 'implied',
): Pick<Obligation, 'method' | 'subject' | 'message' | 'written' | 'implicit' | 'numeric' | 'chosenByCaller'> {
  return {
    method,
    subject: formula,
    message: (certainty) =>
      `\`${formula}\` ${certainty === 'must' ? 'does not hold' : 'may not hold'} when \`${method.name}\` ends`,
    written: origin === 'written',
    implicit: false,
    numeric: false,
    chosenByCaller: false,
  };
}

/** Over all states in which the edge leaves the method. */
function worst<E>(
  states: readonly E[],
  question: Question | undefined,
  { ask }: Look<E>,
  exit: Point,
): Judgement | undefined {
  let found: Judgement | undefined;
  for (const state of states) {
    found = heavier(found, failing(question === undefined ? 'unknown' : ask(question, state, exit)));
  }
  return found;
}

function heavier(one: Judgement | undefined, other: Judgement | undefined): Judgement | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return weight(other) > weight(one) ? other : one;
}
