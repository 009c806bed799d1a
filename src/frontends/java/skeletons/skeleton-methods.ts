/** Which method of a class file a bodiless method of its skeleton means. */
import { elementType, isArray, type TypeName } from '../../../ir/types.js';
import type { JavaModel } from '../model/model.js';
import type { Scope } from '../model/scope.js';
import { withTypeParameters } from '../model/scope.js';
import { parameterName, parameterNodes, parameterType } from '../model/source/source-method.js';
import { readTypeParameters } from '../model/source/source-type-parameters.js';
import type { ClassSymbol, MethodSymbol } from '../model/symbols.js';
import { erasure } from '../model/types/erasure.js';
import type { JavaType } from '../model/types/types.js';
import { fieldOf } from '../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';

export type FoundMethod =
  | { readonly kind: 'method'; readonly method: MethodSymbol; readonly parameterNames: readonly string[] }
  | { readonly kind: 'problem'; readonly message: string };

export function methodOfSkeleton(
  model: JavaModel,
  symbol: ClassSymbol,
  scope: Scope,
  file: SourceFile,
  node: SyntaxNode,
): FoundMethod {
  const nameNode = fieldOf(node, 'name');
  const isConstructor = node.kind === 'constructor_declaration';
  const name = isConstructor || nameNode === undefined ? '<init>' : file.textOf(nameNode);
  const inside = withTypeParameters(scope, readTypeParameters(model, scope, file, node));
  const nodes = parameterNodes(node).filter((each) => parameterName(file, each) !== 'this');
  const types = nodes.map((each) => parameterType(model, inside, file, each));
  const fitting = symbol
    .methods()
    .filter((method) => method.name === name && method.erased?.parameters.length === types.length)
    .filter((method) => types.every((type, index) => means(type, method.erased?.parameters[index] as TypeName)));
  const [method, another] = fitting;
  const shown = `${isConstructor ? symbol.simpleName : name}(${types.map(shownType).join(', ')})`;
  const kind = isConstructor ? 'constructor' : 'method';
  if (method === undefined) return { kind: 'problem', message: `class ${symbol.name} has no ${kind} ${shown}` };
  if (another !== undefined)
    return { kind: 'problem', message: `class ${symbol.name} has several methods that ${shown} may mean` };
  return { kind: 'method', method, parameterNames: nodes.map((each) => parameterName(file, each)) };
}

/** A class that the skeleton names but nobody has may still be told by its name. */
function means(written: JavaType, erased: TypeName): boolean {
  let type = written;
  let name = erased;
  while (type.kind === 'array' && isArray(name)) {
    type = type.element;
    name = elementType(name);
  }
  if (type.kind !== 'unknown') return erasure(type) === name;
  const parts = type.name?.split('.') ?? [];
  return parts.length > 0 && parts.at(-1) === name.split(/[.$]/).at(-1);
}

function shownType(type: JavaType): string {
  if (type.kind === 'array') return `${shownType(type.element)}[]`;
  const name = type.kind === 'unknown' ? (type.name ?? 'unknown') : erasure(type);
  return name.slice(name.lastIndexOf('.') + 1);
}
