/**
 * Enums that the switches of an outermost class are over. javac keeps what it has to know of all of them in one class: to initialise that initialises
 * the enums, the one last met first. It meets switches as they stand, inner ones before those around, and what stands in lambdas at the end of their
 * class. Which enum another switch is over is told by its labels.
 */
import type { ClassName } from '../../../../ir/types.js';
import type { JavaModel } from '../../model/model.js';
import { findTypeNamed } from '../../model/resolve-type.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { namedChildren } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';

/** The enums that a switch may be over; more than one where its labels do not tell. */
export type SwitchedEnums = readonly (readonly ClassName[])[];

/** In the order in which they are initialised. */
export function switchedEnums(model: JavaModel, outermost: ClassSymbol): SwitchedEnums {
  const { declared } = outermost;
  if (declared === undefined) return [];
  const labels = switchesIn(declared.node).flatMap((block) => simpleLabels(declared.file, block));
  // Of one switch, the enum is known where it stands.
  if (labels.length < 2) return [];
  const [near, far] = enumsAround(model, outermost);
  const found = new Map<string, readonly ClassName[]>();
  for (const each of labels) {
    const hasAll = (symbol: ClassSymbol): boolean => each.every((label) => constantsOf(symbol).has(label));
    const nearest = near.filter(hasAll);
    const enums = (nearest.length > 0 ? nearest : far.filter(hasAll)).map(({ name }) => name);
    if (enums.length > 0 && !found.has(enums.join(' '))) found.set(enums.join(' '), [...new Set(enums)]);
  }
  return [...found.values()].reverse();
}

/** Those that the class declares or names, and all of the input. */
function enumsAround(
  model: JavaModel,
  outermost: ClassSymbol,
): readonly [near: readonly ClassSymbol[], far: readonly ClassSymbol[]] {
  const scope = model.scopeOf(outermost);
  const { file, node } = outermost.declared ?? {};
  const named = (file === undefined || node === undefined ? [] : [...typesIn(file, node)]).flatMap((name) => {
    const type = findTypeNamed(model, scope, name);
    return type?.kind === 'class' && type.symbol.kind === 'enum' ? [type.symbol] : [];
  });
  return [[...new Set([...enumsOf([outermost]), ...named])], enumsOf(model.inputClasses())];
}

function constantsOf(symbol: ClassSymbol): ReadonlySet<string> {
  return new Set(symbol.fields().flatMap((field) => (field.enumConstant ? [field.name] : [])));
}

function enumsOf(classes: readonly ClassSymbol[]): readonly ClassSymbol[] {
  const found: ClassSymbol[] = [];
  const waiting = [...classes];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'enum') found.push(next);
    waiting.push(...next.memberClasses());
  }
  return found;
}

/** Simple names of types that stand anywhere in the class. */
function typesIn(file: SourceFile, root: SyntaxNode): ReadonlySet<string> {
  const types = new Set<string>();
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    waiting.push(...next.children);
    if (next.kind === 'type_identifier') types.add(file.textOf(next));
  }
  return types;
}

/** The bodies of switches, as the compiler meets them. */
function switchesIn(root: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  inClass(root, found);
  return found;
}

function inClass(body: SyntaxNode, found: SyntaxNode[]): void {
  const lambdas: SyntaxNode[] = [];
  for (const child of body.children) inCode(child, lambdas, found);
  for (const lambda of lambdas) for (const child of lambda.children) inCode(child, [], found);
}

/** `lambdas` gets those that stand there, for later. */
function inCode(node: SyntaxNode, lambdas: SyntaxNode[], found: SyntaxNode[]): void {
  if (node.kind === 'lambda_expression') return keepLambda(node, lambdas);
  if (/^(?:class|interface|enum|annotation_type)_body$/.test(node.kind)) return inClass(node, found);
  for (const child of node.children) inCode(child, lambdas, found);
  if (node.kind === 'switch_block') found.push(node);
}

/** Each is put before those that were met earlier, and so before those inside. */
function keepLambda(lambda: SyntaxNode, lambdas: SyntaxNode[]): void {
  const inside = (node: SyntaxNode): void => {
    if (node.kind === 'lambda_expression') keepLambda(node, lambdas);
    else if (!node.kind.endsWith('_body')) for (const child of node.children) inside(child);
  };
  for (const child of lambda.children) inside(child);
  lambdas.unshift(lambda);
}

/** Names without the default, as one list; none where something else is a label, or there is no case: that is no switch in the code. */
function simpleLabels(file: SourceFile, block: SyntaxNode): readonly (readonly string[])[] {
  const nodes = namedChildren(block).flatMap((group) => group.children.filter(({ kind }) => kind === 'switch_label'));
  const labels = nodes.flatMap(namedChildren);
  if (labels.some(({ kind }) => kind !== 'identifier')) return [];
  const names = labels.map((label) => file.textOf(label)).filter((name) => name !== 'default');
  return names.length > 0 ? [names] : [];
}
