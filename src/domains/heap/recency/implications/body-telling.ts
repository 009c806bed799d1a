/**
 * What the result of a body tells of its parameters: one pass forward, in which each point knows what holds of the values
 * that parameters had on entry, and each variable what its value tells of them.
 */
import { opposite, type Sense, senseOf } from '../../../../base/truth.js';
import type { Body, Edge, Point } from '../../../../ir/body.js';
import type { Expression, Instruction, Operand } from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import { isReference } from '../../../../ir/types.js';
import { solveForward } from '../../../../program/flow/dataflow.js';
import { RECENCY_BUDGETS } from '../budgets.js';
import { areSame, both, either, type Facts, has, NOTHING, nonNullFact, nullFact } from './facts.js';
import {
  ALWAYS,
  areSameTellings,
  comparedWithNothing,
  eitherTelling,
  NO_VALUE,
  ofConstant,
  ofExpression,
  TELLS_NOTHING,
  type Telling,
} from './telling.js';

export type Call = Extract<Instruction, { kind: 'call' }>;

const MOST_SWEEPS = RECENCY_BUDGETS['implications/body-telling'].mostSweeps.most;

/** What is known where a point is reached; variables that are missing tell nothing. */
interface Known {
  readonly facts: Facts;
  readonly variables: ReadonlyMap<number, Telling>;
}

/** `calls` says what the result of a call tells of its arguments. */
export function bodyTelling(body: Body, calls: (call: Call) => Telling): Telling {
  // Code that is not understood may do anything.
  if (body.edges.some(({ instruction }) => instruction.kind === 'unsupported')) return TELLS_NOTHING;
  const known = solveForward<Known>(body, {
    starts: [[body.entry, atEntry(body)]],
    join: joined,
    isSame,
    after: (edge, before) => after(before, edge, body, calls),
    afterFailure: (edge, before) => afterFailure(before, edge, body),
    mostSweeps: MOST_SWEEPS,
  });
  return known.isSolved ? returned(body, known.at) : TELLS_NOTHING;
}

function atEntry({ parameters }: Body): Known {
  const variables = new Map<number, Telling>();
  parameters.forEach(({ index, type }, position) => {
    if (isReference(type) || type === 'boolean')
      variables.set(index, { no: nullFact(position), yes: nonNullFact(position) });
  });
  return { facts: NOTHING, variables };
}

/** Undefined where the edge is never gone through. */
function after(
  before: Known,
  { instruction }: Edge,
  { thrown }: Body,
  calls: (call: Call) => Telling,
): Known | undefined {
  switch (instruction.kind) {
    case 'assume':
      return where(before, instruction.condition, 'holds');
    case 'check':
      return instruction.condition.kind === 'not-null' ? where(before, instruction.condition.operand, 'holds') : before;
    case 'assign':
      return withVariable(before, instruction.target.index, tellingOf(before, instruction.value));
    case 'new':
    case 'new-array':
      return withVariable(before, instruction.target.index, ALWAYS);
    case 'throw':
      return withVariable(before, thrown.index, ALWAYS);
    case 'call':
      return afterCall(before, instruction, calls(instruction));
    default: {
      const target = definedVariable(instruction);
      return target === undefined ? before : withVariable(before, target.index, TELLS_NOTHING);
    }
  }
}

function afterFailure(before: Known, { instruction }: Edge, { thrown }: Body): Known | undefined {
  const failed =
    instruction.kind === 'check' && instruction.condition.kind === 'not-null'
      ? where(before, instruction.condition.operand, 'fails')
      : before;
  return failed && withVariable(failed, thrown.index, ALWAYS);
}

function afterCall(before: Known, call: Call, ofCallee: Telling): Known | undefined {
  const telling: Telling = {
    no: ofArguments(before, call, ofCallee.no),
    yes: ofArguments(before, call, ofCallee.yes),
  };
  const facts = both(before.facts, either(telling.no, telling.yes));
  if (facts === undefined) return undefined;
  let known: Known | undefined = { ...before, facts };
  const always = either(ofCallee.no, ofCallee.yes) ?? NOTHING;
  call.arguments.forEach((operand, position) => {
    if (known !== undefined && has(always.nonNull, position)) known = where(known, operand, 'holds');
    if (known !== undefined && has(always.null, position)) known = where(known, operand, 'fails');
  });
  return known && call.target !== undefined ? withVariable(known, call.target.index, telling) : known;
}

