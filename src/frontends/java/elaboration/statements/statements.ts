/** Statements (Java Language Specification, chapter 14). */

import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { JumpTarget, Statement } from '../../tree.js';
import { canComplete } from '../classes/completion.js';
import { localClass } from '../classes/local-classes.js';
import { type Elaborator, spanOf, textOf } from '../elaborator.js';
import { asOwnType, assign, coerce, toPrimitive } from '../expressions/conversions.js';
import { type BlockScope, NO_BINDINGS } from '../scope.js';
import { specificationsIn } from '../specifications/specifications.js';
import { evaluate } from '../trees.js';
import { unsupportedStatement } from '../unresolved.js';
import { assertStatement } from './assert.js';
import { doLoop, enhancedFor, forLoop, whileLoop } from './loops.js';
import { switchStatement, yieldStatement } from './switches.js';
import { tryStatement } from './try.js';
import { localVariables } from './variables.js';

export function blockStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const statements = statementsIn(elaborator, node, node.children, scope.nested());
  return { kind: 'block', statements, span: spanOf(scope, node) };
}

/** Statements and the specification comments between them; `parent` says where the first and last gap end. */
export function statementsIn(
  elaborator: Elaborator,
  parent: SyntaxNode,
  children: readonly SyntaxNode[],
  scope: BlockScope,
): readonly Statement[] {
  const result: Statement[] = [];
  let end = children[0]?.start ?? parent.start;
  for (const child of children) {
    result.push(...specificationsIn(elaborator, { start: end, end: child.start }, scope));
    end = child.end;
    if (!child.named) continue;
    // What is left of a statement with a syntax error is not what was meant: nothing behind it is known.
    if (child.broken && child.kind !== 'ERROR') {
      result.push({ kind: 'unsupported', reason: 'syntax error', span: spanOf(scope, child) });
    }
    result.push(...elaborator.statement(child, scope));
  }
  result.push(...specificationsIn(elaborator, { start: end, end: parent.end }, scope));
  return result;
}

/** One statement may become several: a declaration of several variables. */
export function statementOf(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  labels: readonly string[] = [],
): readonly Statement[] {
  switch (node.kind) {
    case ';':
      return [];
    case 'block':
      return [blockStatement(elaborator, node, scope)];
    case 'expression_statement':
      return expressionStatement(elaborator, node, scope);
    case 'local_variable_declaration':
      return localVariables(elaborator, node, scope);
    case 'if_statement':
      return [ifStatement(elaborator, node, scope)];
    case 'while_statement':
      return [whileLoop(elaborator, node, scope, labels)];
    case 'do_statement':
      return [doLoop(elaborator, node, scope, labels)];
    case 'for_statement':
      return forLoop(elaborator, node, scope, labels);
    case 'enhanced_for_statement':
      return [enhancedFor(elaborator, node, scope, labels)];
    case 'labeled_statement':
      return labelled(elaborator, node, scope, labels);
    case 'break_statement':
    case 'continue_statement':
      return [jump(elaborator, node, scope)];
    case 'return_statement':
      return [returnStatement(elaborator, node, scope)];
    case 'yield_statement':
      return [yieldStatement(elaborator, node, scope)];
    case 'throw_statement':
      return [throwStatement(elaborator, node, scope)];
    case 'switch_expression':
      return [switchStatement(elaborator, node, scope)];
    case 'try_statement':
    case 'try_with_resources_statement':
      return [tryStatement(elaborator, node, scope)];
    case 'synchronized_statement':
      return [synchronizedStatement(elaborator, node, scope)];
    case 'assert_statement':
      return [assertStatement(elaborator, node, scope)];
    case 'class_declaration':
    case 'record_declaration':
    case 'enum_declaration':
    case 'interface_declaration':
    case 'annotation_type_declaration':
      localClass(elaborator, node, scope);
      return [];
    case 'explicit_constructor_invocation':
      return elaborator.constructorCall(node, scope);
    case 'ERROR':
      return [{ kind: 'unsupported', reason: 'syntax error', span: spanOf(scope, node) }];
    default:
      return [unsupportedStatement(elaborator, scope, node, `'${node.kind}' is not supported here`)];
  }
}

function expressionStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): readonly Statement[] {
  const [inner] = namedChildren(node);
  if (inner === undefined) return [];
  if (inner.kind === 'switch_expression') return [switchStatement(elaborator, inner, scope)];
  const name = inner.kind === 'method_invocation' ? fieldOf(inner, 'name') : undefined;
  const called = name === undefined ? '' : textOf(scope, name);
  if (called === 'super' || called === 'this') return elaborator.constructorCall(inner, scope);
  return [evaluate(elaborator.expression(inner, scope).expression)];
}

