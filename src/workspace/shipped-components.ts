/** Clients of the library alone: protocols that ship with the tool stand in for the library classes that they use. */

import { isStandIn } from '../analyses/typestate/index.js';
import type { SourceProvider } from '../frontends/java/model/model.js';
import { WORKSPACE_BUDGETS } from './budgets.js';
import { mentionedClasses } from './mentioned-classes.js';
import { STANDING } from './protocols.js';
import type { SourceInput, Workspace } from './workspace.js';

export interface WithComponents<O> {
  /** The clients with the protocols as input. */
  readonly opened: O;
  /** The clients with the library as it is. */
  readonly plain: O;
  /** Names of the classes that have a protocol and are used, by the clients or by protocols that are. */
  readonly used: readonly string[];
  readonly isShipped: (file: string) => boolean;
}

type IsMeant = Parameters<typeof mentionedClasses>[1];

const MOST_ROUNDS = WORKSPACE_BUDGETS['shipped-components'].mostRounds.most;

/** `reopen` opens the same clients with more sources beside them. */
export async function withComponents<O extends { readonly workspace: Workspace }>(
  plain: O,
  shipped: SourceProvider,
  isClient: IsMeant,
  reopen: (besides: readonly SourceInput[]) => O | Promise<O>,
): Promise<WithComponents<O>> {
  let sources = sourcesOf(shipped, mentionedClasses(plain.workspace, isClient));
  // Objects of other classes may come wherever an interface is named.
  if (sources.size > 0) sources = new Map([...sources, ...sourcesOf(shipped, STANDING)]);
  let opened = plain;
  for (let round = 0; round < MOST_ROUNDS && sources.size > 0; round++) {
    opened = await reopen([...sources.values()]);
    const more = sourcesOf(
      shipped,
      mentionedClasses(opened.workspace, () => true),
    );
    if ([...more.keys()].every((name) => sources.has(name))) break;
    sources = new Map([...sources, ...more]);
  }
  const files = new Set([...sources.values()].map(({ path }) => path));
  return {
    opened,
    plain,
    used: [...sources.keys()].filter((name) => !isStandIn(name)).sort(),
    isShipped: (file) => files.has(file),
  };
}

function sourcesOf(shipped: SourceProvider, names: Iterable<string>): ReadonlyMap<string, SourceInput> {
  const found = new Map<string, SourceInput>();
  for (const name of names) {
    const source = shipped.find(name);
    if (source !== undefined) found.set(name, { path: source.path, text: source.text });
  }
  return found;
}
