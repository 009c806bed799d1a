/** Classes that stand for what a virtual machine makes when it links a call site. */
import type { Body } from '../../../ir/body.js';
import { methodDescriptor } from '../../../ir/descriptors.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Variable } from '../../../ir/instructions.js';
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  type MethodDeclaration,
  type Origin,
} from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { type ClassName, OBJECT, type TypeName } from '../../../ir/types.js';
import { BodyWriter } from './body-writer.js';

/** Where a synthetic class belongs. */
export interface SyntheticSurroundings {
  readonly name: ClassName;
  /** The class whose code has the call site. */
  readonly outer: ClassName;
  readonly origin: Origin;
  readonly span: Span;
  readonly hierarchy: Hierarchy;
}

export interface SyntheticMethod {
  readonly name: string;
  readonly flags: number;
  readonly parameters: readonly { readonly name: string; readonly type: TypeName }[];
  readonly result: TypeName;
  /** Writes the body; the variables are the receiver, if the method is not static, and the parameters. */
  readonly write: (writer: BodyWriter, variables: readonly Variable[]) => void;
}

export interface SyntheticMembers {
  readonly interfaces: readonly ClassName[];
  readonly fields: readonly { readonly name: string; readonly type: TypeName }[];
  readonly methods: readonly SyntheticMethod[];
}

export function declareSynthetic(place: SyntheticSurroundings, members: SyntheticMembers): ClassDeclaration {
  const { name, outer, origin, span } = place;
  return {
    name,
    kind: 'class',
    origin,
    flags: Flag.FINAL | Flag.SYNTHETIC,
    superclass: OBJECT,
    interfaces: members.interfaces,
    outer,
    members: [],
    permits: [],
    fields: members.fields.map(
      (field): FieldDeclaration => ({
        owner: name,
        name: field.name,
        type: field.type,
        flags: Flag.PRIVATE | Flag.FINAL | Flag.SYNTHETIC,
        annotations: [],
        span,
      }),
    ),
    methods: members.methods.map((method) => declareMethod(place, method)),
    annotations: [],
    invariants: [],
    span,
  };
}

function declareMethod(place: SyntheticSurroundings, method: SyntheticMethod): MethodDeclaration {
  const { name: owner, span } = place;
  const { name, flags, parameters, result } = method;
  let body: Body | undefined;
  return {
    owner,
    name,
    descriptor: methodDescriptor(
      parameters.map(({ type }) => type),
      result,
    ),
    flags,
    parameters: parameters.map((parameter) => ({ ...parameter, annotations: [] })),
    result,
    exceptions: [],
    annotations: [],
    clauses: [],
    span,
    body: () => {
      body ??= writeBody(place, method);
      return body;
    },
  };
}

function writeBody(
  { name, hierarchy, span }: SyntheticSurroundings,
  { flags, parameters, write }: SyntheticMethod,
): Body {
  const writer = new BodyWriter(hierarchy, span);
  const receiver = (flags & Flag.STATIC) === 0 ? [writer.parameter('this', name)] : [];
  write(writer, [...receiver, ...parameters.map((parameter) => writer.parameter(parameter.name, parameter.type))]);
  return writer.finish();
}
