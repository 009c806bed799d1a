/**
 * Types expressions of a few kinds with the semantic model, independently of elaboration: names, calls, creations,
 * lambdas, method references, conditionals and literals. Enough to write overload and inference tests as Java text.
 */

import { lub } from '../../../src/frontends/java/model/inference/bounds.js';
import { functionDescriptor } from '../../../src/frontends/java/model/inference/functional.js';
import { completeCall } from '../../../src/frontends/java/model/inference/inference.js';
import { constructorCandidates, findField, methodCandidates } from '../../../src/frontends/java/model/members.js';
import type { JavaModel } from '../../../src/frontends/java/model/model.js';
import type {
  ArgumentShape,
  CallRequest,
  Candidate,
  Selection,
} from '../../../src/frontends/java/model/overloads/arguments.js';
import { selectMethod } from '../../../src/frontends/java/model/overloads/overloads.js';
import { resolveQualifiedType, resolveType } from '../../../src/frontends/java/model/resolve-type.js';
import type { Scope } from '../../../src/frontends/java/model/scope.js';
import {
  parameterName,
  parameterNodes,
  parameterType,
} from '../../../src/frontends/java/model/source/source-method.js';
import type { MethodSymbol } from '../../../src/frontends/java/model/symbols.js';
import { showType } from '../../../src/frontends/java/model/types/show-type.js';
import {
  BOOLEAN,
  CHAR,
  INT,
  type JavaType,
  LONG,
  NULL_TYPE,
  selfType,
} from '../../../src/frontends/java/model/types/types.js';
import { childOfKind, childrenOfKind, fieldOf, namedChildren } from '../../../src/frontends/java/syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../../src/frontends/java/syntax/tree.js';

type Environment = ReadonlyMap<string, JavaType>;

/** What a test sees of a statement `T x = e;`: the type of `e` for that target, and the method called, if it is a call. */
export interface TypedStatement {
  readonly name: string;
  readonly type: string;
  readonly method: MethodSymbol | undefined;
  readonly varargs: boolean | undefined;
}

/** Types every local variable declaration of a method; `var` gives no target. Also `e;` under the name of its text. */
export function typeStatements(model: JavaModel, method: MethodSymbol): readonly TypedStatement[] {
  const declared = method.declared;
  const body = declared === undefined ? undefined : fieldOf(declared.node, 'body');
  if (declared === undefined || body === undefined) throw new Error('method without body');
  const environment = new Map<string, JavaType>();
  for (const parameter of method.parameters()) environment.set(parameter.name, parameter.type);
  const typer = new Typer(model, declared.file, model.scopeOfMethod(method), method);
  const result: TypedStatement[] = [];
  for (const statement of namedChildren(body)) {
    const declarator = childOfKind(statement, 'variable_declarator');
    const written = fieldOf(statement, 'type');
    const value = declarator === undefined ? namedChildren(statement)[0] : fieldOf(declarator, 'value');
    if (value === undefined) continue;
    const nameNode = declarator === undefined ? value : fieldOf(declarator, 'name');
    const name = nameNode === undefined ? '' : declared.file.textOf(nameNode);
    const inferred = written === undefined || declared.file.textOf(written) === 'var';
    const target = inferred || written === undefined ? undefined : typer.type(written);
    const shape = typer.shape(value, environment);
    const invocation = shape.kind === 'call' ? completeCall(model, shape.selection, target) : undefined;
    const type = invocation?.result ?? typer.typeOf(shape, target);
    if (declarator !== undefined) environment.set(name, target ?? type);
    result.push({ name, type: showType(type), method: invocation?.method, varargs: invocation?.varargs });
  }
  return result;
}

class Typer {
  constructor(
    private readonly model: JavaModel,
    private readonly file: SourceFile,
    private readonly scope: Scope,
    private readonly method: MethodSymbol,
  ) {}

  type(node: SyntaxNode): JavaType {
    return resolveType(this.model, this.scope, this.file, node);
  }