function single(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const statements = elaborator.statement(node, scope.nested());
  const [only] = statements;
  return statements.length === 1 && only !== undefined
    ? only
    : { kind: 'block', statements, span: spanOf(scope, node) };
}

function ifStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const conditionNode = fieldOf(node, 'condition');
  const inner = conditionNode && namedChildren(conditionNode)[0];
  const consequence = fieldOf(node, 'consequence');
  if (inner === undefined || consequence === undefined)
    return unsupportedStatement(elaborator, scope, node, 'incomplete if statement');
  const value = elaborator.expression(inner, scope);
  const condition = toPrimitive(elaborator, value, 'boolean').expression;
  const bindings = value.bindings ?? NO_BINDINGS;
  const whenTrue = single(elaborator, consequence, scope.with(bindings.whenTrue));
  const alternative = fieldOf(node, 'alternative');
  const whenFalse = alternative && single(elaborator, alternative, scope.with(bindings.whenFalse));
  if (bindings.whenTrue.length > 0 || bindings.whenFalse.length > 0) {
    const afterTrue = canComplete(whenTrue);
    const afterFalse = whenFalse === undefined || canComplete(whenFalse);
    const known = afterTrue === afterFalse ? [] : afterTrue ? bindings.whenTrue : bindings.whenFalse;
    for (const variable of known) scope.declare(variable);
  }
  const span = spanOf(scope, node);
  return { kind: 'if', condition, whenTrue, span, ...(whenFalse === undefined ? {} : { whenFalse }) };
}

const LOOPS: ReadonlySet<string> = new Set([
  'while_statement',
  'do_statement',
  'for_statement',
  'enhanced_for_statement',
]);

function labelled(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  labels: readonly string[],
): readonly Statement[] {
  const nameNode = childOfKind(node, 'identifier');
  const colon = node.children.findIndex((child) => child.kind === ':');
  const inner = node.children.slice(colon + 1).find((child) => child.named);
  if (nameNode === undefined || inner === undefined) return [];
  const name = textOf(scope, nameNode);
  if (LOOPS.has(inner.kind) || inner.kind === 'labeled_statement')
    return statementOf(elaborator, inner, scope, [...labels, name]);
  const target: JumpTarget = { name };
  let nested = scope;
  for (const label of [...labels, name]) nested = nested.nested({ label: { name: label, target, loop: false } });
  return [{ kind: 'labelled', target, body: single(elaborator, inner, nested), span: spanOf(scope, node) }];
}

function jump(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const kind = node.kind === 'break_statement' ? 'break' : 'continue';
  const labelNode = childOfKind(node, 'identifier');
  const unlabelled = kind === 'break' ? scope.breakTarget : scope.continueTarget;
  const target = labelNode === undefined ? unlabelled : scope.labelled(textOf(scope, labelNode));
  return target === undefined
    ? unsupportedStatement(elaborator, scope, node, `nothing to ${kind} here`)
    : { kind, target, span: spanOf(scope, node) };
}

function returnStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const [valueNode] = namedChildren(node);
  const span = spanOf(scope, node);
  const { returns } = scope.frame;
  if (returns.kind === 'collect') {
    if (valueNode !== undefined) returns.shapes.push(elaborator.shape(valueNode, scope));
    return { kind: 'return', span };
  }
  if (valueNode === undefined) {
    if (returns.type.kind === 'void') return { kind: 'return', span };
    return unsupportedStatement(elaborator, scope, node, 'nothing is returned where a value is expected');
  }
  if (returns.type.kind === 'void')
    return unsupportedStatement(elaborator, scope, node, 'a value is returned where none is expected');
  const value = elaborator.expression(valueNode, scope, returns.type);
  return { kind: 'return', value: assign(elaborator, value, returns.type), span };
}

function throwStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const [valueNode] = namedChildren(node);
  if (valueNode === undefined) return unsupportedStatement(elaborator, scope, node, 'incomplete throw statement');
  const thrown = asOwnType(elaborator, elaborator.expression(valueNode, scope));
  const isNull = thrown.type === 'null';
  const value = isNull ? thrown : coerce(elaborator, thrown, 'java.lang.Throwable');
  return { kind: 'throw', value, span: spanOf(scope, node) };
}

function synchronizedStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const lock = childOfKind(node, 'parenthesized_expression');
  const monitorNode = lock && namedChildren(lock)[0];
  const body = fieldOf(node, 'body');
  if (monitorNode === undefined || body === undefined)
    return unsupportedStatement(elaborator, scope, node, 'incomplete synchronized statement');
  const monitor = elaborator.expression(monitorNode, scope).expression;
  return { kind: 'synchronized', monitor, body: elaborator.block(body, scope), span: spanOf(scope, node) };
}
