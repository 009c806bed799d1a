/** What the commands say of a small program, line by line. */

import type { Claim } from '../../src/findings/claim.js';
import { HIDDEN_REASONS } from '../../src/findings/claim.js';
import { check, invariants, type SourceProvider, shape } from '../../src/workspace/index.js';
import { type Form, openedAs } from './opened.js';

/** `protocols`: those of the library, without which nothing is claimed of them. */
export async function checked(form: Form, text: string, protocols?: SourceProvider): Promise<readonly Claim[]> {
  const { results } = check(await openedAs(form, text, protocols), {
    classes: [],
    methods: [],
    show: HIDDEN_REASONS,
    replay: false,
    budget: 1,
  });
  return results.flatMap(({ claims }) => claims);
}

export async function shaped(form: Form, text: string): Promise<readonly Claim[]> {
  const { results } = shape(await openedAs(form, text), { classes: [], methods: [], replay: false, budget: 1 });
  return results.flatMap(({ claims }) => claims);
}

export async function classified(form: Form, text: string): Promise<readonly Claim[]> {
  const { results } = invariants(await openedAs(form, text), {
    classes: [],
    methods: [],
    replay: false,
    budget: 1,
  });
  return results.flatMap(({ claims }) => claims);
}

/** The verdicts at a line, of claims about a subject. */
export function verdictsAt(claims: readonly Claim[], line: number, property: string): readonly string[] {
  return claims.flatMap((claim) =>
    claim.location.line === line && claim.property === property ? [claim.verdict] : [],
  );
}
