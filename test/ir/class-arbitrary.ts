/**
 * Random classes that need not make sense: every construct with odd names, types, constants and positions. The text form
 * has to keep all of it; the verifier would refuse most.
 */
import fc from 'fast-check';
import type { Body, Edge } from '../../src/ir/body.js';
import {
  type Condition,
  type Constant,
  type Expression,
  type Instruction,
  mayThrow,
  type Operand,
  type Place,
  type Variable,
} from '../../src/ir/instructions.js';
import type { ClassDeclaration, Clause, FieldDeclaration, MethodDeclaration } from '../../src/ir/program.js';
import { NOWHERE, type Span } from '../../src/ir/span.js';
import { THROWABLE } from '../../src/ir/types.js';

const words =
  'x next list class static new null true length exit call in not from any check special interface array cast';
export const names = fc.oneof(
  fc.constantFrom(...words.split(' ')),
  fc.constantFrom(
    'this',
    'a$2',
    'a$1',
    '%1',
    '%2',
    '<init>',
    'Ünï',
    'weird name',
    'tick`',
    'new\nline',
    '',
    '1st',
    '\ud800',
  ),
  fc.string({ maxLength: 4 }),
);
const classNames = fc.constantFrom(
  'Node',
  'a.b.List',
  'a.b.List$Node',
  'java.lang.Object',
  'java.lang.String',
  'String',
  'model',
  'model.Thing',
  'enum',
  'java.lang.NullPointerException',
  'package-info',
  'a.class.B',
  'local',
  'Outer$$Lambda$1',
  'java.util.Map$Entry',
  'flags',
);
const primitives = fc.constantFrom('int', 'long', 'boolean', 'byte', 'short', 'char', 'float', 'double');
const types = fc.oneof(
  primitives,
  classNames,
  classNames.map((name) => `${name}[]`),
  fc.constant('int[][]'),
);
const results = fc.oneof(types, fc.constant('void'));

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 1, Number.NaN, Number.POSITIVE_INFINITY));
const constants: fc.Arbitrary<Constant> = fc.oneof(
  fc.integer().map((value): Constant => ({ kind: 'constant', type: 'int', value })),
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .map((value): Constant => ({ kind: 'constant', type: 'long', value })),
  fc.double().map((value): Constant => ({ kind: 'constant', type: 'double', value })),
  fc.float().map((value): Constant => ({ kind: 'constant', type: 'float', value })),
  fc.integer({ min: 0, max: 0xffff }).map((value): Constant => ({ kind: 'constant', type: 'char', value })),
  fc.integer({ min: -128, max: 127 }).map((value): Constant => ({ kind: 'constant', type: 'byte', value })),
  fc.integer({ min: -32768, max: 32767 }).map((value): Constant => ({ kind: 'constant', type: 'short', value })),
  fc.constantFrom(0, 1).map((value): Constant => ({ kind: 'constant', type: 'boolean', value })),
  fc.constant<Constant>({ kind: 'constant', type: 'null', value: null }),
  fc.string({ unit: 'binary' }).map((value): Constant => ({ kind: 'constant', type: 'java.lang.String', value })),
  types.map((value): Constant => ({ kind: 'constant', type: 'java.lang.Class', value })),
  // Values that do not fit their type.
  fc.tuple(types, number).map(([type, value]): Constant => ({ kind: 'constant', type, value })),
  types.map((type): Constant => ({ kind: 'constant', type, value: null })),
);

const spans: fc.Arbitrary<Span> = fc.oneof(
  fc.constant(NOWHERE),
  fc.record({
    file: fc.constantFrom('A.java', 'b/B.java', '', 'odd "name".java'),
    line: fc.integer({ min: 1, max: 30 }),
    column: fc.integer({ min: 1, max: 30 }),
    endLine: fc.integer({ min: 1, max: 30 }),
    endColumn: fc.integer({ min: 1, max: 30 }),
  }),
);
const formulas = fc.oneof(fc.constantFrom('list(head, next)', '\\old(x) == "a`b"', 'x ==\n null'), fc.string());

