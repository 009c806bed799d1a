/**
 * Random well-typed programs: a few classes with fields, overriding and an interface, bodies with loops, calls, switches,
 * exceptions, arrays and arithmetic. `Main.run()` starts them; loops are bounded, recursion is not: run with a step budget.
 */
import type fc from 'fast-check';
import type { Body } from '../../src/ir/body.js';
import { BodyBuilder } from '../../src/ir/builder.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { type ClassDeclaration, type ClassTable, Flag, type MethodDeclaration } from '../../src/ir/program.js';
import { NOWHERE, type Span } from '../../src/ir/span.js';
import { tableOf } from '../../src/ir/text/parse.js';
import { testLibrary } from '../ir/library.js';
import { Choices, tapes } from './choices.js';
import { Scope } from './scope.js';
import { leave, statements } from './statements.js';
import {
  type ClassPlan,
  descriptorOf,
  parameterDeclarations,
  planWorld,
  SHAPE,
  type Signature,
  type World,
} from './world.js';

export interface GeneratedProgram {
  /** The program's own classes, Main last. */
  readonly classes: readonly ClassDeclaration[];
  /** These and the library. */
  readonly table: ClassTable;
}

const library = testLibrary();

export const programs: fc.Arbitrary<GeneratedProgram> = tapes(1200).map(buildProgram);

export function buildProgram(tape: readonly number[]): GeneratedProgram {
  const choices = new Choices(tape);
  const world = planWorld(choices);
  // Bodies are made when all declarations are known.
  const bodies = new Map<Signature, Body>();
  const classes = [shape(), ...world.classes.map((plan) => declare(plan, bodies))];
  const table = tableOf(classes, library);
  const hierarchy = new Hierarchy(table);
  // The entry first, then what it is likely to call: the tape may not reach further.
  const isEntry = (signature: Signature): number => (signature.name === 'run' ? 0 : 1);
  for (const signature of [...world.signatures].sort((left, right) => isEntry(left) - isEntry(right))) {
    if (signature.dispatch !== 'interface') bodies.set(signature, makeBody(choices, world, hierarchy, signature));
  }
  return { classes, table };
}

function makeBody(choices: Choices, world: World, hierarchy: Hierarchy, signature: Signature): Body {
  const scope = new Scope(choices, world, hierarchy, signature);
  statements(scope, 8);
  leave(scope);
  return scope.builder.finish();
}

function lines(owner: string, line: number): Span {
  return { file: `${owner}.java`, line, column: 1, endLine: line + 5, endColumn: 2 };
}

function shape(): ClassDeclaration {
  const signature: Signature = {
    owner: SHAPE,
    name: 'weigh',
    dispatch: 'interface',
    parameters: ['int'],
    result: 'int',
  };
  return {
    name: SHAPE,
    kind: 'interface',
    origin: 'input',
    flags: Flag.INTERFACE | Flag.ABSTRACT,
    interfaces: [],
    members: [],
    permits: [],
    fields: [],
    methods: [method(signature, Flag.PUBLIC | Flag.ABSTRACT, () => undefined)],
    annotations: [],
    invariants: [],
    span: lines(SHAPE, 1),
  };
}

function declare(plan: ClassPlan, bodies: ReadonlyMap<Signature, Body>): ClassDeclaration {
  const { name, parent, interfaces, fields } = plan;
  const own = plan.methods.map((signature) =>
    method(signature, Flag.PUBLIC | (signature.dispatch === 'static' ? Flag.STATIC : 0), () => bodies.get(signature)),
  );
  return {
    name,
    kind: 'class',
    origin: 'input',
    flags: Flag.PUBLIC,
    superclass: parent,
    interfaces,
    members: [],
    permits: [],
    fields,
    methods: [constructorOf(plan), ...own],
    annotations: [],
    invariants: [],
    span: lines(name, 1),
  };
}

function method(signature: Signature, flags: number, body: () => Body | undefined): MethodDeclaration {
  const { owner, name, result } = signature;
  return {
    owner,
    name,
    descriptor: descriptorOf(signature),
    flags,
    parameters: parameterDeclarations(signature),
    result,
    exceptions: [],
    annotations: [],
    clauses: [],
    span: lines(owner, 10),
    body,
  };
}

/** Calls the superclass's constructor, no more. */
function constructorOf({ name, parent }: ClassPlan): MethodDeclaration {
  const builder = new BodyBuilder();
  const receiver = builder.parameter('this', name);
  const called = builder.label();
  const reference = { owner: parent, name: '<init>', descriptor: '()V' };
  const call = { kind: 'call', dispatch: 'special', method: reference, arguments: [receiver] } as const;
  builder.edge(builder.entry, called, call, NOWHERE, builder.exceptionalExit);
  builder.edge(called, builder.exit, { kind: 'return' }, NOWHERE);
  const body = builder.finish();
  const signature: Signature = { owner: name, name: '<init>', dispatch: 'virtual', parameters: [], result: 'void' };
  return method(signature, Flag.PUBLIC, () => body);
}
