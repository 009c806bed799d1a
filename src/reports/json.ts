/** The JSON envelope: the run result, each witness once, with what its heaps have new from line to line. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { Claim } from '../findings/claim.js';
import type { ElementResult, RunResult } from '../findings/result.js';
import { cutBy } from '../findings/undecided.js';
import { asDifferences } from '../findings/witness-heaps.js';

export function jsonReport(result: RunResult): string {
  const results = result.results.map(withEachWitnessOnce);
  return `${written({ ...result, results }, '')}\n`;
}

/** Lists whose elements have a line each, however many parts they have: a witness is read by programs, or as pictures. */
const LINE_EACH: ReadonlySet<string> = new Set(['trace', 'heap']);

/** With an indent of two for each level. */
function written(value: unknown, indent: string, key = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const parts = value.map((each) => (LINE_EACH.has(key) ? JSON.stringify(each) : written(each, inner)));
    return parts.length === 0 ? '[]' : `[\n${inner}${parts.join(`,\n${inner}`)}\n${indent}]`;
  }
  const counted =
    key === 'location' ? { ...value, ...atLeastOne('line', value), ...atLeastOne('column', value) } : value;
  const parts = Object.entries(counted)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `${JSON.stringify(name)}: ${written(each, inner, name)}`);
  return parts.length === 0 ? '{}' : `{\n${inner}${parts.join(`,\n${inner}`)}\n${indent}}`;
}

/** Lines and columns count from 1; code of class files without a line table is somewhere in its file. */
function atLeastOne(name: 'line' | 'column', value: object): object {
  return name in value && (value as Record<string, unknown>)[name] === 0 ? { [name]: 1 } : {};
}

/** A finding has the witness of its claim; claims that are no findings have their own. */
function withEachWitnessOnce(result: ElementResult): ElementResult {
  const { findings = [], suppressed = [], known = [] } = result as Partial<CheckResult>;
  const told = [...findings, ...suppressed, ...known];
  const claims = result.claims.map(withCut).map((claim) => {
    if (claim.witness === undefined || !told.some((finding) => tells(finding, claim))) return withDifferences(claim);
    const { witness: _, ...rest } = claim;
    return rest;
  });
  return {
    ...result,
    claims,
    ...ofList('findings', result),
    ...ofList('suppressed', result),
    ...ofList('known', result),
  };
}

function withCut<C extends Claim>(claim: C): C {
  const cut = cutBy(claim);
  return cut === undefined ? claim : { ...claim, cut };
}

/** A result that was kept in a file, or came from a worker, shares no objects: there, equal witnesses of one place are compared by text. */
function tells(finding: Finding, claim: Claim): boolean {
  if (finding.witness === claim.witness) return true;
  const [there, here] = [finding.location, claim.location];
  const isThere = finding.property === claim.property && there.line === here.line && there.column === here.column;
  return isThere && JSON.stringify(finding.witness) === JSON.stringify(claim.witness);
}

function ofList(key: 'findings' | 'suppressed' | 'known', result: ElementResult): object {
  const list = (result as Partial<Record<typeof key, readonly Finding[]>>)[key];
  return list === undefined ? {} : { [key]: list.map(withCut).map(withDifferences) };
}

function withDifferences<C extends Claim>(claim: C): C {
  return claim.witness === undefined ? claim : { ...claim, witness: asDifferences(claim.witness) };
}
