/** Which methods a call may run in a state, as far as the class hierarchy and the domain know. */
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import { isArray, OBJECT } from '../ir/types.js';
import type { CallInstruction } from './code.js';
import type { Receiver } from './domain.js';
import type { ProgramModel } from './program.js';

export interface Targets {
  /** What the reference of the call names; undefined where it is in no class. */
  readonly resolved: MethodDeclaration | undefined;
  readonly methods: readonly MethodDeclaration[];
  /** Whether code that is not known may run too. */
  readonly open: boolean;
}

/** `receivers`: what a domain knows of the receiver; undefined: its type decides. */
export function targetsOf(
  program: Pick<ProgramModel, 'hierarchy' | 'selected'>,
  instruction: CallInstruction,
  receivers: readonly Receiver[] | undefined,
): Targets {
  const { hierarchy } = program;
  const { dispatch, method: reference } = instruction;
  const resolved = hierarchy.resolveMethod(reference);
  if (resolved === undefined) return { resolved, methods: [], open: true };
  if (
    dispatch === 'static' ||
    dispatch === 'special' ||
    hasFlag(resolved, Flag.PRIVATE) ||
    hasFlag(resolved, Flag.FINAL)
  )
    return { resolved, methods: [resolved], open: false };
  const methods = new Set<MethodDeclaration>();
  let open = false;
  for (const { type, exact } of receivers ?? [staticReceiver(program, instruction)]) {
    const selected =
      exact || isArray(type) ? [hierarchy.selectMethod(type, resolved).method] : program.selected(type, resolved);
    if (selected === undefined) open = true;
    else for (const method of selected) methods.add(method);
  }
  return { resolved, methods: [...methods], open };
}

/** What the types say: that of the variable where it is narrower than the class that the reference names. */
function staticReceiver(
  { hierarchy }: Pick<ProgramModel, 'hierarchy'>,
  { method, arguments: operands }: CallInstruction,
): Receiver {
  const owner = isArray(method.owner) ? OBJECT : method.owner;
  const declared = operands[0]?.type ?? owner;
  if (declared === 'null' || declared === owner) return { type: owner, exact: false };
  return { type: hierarchy.isAssignable(declared, owner) ? declared : owner, exact: false };
}
