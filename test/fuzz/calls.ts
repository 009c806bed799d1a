/** Random calls of what the program declares. */
import type { Operand, Variable } from '../../src/ir/instructions.js';
import type { Scope } from './scope.js';
import { descriptorOf } from './world.js';

/** Calls something whose result fits the target, or anything when there is none; whether that was possible. */
export function callSignature(scope: Scope, target?: Variable): boolean {
  const fitting = scope.world.signatures.filter(
    ({ result }) => target === undefined || scope.isAssignable(result, target.type),
  );
  if (fitting.length === 0) return false;
  const signature = scope.choices.pick(fitting);
  const { owner, name, parameters } = signature;
  const values: Operand[] = [];
  let { dispatch }: { dispatch: 'static' | 'virtual' | 'interface' | 'special' } = signature;
  if (dispatch === 'static') scope.emit({ kind: 'initialise', type: owner });
  else {
    const receiver = scope.variable(owner);
    scope.checkNotNull(receiver);
    values.push(receiver);
    // As `super.m()` does: exactly this method, whatever the object overrides.
    if (dispatch === 'virtual' && scope.choices.once(5)) dispatch = 'special';
  }
  values.push(...parameters.map((type) => scope.operand(type)));
  const method = { owner, name, descriptor: descriptorOf(signature) };
  scope.emit({ kind: 'call', dispatch, method, arguments: values, ...(target === undefined ? {} : { target }) });
  return true;
}
