/** toString, hashCode and equals of a record as the JDK's ObjectMethods makes them: static methods of a class of their own. */
import { methodDescriptor } from '../../../ir/descriptors.js';
import {
  FALSE,
  intConstant,
  NULL,
  type Operand,
  stringConstant,
  TRUE,
  type Variable,
} from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag } from '../../../ir/program.js';
import { isPrimitive, OBJECT, STRING, type TypeName } from '../../../ir/types.js';
import { wrapperOf } from '../../../ir/wrappers.js';
import type { BodyWriter } from './body-writer.js';
import { callHandle } from './handles.js';
import type { RecordShape } from './record-shapes.js';
import { declareSynthetic, type SyntheticMethod, type SyntheticSurroundings } from './synthetic-class.js';

export function recordClass(place: SyntheticSurroundings, shape: RecordShape): ClassDeclaration {
  const receiver = { name: 'record', type: shape.type };
  const flags = Flag.STATIC | Flag.SYNTHETIC;
  return declareSynthetic(place, { interfaces: [], fields: [], methods: [methodOf()] });

  function methodOf(): SyntheticMethod {
    const { method: name } = shape;
    const common = { name, flags };
    switch (name) {
      case 'toString':
        return {
          ...common,
          parameters: [receiver],
          result: STRING,
          write: (writer, [self]) => self && writeToString(writer, place, shape, self),
        };
      case 'hashCode':
        return {
          ...common,
          parameters: [receiver],
          result: 'int',
          write: (writer, [self]) => self && writeHashCode(writer, place, shape, self),
        };
      case 'equals':
        return {
          ...common,
          parameters: [receiver, { name: 'object', type: OBJECT }],
          result: 'boolean',
          write: (writer, [self, object]) => self && object && writeEquals(writer, place, shape, self, object),
        };
    }
  }
}

function component(
  writer: BodyWriter,
  { outer }: SyntheticSurroundings,
  { getter }: RecordShape['components'][number],
  object: Operand,
): Operand {
  return callHandle(writer, getter, [object], { caller: outer, receiver: 'not-null' }) ?? NULL;
}

/** `Name[first=1, second=2]`. */
function writeToString(writer: BodyWriter, place: SyntheticSurroundings, shape: RecordShape, self: Variable): void {
  const { components } = shape;
  const head = `${shape.simpleName}[`;
  if (components.length === 0) return writer.return(stringConstant(`${head}]`));
  writer.checkNotNull(self);
  const strings = components.map((each) => stringOf(writer, component(writer, place, each, self)));
  let text: Operand | undefined;
  strings.forEach((value, index) => {
    const label = stringConstant(`${index === 0 ? head : ', '}${components[index]?.name}=`);
    text = concat(writer, text === undefined ? label : concat(writer, text, label), value);
  });
  writer.return(concat(writer, text ?? stringConstant(head), stringConstant(']')));
}

function concat(writer: BodyWriter, left: Operand, right: Operand): Variable {
  return writer.assign(STRING, { kind: 'binary', operator: 'concat', type: STRING, left, right });
}

/** Concatenation takes strings as they are, null included. */
function stringOf(writer: BodyWriter, value: Operand): Operand {
  const { type } = value;
  if (type === STRING) return value;
  const parameter = type === 'byte' || type === 'short' ? 'int' : isPrimitive(type) ? type : OBJECT;
  const method = { owner: STRING, name: 'valueOf', descriptor: methodDescriptor([parameter], STRING) };
  return writer.call('static', method, [value], STRING) ?? value;
}

/** `31 * result + hash` over the components, from 0. */
function writeHashCode(
  writer: BodyWriter,
  place: SyntheticSurroundings,
  { components }: RecordShape,
  self: Variable,
): void {
  let result: Operand = intConstant(0);
  writer.checkNotNull(self);
  for (const each of components) {
    const hash = hashOf(writer, component(writer, place, each, self));
    const scaled = writer.assign('int', {
      kind: 'binary',
      operator: '*',
      type: 'int',
      left: intConstant(31),
      right: result,
    });
    result = writer.assign('int', { kind: 'binary', operator: '+', type: 'int', left: scaled, right: hash });
  }
  writer.return(result);
}

function hashOf(writer: BodyWriter, value: Operand): Operand {
  const { type } = value;
  if (isPrimitive(type)) return writer.callStatic(wrapperOf(type), 'hashCode', [value], [type], 'int');
  const result = writer.temporary('int');
  const isNull = writer.label();
  const end = writer.label();
  writer.branch({ kind: 'binary', operator: '==', type: OBJECT, left: value, right: NULL }, isNull);
  const method = { owner: OBJECT, name: 'hashCode', descriptor: '()I' };
  writer.emit({ kind: 'call', target: result, dispatch: 'virtual', method, arguments: [value] });
  writer.jump(end);
  writer.goOnAt(isNull);
  writer.emit({ kind: 'assign', target: result, value: intConstant(0) });
  writer.jump(end);
  writer.goOnAt(end);
  return result;
}

/** A record equals itself, whatever its components say; else they are compared, the last one first. */
function writeEquals(
  writer: BodyWriter,
  place: SyntheticSurroundings,
  { type, components }: RecordShape,
  self: Variable,
  object: Variable,
): void {
  const same = writer.label();
  const different = writer.label();
  writer.branch({ kind: 'binary', operator: '==', type: OBJECT, left: self, right: object }, same);
  writer.branch({ kind: 'instanceof', type, operand: object, negated: true }, different);
  writer.checkNotNull(self);
  const other = writer.assign(type, { kind: 'cast', type, operand: object });
  for (const each of [...components].reverse()) {
    const left = component(writer, place, each, self);
    const right = component(writer, place, each, other);
    compareComponents(writer, left, right, different);
  }
  writer.jump(same);
  writer.goOnAt(same);
  writer.return(TRUE);
  writer.goOnAt(different);
  writer.return(FALSE);
}

/** Floating-point components are compared as their wrappers would be: NaN equals itself, 0.0 and -0.0 differ. */
function compareComponents(
  writer: BodyWriter,
  left: Operand,
  right: Operand,
  different: ReturnType<BodyWriter['label']>,
): void {
  const { type } = left;
  if (type === 'float' || type === 'double') {
    const order = writer.callStatic(wrapperOf(type), 'compare', [left, right], [type, type], 'int');
    return writer.branch(
      { kind: 'binary', operator: '!=', type: 'int', left: order, right: intConstant(0) },
      different,
    );
  }
  if (isPrimitive(type)) {
    const promoted: TypeName = type === 'boolean' || type === 'long' ? type : 'int';
    return writer.branch({ kind: 'binary', operator: '!=', type: promoted, left, right }, different);
  }
  const next = writer.label();
  writer.branch({ kind: 'binary', operator: '==', type: OBJECT, left, right }, next);
  writer.branch({ kind: 'binary', operator: '==', type: OBJECT, left, right: NULL }, different);
  const method = { owner: OBJECT, name: 'equals', descriptor: methodDescriptor([OBJECT], 'boolean') };
  const equal = writer.call('virtual', method, [left, right], 'boolean');
  if (equal !== undefined) writer.branch({ kind: 'unary', operator: '!', type: 'boolean', operand: equal }, different);
  writer.jump(next);
  writer.goOnAt(next);
}
