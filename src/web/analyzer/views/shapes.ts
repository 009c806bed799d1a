/** Heap shapes before and after every line, how they were found, and what they prove. */
import { shape } from '../../../workspace/index.js';
import type { ShapesAnswer } from '../../protocol.js';
import { claimMarks } from '../marks.js';
import type { Asked } from '../program.js';
import type { Unfinished } from './unfinished.js';

export function shapesView({ program, question, onProgress }: Asked): Unfinished<ShapesAnswer> {
  const { workspace, source } = program;
  const { budget } = question;
  const shaped = shape(workspace, { classes: [], methods: [], budget, onProgress, source, explores: true });
  return {
    view: 'shapes',
    methods: inOrder(shaped.explored, program.files),
    marks: claimMarks(shaped.results, program),
    assumptions: shaped.assumptions,
    diagnostics: [...shaped.diagnostics, ...workspace.diagnostics()],
  };
}

/** Constructors that nobody wrote stand where their class does. */
function inOrder(methods: ShapesAnswer['methods'], files: readonly string[]): ShapesAnswer['methods'] {
  return [...methods].sort((left, right) => {
    const [first, second] = [left.result.location, right.result.location];
    return (
      files.indexOf(first.file) - files.indexOf(second.file) || first.line - second.line || first.column - second.column
    );
  });
}
