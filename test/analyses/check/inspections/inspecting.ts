/** Runs one inspection over Java text given in place, component by component, as `check` does. */

import type { Inspected, Inspection, UnnumberedFinding } from '../../../../src/analyses/check/inspection.js';
import { EndedPrograms } from '../../../../src/analyses/check/inspections/protocols/ended-programs.js';
import { ProtocolBook } from '../../../../src/analyses/check/inspections/protocols/protocol-book.js';
import type { Claim } from '../../../../src/findings/claim.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { componentsOf, concreteSubtypes } from '../../../../src/program/components.js';
import { mentionedClasses, type SourceProvider, type Workspace } from '../../../../src/workspace/index.js';
import { selectClasses } from '../../../../src/workspace/selection.js';
import { openTexts } from '../../../support/open.js';

export async function inspectText(
  inspection: Inspection,
  text: string,
  providers: readonly SourceProvider[] = [],
  runs: Runs = 'with replay',
): Promise<readonly Inspected[]> {
  return inspectWorkspace(inspection, await openTexts([{ path: 'T.java', text }], providers), runs);
}

/** Without replay what is not proved is told as the inspection alone sees it. */
export type Runs = 'with replay' | 'without replay';

export function inspectWorkspace(
  inspection: Inspection,
  workspace: Workspace,
  runs: Runs = 'with replay',
): readonly Inspected[] {
  const { table } = workspace;
  const hierarchy = new Hierarchy(table);
  const { classes } = selectClasses(table, []);
  const subtypes = concreteSubtypes(hierarchy, classes);
  const components = componentsOf(hierarchy, classes);
  const protocols = new ProtocolBook(hierarchy, classes, 1, () =>
    workspace.protocols(mentionedClasses(workspace, () => true)),
  );
  const world = { hierarchy, classes, subtypes, replay: runs === 'with replay', budget: 1 };
  const endedPrograms = new EndedPrograms(world);
  return components.flatMap((component) => inspection.inspect(component, { ...world, protocols, endedPrograms }));
}

export function claimsOf(found: readonly Inspected[]): readonly Claim[] {
  return found.flatMap(({ claims }) => claims);
}

export function findingsOf(found: readonly Inspected[]): readonly UnnumberedFinding[] {
  return found.flatMap(({ findings }) => findings);
}

/** `method: line, verdict` of each claim, with the confidence where it is shown. */
export function told(found: readonly Inspected[]): readonly string[] {
  return found.flatMap(({ method, claims, findings }) =>
    claims.map((claim) => {
      const shown = findings.find(
        ({ location, subject }) =>
          location === claim.location || (location.line === claim.location.line && subject === claim.subject),
      );
      return `${method.name}: ${claim.verdict}${shown === undefined ? '' : `, ${shown.confidence}`}`;
    }),
  );
}
