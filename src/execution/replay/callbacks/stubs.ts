/**
 * Lambdas that a client could write: for each functional interface classes whose one method answers with a constant or
 * with one of its parameters.
 */
import type { Body } from '../../../ir/body.js';
import { BodyBuilder } from '../../../ir/builder.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Operand } from '../../../ir/instructions.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { NOWHERE } from '../../../ir/span.js';
import { type ClassName, OBJECT, type TypeName } from '../../../ir/types.js';

import { type Answer, answers } from './answers.js';
import { unimplemented, wholeObject, wholeObjectText } from './whole-objects.js';

const SUFFIX = '$Stub';

export interface Stub {
  readonly type: ClassName;
  /** As Java source, shortened where it is long: `x -> x`. */
  readonly text: string;
  /** In full, where the text is shortened. */
  readonly java?: string;
}

export class Stubs {
  readonly #made = new Map<ClassName, ClassDeclaration>();

  constructor(readonly hierarchy: Hierarchy) {}

  /** The lambdas for a type; none where it is no functional interface, or where nothing can be answered. */
  of(type: TypeName): readonly Stub[] {
    const method = this.functional(type);
    if (method === undefined) return [];
    return answers(this.hierarchy, method).map((answer, variant): Stub => {
      const name = `${type}${SUFFIX}${variant}`;
      if (!this.#made.has(name)) this.#made.set(name, stubClass(name, type, method, answer));
      return { type: name, text: textOf(method, answer) };
    });
  }

  /** An object of a class that implements all that an interface leaves open; none where nobody outside can write one. */
  whole(type: ClassName): Stub | undefined {
    const methods = unimplemented(this.hierarchy, type);
    if (methods === undefined) return undefined;
    const name = `${type}${SUFFIX}0`;
    if (!this.#made.has(name)) this.#made.set(name, wholeObject(this.hierarchy, name, type, methods));
    const short = type.slice(type.lastIndexOf('.') + 1).replaceAll('$', '.');
    return { type: name, text: `new ${short}() {…}`, java: wholeObjectText(this.hierarchy, type, methods) };
  }

  /** The table with the classes that were made so far, and those to come. */
  table(): ClassTable {
    const { table } = this.hierarchy;
    return {
      find: (name) => table.find(name) ?? this.#made.get(name),
      inputs: () => table.inputs(),
      diagnostics: () => table.diagnostics(),
    };
  }

  /** Makes a class known that stands for code of a client. */
  add(declaration: ClassDeclaration): void {
    this.#made.set(declaration.name, declaration);
  }

  /** The one method that a lambda for the type would implement. */
  functional(type: TypeName): MethodDeclaration | undefined {
    const declaration = this.hierarchy.find(type);
    if (declaration?.kind !== 'interface' || declaration.permits.length > 0) return undefined;
    const abstract = new Map<string, MethodDeclaration>();
    const defined = new Set<string>();
    for (const { name, descriptor, flags } of this.hierarchy.find(OBJECT)?.methods ?? []) {
      if ((flags & Flag.PUBLIC) !== 0) defined.add(name + descriptor);
    }
    for (const supertype of this.hierarchy.supertypes(type)) {
      for (const method of this.hierarchy.find(supertype)?.methods ?? []) {
        const signature = method.name + method.descriptor;
        if (defined.has(signature) || abstract.has(signature) || hasFlag(method, Flag.STATIC)) continue;
        if (hasFlag(method, Flag.ABSTRACT)) abstract.set(signature, method);
        else defined.add(signature);
      }
    }
    const [only, ...others] = abstract.values();
    return others.length === 0 && only?.clauses.length === 0 ? only : undefined;
  }
}

function stubClass(
  name: ClassName,
  interfaceName: ClassName,
  method: MethodDeclaration,
  answer: Answer,
): ClassDeclaration {
  let body: Body | undefined;
  const implemented: MethodDeclaration = {
    owner: name,
    name: method.name,
    descriptor: method.descriptor,
    flags: method.flags & ~Flag.ABSTRACT,
    parameters: method.parameters,
    result: method.result,
    exceptions: method.exceptions,
    annotations: method.annotations,
    clauses: [],
    span: NOWHERE,
    body: () => {
      body ??= bodyOf(name, method, answer);
      return body;
    },
  };
  return {
    name,
    kind: 'class',
    origin: 'model',
    flags: Flag.FINAL | Flag.SYNTHETIC,
    superclass: OBJECT,
    interfaces: [interfaceName],
    members: [],
    permits: [],
    fields: [],
    methods: [implemented],
    annotations: [],
    invariants: [],
    span: NOWHERE,
  };
}

function bodyOf(owner: ClassName, method: MethodDeclaration, answer: Answer): Body {
  const builder = new BodyBuilder();
  builder.parameter('this', owner);
  const parameters = method.parameters.map(({ name, type }) => builder.parameter(name, type));
  const value: Operand | undefined =
    answer === undefined ? undefined : 'constant' in answer ? answer.constant : parameters[answer.parameter];
  builder.edge(builder.entry, builder.exit, { kind: 'return', ...(value === undefined ? {} : { value }) }, NOWHERE);
  return builder.finish();
}

function textOf({ parameters }: MethodDeclaration, answer: Answer): string {
  const names = parameters.map((_, index) => ['x', 'y', 'z'][index] ?? `x${index}`);
  const left = names.length === 1 ? names[0] : `(${names.join(', ')})`;
  if (answer === undefined) return `${left} -> {}`;
  if ('parameter' in answer) return `${left} -> ${names[answer.parameter]}`;
  const { type, value } = answer.constant;
  return `${left} -> ${type === 'boolean' ? value !== 0 : typeof value === 'string' ? JSON.stringify(value) : value}`;
}
