/** What compilers write to test an object against null (`x::m`, `outer.new Inner()`): a call on a copy whose result is dropped. */
import { OBJECT } from '../../../ir/types.js';
import { checkNotNull } from './checks.js';
import { Op } from './opcodes.js';
import type { TranslationState } from './translation/translation-state.js';

/**
 * `dup; invokestatic Objects.requireNonNull; pop`, and before Java 9 `dup; invokevirtual Object.getClass; pop`, is a check.
 * True when it stands here and is done.
 */
export function testNull(state: TranslationState): boolean {
  const call = state.following(state.node);
  const pop = call < 0 ? -1 : state.following(call);
  if (pop < 0 || state.listing.opcode[pop] !== Op.POP || !isTest(state, call)) return false;
  const top = state.pop();
  checkNotNull(state, top);
  state.push(top);
  state.node = pop;
  return true;
}

function isTest(state: TranslationState, node: number): boolean {
  const code = state.listing.opcode[node];
  if (code !== Op.INVOKESTATIC && code !== Op.INVOKEVIRTUAL) return false;
  const { owner, name, descriptor } = state.context.file.pool.method(state.listing.operand[node] as number);
  if (code === Op.INVOKEVIRTUAL) {
    return owner === OBJECT && name === 'getClass' && descriptor === '()Ljava/lang/Class;';
  }
  return (
    owner === 'java.util.Objects' &&
    name === 'requireNonNull' &&
    descriptor === '(Ljava/lang/Object;)Ljava/lang/Object;'
  );
}
