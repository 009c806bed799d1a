/**
 * Objects that a client could write for an interface with several methods: each answers false, zero, a short text, an empty array, or with what it was given, and the
 * others throw an `UnsupportedOperationException`: nothing is answered that nobody chose, and never null.
 */
import type { Body } from '../../../ir/body.js';
import { BodyBuilder } from '../../../ir/builder.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { FALSE, intConstant, type Operand } from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { NOWHERE } from '../../../ir/span.js';
import { type ClassName, isArray, OBJECT, type TypeName } from '../../../ir/types.js';
import { EXECUTION_BUDGETS } from '../../budgets.js';
import { type Answer, answers } from './answers.js';

const MOST_METHODS = EXECUTION_BUDGETS['replay/callbacks/whole-objects'].mostMethods.most;
const REFUSAL = 'java.lang.UnsupportedOperationException';

/** What a method of such an object does. */
type Reply = { readonly answer: Answer } | 'empty array' | 'refuses';

/** The abstract methods of an interface, those of its supertypes too; undefined where nobody outside can implement it, or where there are too many. */
export function unimplemented(hierarchy: Hierarchy, type: ClassName): readonly MethodDeclaration[] | undefined {
  const declaration = hierarchy.find(type);
  const isOpen = declaration?.kind === 'interface' || declaration?.kind === 'annotation';
  if (!isOpen || declaration.permits.length > 0 || !hierarchy.isComplete(type)) return undefined;
  const abstract = new Map<string, MethodDeclaration>();
  const defined = new Set<string>();
  for (const { name, descriptor, flags } of hierarchy.find(OBJECT)?.methods ?? []) {
    if ((flags & Flag.PUBLIC) !== 0) defined.add(name + descriptor);
  }
  for (const supertype of hierarchy.supertypes(type)) {
    for (const method of hierarchy.find(supertype)?.methods ?? []) {
      const signature = method.name + method.descriptor;
      if (defined.has(signature) || abstract.has(signature) || hasFlag(method, Flag.STATIC)) continue;
      if (hasFlag(method, Flag.ABSTRACT)) abstract.set(signature, method);
      else defined.add(signature);
    }
  }
  const all = [...abstract.values()];
  return all.length > MOST_METHODS || all.some(({ clauses }) => clauses.length > 0) ? undefined : all;
}

export function wholeObject(
  hierarchy: Hierarchy,
  name: ClassName,
  type: ClassName,
  methods: readonly MethodDeclaration[],
): ClassDeclaration {
  return {
    name,
    kind: 'class',
    origin: 'model',
    flags: Flag.FINAL | Flag.SYNTHETIC,
    superclass: OBJECT,
    interfaces: [type],
    members: [],
    permits: [],
    fields: [],
    methods: methods.map((method) => implemented(name, method, replyOf(hierarchy, method))),
    annotations: [],
    invariants: [],
    span: NOWHERE,
  };
}

/** The same as Java: an anonymous class, with the types as erasure leaves them. */
export function wholeObjectText(hierarchy: Hierarchy, type: ClassName, methods: readonly MethodDeclaration[]): string {
  const bodies = methods.map((method) => {
    const parameters = method.parameters.map((parameter, index) => `${javaName(parameter.type)} x${index}`);
    const head = `public ${javaName(method.result)} ${method.name}(${parameters.join(', ')})`;
    return `${head} { ${replyText(replyOf(hierarchy, method), method)} }`;
  });
  return `new ${javaName(type)}() { ${bodies.join(' ')} }`;
}

function replyOf(hierarchy: Hierarchy, method: MethodDeclaration): Reply {
  if (method.result === 'boolean') return { answer: { constant: FALSE } };
  if (isArray(method.result)) return 'empty array';
  const [answer] = answers(hierarchy, method);
  return answer === undefined && method.result !== 'void' ? 'refuses' : { answer };
}

function replyText(reply: Reply, { result }: MethodDeclaration): string {
  if (reply === 'refuses') return `throw new ${REFUSAL}();`;
  if (reply === 'empty array') return `return new ${javaName(result).replace('[]', '[0]')};`;
  const { answer } = reply;
  if (answer === undefined) return '';
  if ('parameter' in answer) return `return x${answer.parameter};`;
  const { type, value } = answer.constant;
  if (type === 'boolean') return `return ${value !== 0};`;
  return `return ${typeof value === 'string' ? JSON.stringify(value) : String(value)};`;
}

function javaName(type: TypeName): string {
  return type.replaceAll('$', '.');
}

function implemented(owner: ClassName, method: MethodDeclaration, reply: Reply): MethodDeclaration {
  let body: Body | undefined;
  return {
    owner,
    name: method.name,
    descriptor: method.descriptor,
    flags: method.flags & ~Flag.ABSTRACT,
    parameters: method.parameters,
    result: method.result,
    exceptions: method.exceptions,
    annotations: [],
    clauses: [],
    span: NOWHERE,
    body: () => {
      body ??= bodyOf(owner, method, reply);
      return body;
    },
  };
}

function bodyOf(owner: ClassName, method: MethodDeclaration, reply: Reply): Body {
  const builder = new BodyBuilder();
  builder.parameter('this', owner);
  const parameters = method.parameters.map(({ name, type }) => builder.parameter(name, type));
  if (reply === 'refuses') refuse(builder);
  else if (reply === 'empty array') {
    const array = builder.temporary(method.result);
    const made = builder.label();
    const lengths = [intConstant(0)];
    builder.edge(builder.entry, made, { kind: 'new-array', target: array, type: method.result, lengths }, NOWHERE);
    builder.edge(made, builder.exit, { kind: 'return', value: array }, NOWHERE);
  } else {
    const { answer } = reply;
    const value: Operand | undefined =
      answer === undefined ? undefined : 'constant' in answer ? answer.constant : parameters[answer.parameter];
    builder.edge(builder.entry, builder.exit, { kind: 'return', ...(value === undefined ? {} : { value }) }, NOWHERE);
  }
  return builder.finish();
}

/** `throw new UnsupportedOperationException();` */
function refuse(builder: BodyBuilder): void {
  const refusal = builder.temporary(REFUSAL);
  const [made, initialised] = [builder.label(), builder.label()];
  const method = { owner: REFUSAL, name: '<init>', descriptor: '()V' };
  const called = { kind: 'call', dispatch: 'special', method, arguments: [refusal] } as const;
  builder.edge(builder.entry, made, { kind: 'new', target: refusal, type: REFUSAL }, NOWHERE);
  builder.edge(made, initialised, called, NOWHERE, builder.exceptionalExit);
  builder.edge(initialised, builder.exceptionalExit, { kind: 'throw', value: refusal }, NOWHERE);
}
