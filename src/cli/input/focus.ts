/** Which class files are meant by `--class` and `--method`, so that the others are read only when referred to. */
import { type ClassFileListing, type ClassFileProvider, isClassMeant, withOrigin } from '../../workspace/index.js';

export interface Focus {
  readonly inputs: readonly ClassFileListing[];
  readonly others: readonly ClassFileProvider[];
}

export function focused(
  listings: readonly ClassFileListing[],
  { class: classes, method: methods }: { readonly class: readonly string[]; readonly method: readonly string[] },
): Focus {
  const everything: Focus = { inputs: listings, others: [] };
  const owners = methods.map((text) => text.replace(/\(.*$/, '')).filter((text) => text.includes('.'));
  const wanted = classes.length > 0 ? classes : owners.map((text) => text.slice(0, text.lastIndexOf('.')));
  // A method without its class may be anywhere.
  if (wanted.length === 0 || (classes.length === 0 && owners.length < methods.length)) return everything;
  const meant = listings.map((listing) => new Set(listing.names().filter((name) => isClassMeant(name, wanted))));
  if (meant.every((names) => names.size === 0)) return everything;
  return {
    inputs: listings.map((listing, index) => ({
      ...listing,
      find: (name) => (meant[index]?.has(name) ? listing.find(name) : undefined),
      names: () => [...(meant[index] ?? [])],
    })),
    others: listings.map((listing) => withOrigin(listing, 'classpath')),
  };
}
