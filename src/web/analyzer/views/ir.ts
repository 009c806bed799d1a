/** The intermediate representation as text. */
import { printInputsWithLines } from '../../../workspace/index.js';
import type { IrAnswer } from '../../protocol.js';
import type { Asked } from '../program.js';
import type { Unfinished } from './unfinished.js';

export function irView({ program: { workspace } }: Asked): Unfinished<IrAnswer> {
  const { text, lines } = printInputsWithLines(workspace, { classes: [], methods: [] });
  return { view: 'ir', text, lines, marks: [], assumptions: [], diagnostics: workspace.diagnostics() };
}