  typeOf(shape: ArgumentShape, target: JavaType | undefined): JavaType {
    switch (shape.kind) {
      case 'standalone':
        return shape.type;
      case 'call':
        return completeCall(this.model, shape.selection, target).result;
      case 'choice':
        return lub(
          this.model,
          shape.branches.map((branch) => this.typeOf(branch, target)),
        );
      default:
        if (target === undefined) throw new Error('a lambda needs a target');
        return functionDescriptor(this.model, target)?.site ?? target;
    }
  }

  shape(node: SyntaxNode, environment: Environment): ArgumentShape {
    const { model, file } = this;
    const standalone = (type: JavaType): ArgumentShape => ({ kind: 'standalone', type });
    switch (node.kind) {
      case 'decimal_integer_literal':
        return standalone(file.textOf(node).endsWith('L') ? LONG : INT);
      case 'string_literal':
        return standalone(model.classTypeNamed('java.lang.String'));
      case 'character_literal':
        return standalone(CHAR);
      case 'true':
      case 'false':
        return standalone(BOOLEAN);
      case 'null_literal':
        return standalone(NULL_TYPE);
      case 'this':
        return standalone(selfType(this.method.owner));
      case 'parenthesized_expression':
        return this.shape(namedChildren(node)[0] as SyntaxNode, environment);
      case 'cast_expression':
        return standalone(this.type(fieldOf(node, 'type') as SyntaxNode));
      case 'ternary_expression': {
        const branches = ['consequence', 'alternative'].map((name) =>
          this.shape(fieldOf(node, name) as SyntaxNode, environment),
        );
        return { kind: 'choice', branches };
      }
      case 'binary_expression':
        return standalone(/[<>=&|]/.test(file.textOf(fieldOf(node, 'operator') as SyntaxNode)) ? BOOLEAN : INT);
      case 'array_creation_expression': {
        let type = this.type(fieldOf(node, 'type') as SyntaxNode);
        for (const _ of file.textOf(node).matchAll(/\[/g)) type = { kind: 'array', element: type };
        return standalone(type);
      }
      case 'identifier':
        return standalone(this.name(file.textOf(node), environment));
      case 'field_access': {
        const object = this.typeOf(this.shape(fieldOf(node, 'object') as SyntaxNode, environment), undefined);
        const found = findField(model, object, file.textOf(fieldOf(node, 'field') as SyntaxNode), this.access());
        if (found === undefined) throw new Error(`no field in ${file.textOf(node)}`);
        return standalone(found.type);
      }
      case 'method_invocation':
        return this.call(node, environment);
      case 'object_creation_expression':
        return this.creation(node, environment);
      case 'lambda_expression':
        return this.lambda(node, environment);
      case 'method_reference':
        return this.reference(node, environment);
      default:
        throw new Error(`the test typer does not know ${node.kind}`);
    }
  }

  private access(): { readonly from: MethodSymbol['owner'] } {
    return { from: this.method.owner };
  }

  private name(name: string, environment: Environment): JavaType {
    const local = environment.get(name);
    if (local !== undefined) return local;
    const field = findField(this.model, selfType(this.method.owner), name, this.access());
    if (field === undefined) throw new Error(`no variable ${name}`);
    return field.type;
  }

  /** A qualified or simple name that means a type, if it does. */
  private asType(node: SyntaxNode, environment: Environment): JavaType | undefined {
    if (node.kind.endsWith('type') || node.kind.includes('type_identifier')) return this.type(node);
    const names = this.file.textOf(node).split('.');
    if ((node.kind !== 'identifier' && node.kind !== 'field_access') || environment.has(names[0] ?? ''))
      return undefined;
    if (findField(this.model, selfType(this.method.owner), names[0] ?? '', this.access()) !== undefined)
      return undefined;
    const found = resolveQualifiedType(this.model, this.scope, names);
    return found === undefined ? undefined : this.type(node);
  }

  private select(request: CallRequest): ArgumentShape {
    const selection = selectMethod(this.model, request);
    if (selection.kind === 'failure') throw new Error(selection.reason);
    return { kind: 'call', selection };
  }

  private call(node: SyntaxNode, environment: Environment): ArgumentShape {
    const object = fieldOf(node, 'object');
    const name = this.file.textOf(fieldOf(node, 'name') as SyntaxNode);
    const written = fieldOf(node, 'type_arguments');
    const typeArguments = written === undefined ? [] : namedChildren(written).map((each) => this.type(each));
    const shapes = this.arguments(node, environment);
    const owner = object === undefined ? selfType(this.method.owner) : this.asType(object, environment);
    if (owner !== undefined || object === undefined) {
      const type = owner ?? selfType(this.method.owner);
      const candidates = methodCandidates(this.model, type, name, this.access(), undefined);
      return this.select({ candidates, typeArguments, arguments: shapes });
    }
    const receiver = this.typeOf(this.shape(object, environment), undefined);
    const candidates = methodCandidates(this.model, receiver, name, this.access());
    return this.select({ candidates, receiver, typeArguments, arguments: shapes });
  }

  private arguments(node: SyntaxNode, environment: Environment): readonly ArgumentShape[] {
    return namedChildren(fieldOf(node, 'arguments') as SyntaxNode).map((each) => this.shape(each, environment));
  }

  private creation(node: SyntaxNode, environment: Environment): ArgumentShape {
    const typeNode = fieldOf(node, 'type') as SyntaxNode;
    const type = this.type(typeNode);
    if (type.kind !== 'class') throw new Error('creation of no class');
    const list = childOfKind(typeNode, 'type_arguments');
    const diamond = list !== undefined && namedChildren(list).length === 0;
    const candidates: readonly Candidate[] = constructorCandidates(this.model, type, { diamond }, this.access());
    return this.select({ candidates, typeArguments: [], arguments: this.arguments(node, environment) });
  }

  private lambda(node: SyntaxNode, environment: Environment): ArgumentShape {
    const { file } = this;
    const parameters = fieldOf(node, 'parameters') as SyntaxNode;
    const body = fieldOf(node, 'body') as SyntaxNode;
    const explicit = parameters.kind === 'formal_parameters' ? parameterNodes(node) : undefined;
    const names =
      explicit?.map((each) => parameterName(file, each)) ??
      (parameters.kind === 'identifier'
        ? [file.textOf(parameters)]
        : namedChildren(parameters).map((each) => file.textOf(each)));
    const returned =
      body.kind === 'block' ? childrenOfKind(body, 'return_statement').map((each) => namedChildren(each)[0]) : [body];
    const values = returned.filter((each): each is SyntaxNode => each !== undefined);
    const statementLike = [
      'method_invocation',
      'object_creation_expression',
      'update_expression',
      'assignment_expression',
    ];
    const shape = {
      kind: 'lambda' as const,
      arity: names.length,
      voidCompatible: body.kind === 'block' ? values.length === 0 : statementLike.includes(body.kind),
      valueCompatible: body.kind === 'block' ? values.length > 0 : true,
      results: (types: readonly JavaType[]) => {
        const inner = new Map(environment);
        names.forEach((name, index) => {
          const type = types[index];
          if (type !== undefined) inner.set(name, type);
        });
        return values.map((value) => this.shape(value, inner));
      },
    };
    if (explicit === undefined) return shape;
    const parameterTypes = explicit.map((each) => parameterType(this.model, this.scope, file, each));
    return { ...shape, parameterTypes };
  }

  private reference(node: SyntaxNode, environment: Environment): ArgumentShape {
    const [qualifier, name] = [node.children[0], node.children[node.children.length - 1]] as [SyntaxNode, SyntaxNode];
    const asType = this.asType(qualifier, environment);
    const type = asType ?? this.typeOf(this.shape(qualifier, environment), undefined);
    return {
      kind: 'method-reference',
      qualifier: { kind: asType === undefined ? 'expression' : 'type', type },
      name: this.file.textOf(name),
      typeArguments: [],
      access: this.access(),
    };
  }
}

export function selectionOf(shape: ArgumentShape): Selection | undefined {
  return shape.kind === 'call' ? shape.selection : undefined;
}
