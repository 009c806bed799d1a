/** Private fields that are read, and that no code of the class assigns: they keep the value that every field starts with. */
import type { RuleCard } from '../../../../findings/check-result.js';
import type { Claim } from '../../../../findings/claim.js';
import type { Edge } from '../../../../ir/body.js';
import type { FieldReference, Operand } from '../../../../ir/instructions.js';
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../../ir/program.js';
import { isReference } from '../../../../ir/types.js';
import { locationOf } from '../../../../obligations/index.js';
import type { Component } from '../../../../program/components.js';
import type { Inspected, Inspection, UnnumberedFinding } from '../../inspection.js';
import { isUnread } from '../unread.js';
import { FieldDoubts } from './field-doubts.js';

const CARD: RuleCard = {
  id: 'unwritten-field',
  title: 'Field that is never assigned',
  question: 'Is the private field assigned somewhere, before or after it is read here?',
  help: 'Assign the field where the object is made, or remove it.',
  cwe: [457, 456],
  since: '0.1.0',
};

/** The first place that reads a field, and whether some place writes it. */
interface Use {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
}

export const unwrittenField: Inspection = {
  name: 'fields',
  rules: [CARD],
  inspect: (component, { hierarchy }) => {
    const fields = candidates(component.classes);
    if (fields.size === 0) return [];
    const { reads, written, dereferenced } = usesIn(component, fields);
    let doubts: FieldDoubts | undefined;
    const found = new Map<MethodDeclaration, { readonly claims: Claim[]; readonly findings: UnnumberedFinding[] }>();
    for (const [key, { method, edge }] of reads) {
      const candidate = fields.get(key);
      if (candidate === undefined || isUnread(hierarchy, method)) continue;
      const { field, owner } = candidate;
      doubts ??= new FieldDoubts(hierarchy, component);
      const isWritten = written.has(key);
      // A null that is dereferenced is told where that happens.
      if (!isWritten && (dereferenced.has(key) || !doubts.isSeen(field, owner))) continue;
      const told = found.get(method) ?? { claims: [], findings: [] };
      found.set(method, told);
      const claim = claimOf(field, edge, isWritten ? 'written' : 'unwritten');
      told.claims.push(claim);
      // A flag that nobody sets is mostly a switch for those who change the code.
      if (isWritten || field.type === 'boolean') continue;
      const confidence = isReference(field.type) ? 'high' : 'medium';
      const steps = [{ location: locationOf(field.span), message: `\`${field.name}\` is declared` }];
      told.findings.push({
        ...claim,
        rule: CARD.id,
        confidence,
        steps,
        fix: `assign \`${field.name}\` in each constructor`,
      });
    }
    return [...found].map(([method, told]): Inspected => ({ method, ...told }));
  },
};

/** By owner and name: private ones that somebody wrote, and that are no constants. */
function candidates(
  classes: readonly ClassDeclaration[],
): ReadonlyMap<string, { readonly field: FieldDeclaration; readonly owner: ClassDeclaration }> {
  return new Map(
    classes.flatMap((owner) =>
      owner.fields
        .filter(
          (field) => hasFlag(field, Flag.PRIVATE) && !hasFlag(field, Flag.SYNTHETIC) && field.constant === undefined,
        )
        .map((field) => [keyOf(field), { field, owner }] as const),
    ),
  );
}

function keyOf({ owner, name }: Pick<FieldReference, 'owner' | 'name'>): string {
  return `${owner} ${name}`;
}

interface Uses {
  readonly reads: ReadonlyMap<string, Use>;
  readonly written: ReadonlySet<string>;
  /** Fields some read of which must not be null, in methods that do not ask whether it is. */
  readonly dereferenced: ReadonlySet<string>;
}

function usesIn({ methods }: Component, fields: ReadonlyMap<string, unknown>): Uses {
  const reads = new Map<string, Use>();
  const written = new Set<string>();
  const dereferenced = new Set<string>();
  for (const method of methods) {
    const edges = method.body()?.edges ?? [];
    const checked = new Set(edges.flatMap(checkedVariable));
    const asked = new Set(edges.flatMap(comparedVariable));
    const found = new Set<string>();
    const tested = new Set<string>();
    for (const edge of edges) {
      const { instruction } = edge;
      if ((instruction.kind !== 'load' && instruction.kind !== 'store') || !('field' in instruction.place)) continue;
      const key = keyOf(instruction.place.field);
      if (!fields.has(key)) continue;
      if (instruction.kind === 'store') written.add(key);
      else {
        if (!reads.has(key)) reads.set(key, { method, edge });
        if (checked.has(instruction.target)) found.add(key);
        if (asked.has(instruction.target)) tested.add(key);
      }
    }
    for (const key of found) if (!tested.has(key)) dereferenced.add(key);
  }
  return { reads, written, dereferenced };
}

/** The variable that the edge compares with null. */
function comparedVariable({ instruction }: Edge): readonly Operand[] {
  if (instruction.kind !== 'assume' || instruction.condition.kind !== 'binary') return [];
  const { left, right } = instruction.condition;
  return right.kind === 'constant' && right.value === null ? [left] : [];
}

/** The variable that the edge demands not to be null. */
function checkedVariable({ instruction }: Edge): readonly Operand[] {
  const isDemand = instruction.kind === 'check' && instruction.condition.kind === 'not-null';
  return isDemand ? [instruction.condition.operand] : [];
}

function claimOf({ name, type }: FieldDeclaration, edge: Edge, found: 'written' | 'unwritten'): Claim {
  const common = {
    property: CARD.id,
    kind: 'obligation',
    subject: name,
    location: locationOf(edge.span),
    assumptions: [],
  } as const;
  if (found === 'written') return { ...common, verdict: 'proved' };
  const value = isReference(type) ? 'null' : type === 'boolean' ? 'false' : '0';
  return { ...common, verdict: 'unproved', message: `\`${name}\` is always ${value} here: no code assigns it` };
}
