/** Clients of the library alone: the protocols that ship with the package stand in for the library classes that they use. */
import { mentionedClasses, type SourceInput, type SourceProvider } from '../workspace/index.js';
import { componentsFolder } from './input/package-files.js';
import { sourceFolder } from './input/source-folders.js';
import { type Opened, openInputs } from './open.js';
import type { CommonOptions } from './options.js';

export interface WithComponents {
  /** The clients with the protocols as input. */
  readonly opened: Opened;
  /** The clients with the library as it is. */
  readonly plain: Opened;
  /** Names of the classes that have a protocol and are used, by the clients or by protocols that are. */
  readonly used: readonly string[];
  readonly isShipped: (file: string) => boolean;
}

type IsMeant = Parameters<typeof mentionedClasses>[1];

/** Protocols mention others: how often these are looked for again. */
const MOST_ROUNDS = 8;

export async function openWithComponents(
  client: readonly string[],
  options: CommonOptions,
  isClient: IsMeant,
): Promise<WithComponents> {
  const plain = await openInputs(client, options);
  const shipped = sourceFolder(componentsFolder(), 'input');
  let sources = sourcesOf(shipped, mentionedClasses(plain.workspace, isClient));
  let opened = plain;
  for (let round = 0; round < MOST_ROUNDS && sources.size > 0; round++) {
    opened = await openInputs(client, options, { besides: [...sources.values()] });
    const more = sourcesOf(
      shipped,
      mentionedClasses(opened.workspace, () => true),
    );
    if ([...more.keys()].every((name) => sources.has(name))) break;
    sources = new Map([...sources, ...more]);
  }
  const files = new Set([...sources.values()].map(({ path }) => path));
  return { opened, plain, used: [...sources.keys()].sort(), isShipped: (file) => files.has(file) };
}

function sourcesOf(shipped: SourceProvider, names: Iterable<string>): ReadonlyMap<string, SourceInput> {
  const found = new Map<string, SourceInput>();
  for (const name of names) {
    const source = shipped.find(name);
    if (source !== undefined) found.set(name, { path: source.path, text: source.text });
  }
  return found;
}
