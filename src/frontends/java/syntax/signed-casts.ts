/**
 * Puts right what the grammar takes for casts: `(a.b) - c` is a subtraction, since only a cast to a primitive type may
 * be followed by a sign (Java Language Specification, 15.16). The expression around it is parsed again by precedence.
 */
import { PlainNode } from './plain-node.js';
import type { SyntaxNode } from './tree.js';

const PRECEDENCE: Readonly<Record<string, number>> = {
  '*': 10,
  '/': 10,
  '%': 10,
  '+': 9,
  '-': 9,
  '<<': 8,
  '>>': 8,
  '>>>': 8,
  '<': 7,
  '>': 7,
  '<=': 7,
  '>=': 7,
  '==': 6,
  '!=': 6,
  '&': 5,
  '^': 4,
  '|': 3,
  '&&': 2,
  '||': 1,
};

/** Whether a text can hold such a thing at all: most do not. */
export function mayHoldSignedCast(text: string): boolean {
  return /[\w$]\s*\)\s*[+-](?![+\-=>])/.test(text);
}

/** Changes the tree in place. */
export function repairSignedCasts(root: SyntaxNode): void {
  const pending: SyntaxNode[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node instanceof PlainNode && node.children.some(isChain)) {
      node.children = node.children.map((child) =>
        isChain(child) && holdsSignedCast(child) ? repaired(child) : child,
      );
    }
    pending.push(...node.children);
  }
}

function isChain(node: SyntaxNode): boolean {
  return node.kind === 'binary_expression' || node.kind === 'cast_expression' || node.kind === 'unary_expression';
}

function part(node: SyntaxNode, field: string): SyntaxNode | undefined {
  return node.children.find((child) => child.field === field);
}

function isSignedCast(node: SyntaxNode): boolean {
  if (node.kind !== 'cast_expression') return false;
  const type = part(node, 'type');
  const value = part(node, 'value');
  if (type === undefined || value?.kind !== 'unary_expression') return false;
  const sign = part(value, 'operator')?.kind;
  return (sign === '+' || sign === '-') && (type.kind === 'type_identifier' || type.kind === 'scoped_type_identifier');
}

/** Among the operands of one chain; what stands in parentheses, calls and so on is a chain of its own. */
function holdsSignedCast(chain: SyntaxNode): boolean {
  const pending = [chain];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isSignedCast(node)) return true;
    if (isChain(node)) pending.push(...node.children);
  }
  return false;
}

/** Operands and, between them, operator tokens. */
type Sequence = SyntaxNode[];

function repaired(chain: SyntaxNode): SyntaxNode {
  const sequence = flatten(chain);
  let at = 0;
  const parse = (least: number): SyntaxNode => {
    let left = sequence[at++] as SyntaxNode;
    for (;;) {
      const operator = sequence[at];
      const precedence = operator === undefined ? 0 : (PRECEDENCE[operator.kind] ?? 0);
      if (operator === undefined || precedence < least) return left;
      at++;
      left = node('binary_expression', undefined, [
        as(left, 'left'),
        as(operator, 'operator'),
        as(parse(precedence + 1), 'right'),
      ]);
    }
  };
  return as(parse(1), chain.field);
}

function flatten(expression: SyntaxNode): Sequence {
  if (expression.kind === 'binary_expression') {
    return expression.children.flatMap((child) => (child.field === 'operator' ? [child] : flatten(child)));
  }
  const value = part(expression, expression.kind === 'unary_expression' ? 'operand' : 'value');
  if (!isChain(expression) || value === undefined) return [expression];
  if (isSignedCast(expression)) {
    const operand = part(value, 'operand');
    const sign = part(value, 'operator');
    const type = part(expression, 'type');
    if (operand === undefined || sign === undefined || type === undefined) return [expression];
    return [nameOf(type), sign, ...flatten(operand)];
  }
  // A sign or cast in front belongs to the first operand alone.
  const [first, ...rest] = flatten(value);
  if (first === undefined || rest.length === 0) return [expression];
  const children = expression.children.map((child) => (child === value ? as(first, value.field) : child));
  return [node(expression.kind, undefined, children), ...rest];
}

/** The name that was taken for a type. */
function nameOf(type: SyntaxNode): SyntaxNode {
  if (type.kind === 'type_identifier') return leaf('identifier', type);
  const [qualifier, name] = type.children.filter((child) => child.named);
  if (type.kind !== 'scoped_type_identifier' || qualifier === undefined || name === undefined) return type;
  return node('field_access', undefined, [as(nameOf(qualifier), 'object'), as(leaf('identifier', name), 'field')]);
}

function leaf(kind: string, { start, end }: SyntaxNode): SyntaxNode {
  return new PlainNode(kind, true, undefined, start, end);
}

function node(kind: string, field: string | undefined, children: readonly SyntaxNode[]): PlainNode {
  const made = new PlainNode(kind, true, field, children[0]?.start ?? 0, children.at(-1)?.end ?? 0);
  made.children = children;
  made.broken = children.some((child) => child.broken);
  return made;
}

/** The same node in another role. */
function as(original: SyntaxNode, field: string | undefined): SyntaxNode {
  if (original.field === field) return original;
  const copy = new PlainNode(original.kind, original.named, field, original.start, original.end);
  copy.children = original.children;
  copy.broken = original.broken;
  return copy;
}
