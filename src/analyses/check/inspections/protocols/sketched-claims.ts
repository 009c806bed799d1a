/** What sketches say of the calls of a method, as claims: shown is only what somebody has seen to fail. */
import type { Claim } from '../../../../findings/claim.js';
import type { Edge } from '../../../../ir/body.js';
import { locationOf, simpleName } from '../../../../obligations/index.js';
import type { SketchedCall } from './protocol-book.js';

export const PROPERTY = 'protocol-error';

/** Collections from elsewhere are no views of what is changed meanwhile. */
const OF_COLLECTIONS = 'whole-collections';

export function sketchedClaim({ call, sketch, specifications }: SketchedCall, edge: Edge, subject: string): Claim {
  const common = { property: PROPERTY, kind: 'obligation', subject, location: locationOf(edge.span) } as const;
  switch (sketch.kind) {
    case 'safe': {
      const rested = [...sketch.assumptions, ...specifications.map((name) => `library-spec:${name}`)];
      const isOfCollections = call.operations.some(({ owner }) => owner.startsWith('espalier.'));
      const assumptions = [...new Set([...rested, ...(isOfCollections ? [OF_COLLECTIONS] : [])])].sort();
      return { ...common, verdict: 'proved', assumptions, ...(sketch.isReached ? {} : { unreached: true }) };
    }
    case 'failing': {
      const { type, reason } = sketch.failure;
      const message = `${/[(]/.test(subject) ? `\`${subject}\`` : subject} may throw ${simpleName(type)}`;
      return { ...common, verdict: 'unproved', assumptions: [], reason, message };
    }
    case 'unknown':
      return { ...common, verdict: 'unproved', assumptions: [], reason: sketch.reason };
  }
}
