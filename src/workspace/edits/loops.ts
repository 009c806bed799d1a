/** Loops that go one step too far, or remove what they iterate over. */
import { fieldOf, namedChildren } from '../../frontends/java/syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../frontends/java/syntax/tree.js';
import type { Candidate, Sought } from './candidates.js';
import { around } from './places.js';

const SIZE = /\.(?:length|length\(\)|size\(\))$/;

export function loopBound(file: SourceFile, { offset }: Sought): readonly Candidate[] {
  for (const node of around(file, offset)) {
    if (node.kind !== 'for_statement' && node.kind !== 'while_statement') continue;
    const condition = unwrapped(fieldOf(node, 'condition'));
    const operator = condition?.children.find(({ kind }) => kind === '<=');
    const right = condition === undefined ? undefined : fieldOf(condition, 'right');
    if (condition?.kind !== 'binary_expression' || operator === undefined || right === undefined) continue;
    if (!SIZE.test(file.textOf(right))) continue;
    const { start, end } = operator;
    const description = `the bound of the loop: ${file.textOf(condition).replace('<=', '<')}`;
    return [{ description, keepsPlace: true, replacements: [{ start, end, text: '<' }] }];
  }
  return [];
}

function unwrapped(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.kind === 'parenthesized_expression' ? namedChildren(node)[0] : node;
}

/** `for (T x : list) if (c) list.remove(x);` is what `removeIf` does. */
export function removeIf(file: SourceFile, { offset }: Sought): readonly Candidate[] {
  for (const node of around(file, offset)) {
    if (node.kind !== 'enhanced_for_statement') continue;
    const [name, list, body] = [fieldOf(node, 'name'), fieldOf(node, 'value'), fieldOf(node, 'body')];
    const test = body === undefined ? undefined : onlyStatement(body);
    if (name === undefined || list === undefined || test?.kind !== 'if_statement') return [];
    if (fieldOf(test, 'alternative') !== undefined) return [];
    const [condition, removal] = [unwrapped(fieldOf(test, 'condition')), fieldOf(test, 'consequence')];
    const removed = removal === undefined ? undefined : onlyStatement(removal);
    const [variable, collection] = [file.textOf(name), file.textOf(list)];
    if (condition === undefined || removed === undefined) return [];
    if (file.textOf(removed).replace(/\s+/g, '') !== `${collection}.remove(${variable});`) return [];
    if (!/^[\w.]+$/.test(collection) || capturesChanging(file, node, condition, variable)) return [];
    const text = `${collection}.removeIf(${variable} -> ${file.textOf(condition)});`;
    return [{ description: text, keepsPlace: false, replacements: [{ start: node.start, end: node.end, text }] }];
  }
  return [];
}

function onlyStatement(node: SyntaxNode): SyntaxNode | undefined {
  if (node.kind !== 'block') return node;
  const statements = namedChildren(node);
  return statements.length === 1 ? statements[0] : undefined;
}

/** Whether the condition reads a variable that the method around assigns more than once: a lambda may not. */
function capturesChanging(file: SourceFile, loop: SyntaxNode, condition: SyntaxNode, own: string): boolean {
  const method = around(file, loop.start).find(({ kind }) => /^(method|constructor)_declaration$/.test(kind));
  const text = method === undefined ? '' : file.textOf(method);
  return identifiers(file, condition).some((name) => {
    if (name === own) return false;
    const writes = text.match(
      new RegExp(`\\b${name}\\s*(?:=(?!=)|[-+*/%&|^]=|\\+\\+|--)|(?:\\+\\+|--)\\s*${name}\\b`, 'g'),
    );
    return (writes?.length ?? 0) > 1;
  });
}

function identifiers(file: SourceFile, node: SyntaxNode): readonly string[] {
  if (node.kind === 'identifier') return [file.textOf(node).replaceAll('$', '\\$')];
  return node.children.flatMap((child) => identifiers(file, child));
}
