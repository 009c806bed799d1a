/** Places in SARIF: paths relative to the root of the sources, regions that cover the word that is meant. */
import type { ArtifactLocation, Region, Location as SarifLocation } from 'sarif';
import type { Location } from '../../findings/claim.js';
import { columnsOf, type SourceText } from '../excerpt.js';

/** What relative paths start from, by the name that code scanning uses. */
export const SOURCE_ROOT = '%SRCROOT%';

/** Class files need not tell lines: then the file is meant. */
export function located(location: Location, source?: SourceText): SarifLocation {
  const region = regionOf(location, source);
  return {
    physicalLocation: {
      artifactLocation: artifactOf(location.file),
      ...(region === undefined ? {} : { region }),
    },
  };
}

function regionOf(location: Location, source: SourceText | undefined): Region | undefined {
  const { line, column } = location;
  if (line < 1) return undefined;
  const columns = source === undefined ? undefined : columnsOf(location, source);
  if (columns === undefined) return { startLine: line, startColumn: Math.max(1, column) };
  return { startLine: line, startColumn: columns.first + 1, endLine: line, endColumn: columns.end + 1 };
}

/** A relative path as a relative reference, an absolute one as a file address. */
function artifactOf(file: string): ArtifactLocation {
  const path = file.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const escaped = path.split('/').map(escapedPart).join('/');
  if (/^[A-Za-z]:\//.test(path)) return { uri: `file:///${escaped.replace('%3A', ':')}` };
  return path.startsWith('/') ? { uri: `file://${escaped}` } : { uri: escaped, uriBaseId: SOURCE_ROOT };
}

/** Half of a pair of surrogates has no address of its own. */
function escapedPart(part: string): string {
  return encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'));
}
