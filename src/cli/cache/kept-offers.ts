/** Edits that were tried for findings, kept for the next run that shows the same findings of the same code: each trial is a check of its own. */
import type { CheckResult, OfferedFix } from '../../findings/check-result.js';
import type { CommonOptions } from '../../workspace/commands/common-options.js';
import type { Opened } from '../open.js';
import { CacheFolder } from './cache-folder.js';
import { hashOf } from './hash.js';
import type { Read } from './reads.js';
import { toolDigest } from './tool-digest.js';

/** By result and finding. */
type Offers = readonly (readonly (readonly OfferedFix[])[])[];

interface Kept {
  readonly reads: readonly Read[];
  readonly offers: Offers;
}

/** `folder`: where; undefined: nowhere. */
export function keptOffers(
  { folder, common }: { readonly folder: string | undefined; readonly common: CommonOptions },
  opened: Opened,
  results: readonly CheckResult[],
  offer: () => readonly CheckResult[],
): readonly CheckResult[] {
  const shown = results.filter(({ findings }) => findings.length > 0);
  const tool = folder === undefined || shown.length === 0 ? undefined : toolDigest();
  if (folder === undefined || tool === undefined) return offer();
  const { classpath, sourcepath, specs, jdk = '' } = common;
  const how = JSON.stringify({ classpath, sourcepath, specs, jdk });
  const key = hashOf('offers', tool, how, opened.contents(), JSON.stringify(shown));
  const cache = new CacheFolder(folder);
  const found = cache.read(key);
  if (isKept(found) && opened.reads.areTheSame(found.reads)) return withOffersOf(results, found.offers);
  const offered = offer();
  const offers = offered.map(({ findings }) => findings.map(({ fixes = [] }) => fixes));
  cache.write(key, { reads: opened.reads.all, offers } satisfies Kept);
  cache.trim();
  return offered;
}

/** Its digest was right, so that its parts are what this version wrote. */
function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'reads' in value && 'offers' in value;
}

function withOffersOf(results: readonly CheckResult[], offers: Offers): readonly CheckResult[] {
  return results.map((result, position) => {
    if (result.findings.length === 0) return result;
    const findings = result.findings.map((finding, index) => {
      const fixes = offers[position]?.[index] ?? [];
      return fixes.length === 0 ? finding : { ...finding, fixes };
    });
    return { ...result, findings };
  });
}
