/** Reads the members of a class from its body. */
import { Flag } from '../../../../ir/program.js';
import { STRING } from '../../../../ir/types.js';
import { childOfKind, fieldOf, fieldsOf } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';
import { ImplicitMethod } from '../implicit-method.js';
import type { JavaModel } from '../model.js';
import { arrayOfRank, countDimensions, resolveType } from '../resolve-type.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol, ParameterSymbol } from '../symbols.js';
import { erasure } from '../types/erasure.js';
import { arrayType, selfType, unknownType, VOID } from '../types/types.js';
import type { ClassClauses } from './class-clauses.js';
import { flattenErrors } from './compilation-unit.js';
import { hasModifier, writtenFlags } from './modifiers.js';
import { SourceField } from './source-field.js';
import { parameterName, parameterNodes, parameterType, SourceMethod, varargsFlag } from './source-method.js';
import { readValueAnnotations } from './value-annotations.js';

export interface ClassSyntax {
  readonly file: SourceFile;
  /** The declaration; of an anonymous class its body. */
  readonly node: SyntaxNode;
  readonly body: SyntaxNode | undefined;
}

/** In a class without a header, fields parse as local variables. */
const FIELD_DECLARATIONS: ReadonlySet<string> = new Set([
  'field_declaration',
  'constant_declaration',
  'local_variable_declaration',
]);
const ACCESS = Flag.PUBLIC | Flag.PROTECTED | Flag.PRIVATE;

/** Declarations directly in a class body, enum constants included, in order of appearance. */
export function bodyDeclarations(body: SyntaxNode | undefined): readonly SyntaxNode[] {
  if (body === undefined) return [];
  const children = flattenErrors(body.children);
  if (body.kind !== 'enum_body') return children;
  return children.flatMap((child) =>
    child.kind === 'enum_body_declarations' ? flattenErrors(child.children) : [child],
  );
}

export function readFields(model: JavaModel, owner: ClassSymbol, syntax: ClassSyntax): readonly FieldSymbol[] {
  const fields: FieldSymbol[] = [...owner.recordComponents()];
  const { file } = syntax;
  const inInterface = owner.kind === 'interface' || owner.kind === 'annotation';
  const scope = model.scopeOf(owner);
  for (const node of bodyDeclarations(syntax.body)) {
    if (node.kind === 'enum_constant') {
      const name = fieldOf(node, 'name');
      if (name === undefined) continue;
      fields.push(
        new SourceField(model, {
          owner,
          name: file.textOf(name),
          flags: Flag.PUBLIC | Flag.STATIC | Flag.FINAL | Flag.ENUM,
          enumConstant: true,
          declared: { file, node },
          annotated: node,
          type: () => selfType(owner),
        }),
      );
    } else if (FIELD_DECLARATIONS.has(node.kind)) {
      const type = fieldOf(node, 'type');
      const flags = writtenFlags(node) | (inInterface ? Flag.PUBLIC | Flag.STATIC | Flag.FINAL : 0);
      for (const declarator of fieldsOf(node, 'declarator')) {
        const name = fieldOf(declarator, 'name');
        if (name === undefined) continue;
        const rank = countDimensions(fieldOf(declarator, 'dimensions'));
        fields.push(
          new SourceField(model, {
            owner,
            name: file.textOf(name),
            flags,
            enumConstant: false,
            declared: { file, node: declarator },
            annotated: node,
            type: () =>
              type === undefined
                ? unknownType('field without type')
                : arrayOfRank(resolveType(model, scope, file, type), rank),
          }),
        );
      }
    }
  }
  return fields;
}

/** The private fields behind a record's header. */
export function readRecordComponents(
  model: JavaModel,
  owner: ClassSymbol,
  syntax: ClassSyntax,
): readonly FieldSymbol[] {
  if (owner.kind !== 'record') return [];
  const { file } = syntax;
  return parameterNodes(syntax.node).map(
    (node) =>
      new SourceField(model, {
        owner,
        name: parameterName(file, node),
        flags: Flag.PRIVATE | Flag.FINAL,
        enumConstant: false,
        declared: { file, node },
        annotated: node,
        type: () => parameterType(model, model.scopeOf(owner), file, node),
      }),
  );
}

