/** Reads what may stand on either side of an assignment: an operand, a place, or a call. */
import { methodDescriptor } from '../descriptors.js';
import type { Dispatch, FieldReference, Instruction, Operand, Place, Variable } from '../instructions.js';
import { type ClassName, elementType, isArray, OBJECT, type TypeName } from '../types.js';
import { type BodyContext, parseOperand, parseVariable } from './parse-expression.js';

/** Types that are not written are those of the operand on the other side, which is known only later. */
export type Head =
  | { readonly kind: 'operand'; readonly operand: Operand }
  | { readonly kind: 'place'; readonly finish: (operandType: TypeName) => Place }
  | { readonly kind: 'call'; readonly finish: (target: Variable | undefined) => Instruction };

const DISPATCHES: ReadonlySet<string> = new Set(['static', 'special', 'virtual', 'interface']);

export function parseHead(context: BodyContext): Head {
  const { cursor } = context;
  if (cursor.accept('static')) {
    const { owner, name } = cursor.memberPath();
    if (cursor.is('(')) return shortCall(context, { dispatch: 'static', owner, name });
    return place(context, (slot) => ({ kind: 'static', field: { owner, name, type: slot } }));
  }
  if (cursor.is('special') || cursor.is('interface')) {
    const dispatch = cursor.next().text as Dispatch;
    const receiver = parseOperand(context);
    cursor.expect('.');
    return shortCall(context, { dispatch, receiver, ...parseMember(context, receiver) });
  }
  if (cursor.is('call') && cursor.isKind('name', 1) && DISPATCHES.has(cursor.peek(1).text)) return fullCall(context);
  if (cursor.is('lengthof') && cursor.is('(', 1)) {
    cursor.next();
    cursor.next();
    const base = parseVariable(context);
    cursor.expect(')');
    return { kind: 'place', finish: () => ({ kind: 'length', base }) };
  }
  return parseSelection(context, parseOperand(context));
}

function parseSelection(context: BodyContext, operand: Operand): Head {
  const { cursor } = context;
  const token = cursor.peek();
  const selects = cursor.is('.') || cursor.is('[');
  if (!selects) return { kind: 'operand', operand };
  const base = (): Variable => (operand.kind === 'variable' ? operand : cursor.fail('expected a variable', token));
  if (cursor.accept('[')) {
    const array = base();
    const index = parseOperand(context);
    cursor.expect(']');
    const element = isArray(array.type) ? elementType(array.type) : OBJECT;
    return place(context, (slot) => ({ kind: 'element', base: array, index, type: slot }), element);
  }
  cursor.expect('.');
  const qualified = cursor.peek();
  const { owner, name } = parseMember(context, operand);
  if (cursor.is('(')) return shortCall(context, { dispatch: 'virtual', receiver: operand, owner, name });
  const object = base();
  if (isArray(object.type) && name === 'length' && qualified.text === 'length') {
    return { kind: 'place', finish: () => ({ kind: 'length', base: object }) };
  }
  return place(context, (slot): Place => {
    const field: FieldReference = { owner, name, type: slot };
    return { kind: 'field', base: object, field };
  });
}

/** `name`, or `Owner::name` where the owner is not the type of the base. */
function parseMember({ cursor }: BodyContext, base: Operand): { owner: ClassName; name: string } {
  let ahead = 1;
  while (cursor.is('.', ahead)) ahead += 2;
  if (!cursor.is('::', ahead)) return { owner: base.type, name: cursor.memberName() };
  const owner = cursor.className();
  cursor.expect('::');
  return { owner, name: cursor.memberName() };
}

function place({ cursor }: BodyContext, make: (slot: TypeName) => Place, implied?: TypeName): Head {
  // The suffix follows the whole instruction: behind the place of a load, behind the value of a store.
  return {
    kind: 'place',
    finish: (operandType) => make(cursor.accept(':') ? cursor.type() : (implied ?? operandType)),
  };
}

interface Callee {
  readonly dispatch: Dispatch;
  readonly receiver?: Operand;
  readonly owner: ClassName;
  readonly name: string;
}

function shortCall(context: BodyContext, { dispatch, receiver, owner, name }: Callee): Head {
  const { cursor } = context;
  cursor.expect('(');
  const parameters: TypeName[] = [];
  const values = cursor.list(')', () => {
    const value = parseOperand(context);
    parameters.push(cursor.accept(':') ? cursor.type() : value.type);
    return value;
  });
  const stated = cursor.accept(':') ? cursor.type() : undefined;
  return {
    kind: 'call',
    finish: (target) => ({
      kind: 'call',
      dispatch,
      method: { owner, name, descriptor: methodDescriptor(parameters, stated ?? target?.type ?? 'void') },
      arguments: receiver === undefined ? values : [receiver, ...values],
      ...(target === undefined ? {} : { target }),
    }),
  };
}

/** `call dispatch Owner.name "descriptor" (arguments)`: for calls whose arguments do not fit the descriptor. */
function fullCall(context: BodyContext): Head {
  const { cursor } = context;
  cursor.expect('call');
  const dispatch = cursor.next().text as Dispatch;
  const { owner, name } = cursor.memberPath();
  const descriptor = cursor.string();
  cursor.expect('(');
  const values = cursor.list(')', () => parseOperand(context));
  return {
    kind: 'call',
    finish: (target) => ({
      kind: 'call',
      dispatch,
      method: { owner, name, descriptor },
      arguments: values,
      ...(target === undefined ? {} : { target }),
    }),
  };
}
