/** The code that starts a program: initialises the class of `main`, then calls it. No source has it. */
import { BodyBuilder } from '../ir/builder.js';
import { Flag, type MethodDeclaration } from '../ir/program.js';
import { NOWHERE } from '../ir/span.js';
import { OBJECT } from '../ir/types.js';

const MAIN = '([Ljava/lang/String;)V';

/** A method of no class of the input, whose run from nothing is a run of the program. */
export function launcherOf(main: MethodDeclaration): MethodDeclaration {
  const builder = new BodyBuilder();
  const programArguments = builder.parameter('args', 'java.lang.String[]');
  const [initialised, ended] = [builder.label(), builder.label()];
  const span = main.span;
  const escaped = builder.exceptionalExit;
  builder.edge(builder.entry, initialised, { kind: 'initialise', type: main.owner }, span, escaped);
  builder.edge(
    initialised,
    ended,
    {
      kind: 'call',
      dispatch: 'static',
      method: { owner: main.owner, name: main.name, descriptor: main.descriptor },
      arguments: [programArguments],
    },
    span,
    escaped,
  );
  builder.edge(ended, builder.exit, { kind: 'return' }, span);
  const body = builder.finish();
  return {
    // Its class counts as initialised, so it is one that is so anyway.
    owner: OBJECT,
    name: 'main',
    descriptor: MAIN,
    flags: Flag.PUBLIC | Flag.STATIC | Flag.SYNTHETIC,
    parameters: [{ name: 'args', type: 'java.lang.String[]', annotations: [] }],
    result: 'void',
    exceptions: [],
    annotations: [],
    clauses: [],
    span: NOWHERE,
    body: () => body,
  };
}