export function readMethods(
  model: JavaModel,
  owner: ClassSymbol,
  syntax: ClassSyntax,
  clauses: ClassClauses,
): readonly MethodSymbol[] {
  const methods: MethodSymbol[] = [];
  const { file } = syntax;
  for (const node of bodyDeclarations(syntax.body)) {
    const name = fieldOf(node, 'name');
    if (name === undefined) continue;
    const common = { owner, declared: { file, node }, clauses: () => clauses.ofMethod(node) };
    if (node.kind === 'method_declaration') {
      const flags = methodFlags(owner, node) | varargsFlag(node);
      methods.push(new SourceMethod(model, { ...common, name: file.textOf(name), flags, parametersIn: node }));
    } else if (node.kind === 'annotation_type_element_declaration') {
      const flags = Flag.PUBLIC | Flag.ABSTRACT;
      methods.push(new SourceMethod(model, { ...common, name: file.textOf(name), flags, parametersIn: node }));
    } else if (node.kind === 'constructor_declaration') {
      const flags = writtenFlags(node) | varargsFlag(node) | (owner.kind === 'enum' ? Flag.PRIVATE : 0);
      methods.push(new SourceMethod(model, { ...common, name: '<init>', flags, parametersIn: node }));
    } else if (node.kind === 'compact_constructor_declaration') {
      const flags = writtenFlags(node) | varargsFlag(syntax.node);
      methods.push(new SourceMethod(model, { ...common, name: '<init>', flags, parametersIn: syntax.node }));
    }
  }
  return [...methods, ...implicitMethods(model, owner, syntax, methods)];
}

function methodFlags(owner: ClassSymbol, node: SyntaxNode): number {
  const written = writtenFlags(node);
  if (owner.kind !== 'interface' && owner.kind !== 'annotation') return written;
  const flags = (written & Flag.PRIVATE) !== 0 ? written : written | Flag.PUBLIC;
  const concrete = (flags & (Flag.STATIC | Flag.PRIVATE)) !== 0 || hasModifier(node, 'default');
  return concrete ? flags : flags | Flag.ABSTRACT;
}

function implicitMethods(
  model: JavaModel,
  owner: ClassSymbol,
  syntax: ClassSyntax,
  written: readonly MethodSymbol[],
): readonly MethodSymbol[] {
  if (owner.kind === 'record') return recordMethods(model, owner, syntax, written);
  const result: MethodSymbol[] = [];
  const common = { owner, declared: owner.declared, span: owner.span };
  const isClass = owner.kind === 'class' || owner.kind === 'enum';
  if (isClass && owner.simpleName !== '' && !written.some((method) => method.name === '<init>'))
    result.push(
      new ImplicitMethod({
        ...common,
        name: '<init>',
        flags: owner.kind === 'enum' ? Flag.PRIVATE : owner.flags & ACCESS,
        implicit: 'default-constructor',
        parameters: () => [],
        result: () => VOID,
      }),
    );
  if (owner.kind !== 'enum') return result;
  const flags = Flag.PUBLIC | Flag.STATIC;
  result.push(
    new ImplicitMethod({
      ...common,
      name: 'values',
      flags,
      implicit: 'enum-values',
      parameters: () => [],
      result: () => arrayType(selfType(owner)),
    }),
    new ImplicitMethod({
      ...common,
      name: 'valueOf',
      flags,
      implicit: 'enum-valueOf',
      parameters: () => [{ name: 'name', type: model.classTypeNamed(STRING), annotations: [] }],
      result: () => selfType(owner),
    }),
  );
  return result;
}

function recordMethods(
  model: JavaModel,
  owner: ClassSymbol,
  syntax: ClassSyntax,
  written: readonly MethodSymbol[],
): readonly MethodSymbol[] {
  const components = owner.recordComponents();
  const result: MethodSymbol[] = [];
  const scope = model.scopeOf(owner);
  const parameters = (): readonly ParameterSymbol[] =>
    components.map((component) => ({
      name: component.name,
      type: component.type(),
      annotations: component.annotations(),
    }));
  if (!written.some((method) => method.name === '<init>' && isCanonical(method, components)))
    result.push(
      new ImplicitMethod({
        owner,
        declared: owner.declared,
        span: owner.span,
        name: '<init>',
        flags: (owner.flags & ACCESS) | varargsFlag(syntax.node),
        implicit: 'record-constructor',
        parameters,
        result: () => VOID,
      }),
    );
  for (const component of components) {
    if (written.some((method) => method.name === component.name && method.parameters().length === 0)) continue;
    const node = component.declared?.node ?? syntax.node;
    result.push(
      new ImplicitMethod({
        owner,
        declared: component.declared,
        span: component.span,
        name: component.name,
        flags: Flag.PUBLIC,
        implicit: 'record-accessor',
        parameters: () => [],
        result: () => component.type(),
        annotations: () =>
          readValueAnnotations(model, scope, syntax.file, { declaration: node, declarator: node, element: 'METHOD' }),
      }),
    );
  }
  return result;
}

function isCanonical(method: MethodSymbol, components: readonly FieldSymbol[]): boolean {
  if (method.declared?.node.kind === 'compact_constructor_declaration') return true;
  const parameters = method.parameters();
  return (
    parameters.length === components.length &&
    parameters.every((parameter, index) => {
      const component = components[index];
      return component !== undefined && erasure(parameter.type) === erasure(component.type());
    })
  );
}

export function bodyOf(node: SyntaxNode): SyntaxNode | undefined {
  return fieldOf(node, 'body') ?? childOfKind(node, 'class_body');
}