function instructions(variable: fc.Arbitrary<Variable>): fc.Arbitrary<Instruction> {
  const operand: fc.Arbitrary<Operand> = fc.oneof(variable, variable, constants);
  const operands = fc.array(operand, { maxLength: 3 });
  const field = fc.record({ owner: classNames, name: names, type: types });
  const base = variable;
  const place: fc.Arbitrary<Place> = fc.oneof(
    fc.record({ kind: fc.constant('field' as const), base, field }),
    base.chain((each) =>
      names.chain((name) =>
        types.map((type): Place => ({ kind: 'field', base: each, field: { owner: each.type, name, type } })),
      ),
    ),
    fc.record({ kind: fc.constant('static' as const), field }),
    fc.record({ kind: fc.constant('element' as const), base, index: operand, type: types }),
    fc.record({ kind: fc.constant('length' as const), base }),
  );
  const binary = '+ - * / % & | ^ << >> >>> == != < <= > >= compare compare-less compare-greater concat'.split(' ');
  const expression = fc.oneof(
    operand,
    fc.record({ kind: fc.constant('unary'), operator: fc.constantFrom('-', '~', '!'), type: types, operand }),
    operand.map((each) => ({ kind: 'unary', operator: '-', type: each.type, operand: each })),
    fc.record({
      kind: fc.constant('binary'),
      operator: fc.constantFrom(...binary),
      type: types,
      left: operand,
      right: operand,
    }),
    fc.record({ kind: fc.constant('convert'), from: types, to: types, operand }),
    fc.record({ kind: fc.constant('cast'), type: types, operand }),
    fc.record({ kind: fc.constant('instanceof'), type: types, operand, negated: fc.boolean() }),
    fc.record({
      kind: fc.constant('among'),
      operand,
      values: fc.array(fc.integer(), { maxLength: 3 }),
      negated: fc.boolean(),
    }),
  ) as fc.Arbitrary<Expression>;
  const condition = fc.oneof(
    fc.record({ kind: fc.constantFrom('not-null', 'not-negative'), operand }),
    fc.record({ kind: fc.constantFrom('not-zero', 'castable'), operand, type: types }),
    fc.record({ kind: fc.constant('in-bounds'), array: base, index: operand }),
    fc.record({ kind: fc.constant('storable'), array: base, value: operand }),
  ) as fc.Arbitrary<Condition>;
  const descriptors = fc.constantFrom('()V', '(I)I', '(Ljava/lang/Object;[I)LNode;', 'odd', '(J)Ljava/lang/String;');
  const method = fc.record({ owner: classNames, name: names.filter((name) => name !== ''), descriptor: descriptors });
  const target = variable;
  return fc.oneof(
    fc.record({ kind: fc.constant('assign'), target, value: expression }),
    fc.record({ kind: fc.constant('new'), target, type: classNames }),
    fc.record({ kind: fc.constant('new-array'), target, type: types, lengths: operands }),
    fc.record({ kind: fc.constant('load'), target, place }),
    fc.record({ kind: fc.constant('store'), place, value: operand }),
    fc.record(
      {
        kind: fc.constant('call'),
        dispatch: fc.constantFrom('static', 'special', 'virtual', 'interface'),
        method,
        arguments: operands,
        target,
      },
      { requiredKeys: ['kind', 'dispatch', 'method', 'arguments'] },
    ),
    fc.record({ kind: fc.constant('return'), value: operand }, { requiredKeys: ['kind'] }),
    fc.record({ kind: fc.constant('throw'), value: operand }),
    fc.record({ kind: fc.constant('assume'), condition: expression }),
    fc.record(
      { kind: fc.constant('check'), condition, exception: classNames, implicit: fc.boolean() },
      { requiredKeys: ['kind', 'condition', 'exception'] },
    ),
    fc.record({ kind: fc.constant('initialise'), type: classNames }),
    fc.record({ kind: fc.constant('havoc'), target, source: fc.string() }),
    fc.record({ kind: fc.constant('monitor'), action: fc.constantFrom('enter', 'exit'), operand }),
    fc.record({
      kind: fc.constant('specify'),
      clause: fc.constantFrom('assert', 'assume'),
      formula: formulas,
      environment: fc.array(
        fc.oneof(
          fc.tuple(names, variable),
          variable.map((each) => [each.name, each]),
        ),
        { maxLength: 3 },
      ),
    }),
    fc.record({ kind: fc.constant('unsupported'), reason: fc.string(), target }, { requiredKeys: ['kind', 'reason'] }),
  ) as fc.Arbitrary<Instruction>;
}

const variables: fc.Arbitrary<readonly Variable[]> = fc
  .record({
    names: fc.uniqueArray(names, { minLength: 1, maxLength: 6 }),
    types: fc.array(types, { minLength: 6, maxLength: 6 }),
    roles: fc.array(fc.constantFrom('parameter', 'local', 'temporary'), { minLength: 6, maxLength: 6 }),
    sources: fc.array(fc.option(names, { nil: undefined }), { minLength: 6, maxLength: 6 }),
    slots: fc.array(fc.option(fc.nat(70000), { nil: undefined }), { minLength: 6, maxLength: 6 }),
    thrownAt: fc.integer({ min: 0, max: 2 }),
    plain: fc.boolean(),
  })
  .map(({ names: list, types: typed, roles, sources, slots, thrownAt, plain }) => {
    const made: Omit<Variable, 'index'>[] = list.map((name, index) => {
      const role = roles[index] as Variable['role'];
      const sourceName = plain ? (role === 'temporary' ? undefined : name) : sources[index];
      const type = typed[index] as string;
      const slot = role === 'parameter' ? undefined : slots[index];
      return {
        kind: 'variable',
        name,
        type,
        role,
        ...(sourceName === undefined ? {} : { sourceName }),
        ...(slot === undefined ? {} : { slot }),
      };
    });
    const at = plain ? 0 : Math.min(thrownAt, made.length);
    made.splice(at, 0, { kind: 'variable', name: '@thrown', type: THROWABLE, role: 'thrown' });
    return made.map((each, index) => ({ ...each, index }));
  });

