/** Asks the analyzer about judged programs and collects what is wrong with its answers. */
import { check } from '../../src/workspace/check.js';
import type { Workspace } from '../../src/workspace/index.js';
import { shape } from '../../src/workspace/shape.js';
import { byLine, byMethod, type Compared, compare, type IsAt, type Said } from './faults.js';
import { type Compiled, type Form, openForm } from './forms.js';
import type { Judgement } from './jvm.js';
import type { JudgedProgram } from './programs.js';

export interface Asked {
  readonly program: JudgedProgram;
  readonly command: 'check' | 'shape';
  readonly form: Form;
  readonly replay: boolean;
}

export interface Answered extends Asked, Compared {
  readonly said: Said;
  readonly milliseconds: number;
}

/** What class files and a JVM say; both undefined where there is no JDK. */
export interface Outside {
  readonly classes: Compiled | undefined;
  readonly judgement: Judgement | undefined;
}

/** Undefined where the program has no such form. */
export async function ask(asked: Asked, { classes, judgement }: Outside): Promise<Answered | undefined> {
  const { program, command, form, replay } = asked;
  const workspace = await openForm(program, form, classes);
  if (workspace === undefined) return undefined;
  const started = performance.now();
  const said = command === 'check' ? checkSaid(workspace, replay) : shapeSaid(workspace, replay);
  const milliseconds = performance.now() - started;
  const isAt: IsAt = form === 'bare' ? byMethod(methodsOf(program, judgement), program.text) : byLine;
  const through = form === 'bare' ? undefined : judgement?.uncaught.get(program.name)?.through;
  const compared = compare(program, said, { isAt, through, whole: form !== 'split' && command === 'check' });
  return { ...asked, ...compared, said, milliseconds };
}

function checkSaid(workspace: Workspace, replay: boolean): Said {
  const checked = check(workspace, { classes: [], methods: [], budget: 1, replay });
  return {
    claims: checked.results.flatMap((result) =>
      result.claims.map((claim) => ({ method: `${result.class}.${result.method}`, claim })),
    ),
    rules: checked.rules.map(({ id }) => id),
    faults: [
      ...(checked.faults > 0 ? checked.diagnostics.map(({ message }) => message) : []),
      ...checked.inputDiagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    ],
  };
}

function shapeSaid(workspace: Workspace, replay: boolean): Said {
  const shaped = shape(workspace, { classes: [], methods: [], budget: 1, replay });
  return {
    claims: shaped.results.flatMap((result) =>
      result.claims.map((claim) => ({ method: `${result.class}.${result.method}`, claim })),
    ),
    rules: ['null-dereference'],
    faults: shaped.faults > 0 ? shaped.diagnostics.map(({ message }) => message) : [],
  };
}

/** The methods of marked lines, as runs have shown them; what the language leaves open is asked in `main`. */
function methodsOf(program: JudgedProgram, judgement: Judgement | undefined): ReadonlyMap<number, string> {
  const { name, classes, marks, open } = program;
  const found = new Map(open.map(({ line }) => [line, `${name}.main`]));
  const ended = judgement?.uncaught.get(name);
  const seen = [
    ...(ended === undefined ? [] : [ended]),
    ...classes.flatMap((each) => judgement?.thrown.get(each) ?? []),
  ];
  for (const { line, exception } of marks) {
    const at = seen.find((each) => each.line === line && each.exception === exception);
    if (at !== undefined) found.set(line, `${at.class}.${at.method}`);
  }
  return found;
}
