/**
 * Parameters whose values are kept in all states of a run: those that formulas read at the end, and those that are kept anyway at the
 * points where states gather. More kept values mean more states; kept ones answer for formulas and for what is lost.
 */

import type { Body } from '../../ir/body.js';
import { bodyLoops } from '../../ir/flow.js';
import type { Variable } from '../../ir/instructions.js';
import { definedVariable } from '../../ir/operands.js';
import { isReference } from '../../ir/types.js';
import type { LiveVariables } from '../../program/flow/liveness.js';

/** Reference parameters that are never assigned. */
export function unassignedParameters({ parameters, edges }: Body): readonly Variable[] {
  const assigned = new Set(edges.map(({ instruction }) => definedVariable(instruction)));
  return parameters.filter((parameter) => isReference(parameter.type) && !assigned.has(parameter));
}

/** Those of them that are live at all loop heads and after all calls. */
export function freeParameters(body: Body, live: LiveVariables): readonly Variable[] {
  const gathering = [
    ...bodyLoops(body).loops.map(({ header }) => header),
    ...body.edges.filter(({ instruction }) => instruction.kind === 'call').map(({ to }) => to),
  ];
  return unassignedParameters(body).filter((parameter) => gathering.every((point) => live.isLive(parameter, point)));
}
