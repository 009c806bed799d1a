/**
 * Which classes of the input depend on changed ones: those that name them in a declaration, in code or anywhere in their source
 * (constants leave no trace in code), those that name a supertype through which a changed class may be called, and so on;
 * and the classes that changed ones call, for callers decide what is passed.
 */
import type { ClassName } from '../../ir/types.js';
import { selectClasses } from '../selection.js';
import type { Workspace } from '../workspace.js';
import { addMentions, type Mentions, topLevel } from './mentions.js';

export interface Change {
  readonly isChanged: (name: ClassName) => boolean;
  /** Simple names of classes that are gone: whoever names them is changed as well. */
  readonly gone: ReadonlySet<string>;
}

/** Binary names, nested classes and lambdas included, in the order of the input. */
export function changedAndDependent(
  workspace: Workspace,
  source: (file: string) => string | undefined,
  { isChanged, gone }: Change,
): readonly ClassName[] {
  const { classes } = selectClasses(workspace.table, []);
  const nodes = new Map<string, Mentions>();
  const files = new Map<string, Set<string>>();
  const dependents = new Map<string, Set<string>>();
  const simple = new Map<string, Set<string>>();
  const changed = new Set<string>();
  for (const declaration of classes) {
    const name = topLevel(declaration.name);
    const mentions = nodes.get(name) ?? { mentioned: new Set(), called: new Set() };
    nodes.set(name, mentions);
    addMentions(declaration, mentions);
    put(files, declaration.span.file, name);
    put(simple, declaration.name.split(/[.$]/).at(-1) ?? '', name);
    if (isChanged(declaration.name)) changed.add(name);
  }
  for (const [file, names] of files) {
    for (const word of new Set(source(file)?.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu))) {
      for (const name of names) {
        for (const meant of simple.get(word) ?? []) nodes.get(name)?.mentioned.add(meant);
        if (gone.has(word)) changed.add(name);
      }
    }
  }
  for (const [name, { mentioned }] of nodes) for (const other of mentioned) put(dependents, other, name);
  for (const { name, superclass, interfaces } of classes) {
    // Library types stand between classes that have nothing else to do with each other.
    const above = [superclass, ...interfaces].flatMap((type) => (type === undefined ? [] : topLevel(type)));
    for (const type of above) if (nodes.has(type)) put(dependents, topLevel(name), type);
  }
  const reached = closure(changed, dependents);
  for (const name of changed) for (const called of nodes.get(name)?.called ?? []) reached.add(called);
  return classes.map(({ name }) => name).filter((name) => reached.has(topLevel(name)));
}

function closure(start: ReadonlySet<string>, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set(start);
  // A set is iterated in the order of insertion, with what is added on the way.
  for (const name of reached) for (const next of edges.get(name) ?? []) reached.add(next);
  return reached;
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}
