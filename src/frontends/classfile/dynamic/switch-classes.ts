/** Selection of a pattern switch as SwitchBootstraps makes it: a static method from target and restart index to a label's number. */
import type { Label } from '../../../ir/builder.js';
import { methodDescriptor } from '../../../ir/descriptors.js';
import { type Expression, intConstant, NULL, type Operand, type Variable } from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag } from '../../../ir/program.js';
import { type ClassName, isPrimitive, OBJECT, STRING } from '../../../ir/types.js';
import { unwrapped, wrapperOf } from '../../../ir/wrappers.js';
import { adapt } from './adaptation.js';
import type { BodyWriter } from './body-writer.js';
import type { SwitchLabel, SwitchShape } from './switch-shapes.js';
import { declareSynthetic, type SyntheticSurroundings } from './synthetic-class.js';

export function switchClass(place: SyntheticSurroundings, name: string, shape: SwitchShape): ClassDeclaration {
  const method = {
    name,
    flags: Flag.STATIC | Flag.SYNTHETIC,
    parameters: [
      { name: 'target', type: shape.selector },
      { name: 'restart', type: 'int' },
    ],
    result: 'int',
    write: (writer: BodyWriter, [target, restart]: readonly Variable[]) => {
      if (target !== undefined && restart !== undefined) writeSelection(writer, shape, target, restart);
    },
  };
  return declareSynthetic(place, { interfaces: [], fields: [], methods: [method] });
}

/** The first fitting label from the restart index on, their number when none fits, -1 for null. */
function writeSelection(
  writer: BodyWriter,
  { selector, labels }: SwitchShape,
  target: Variable,
  restart: Variable,
): void {
  const starts = [...labels.map(() => writer.label()), writer.label()];
  const outside = writer.label();
  if (!isPrimitive(selector)) {
    const isObject = writer.label();
    writer.branch(compare('!=', target, NULL), isObject);
    const values = starts.map((_, index) => index);
    writer.branch({ kind: 'among', operand: restart, values, negated: true }, outside);
    writer.return(intConstant(-1));
    writer.goOnAt(isObject);
  }
  writer.select(restart, starts);
  writer.jump(outside);
  writer.goOnAt(outside);
  // Throws: the number is out of bounds.
  const limit = intConstant(starts.length);
  writer.callStatic('java.util.Objects', 'checkIndex', [restart, limit], ['int', 'int'], 'int');
  writer.jump(starts[labels.length] ?? outside);
  labels.forEach((label, index) => {
    const fits = writer.label();
    writer.goOnAt(starts[index] ?? outside);
    writeTest(writer, label, target, fits);
    writer.jump(starts[index + 1] ?? outside);
    writer.goOnAt(fits);
    writer.return(intConstant(index));
  });
  writer.goOnAt(starts[labels.length] ?? outside);
  writer.return(intConstant(labels.length));
}

function compare(operator: '==' | '!=', left: Operand, right: Operand): Expression {
  return { kind: 'binary', operator, type: isPrimitive(left.type) ? left.type : OBJECT, left, right };
}

/** Goes to `fits` when the target, which is not null, fits the label. */
function writeTest(writer: BodyWriter, label: SwitchLabel, target: Variable, fits: Label): void {
  if (label.kind === 'any') return writer.jumpAway(fits);
  const { type } = target;
  const object = isPrimitive(type) ? adapt(writer, target, wrapperOf(type)) : target;
  switch (label.kind) {
    case 'instance':
      return writer.branch({ kind: 'instanceof', type: label.type, operand: object, negated: false }, fits);
    case 'string':
      return testEqual(writer, label.constant, STRING, object, fits);
    case 'number':
      return testEqual(
        writer,
        adapt(writer, label.constant, wrapperOf(label.type)),
        wrapperOf(label.type),
        object,
        fits,
      );
    case 'integer':
      return testInteger(writer, label.constant, object, fits);
    case 'enum':
      return testEnum(writer, label, object, fits);
  }
}

function testEqual(writer: BodyWriter, constant: Operand, owner: ClassName, object: Operand, fits: Label): void {
  const method = { owner, name: 'equals', descriptor: methodDescriptor([OBJECT], 'boolean') };
  const equal = writer.call('virtual', method, [constant, object], 'boolean');
  if (equal !== undefined) writer.branch(equal, fits);
}

/** Characters by their code, numbers of any class by `intValue`. */
function testInteger(writer: BodyWriter, constant: Operand, object: Operand, fits: Label): void {
  const exact = unwrapped(object.type);
  if (exact === 'char') return testConverted(writer, constant, object, 'java.lang.Character', fits);
  if (exact === 'boolean') return;
  if (exact !== undefined) return testConverted(writer, constant, object, object.type, fits);
  const next = writer.label();
  for (const type of ['java.lang.Character', 'java.lang.Number']) {
    const other = writer.label();
    writer.branch({ kind: 'instanceof', type, operand: object, negated: true }, other);
    testConverted(writer, constant, writer.assign(type, { kind: 'cast', type, operand: object }), type, fits);
    writer.jump(next);
    writer.goOnAt(other);
  }
  writer.jump(next);
  writer.goOnAt(next);
}

function testConverted(writer: BodyWriter, constant: Operand, object: Operand, owner: ClassName, fits: Label): void {
  const primitive = owner === 'java.lang.Character' ? 'char' : 'int';
  const method = { owner, name: `${primitive}Value`, descriptor: methodDescriptor([], primitive) };
  const value = writer.call('virtual', method, [object], primitive);
  if (value !== undefined) writer.branch(compare('==', adapt(writer, value, 'int'), constant), fits);
}

/** A constant that the enum does not have fits nothing. */
function testEnum(
  writer: BodyWriter,
  { type, name }: SwitchLabel & { readonly kind: 'enum' },
  object: Operand,
  fits: Label,
): void {
  const { hierarchy } = writer;
  const next = writer.label();
  if (object.type !== type) writer.branch({ kind: 'instanceof', type, operand: object, negated: true }, next);
  if (hierarchy.find(type) === undefined) {
    const answer = writer.unsupported(`the enum ${type} is not known`, 'boolean');
    if (answer !== undefined) writer.branch(answer, fits);
  } else if (hierarchy.declaredField(type, name)?.type === type) {
    writer.initialise(type);
    const constant = writer.temporary(type);
    writer.emit({ kind: 'load', target: constant, place: { kind: 'static', field: { owner: type, name, type } } });
    writer.branch(compare('==', object, constant), fits);
  }
  writer.jump(next);
  writer.goOnAt(next);
}
