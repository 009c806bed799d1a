/** Clients of the library alone: the protocols that ship with the package stand in for the library classes that they use. */

import type { CommonOptions } from '../workspace/commands/common-options.js';
import { type mentionedClasses, type WithComponents, withComponents } from '../workspace/index.js';
import { componentsFolder } from './input/package-files.js';
import { sourceFolder } from './input/source-folders.js';
import { type Opened, openInputs } from './open.js';

type IsMeant = Parameters<typeof mentionedClasses>[1];

export async function openWithComponents(
  client: readonly string[],
  options: CommonOptions,
  isClient: IsMeant,
): Promise<WithComponents<Opened>> {
  const plain = await openInputs(client, options);
  const shipped = sourceFolder(componentsFolder(), 'input');
  return withComponents(plain, shipped, isClient, (besides) => openInputs(client, options, { besides }));
}
