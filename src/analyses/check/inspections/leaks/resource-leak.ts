/** Resources that stay open: what a method opens and keeps to itself is closed on all ways out of it. */
import type { Confidence, RuleCard } from '../../../../findings/check-result.js';
import type { Claim } from '../../../../findings/claim.js';
import type { Body } from '../../../../ir/body.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { TypeName } from '../../../../ir/types.js';
import { locationOf, simpleName } from '../../../../obligations/index.js';
import type { Inspected, Inspection, UnnumberedFinding } from '../../inspection.js';
import { isUnread } from '../unread.js';
import { beginning, testedVariables } from './held-state.js';
import { type Journey, journey, type Stage } from './journey.js';
import { LeakTeller } from './leak-words.js';
import { Passings } from './passing.js';
import { openedAt, resourceRules } from './resource-rules.js';
import { type Site, Sites } from './sites.js';
import { StableFields } from './stable-names.js';

const CARD: RuleCard = {
  id: 'resource-leak',
  title: 'Resource that is not closed',
  question: 'Is what the method opens closed on every way out of it?',
  help: 'Open it in the header of a `try` (try-with-resources), or close it in a `finally` block.',
  cwe: [772, 404],
  since: '0.1.0',
};

const WORDING = { opened: 'opened', undone: 'closed' };

const ASSUMED: readonly string[] = ['known-subclasses', 'library-spec:java.lang.AutoCloseable', 'no-vm-errors'];

export const resourceLeak: Inspection = {
  name: 'resources',
  rules: [CARD],
  inspect: ({ methods }, { hierarchy, subtypes }) => {
    const passings = new Passings(hierarchy, subtypes);
    const sites = new Sites(passings);
    return methods.flatMap((method) => inspected(method, sites) ?? []);
  },
};

function inspected(method: MethodDeclaration, sites: Sites): Inspected | undefined {
  const body = method.body();
  const found = body === undefined ? [] : sites.of(body);
  if (body === undefined || found.length === 0) return undefined;
  const teller = new LeakTeller(body, WORDING);
  const claims: Claim[] = [];
  const findings: UnnumberedFinding[] = [];
  const leaking = new Set<Site>();
  for (const site of found) {
    const { went, assumed } = journeyOf(site, body, sites);
    const claim = claimOf(site, went, teller, assumed);
    if (claim === undefined || (claim.verdict === 'proved' && isUnread(sites.passings.hierarchy, method))) continue;
    claims.push(claim);
    const leak = worst(went);
    if (leak === undefined || claim.verdict !== 'unproved') continue;
    const confidence = confidenceOf(site, leak, method);
    // What is closed with something that is not closed either is the same problem.
    const isPart = site.owner !== undefined && [...leaking].some(({ target }) => target === site.owner);
    leaking.add(site);
    if (confidence === undefined || isPart) continue;
    const holder = teller.holder(leak);
    const name = holder === undefined ? textOf(site, teller) : teller.text.of(holder);
    findings.push({
      ...claim,
      rule: CARD.id,
      confidence,
      steps: teller.steps(leak, name),
      fix: fixOf(holder?.type ?? site.type, holder === undefined ? 'resource' : name),
    });
  }
  return claims.length === 0 ? undefined : { method, claims, findings: merged(findings) };
}

/** One variable that is not closed at one place is one problem, wherever it was opened. */
function merged(findings: readonly UnnumberedFinding[]): readonly UnnumberedFinding[] {
  const first = new Map<string, UnnumberedFinding>();
  for (const finding of findings) {
    const key = finding.message ?? '';
    const known = first.get(key);
    const also = known === undefined ? undefined : [...(known.also ?? []), finding.location];
    first.set(key, known === undefined || also === undefined ? finding : { ...known, also });
  }
  return [...first.values()];
}

/** With what it assumes of the library. */
function journeyOf(
  site: Site,
  body: Body,
  { passings }: Sites,
): { readonly went: Journey; readonly assumed: ReadonlySet<string> } {
  const assumed = new Set<string>();
  const stable = new StableFields(body, passings.hierarchy);
  const tested = testedVariables(body, [], stable.name);
  const rules = resourceRules(
    passings,
    body,
    { numbers: tested, isFresh: true, stable },
    (edge, state) => (edge === site.edge ? openedAt(edge, state, site.target, site.owner) : undefined),
    assumed,
  );
  return { went: journey(body, beginning(tested), rules), assumed };
}

/** Undefined where the object is given away: then closing it is not the method's duty. */
function claimOf(site: Site, went: Journey, teller: LeakTeller, assumed: ReadonlySet<string>): Claim | undefined {
  const { ends, isCut, isOpened } = went;
  const text = textOf(site, teller);
  const location = locationOf(site.edge.span);
  const common = { property: CARD.id, kind: 'obligation', subject: text, location } as const;
  if (isCut) return { ...common, verdict: 'unknown', assumptions: [], reason: 'too many ways through the method' };
  const leak = worst(went);
  const isGiven = ends.has('escaped') || ends.has('returned');
  if (leak !== undefined && !(isGiven && leak.grade === 2)) {
    const holder = teller.holder(leak);
    const message = teller.message(leak, holder === undefined ? text : teller.text.of(holder));
    return { ...common, verdict: 'unproved', assumptions: [], message };
  }
  if (isGiven) return undefined;
  const assumptions = [...ASSUMED, ...assumed].sort();
  return { ...common, verdict: 'proved', assumptions, ...(isOpened ? {} : { unreached: true }) };
}

/** The leak that says most. */
function worst({ leaks }: Journey): Stage | undefined {
  let found: Stage | undefined;
  for (const leak of leaks) if (found === undefined || leak.grade < found.grade) found = leak;
  return found;
}

/** Undefined: nobody would call it a problem. */
function confidenceOf(
  { isOfLibrary, owner }: Site,
  { grade }: Stage,
  { name }: MethodDeclaration,
): Confidence | undefined {
  if (grade === 2) return undefined;
  // What ends with the program, and what only looks as if it had to be closed.
  if (!isOfLibrary && (name === 'main' || grade === 1)) return undefined;
  if (grade === 1 || !isOfLibrary || owner !== undefined) return 'medium';
  return 'high';
}

function textOf({ edge, type }: Site, { text }: LeakTeller): string {
  return text.ofCall(edge.instruction) ?? `new ${simpleName(type)}(…)`;
}

function fixOf(type: TypeName, name: string): string {
  return `open it in the header of a try: \`try (${simpleName(type)} ${name} = …) { … }\``;
}
