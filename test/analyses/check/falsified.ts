/** Checks with a fault put in: something is claimed to be proved that no analysis has proved. */

import { type CheckedProgram, checkingOf, runHere } from '../../../src/analyses/check/check-program.js';
import { FINDERS } from '../../../src/analyses/check/finders/index.js';
import type { Inspection } from '../../../src/analyses/check/inspection.js';
import { ProtocolTeller } from '../../../src/analyses/check/inspections/protocols/protocol-words.js';
import { performTask } from '../../../src/analyses/check/tasks/perform.js';
import { CheckSession } from '../../../src/analyses/check/tasks/session.js';
import { recency } from '../../../src/domains/heap/recency/index.js';
import type { Claim } from '../../../src/findings/claim.js';
import { HIDDEN_REASONS } from '../../../src/findings/claim.js';
import type { Finder } from '../../../src/obligations/finder.js';
import { locationOf } from '../../../src/obligations/verdicts.js';
import { liveVariables } from '../../../src/program/flow/liveness.js';
import { selectClasses } from '../../../src/workspace/selection.js';
import { openTexts } from '../../support/open.js';

export interface Falsified {
  readonly finders?: readonly Finder[];
  readonly inspections?: readonly Inspection[];
  readonly replay?: boolean;
}

export async function checkFalsified(text: string, { replay = true, ...fault }: Falsified): Promise<CheckedProgram> {
  const { table } = await openTexts([{ path: 'T.java', text }]);
  const { classes } = selectClasses(table, []);
  const session = new CheckSession(table, classes, {
    domain: (isSet) => recency({ isSet }),
    liveVariables,
    finders: FINDERS,
    replay,
    budget: 1,
    ...fault,
  });
  const checking = checkingOf(session, { isSelected: () => true, show: new Set(HIDDEN_REASONS) });
  return runHere(checking, (round, task) => performTask(session, round, task));
}

/** Finders that see no fault in what the subject names. */
export function blindTo(subject: string): readonly Finder[] {
  return FINDERS.map((finder) => ({
    ...finder,
    obligations: (method, context) =>
      finder
        .obligations(method, context)
        .map((each) => (each.subject === subject ? { ...each, judge: () => undefined } : each)),
  }));
}

/** Says that no call of methods of that name is refused, on these assumptions. */
export function accepting(name: string, assumptions: readonly string[] = []): Inspection {
  return {
    name: 'accepting',
    rules: [],
    inspect: ({ methods }) =>
      methods.map((method) => {
        const body = method.body();
        const edges = (body?.edges ?? []).filter(
          ({ instruction }) => instruction.kind === 'call' && instruction.method.name === name,
        );
        const claims = edges.map(
          (edge): Claim => ({
            property: 'protocol-error',
            kind: 'obligation',
            subject: body === undefined ? '' : new ProtocolTeller(body).subject(edge),
            verdict: 'proved',
            location: locationOf(edge.span),
            assumptions,
          }),
        );
        const calls = edges.map((edge) => [body?.edges.indexOf(edge) ?? -1]);
        return { method, claims, calls, findings: [] };
      }),
  };
}

/** Decides nothing where `inspection` proves. */
export function doubting(inspection: Inspection): Inspection {
  return {
    ...inspection,
    inspect: (component, world) =>
      inspection.inspect(component, world).map((inspected) => ({
        ...inspected,
        claims: inspected.claims.map((claim) => ({ ...claim, verdict: 'unproved' })),
      })),
  };
}

/** As `inspection` says, less what tells its claims apart: class files without debug information have no more. Only the first of a method is proved. */
export function withoutPlaces(inspection: Inspection): Inspection {
  return {
    ...inspection,
    inspect: (component, world) =>
      inspection.inspect(component, world).map((inspected) => ({
        ...inspected,
        claims: inspected.claims.map((claim, index) => ({
          ...claim,
          subject: 'the call',
          location: { ...claim.location, line: 1, column: 1 },
          verdict: index === 0 ? claim.verdict : 'unproved',
        })),
      })),
  };
}

/** Says that the variable of that name is not null wherever it is looked at, on these assumptions. */
export function vouching(name: string, assumptions: readonly string[] = []): Inspection {
  return {
    name: 'vouching',
    rules: [],
    inspect: ({ methods }) =>
      methods.map((method) => {
        const edges = (method.body()?.edges ?? []).filter(({ instruction }) => instruction.kind === 'check');
        const claims = edges.map(
          (edge): Claim => ({
            property: 'null-dereference',
            kind: 'obligation',
            subject: name,
            verdict: 'proved',
            location: locationOf(edge.span),
            assumptions,
          }),
        );
        return { method, claims, findings: [] };
      }),
  };
}

/** Verdicts of one rule on the line that carries the comment, with the start of the witness. */
export function verdictsAt(
  { results }: CheckedProgram,
  text: string,
  comment: string,
  rule: string,
): readonly string[] {
  const line = text.split('\n').findIndex((each) => each.includes(`// ${comment}`)) + 1;
  return results
    .flatMap(({ claims }) => claims)
    .filter(({ location, property }) => location.line === line && property === rule)
    .map(({ verdict, witness }) => (witness === undefined ? verdict : `${verdict} from ${witness.start}`));
}