const bodies: fc.Arbitrary<Body> = variables.chain((list) =>
  fc
    .record({
      size: fc.integer({ min: 1, max: 6 }),
      instructions: fc.array(fc.tuple(instructions(fc.constantFrom(...list)), spans), { minLength: 1, maxLength: 6 }),
      targets: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      exit: fc.option(fc.nat(), { nil: undefined }),
      exceptionalExit: fc.option(fc.nat(), { nil: undefined }),
      last: fc.boolean(),
    })
    .map((shape) => bodyOf(list, shape)),
);

interface Shape {
  readonly size: number;
  readonly instructions: readonly (readonly [Instruction, Span])[];
  readonly targets: readonly number[];
  readonly exit: number | undefined;
  readonly exceptionalExit: number | undefined;
  readonly last: boolean;
}

/** Exits have no edges; an edge that may throw always has an exceptional successor: all else is free. */
function bodyOf(
  list: readonly Variable[],
  { size, instructions: given, targets, exit, exceptionalExit, last }: Shape,
): Body {
  const points = size + 2;
  const normal = last ? size : exit === undefined ? undefined : exit % points;
  const abrupt = last ? size + 1 : exceptionalExit === undefined ? undefined : exceptionalExit % points;
  const exceptional = abrupt === normal ? undefined : abrupt;
  const outgoing: Edge[][] = Array.from({ length: points }, () => []);
  given.forEach(([instruction, span], index) => {
    const from = index % size;
    if (from === normal || from === exceptional) return;
    const to = (targets[index] as number) % points;
    const handler = (targets[index + 6] as number) % points;
    const throws = mayThrow(instruction);
    outgoing[from]?.push({ from, to, instruction, span, ...(throws ? { exceptional: handler } : {}) });
  });
  return {
    variables: list,
    parameters: list.filter(({ role }) => role === 'parameter'),
    thrown: list.find(({ role }) => role === 'thrown') as Variable,
    entry: 0,
    exit: normal,
    exceptionalExit: exceptional,
    points,
    edges: outgoing.flat(),
    outgoing,
  };
}

const annotations = fc.array(
  fc.record({ type: classNames, elements: fc.array(fc.tuple(names, fc.string()), { maxLength: 2 }) }),
  { maxLength: 2 },
);
const flags = fc.oneof(fc.integer({ min: 0, max: 0x7fff }), fc.constantFrom(0, 1, 8, 9, 0x19, 0x601, 0x4010));
const clauses = (...kinds: Clause['kind'][]): fc.Arbitrary<Clause[]> =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), formula: formulas, span: spans }), { maxLength: 2 });

function fields(owner: string): fc.Arbitrary<FieldDeclaration> {
  return fc.record(
    { owner: fc.constant(owner), name: names, type: types, flags, constant: constants, annotations, span: spans },
    { requiredKeys: ['owner', 'name', 'type', 'flags', 'annotations', 'span'] },
  );
}

function methods(owner: string): fc.Arbitrary<MethodDeclaration> {
  return fc
    .record({
      owner: fc.constant(owner),
      name: names,
      descriptor: fc.constantFrom('()V', '(I)V', '(LNode;)I', 'odd'),
      flags,
      parameters: fc.array(fc.record({ name: names, type: types, annotations }), { maxLength: 2 }),
      result: results,
      exceptions: fc.array(classNames, { maxLength: 2 }),
      annotations,
      clauses: clauses('requires', 'ensures'),
      span: spans,
      body: fc.option(bodies, { nil: undefined }),
    })
    .map(({ body, ...header }) => ({ ...header, body: () => body }));
}

export const classes: fc.Arbitrary<ClassDeclaration> = classNames.chain((name) =>
  fc.record(
    {
      name: fc.constant(name),
      kind: fc.constantFrom('class', 'interface', 'enum', 'record', 'annotation'),
      origin: fc.constantFrom('input', 'classpath', 'model', 'jdk'),
      flags,
      superclass: classNames,
      interfaces: fc.array(classNames, { maxLength: 2 }),
      outer: classNames,
      members: fc.array(classNames, { maxLength: 2 }),
      permits: fc.array(classNames, { maxLength: 2 }),
      fields: fc.array(fields(name), { maxLength: 3 }),
      methods: fc.array(methods(name), { maxLength: 2 }),
      annotations,
      invariants: clauses('invariant'),
      span: spans,
    },
    {
      requiredKeys: [
        'name',
        'kind',
        'origin',
        'flags',
        'interfaces',
        'members',
        'permits',
        'fields',
        'methods',
        'annotations',
        'invariants',
        'span',
      ],
    },
  ),
);
