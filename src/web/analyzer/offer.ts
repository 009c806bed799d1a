/** Where a precondition that is missing would be written. */
import type { Claim } from '../../findings/claim.js';
import type { ElementResult } from '../../findings/result.js';
import type { Offer } from '../protocol.js';
import type { Program } from './program.js';

type SyntaxNode = ReturnType<Program['workspace']['parse']>['root'];

const DECLARATIONS: readonly string[] = [
  'method_declaration',
  'constructor_declaration',
  'compact_constructor_declaration',
];

/** None where the method does not begin a line: a comment there would belong to something else. */
export function offerOf({ needs }: Claim, { location }: ElementResult, program: Program): Offer | undefined {
  const text = program.source(location.file);
  if (needs === undefined || text === undefined) return undefined;
  const file = program.workspace.parse(location.file, text);
  const declaration = declarationAround(file.root, (node) => {
    const { line, column } = file.span(node);
    return line === location.line && column === location.column;
  });
  if (declaration === undefined) return undefined;
  const { line, column } = file.span(declaration);
  const before = text.split(/\r\n|\r|\n/)[line - 1]?.slice(0, column - 1);
  if (before?.trim() !== '') return undefined;
  return { text: `//@ requires ${needs};`, beforeLine: line, file: location.file };
}

/** The declaration whose name stands at the place. */
function declarationAround(root: SyntaxNode, isNamed: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  const work = [root];
  for (let node = work.pop(); node !== undefined; node = work.pop()) {
    const isDeclaration = DECLARATIONS.includes(node.kind);
    if (isDeclaration && node.children.some((child) => child.field === 'name' && isNamed(child))) return node;
    work.push(...node.children);
  }
  return undefined;
}
