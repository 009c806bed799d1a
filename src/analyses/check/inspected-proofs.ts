/** What inspections prove of duties that finders raised: the duty of the same rule, place and subject. */
import type { Claim } from '../../findings/claim.js';
import type { Duty } from '../../obligations/index.js';
import { FINDERS } from './finders/index.js';

const RULES: ReadonlySet<string> = new Set(FINDERS.map(({ card }) => card.id));

export class InspectedProofs {
  readonly #claims: readonly Claim[];

  constructor(inspected: readonly { readonly claims: readonly Claim[] }[]) {
    this.#claims = inspected.flatMap(({ claims }) => claims);
  }

  proof({ rule, obligation: { span, subject } }: Duty): Claim | undefined {
    return this.#claims.find(
      ({ property, verdict, location, subject: about }) =>
        verdict === 'proved' &&
        property === rule &&
        about === subject &&
        location.line === span.line &&
        location.column === span.column,
    );
  }

  /** Such a claim stands among the claims where the duty is. */
  isAboutDuty({ property }: Claim): boolean {
    return RULES.has(property);
  }
}
