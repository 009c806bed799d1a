/** A jar's manifest (JAR File Specification, "JAR Manifest"): attributes, and those that matter for a class path. */
import { CLASSFILE_BUDGETS } from '../budgets.js';
import { decodeLatin1, decodeUtf8 } from './utf8.js';

export interface Manifest {
  /** Of the main section, or of the section with that name. Case of names does not matter. */
  attribute(name: string, section?: string): string | undefined;
  readonly mainClass: string | undefined;
  /** `Class-Path`: relative to the jar's folder, `/` between names, maybe with `..`; a folder ends in `/`. Others are left out. */
  readonly classPath: readonly string[];
  readonly multiRelease: boolean;
  readonly automaticModuleName: string | undefined;
}

const NAME = 'name';
const MOST_BYTES = CLASSFILE_BUDGETS['archive/manifest'].mostBytes.most;

/** Lines that are no attributes are skipped; a jar without a manifest has an empty one. */
export function readManifest(bytes: Uint8Array): Manifest {
  const unfolded = unfold(bytes.subarray(0, MOST_BYTES));
  const main = new Map<string, string>();
  const sections = new Map<string, Map<string, string>>();
  let section = main;
  let fresh = false;
  for (const line of (decodeUtf8(unfolded) ?? decodeLatin1(unfolded)).split('\n')) {
    const colon = line.indexOf(': ');
    if (line === '') fresh = true;
    if (colon <= 0) continue;
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 2);
    if (fresh && main.size > 0) {
      // A section without a name belongs to nothing.
      section = name === NAME ? (sections.get(value) ?? new Map()) : new Map();
      if (name === NAME) sections.set(value, section);
    }
    section.set(name, value);
    fresh = false;
  }
  const attribute = (name: string, of?: string): string | undefined =>
    (of === undefined ? main : sections.get(of))?.get(name.toLowerCase());
  return {
    attribute,
    mainClass: attribute('Main-Class')?.trim(),
    classPath: relativePaths(attribute('Class-Path') ?? ''),
    multiRelease: attribute('Multi-Release')?.toLowerCase() === 'true',
    automaticModuleName: attribute('Automatic-Module-Name')?.trim(),
  };
}

/** Joins continued lines, and makes every line end in `\n`. Bytes, because a line may end inside a character. */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0;
    if (byte === 0x0d) {
      if (bytes[at + 1] === 0x0a) at++;
      byte = 0x0a;
    }
    if (byte === 0x0a && bytes[at + 1] === 0x20) at++;
    else unfolded[length++] = byte;
  }
  return unfolded.subarray(0, length);
}

/** The value is a list of URLs, relative ones as a rule. */
function relativePaths(value: string): readonly string[] {
  return value
    .split(/\s+/)
    .filter((url) => url !== '' && !/^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/)/.test(url))
    .map(decodeUrl)
    .filter((path) => !path.includes('\0') && !path.includes('\\') && !path.startsWith('/'));
}

function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
