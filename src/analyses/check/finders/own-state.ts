/** What a condition asks of the object whose method it stands in: fields of `this`, and what is computed from them. */
import type { Body } from '../../../ir/body.js';
import type { Expression, FieldReference, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { operandsIn } from '../../../ir/operands.js';
import type { Definitions } from '../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../budgets.js';

const MOST = CHECK_BUDGETS['finders/own-state'].mostOperands.most;

/** The fields, and methods of `this` without arguments by their names; undefined where something else has a say, such as an argument. */
export function ownState(
  condition: Expression,
  body: Body,
  definitions: Definitions,
): readonly (FieldReference | string)[] | undefined {
  const found: (FieldReference | string)[] = [];
  const seen = new Set<Variable>();
  const open: Operand[] = [...operandsIn(condition)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind !== 'variable' || seen.has(next)) continue;
    if (seen.size >= MOST || definitions.isParameter(next)) return undefined;
    seen.add(next);
    const sources = definitions.of(next);
    if (sources.length === 0) return undefined;
    for (const { instruction } of sources) {
      const asked = askedBy(instruction, body);
      if (asked === undefined) return undefined;
      found.push(...asked.own);
      open.push(...asked.open);
    }
  }
  return found;
}

interface Asked {
  readonly own: readonly (FieldReference | string)[];
  readonly open: readonly Operand[];
}

/** Undefined: it does not come from the object alone. */
function askedBy(instruction: Instruction, body: Body): Asked | undefined {
  switch (instruction.kind) {
    case 'assign':
      return { own: [], open: operandsIn(instruction.value) };
    case 'load': {
      const { place } = instruction;
      if (place.kind === 'length') return { own: [], open: [place.base] };
      // Constants, of an enum for instance.
      if (place.kind === 'static') return { own: [], open: [] };
      if (place.kind === 'element') return undefined;
      return isThis(place.base, body) ? { own: [place.field], open: [] } : { own: [], open: [place.base] };
    }
    case 'call': {
      const [receiver, ...given] = instruction.arguments;
      if (instruction.dispatch === 'static' || receiver === undefined) return undefined;
      if (given.some((each) => each.kind === 'variable')) return undefined;
      if (isThis(receiver, body)) return { own: [instruction.method.name], open: [] };
      return { own: [], open: [receiver] };
    }
    default:
      return undefined;
  }
}

function isThis(operand: Operand, { parameters: [first] }: Body): boolean {
  return operand === first && first?.sourceName === 'this';
}
