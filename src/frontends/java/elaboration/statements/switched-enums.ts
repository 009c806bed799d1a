/**
 * Enums that switches of an outermost class are over, as far as labels tell: javac keeps what it has to know of all of them in one class, and to initialise
 * that class initialises all the enums.
 */
import type { ClassName } from '../../../../ir/types.js';
import type { JavaModel } from '../../model/model.js';
import { findTypeNamed } from '../../model/resolve-type.js';
import type { ClassSymbol } from '../../model/symbols.js';
import { namedChildren } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';

/** Enums of the input, and others that the class names, which have all labels of some switch. */
export function switchedEnums(model: JavaModel, outermost: ClassSymbol): readonly ClassName[] {
  const { declared } = outermost;
  if (declared === undefined) return [];
  const { labels, types } = switchesIn(declared.file, declared.node);
  // Of one switch, the enum is known where it stands.
  if (labels.length < 2) return [];
  const scope = model.scopeOf(outermost);
  const named = [...types].flatMap((name) => {
    const type = findTypeNamed(model, scope, name);
    return type?.kind === 'class' && type.symbol.kind === 'enum' ? [type.symbol] : [];
  });
  const found = [...enumsOf(model.inputClasses()), ...named].filter((symbol) => {
    const constants = new Set(symbol.fields().flatMap((field) => (field.enumConstant ? [field.name] : [])));
    return labels.some((each) => each.every((label) => constants.has(label)));
  });
  return [...new Set(found.map(({ name }) => name))];
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

interface Switches {
  /** Of each switch all of whose labels are simple names; no set twice. */
  readonly labels: readonly (readonly string[])[];
  /** Simple names of types that stand anywhere in the class. */
  readonly types: ReadonlySet<string>;
}

function switchesIn(file: SourceFile, root: SyntaxNode): Switches {
  const labels = new Map<string, readonly string[]>();
  const types = new Set<string>();
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    waiting.push(...next.children);
    if (next.kind === 'type_identifier') types.add(file.textOf(next));
    const found = next.kind === 'switch_block' ? simpleLabels(file, next) : undefined;
    if (found !== undefined) labels.set(found.join(' '), found);
  }
  return { labels: [...labels.values()], types };
}

/** Names without the default; undefined where something else is a label. */
function simpleLabels(file: SourceFile, block: SyntaxNode): readonly string[] | undefined {
  const nodes = namedChildren(block).flatMap((group) => group.children.filter(({ kind }) => kind === 'switch_label'));
  const labels = nodes.flatMap(namedChildren);
  if (labels.some(({ kind }) => kind !== 'identifier')) return undefined;
  const names = labels.map((label) => file.textOf(label)).filter((name) => name !== 'default');
  return [...new Set(names)].sort();
}
