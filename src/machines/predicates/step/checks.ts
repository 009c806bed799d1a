/** What `check` instructions demand: whether it holds, and what is known once it does or does not. */
import { negation, type Sense, type Truth } from '../../../base/truth.js';
import type { Condition } from '../../../ir/instructions.js';
import { elementType, isArray } from '../../../ir/types.js';
import { zeroOf } from '../heap/layout.js';
import {
  ANY_OTHER_REFERENCE,
  isOther,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  UNKNOWN_NOT_NULL,
  UNKNOWN_REFERENCE,
} from '../heap/references.js';
import { refineNumbers, setKept } from './refine.js';
import type { State } from './state.js';
import { instanceTruth, referenceOf, sameReference, symbolOf } from './truth.js';
import type { StepWorld } from './world.js';

export function checkTruth(world: StepWorld, state: State, condition: Condition): Truth {
  const { values, others, hierarchy } = world;
  switch (condition.kind) {
    case 'not-null':
      return negation(sameReference(referenceOf(world, state, condition.operand), NULL_REFERENCE));
    case 'not-negative': {
      const symbol = symbolOf(world, state, condition.operand);
      const zero = symbolOf(world, state, zeroOf(condition.operand.type));
      return values.compare(state.heap.values, '<=', zero, symbol);
    }
    case 'not-zero': {
      const symbol = symbolOf(world, state, condition.operand);
      const zero = symbolOf(world, state, zeroOf(condition.type));
      return negation(values.compare(state.heap.values, '=', symbol, zero));
    }
    case 'castable': {
      const reference = referenceOf(world, state, condition.operand);
      if (reference === NULL_REFERENCE) return 'yes';
      if (hierarchy.isAssignable(condition.operand.type, condition.type)) return 'yes';
      const found = instanceTruth(world, state, condition.operand, condition.type);
      // Null can be cast to anything.
      return found === 'no' && reference === ANY_OTHER_REFERENCE ? 'unknown' : found;
    }
    case 'storable': {
      const array = others.find(state.frame.get(condition.array.index));
      if (referenceOf(world, state, condition.value) === NULL_REFERENCE) return 'yes';
      if (array === undefined || !array.isExact || !isArray(array.type)) return 'unknown';
      return hierarchy.isAssignable(condition.value.type, elementType(array.type)) ? 'yes' : 'unknown';
    }
    default:
      return 'unknown';
  }
}

export function refineCheck(world: StepWorld, state: State, condition: Condition, sense: Sense): boolean {
  const holds = sense === 'holds';
  switch (condition.kind) {
    case 'not-null': {
      const { operand } = condition;
      if (operand.kind !== 'variable') return true;
      const reference = referenceOf(world, state, operand);
      const unknown = reference === UNKNOWN_REFERENCE;
      if (unknown || reference === ANY_OTHER_REFERENCE)
        setKept(state, operand.index, holds ? (unknown ? UNKNOWN_NOT_NULL : OTHER_REFERENCE) : NULL_REFERENCE);
      return true;
    }
    case 'not-negative': {
      const { operand } = condition;
      return refineNumbers(world, state, { operator: '<=', left: zeroOf(operand.type), right: operand, holds });
    }
    case 'not-zero': {
      const { operand, type } = condition;
      return refineNumbers(world, state, { operator: '=', left: operand, right: zeroOf(type), holds: !holds });
    }
    case 'castable': {
      const { operand, type } = condition;
      const reference = referenceOf(world, state, operand);
      if (operand.kind !== 'variable') return true;
      if (reference === ANY_OTHER_REFERENCE) {
        const isPossible = instanceTruth(world, state, operand, type) !== 'no';
        // Null can be cast to anything.
        if (!holds) setKept(state, operand.index, OTHER_REFERENCE);
        else if (!isPossible) setKept(state, operand.index, NULL_REFERENCE);
      } else if (holds && isOther(reference)) {
        setKept(state, operand.index, world.others.narrowed(reference, type));
      }
      return true;
    }
    default:
      return true;
  }
}
