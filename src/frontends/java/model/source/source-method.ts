/** Methods and constructors declared in source. */
import { type Annotation, type Clause, Flag } from '../../../../ir/program.js';
import type { Span } from '../../../../ir/span.js';
import { childOfKind, childrenOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';
import type { JavaModel } from '../model.js';
import { arrayOfRank, countDimensions, resolveResultType, resolveType } from '../resolve-type.js';
import type { Scope } from '../scope.js';
import { withTypeParameters } from '../scope.js';
import type { ClassSymbol, Declared, MethodSymbol, ParameterSymbol, TypeParameter } from '../symbols.js';
import { arrayType, type JavaType, unknownType, VOID } from '../types/types.js';
import { readTypeParameters } from './source-type-parameters.js';
import { readValueAnnotations } from './value-annotations.js';

export interface MethodDescription {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly declared: Declared;
  /** Where the parameters are written: the declaration itself, or the record for a compact constructor. */
  readonly parametersIn: SyntaxNode;
  readonly clauses: () => readonly Clause[];
}

export class SourceMethod implements MethodSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly declared: Declared;
  readonly implicit = undefined;
  readonly typeParameters: readonly TypeParameter[];
  private readonly scope: Scope;
  #parameters: readonly ParameterSymbol[] | undefined;
  #result: JavaType | undefined;
  #exceptions: readonly JavaType[] | undefined;
  #annotations: readonly Annotation[] | undefined;

  constructor(
    private readonly model: JavaModel,
    private readonly description: MethodDescription,
  ) {
    this.owner = description.owner;
    this.name = description.name;
    this.flags = description.flags;
    this.declared = description.declared;
    const { file, node } = this.declared;
    const outside = model.scopeOf(this.owner);
    this.typeParameters = readTypeParameters(model, outside, file, node);
    this.scope = withTypeParameters(outside, this.typeParameters);
  }

  get span(): Span {
    return this.declared.file.span(fieldOf(this.declared.node, 'name') ?? this.declared.node);
  }

  parameters(): readonly ParameterSymbol[] {
    this.#parameters ??= readParameters(this.model, this.scope, this.declared.file, this.description.parametersIn);
    return this.#parameters;
  }

  result(): JavaType {
    if (this.#result !== undefined) return this.#result;
    const { file, node } = this.declared;
    const type = fieldOf(node, 'type');
    if (this.name === '<init>') this.#result = VOID;
    else if (type === undefined) this.#result = unknownType('method without result type');
    else {
      const resolved = resolveResultType(this.model, this.scope, file, type);
      this.#result = arrayOfRank(resolved, countDimensions(fieldOf(node, 'dimensions')));
    }
    return this.#result;
  }

  exceptions(): readonly JavaType[] {
    if (this.#exceptions === undefined) {
      const list = childOfKind(this.declared.node, 'throws');
      this.#exceptions = (list === undefined ? [] : namedChildren(list)).map((node) =>
        resolveType(this.model, this.scope, this.declared.file, node),
      );
    }
    return this.#exceptions;
  }

  annotations(): readonly Annotation[] {
    const { file, node } = this.declared;
    const value = { declaration: node, declarator: node, element: 'METHOD' } as const;
    this.#annotations ??= readValueAnnotations(this.model, this.scope, file, value);
    return this.#annotations;
  }

  clauses(): readonly Clause[] {
    return this.description.clauses();
  }
}

/** Declarations of parameters in order, the receiver parameter left out. */
export function parameterNodes(declaration: SyntaxNode): readonly SyntaxNode[] {
  const list = fieldOf(declaration, 'parameters');
  if (list === undefined) return [];
  return list.children.filter((child) => child.kind === 'formal_parameter' || child.kind === 'spread_parameter');
}

export function readParameters(
  model: JavaModel,
  scope: Scope,
  file: SourceFile,
  declaration: SyntaxNode,
): readonly ParameterSymbol[] {
  // The grammar takes an annotated receiver parameter for an ordinary one of that name.
  const nodes = parameterNodes(declaration).filter((node) => parameterName(file, node) !== 'this');
  return nodes.map((node) => ({
    name: parameterName(file, node),
    type: parameterType(model, scope, file, node),
    annotations: readValueAnnotations(model, scope, file, {
      declaration: node,
      declarator: node,
      element: 'PARAMETER',
    }),
  }));
}

export function parameterName(file: SourceFile, node: SyntaxNode): string {
  const declarator = childOfKind(node, 'variable_declarator') ?? node;
  const name = fieldOf(declarator, 'name');
  return name === undefined ? '_' : file.textOf(name);
}

export function parameterType(model: JavaModel, scope: Scope, file: SourceFile, node: SyntaxNode): JavaType {
  if (node.kind !== 'spread_parameter') {
    const type = fieldOf(node, 'type');
    if (type === undefined) return unknownType('parameter without type');
    return arrayOfRank(resolveType(model, scope, file, type), countDimensions(fieldOf(node, 'dimensions')));
  }
  const type = namedChildren(node).find((child) => TYPE_KINDS.has(child.kind));
  if (type === undefined) return arrayType(unknownType('parameter without type'));
  const declarator = childOfKind(node, 'variable_declarator');
  const rank = declarator === undefined ? 0 : countDimensions(fieldOf(declarator, 'dimensions'));
  return arrayType(arrayOfRank(resolveType(model, scope, file, type), rank));
}

const TYPE_KINDS: ReadonlySet<string> = new Set([
  ...['void_type', 'integral_type', 'floating_point_type', 'boolean_type', 'type_identifier'],
  ...['scoped_type_identifier', 'generic_type', 'array_type', 'annotated_type'],
]);

export function varargsFlag(declaration: SyntaxNode): number {
  const list = fieldOf(declaration, 'parameters');
  return list !== undefined && childrenOfKind(list, 'spread_parameter').length > 0 ? Flag.VARARGS : 0;
}
