/** What the syntax of a lambda's body says about its results (Java Language Specification, 15.27.2). */
import { fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { isClassDeclaration } from '../classes/numbering.js';

export interface BodyCompatibility {
  readonly voidCompatible: boolean;
  readonly valueCompatible: boolean;
}

export function bodyCompatibility(body: SyntaxNode): BodyCompatibility {
  if (body.kind !== 'block') return { voidCompatible: isStatementExpression(body), valueCompatible: true };
  const returns = returnsOf(body);
  if (returns.some((node) => namedChildren(node).length > 0)) return { voidCompatible: false, valueCompatible: true };
  return { voidCompatible: true, valueCompatible: returns.length === 0 && !mayComplete(body) };
}

export function isStatementExpression(node: SyntaxNode): boolean {
  return (
    node.kind === 'method_invocation' ||
    node.kind === 'object_creation_expression' ||
    node.kind === 'assignment_expression' ||
    node.kind === 'update_expression'
  );
}

/** Return statements of the body itself, not of lambdas and classes in it. */
function returnsOf(root: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const pending: SyntaxNode[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'return_statement') found.push(node);
    else if (node.kind !== 'lambda_expression' && node.kind !== 'class_body' && !isClassDeclaration(node))
      pending.push(...node.children);
  }
  return found;
}

/** Whether control can reach the end of a statement that contains no return; errs on the side of yes. */
function mayComplete(node: SyntaxNode): boolean {
  switch (node.kind) {
    case 'throw_statement':
    case 'yield_statement':
      return false;
    case 'block': {
      const last = namedChildren(node).at(-1);
      return last === undefined || mayComplete(last);
    }
    case 'labeled_statement':
      return !hasBreak(node) && namedChildren(node).slice(1).every(mayComplete);
    case 'synchronized_statement': {
      const body = fieldOf(node, 'body');
      return body === undefined || mayComplete(body);
    }
    case 'if_statement': {
      const branches = [fieldOf(node, 'consequence'), fieldOf(node, 'alternative')];
      return branches.some((branch) => branch === undefined || mayComplete(branch));
    }
    case 'while_statement':
    case 'do_statement':
    case 'for_statement': {
      const condition = fieldOf(node, 'condition');
      const plain = condition?.kind === 'parenthesized_expression' ? namedChildren(condition)[0] : condition;
      const forever = plain === undefined ? node.kind === 'for_statement' : plain.kind === 'true';
      return !forever || hasBreak(node);
    }
    case 'try_statement':
    case 'try_with_resources_statement': {
      const blocks = [
        fieldOf(node, 'body'),
        ...node.children.filter((child) => child.kind === 'catch_clause').map((clause) => fieldOf(clause, 'body')),
      ];
      const final = node.children.find((child) => child.kind === 'finally_clause');
      const finalBlock = final && namedChildren(final)[0];
      if (finalBlock !== undefined && !mayComplete(finalBlock)) return false;
      return blocks.some((block) => block !== undefined && mayComplete(block));
    }
    default:
      return true;
  }
}

function hasBreak(root: SyntaxNode): boolean {
  const pending: SyntaxNode[] = [...root.children];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'break_statement') return true;
    if (node.kind !== 'lambda_expression' && node.kind !== 'class_body') pending.push(...node.children);
  }
  return false;
}
