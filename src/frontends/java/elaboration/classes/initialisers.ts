/** Field initialisers and initialiser blocks, in the order they are written (JLS 8.3.2, 8.6, 8.7). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { bodyDeclarations, bodyOf } from '../../model/source/class-members.js';
import type { FieldSymbol } from '../../model/symbols.js';
import { VOID } from '../../model/types/types.js';
import { childOfKind, fieldOf, fieldsOf } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { ResolvedBody, Statement } from '../../tree.js';
import { type Elaborator, spanOf } from '../elaborator.js';
import { arrayInitialiser } from '../expressions/arrays.js';
import { assign } from '../expressions/conversions.js';
import { fieldReference } from '../expressions/names.js';
import { BodyFrame, type ClassContext } from '../frame.js';
import { BlockScope } from '../scope.js';
import { reportStray } from '../specifications/specifications.js';
import { assertionsField } from '../statements/assert.js';
import { assignment, callExpression, literal, methodReference, not, readField, readLocal } from '../trees.js';
import { enumConstants } from './enums.js';

/** The declarations of the class body, enum constants included. */
export function declarationsOf(context: ClassContext): readonly SyntaxNode[] {
  const node = context.symbol.declared?.node;
  if (node === undefined) return [];
  return bodyDeclarations(node.kind === 'class_body' ? node : bodyOf(node));
}

/** What a constructor does after calling the superclass's, in a scope that does not see its parameters. */
export function instanceInitialisers(elaborator: Elaborator, frame: BodyFrame): readonly Statement[] {
  const { owner, receiver } = frame;
  if (receiver === undefined) return [];
  const scope = new BlockScope(frame, elaborator.model.scopeOf(owner.symbol));
  const fields = fieldsByNode(owner);
  return declarationsOf(owner).flatMap((node): readonly Statement[] => {
    if (node.kind === 'block') {
      const block = elaborator.block(node, scope);
      reportStray(elaborator, node, scope);
      return [block];
    }
    if (node.kind !== 'field_declaration') return [];
    return fieldsOf(node, 'declarator').flatMap((declarator): readonly Statement[] => {
      const field = fields.get(declarator);
      if (field === undefined || hasFlag(field, Flag.STATIC)) return [];
      return initialise(elaborator, declarator, field, scope, readLocal(receiver, spanOf(scope, declarator)));
    });
  });
}

function fieldsByNode(context: ClassContext): ReadonlyMap<SyntaxNode | undefined, FieldSymbol> {
  // Of fields declared twice, which is an error, the first one counts.
  const names = new Set<string>();
  const first = context.symbol.fields().filter(({ name }) => !names.has(name) && names.add(name));
  return new Map(first.map((field) => [field.declared?.node, field]));
}

function initialise(
  elaborator: Elaborator,
  declarator: SyntaxNode,
  field: FieldSymbol,
  scope: BlockScope,
  object?: Parameters<typeof readField>[2],
): readonly Statement[] {
  const valueNode = fieldOf(declarator, 'value');
  if (valueNode === undefined) return [];
  const span = spanOf(scope, declarator);
  const type = field.type();
  const value =
    valueNode.kind === 'array_initializer'
      ? arrayInitialiser(elaborator, valueNode, scope, type)
      : elaborator.expression(valueNode, scope, type);
  return [assignment(readField(fieldReference(field), span, object), assign(elaborator, value, type), span)];
}

/** Whether the class needs a static initialiser; constant variables do not. */
export function hasStaticInitialiser(elaborator: Elaborator, context: ClassContext): boolean {
  if (context.symbol.kind === 'enum' || elaborator.registry.asserts(context)) return true;
  if (declarationsOf(context).some((node) => node.kind === 'static_initializer')) return true;
  return context.symbol.fields().some((field) => needsStaticInitialiser(field));
}

function needsStaticInitialiser(field: FieldSymbol): boolean {
  const node = field.declared?.node;
  if (!hasFlag(field, Flag.STATIC) || field.enumConstant || node === undefined) return false;
  return fieldOf(node, 'value') !== undefined && field.constant() === undefined;
}

export function staticInitialiser(elaborator: Elaborator, owner: ClassContext): ResolvedBody {
  const frame = new BodyFrame({ owner, returns: { kind: 'value', type: VOID } });
  const scope = new BlockScope(frame, elaborator.model.scopeOf(owner.symbol));
  const fields = fieldsByNode(owner);
  const span = owner.symbol.span;
  const statements: Statement[] = [];
  if (elaborator.registry.asserts(owner)) statements.push(assertionStatus(owner, span));
  if (owner.symbol.kind === 'enum') statements.push(...enumConstants(elaborator, scope));
  for (const node of declarationsOf(owner)) {
    if (node.kind === 'static_initializer') {
      const block = childOfKind(node, 'block');
      if (block === undefined) continue;
      statements.push(elaborator.block(block, scope));
      reportStray(elaborator, block, scope);
    } else if (node.kind === 'field_declaration' || node.kind === 'constant_declaration') {
      for (const declarator of fieldsOf(node, 'declarator')) {
        const field = fields.get(declarator);
        if (field !== undefined && needsStaticInitialiser(field))
          statements.push(...initialise(elaborator, declarator, field, scope));
      }
    }
  }
  return { parameters: [], result: 'void', statements, span };
}

/** Asked once, of the outermost class, before anything else is initialised. */
function assertionStatus(owner: ClassContext, span: Statement['span']): Statement {
  let outermost = owner.symbol;
  while (outermost.outer !== undefined) outermost = outermost.outer;
  const constant = { kind: 'constant', type: 'java.lang.Class', value: outermost.name } as const;
  const status = callExpression(
    'virtual',
    methodReference('java.lang.Class', 'desiredAssertionStatus', [], 'boolean'),
    { receiver: literal(constant, span), type: 'boolean', span },
  );
  return assignment(readField(assertionsField(owner.symbol), span), not(status, span), span);
}