/** What facts about the parameters of a callee say of the caller's, through the arguments. */
function ofArguments(before: Known, { arguments: operands }: Call, ofCallee: Facts | undefined): Facts | undefined {
  let facts = ofCallee === undefined ? undefined : both(before.facts, NOTHING);
  operands.forEach((operand, position) => {
    if (ofCallee === undefined || facts === undefined) return;
    const telling = tellingOf(before, operand);
    if (has(ofCallee.nonNull, position)) facts = both(facts, telling.yes);
    if (has(ofCallee.null, position)) facts = both(facts, telling.no);
  });
  return facts;
}

/** What is known where the expression is true, not null or not zero; or, where it does not hold, where it is not. */
function where(known: Known, expression: Expression, sense: Sense): Known | undefined {
  const holds = sense === 'holds';
  const telling = tellingOf(known, expression);
  const facts = both(known.facts, holds ? telling.yes : telling.no);
  if (facts === undefined) return undefined;
  const told: Known = { ...known, facts };
  switch (expression.kind) {
    case 'variable':
      return withVariable(
        told,
        expression.index,
        holds ? { ...telling, no: undefined } : { ...telling, yes: undefined },
      );
    case 'unary':
      return expression.operator === '!' ? where(told, expression.operand, opposite(sense)) : told;
    case 'instanceof':
      return holds !== expression.negated ? where(told, expression.operand, 'holds') : told;
    case 'binary': {
      const compared = comparedWithNothing(expression);
      return compared === undefined ? told : where(told, compared, senseOf((expression.operator === '!=') === holds));
    }
    default:
      return told;
  }
}

function tellingOf({ variables }: Known, expression: Expression): Telling {
  return ofExpression(expression, (operand: Operand) =>
    operand.kind === 'constant' ? ofConstant(operand) : (variables.get(operand.index) ?? TELLS_NOTHING),
  );
}

function withVariable(known: Known, index: number, telling: Telling): Known {
  const variables = new Map(known.variables);
  if (areSameTellings(telling, TELLS_NOTHING)) variables.delete(index);
  else variables.set(index, telling);
  return { ...known, variables };
}

/** A variable then tells also what is known on the way on which it is so: that relates it to the parameters. */
function joined(one: Known, other: Known): Known {
  const facts = either(one.facts, other.facts) ?? NOTHING;
  const variables = new Map<number, Telling>();
  for (const index of new Set([...one.variables.keys(), ...other.variables.keys()])) {
    const telling = eitherTelling(absolute(one, index), absolute(other, index));
    if (!areSameTellings(telling, TELLS_NOTHING)) variables.set(index, telling);
  }
  return { facts, variables };
}

function absolute({ facts, variables }: Known, index: number): Telling {
  const { no, yes } = variables.get(index) ?? TELLS_NOTHING;
  return { no: both(facts, no), yes: both(facts, yes) };
}

function isSame(one: Known, other: Known): boolean {
  if (!areSame(one.facts, other.facts) || one.variables.size !== other.variables.size) return false;
  for (const [index, telling] of one.variables) {
    if (!areSameTellings(telling, other.variables.get(index) ?? TELLS_NOTHING)) return false;
  }
  return true;
}

function returned(body: Body, knownAt: (point: Point) => Known | undefined): Telling {
  let telling = NO_VALUE;
  for (const { from, instruction } of body.edges) {
    const before = knownAt(from);
    if (instruction.kind !== 'return' || before === undefined) continue;
    const { value } = instruction;
    const { no, yes } = value === undefined ? TELLS_NOTHING : tellingOf(before, value);
    telling = eitherTelling(telling, { no: both(before.facts, no), yes: both(before.facts, yes) });
  }
  return telling;
}
