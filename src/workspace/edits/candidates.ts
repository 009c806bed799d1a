/** Edits that may repair a finding; nobody has tried them yet. */
import type { Finding } from '../../findings/check-result.js';
import type { SourceFile } from '../../frontends/java/syntax/tree.js';
import type { Replacement } from './apply.js';
import { castGuard, nullGuard } from './guards.js';
import { loopBound, removeIf } from './loops.js';
import { tryWithResources } from './resources.js';

/** What a finding is about. */
export interface Sought {
  readonly subject: string | undefined;
  readonly offset: number;
}

export interface PlacedReplacement extends Replacement {
  /** Where in the replacement what the finding points at is now, if it was replaced. */
  readonly place?: number;
}

export interface Candidate {
  readonly description: string;
  readonly replacements: readonly PlacedReplacement[];
  /** Whether what the finding points at is still there. */
  readonly keepsPlace: boolean;
}

type Thought = (file: SourceFile, sought: Sought) => readonly Candidate[];

const BY_RULE: ReadonlyMap<string, readonly Thought[]> = new Map<string, readonly Thought[]>([
  ['null-dereference', [nullGuard]],
  ['class-cast', [castGuard]],
  ['array-bounds', [loopBound]],
  ['index-bounds', [loopBound]],
  ['resource-leak', [tryWithResources]],
  ['protocol-error', [removeIf]],
  ['concurrent-modification', [removeIf]],
]);

export function candidatesFor(file: SourceFile, { rule, subject }: Finding, offset: number): readonly Candidate[] {
  const sought = { subject: typeof subject === 'string' ? subject : undefined, offset };
  return (BY_RULE.get(rule) ?? []).flatMap((thought) => thought(file, sought));
}
