/** The states of a method where it returns: the machine shows none there, so they are made of those before. */
import type { Domain } from '../../../src/engine/domain.js';
import type { ProgramModel } from '../../../src/engine/index.js';
import type { EngineResult } from '../../../src/engine/result.js';
import { SoundnessFailure } from '../soundness/failure.js';
import type { ObservedFrame, ObservedState, Observer } from '../soundness/observed-run.js';
import { showConcrete } from '../soundness/show-concrete.js';

/** Looks at what the other observer looks at and, where a method returns, at the state at its exit. */
export function withExits<E>(
  observer: Observer,
  program: ProgramModel,
  domain: Domain<E>,
  result: EngineResult<E>,
): Observer {
  return {
    follows: (edge, callee) => observer.follows(edge, callee),
    visit: (state, frame) => {
      observer.visit(state, frame);
      judgeExit(state, frame, program, domain, result);
    },
  };
}

function judgeExit<E>(
  before: ObservedState,
  { method, body }: ObservedFrame,
  program: ProgramModel,
  domain: Domain<E>,
  result: EngineResult<E>,
): void {
  const edge = body.outgoing[before.point]?.[0];
  if (edge?.instruction.kind !== 'return' || body.exit === undefined) return;
  const code = program.code(method);
  if (code === undefined || program.hierarchy.find(method.owner)?.origin !== 'input') return;
  const returned = edge.instruction.value;
  // What other returns would give back is not to be taken for the result.
  const others = new Set(
    body.edges.map(({ instruction }) => (instruction.kind === 'return' ? instruction.value : undefined)),
  );
  const state: ObservedState = {
    ...before,
    point: body.exit,
    value: (variable) => (variable !== returned && others.has(variable) ? undefined : before.value(variable)),
  };
  const { exit } = body;
  const found = result.activations.filter((each) => each.code === code).flatMap((each) => result.at(each, exit));
  if (found.some((each) => domain.represents(state, each))) return;
  const shown = found.map((each) => `    ${domain.show(each, code)}`);
  throw new SoundnessFailure(
    'uncovered',
    [`${method.name} at its exit, line ${edge.span.line}`, ...showConcrete(code, state), '  abstract:', ...shown].join(
      '\n',
    ),
  );
}
