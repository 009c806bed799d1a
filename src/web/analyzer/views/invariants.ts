/** What always holds of the structures behind fields, round by round. */
import { invariants } from '../../../workspace/index.js';
import type { InvariantsAnswer } from '../../protocol.js';
import { claimMarks } from '../marks.js';
import type { Asked } from '../program.js';
import type { Unfinished } from './unfinished.js';

export function invariantsView({ program, question, onProgress }: Asked): Unfinished<InvariantsAnswer> {
  const { workspace } = program;
  const found = invariants(workspace, { classes: [], methods: [], budget: question.budget, onProgress, draws: true });
  return {
    view: 'invariants',
    classes: found.drawn,
    marks: claimMarks(found.results, program),
    assumptions: found.assumptions,
    diagnostics: [...found.diagnostics, ...workspace.diagnostics()],
  };
}
