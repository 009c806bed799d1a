/** What checks leave of a sketch where they hold, and where they fail. */
import type { Condition } from '../../../ir/instructions.js';
import { assumeInstance, assumeNotNull, assumeNull, type Scope, symbolOf } from './expressions.js';
import type { Sketch } from './state.js';

/** Whether the condition can hold, or fail to; the sketch is changed into what is left then. */
export function canEnd(sketch: Sketch, scope: Scope, condition: Condition, outcome: 'holds' | 'fails'): boolean {
  switch (condition.kind) {
    case 'not-null': {
      const symbol = symbolOf(sketch, scope, condition.operand);
      return outcome === 'holds' ? assumeNotNull(sketch, symbol) : assumeNull(sketch, symbol);
    }
    case 'castable': {
      const symbol = symbolOf(sketch, scope, condition.operand);
      if (outcome === 'fails')
        return assumeInstance(sketch, scope, symbol, condition.type, 'fails') && assumeNotNull(sketch, symbol);
      const value = sketch.reference(symbol);
      if (value.mayBeNull) return true;
      return assumeInstance(sketch, scope, symbol, condition.type, 'holds');
    }
    default:
      return true;
  }
}
