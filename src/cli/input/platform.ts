/** The classes of a JDK: opened when first asked for. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ClassFileListing, ClassFileProvider } from '../../workspace/index.js';
import { openImageFile, openPlatformArchive } from './archives.js';
import { reasonOf } from './files.js';
import { findJdk, type JdkLayout } from './jdk-home.js';

/** Says which classes `jdk:` inputs mean. */
export interface PlatformListing extends ClassFileListing {
  namesOfModule(module: string): readonly string[];
}

export class Platform {
  readonly #named: string | undefined;
  #opened: { readonly listing: PlatformListing } | { readonly problem: string } | undefined;

  constructor(named: string | undefined) {
    this.#named = named;
  }

  /** Undefined when there is no JDK, or none that can be read. */
  get listing(): PlatformListing | undefined {
    const opened = this.#open();
    return 'listing' in opened ? opened.listing : undefined;
  }

  /** Why there is no listing. */
  get problem(): string | undefined {
    const opened = this.#open();
    return 'problem' in opened ? opened.problem : undefined;
  }

  /** Never opens anything before it is asked for a class or a package of the platform. */
  get provider(): ClassFileProvider {
    return {
      find: (name) => this.listing?.find(name),
      hasPackage: (packageName) => this.listing?.hasPackage(packageName) ?? false,
    };
  }

  #open(): { readonly listing: PlatformListing } | { readonly problem: string } {
    if (this.#opened === undefined) {
      const jdk = findJdk(this.#named, process.env);
      if (jdk.kind === 'none') this.#opened = { problem: jdk.reason };
      else {
        try {
          this.#opened = { listing: openLayout(jdk.layout) };
        } catch (error) {
          this.#opened = { problem: `the JDK at ${jdk.home} cannot be read: ${reasonOf(error)}` };
        }
      }
    }
    return this.#opened;
  }
}

function openLayout(layout: JdkLayout): PlatformListing {
  switch (layout.kind) {
    case 'image':
      return openImageFile(layout.file);
    case 'archive':
      return { ...openPlatformArchive(layout.file), namesOfModule: () => [] };
    case 'jmods': {
      const modules = new Map(
        readdirSync(layout.folder)
          .filter((name) => name.endsWith('.jmod'))
          .sort()
          .map((name) => [name.slice(0, -'.jmod'.length), openPlatformArchive(path.join(layout.folder, name))]),
      );
      return {
        find(name) {
          for (const module of modules.values()) {
            const found = module.find(name);
            if (found !== undefined) return found;
          }
          return undefined;
        },
        hasPackage: (packageName) => [...modules.values()].some((module) => module.hasPackage(packageName)),
        names: () => [...modules.values()].flatMap((module) => module.names()).sort(),
        namesOfModule: (module) => modules.get(module)?.names() ?? [],
      };
    }
  }
}

/** The classes that `jdk:` names: a class with its nested ones, a package without its subpackages, or a module. */
export function platformNames(listing: PlatformListing, wanted: string): readonly string[] {
  const text = wanted.replace(/\.\*$/, '');
  const all = listing.names();
  const className = text.replaceAll('/', '.');
  const ofClass = all.filter((name) => name === className || name.startsWith(`${className}$`));
  if (ofClass.length > 0) return ofClass;
  const nested = nestedName(all, className);
  if (nested !== undefined) return all.filter((name) => name === nested || name.startsWith(`${nested}$`));
  const prefix = `${className}.`;
  const ofPackage = all.filter((name) => name.startsWith(prefix) && !name.includes('.', prefix.length));
  return ofPackage.length > 0 ? ofPackage : listing.namesOfModule(text);
}

/** `java.util.Map.Entry` as it is written in Java. */
function nestedName(all: readonly string[], className: string): string | undefined {
  const known = new Set(all);
  let name = className;
  for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
    name = `${name.slice(0, dot)}$${name.slice(dot + 1)}`;
    if (known.has(name)) return name;
  }
  return undefined;
}
