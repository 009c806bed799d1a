/**
 * Opaque classes: one implementation of each interface that nothing is known of.
 *
 * An opaque object can be stored, compared and tested; a run that calls one of its methods ends as `unsupported`, because
 * code from outside the input could do anything there. The opaque class of java.lang.Object is Object itself.
 */
import type { Body } from '../../ir/body.js';
import { BodyBuilder } from '../../ir/builder.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { NOWHERE } from '../../ir/span.js';
import { type ClassName, OBJECT } from '../../ir/types.js';

const SUFFIX = '$Opaque';

export function opaqueName(interfaceName: ClassName): ClassName {
  return interfaceName + SUFFIX;
}

/** The interface that an opaque class implements; undefined for other classes. */
export function openedBy(name: ClassName): ClassName | undefined {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined;
}

/** The same table with an opaque class for every interface. */
export function withOpaqueClasses(table: ClassTable): ClassTable {
  const hierarchy = new Hierarchy(table);
  const made = new Map<ClassName, ClassDeclaration>();
  const find = (name: ClassName): ClassDeclaration | undefined => {
    const known = table.find(name) ?? made.get(name);
    if (known !== undefined || !name.endsWith(SUFFIX)) return known;
    const declaration = table.find(name.slice(0, -SUFFIX.length));
    if (declaration?.kind !== 'interface') return undefined;
    const opaque = opaqueClass(hierarchy, declaration);
    made.set(name, opaque);
    return opaque;
  };
  return { find, inputs: () => table.inputs(), diagnostics: () => table.diagnostics() };
}

function opaqueClass(hierarchy: Hierarchy, declaration: ClassDeclaration): ClassDeclaration {
  const name = opaqueName(declaration.name);
  const methods = new Map<string, MethodDeclaration>();
  for (const supertype of hierarchy.supertypes(declaration.name)) {
    for (const method of hierarchy.find(supertype)?.methods ?? []) {
      if (supertype === OBJECT || hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.PRIVATE)) continue;
      const key = method.name + method.descriptor;
      if (!methods.has(key)) methods.set(key, unknownMethod(name, method));
    }
  }
  return {
    name,
    kind: 'class',
    origin: 'model',
    flags: Flag.FINAL | Flag.SYNTHETIC,
    superclass: OBJECT,
    interfaces: [declaration.name],
    members: [],
    permits: [],
    fields: [],
    methods: [...methods.values()],
    annotations: [],
    invariants: [],
    span: NOWHERE,
  };
}

function unknownMethod(owner: ClassName, method: MethodDeclaration): MethodDeclaration {
  let body: Body | undefined;
  return {
    ...method,
    owner,
    flags: method.flags & ~(Flag.ABSTRACT | Flag.NATIVE),
    clauses: [],
    span: NOWHERE,
    body: () => {
      body ??= unknownBody(owner, method);
      return body;
    },
  };
}

function unknownBody(owner: ClassName, method: MethodDeclaration): Body {
  const builder = new BodyBuilder();
  builder.parameter('this', owner);
  for (const { name, type } of method.parameters) builder.parameter(name, type);
  const reason = `call of ${method.name} on an object of an unknown class`;
  const after = builder.label();
  const result = method.result === 'void' ? undefined : builder.temporary(method.result);
  const target = result === undefined ? {} : { target: result };
  builder.edge(builder.entry, after, { kind: 'unsupported', reason, ...target }, NOWHERE, builder.exceptionalExit);
  const value = result === undefined ? {} : { value: result };
  builder.edge(after, builder.exit, { kind: 'return', ...value }, NOWHERE);
  return builder.finish();
}
