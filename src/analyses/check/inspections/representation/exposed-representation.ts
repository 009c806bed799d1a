/** Exposed representation: code outside of a class that breaks a declared invariant of it, through what the class hands out. */
import type { RuleCard } from '../../../../findings/check-result.js';
import type { Claim } from '../../../../findings/claim.js';
import type { InvariantClaim } from '../../../../findings/invariants-result.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';
import { invariantsOfInput } from '../../../invariants/index.js';
import type { Inspected, Inspection, InspectionWorld, UnnumberedFinding } from '../../inspection.js';
import { isUnread } from '../unread.js';

const CARD: RuleCard = {
  id: 'exposed-representation',
  title: 'Invariant that others can break',
  question: 'Can code outside of the class break its invariant through what the class hands out?',
  help: 'Hand out copies or values instead of inner objects and arrays, copy what is handed in, and make fields private.',
  cwe: [374, 375],
  since: '0.1.0',
};

/** Of what `invariants` may spend by itself. */
const PART = 0.3;

export const exposedRepresentation: Inspection = {
  name: 'representation',
  rules: [CARD],
  inspect: ({ classes }, world) => {
    const declaring = classes.filter(({ invariants }) => invariants.length > 0);
    if (declaring.length === 0) return [];
    const claims = claimsAbout(declaring, world);
    const isReachable = (name: string): boolean => isPublic(classes, name);
    return declaring.flatMap((declaration) =>
      inspectedClass(declaration, claims.get(declaration.name) ?? [], isReachable),
    );
  },
};

function claimsAbout(
  declaring: readonly ClassDeclaration[],
  { hierarchy, classes, replay, budget, cancelled }: InspectionWorld,
): ReadonlyMap<string, readonly InvariantClaim[]> {
  const names = new Set(declaring.map(({ name }) => name));
  const { results } = invariantsOfInput(hierarchy.table, classes, {
    isSelected: ({ name }) => names.has(name),
    isUnread: (method) => isUnread(hierarchy, method),
    domain: 'auto',
    world: 'open',
    threads: 'one',
    replay,
    budget: PART * budget,
    ...(cancelled === undefined ? {} : { deadline: () => cancelled }),
  });
  return new Map(results.map(({ class: name, claims }) => [name, claims.filter(isDeclared)]));
}

function isDeclared({ property, kind }: Claim): boolean {
  return property === 'invariant' && kind === 'obligation';
}

function inspectedClass(
  { methods }: ClassDeclaration,
  claims: readonly InvariantClaim[],
  isReachable: (field: string) => boolean,
): readonly Inspected[] {
  const bound = methods.filter(isBound);
  const [first] = bound;
  if (first === undefined) return [];
  const proved = claims.filter(({ verdict }) => verdict === 'proved');
  const found = claims.flatMap((claim) => discovery(claim, isReachable) ?? []);
  return bound.flatMap((method): readonly Inspected[] => {
    const ends = proved.map((claim) => claimOf(claim, 'invariant'));
    if (method !== first) return ends.length === 0 ? [] : [{ method, claims: ends, findings: [] }];
    const own = [...proved.map((claim) => claimOf(claim, CARD.id)), ...found.map(({ claim }) => claim)];
    const all = [...ends, ...own];
    return all.length === 0 ? [] : [{ method, claims: all, findings: found.map(({ finding }) => finding) }];
  });
}

/** Whether invariants are promised where the method ends. */
function isBound(method: MethodDeclaration): boolean {
  return method.body() !== undefined && !hasFlag(method, Flag.STATIC) && !hasFlag(method, Flag.PRIVATE);
}

/** It holds where each method ends, and nobody else breaks it either. */
function claimOf({ location, assumptions, message }: InvariantClaim, property: string): Claim {
  return { property, kind: 'obligation', subject: message ?? '', verdict: 'proved', location, assumptions };
}

/** A write to a field or an element, from outside: `link.below = link`. */
const WRITE = /^([\w.]+)(\.\w+|\[\d+\]) = /;
const HANDED_OUT = /^(\w+) = (.*\(.*\))$/;

/** Whether code of any package can write a field of that name. */
function isPublic(classes: readonly ClassDeclaration[], name: string): boolean {
  return classes.some((declaration) =>
    declaration.fields.some(
      (field) => field.name === name && hasFlag(field, Flag.PUBLIC) && !hasFlag(field, Flag.FINAL),
    ),
  );
}

/** Undefined where a method of the class breaks it, which is told there. */
function discovery(
  { verdict, witness, message: formula = '', location }: InvariantClaim,
  isReachable: (field: string) => boolean,
): { readonly claim: Claim; readonly finding: UnnumberedFinding } | undefined {
  const write = witness?.calls.at(-1);
  const [, base, member] = write === undefined ? [] : (WRITE.exec(write) ?? []);
  if (verdict !== 'refuted' || witness === undefined || write === undefined || base === undefined) return undefined;
  const source = witness.calls.map((call) => HANDED_OUT.exec(call)).find((found) => found?.[1] === base)?.[2];
  const isOwn = source === undefined || source.startsWith('new ');
  const way = isOwn ? 'the field can be written from outside' : `\`${source}\` hands out what the invariant is about`;
  const claim: Claim = {
    property: CARD.id,
    kind: 'obligation',
    subject: formula,
    verdict: 'refuted',
    location,
    assumptions: [],
    message: `\`${formula}\` is broken by \`${write}\`: ${way}`,
    witness,
  };
  const fix = isOwn ? 'make the field private' : `let \`${source}\` return a copy or a value`;
  // Code of the same package is taken to know what it does.
  const isOfPackage = member?.startsWith('.') === true && !isReachable(member.slice(1));
  const finding: UnnumberedFinding = { ...claim, rule: CARD.id, confidence: 'high', steps: [], fix };
  return { claim, finding: isOfPackage ? { ...finding, hidden: 'caller' } : finding };
}
