/** The seeded bugs: one change of the text of one file each. */
import type { SeededFault } from '../../../support/seeded/fault.js';
export type Mutant = SeededFault;

const BODY = 'domains/heap/recency/implications/body-telling.ts';
const TELLING = 'domains/heap/recency/implications/telling.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'the first way to a point counts',
    file: BODY,
    text: 'join: joined,',
    instead: 'join: (known) => known,',
  },
  {
    name: 'a variable that gets another value still tells of the parameter',
    file: BODY,
    text: 'return target === undefined ? before : withVariable(before, target.index, TELLS_NOTHING);',
    instead: 'return before;',
  },
  {
    name: 'a failed check says that the value is not null',
    file: BODY,
    text: "? where(before, instruction.condition.operand, 'fails')",
    instead: "? where(before, instruction.condition.operand, 'holds')",
  },
  {
    name: 'handlers are not gone into',
    file: BODY,
    text: 'afterFailure: (edge, before) => afterFailure(before, edge, body),',
    instead: 'afterFailure: () => undefined,',
  },
  {
    name: 'arguments are counted from the wrong end',
    file: BODY,
    text: 'if (has(ofCallee.nonNull, position)) facts = both(facts, telling.yes);',
    instead: 'if (has(ofCallee.nonNull, operands.length - 1 - position)) facts = both(facts, telling.yes);',
  },
  {
    name: 'the first return counts',
    file: BODY,
    text: 'telling = eitherTelling(telling, {',
    instead: 'telling = telling !== NO_VALUE ? telling : eitherTelling(telling, {',
  },
  {
    name: 'a variable tells the same on all ways',
    file: BODY,
    text: 'const telling = eitherTelling(absolute(one, index), absolute(other, index));',
    instead: 'const telling = absolute(one, index);',
  },
  {
    name: 'what a call requires is known where it throws',
    file: BODY,
    text: "  const failed =\n    instruction.kind === 'check'",
    instead:
      "  if (instruction.kind === 'call') before = where(before, instruction.arguments[0]!, 'holds') ?? before;\n  const failed =\n    instruction.kind === 'check'",
  },
  {
    name: 'what is no instance is null',
    file: TELLING,
    text: 'const telling: Telling = { no: either(no, yes), yes };',
    instead: 'const telling: Telling = { no, yes };',
  },
  {
    name: 'equal means different',
    file: TELLING,
    text: "return operator === '==' ? opposite(of(compared)) : of(compared);",
    instead: "return operator === '!=' ? opposite(of(compared)) : of(compared);",
  },
  {
    name: 'a conjunction that does not hold refutes both',
    file: TELLING,
    text: 'no: either(ofLeft.no, ofRight.no), yes: both(ofLeft.yes, ofRight.yes)',
    instead: 'no: both(ofLeft.no, ofRight.no), yes: both(ofLeft.yes, ofRight.yes)',
  },
  {
    name: 'overrides are not asked',
    file: 'domains/heap/recency/calls/told.ts',
    text: 'return isChosen ? tables.implications.ofMethod(callee) : tables.implications.ofCall(call);',
    instead: 'return tables.implications.ofMethod(callee);',
  },
  {
    name: 'true and false are exchanged',
    file: 'domains/heap/recency/calls/told.ts',
    text: "return result.kind === 'number' ? tables.values.zero : tables.reference(result.nulls, []);",
    instead: "return result.kind === 'number' ? tables.values.one : tables.reference(result.nulls, []);",
  },
  {
    name: 'a result is null only if the code was seen to return null',
    file: 'domains/heap/recency/calls/told.ts',
    text: "const mayNo = result === undefined || mayBeNo(result, isBoolean ? 'boolean' : 'other');",
    instead: 'const mayNo = result === undefined || isBoolean;',
  },
];
