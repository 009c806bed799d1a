/**
 * The second ladder from numbers to domains: a lattice of linear constraints becomes a domain over the numbers of a method.
 *
 * Its dimensions are integer variables, lengths of arrays and strings in variables (-1 for null), and what both were on entry. The heap is not modelled: what
 * is loaded may be anything of its type. Numbers are those of the machine: wrap-around is looked for at every operation.
 */
import type { CodeEdge } from '../../engine/code.js';
import type { Domain, MakeDomain } from '../../engine/domain.js';
import { goesOn, type Outcome } from '../../engine/outcome.js';
import { hashConsed } from '../../lattices/hash-consed.js';
import type { LinearConstraint } from '../../lattices/linear/expressions.js';
import type { LinearLattice } from '../../lattices/linear/linear-lattice.js';
import { LinearAssignments } from './linear/assignments.js';
import { LinearCalls } from './linear/calls.js';
import { LinearConditions } from './linear/conditions.js';
import { LinearFormulas } from './linear/formulas.js';
import { LibraryCalls } from './linear/library-calls.js';
import { LinearNumbers } from './linear/numbers.js';
import { RebuiltForms } from './linear/rebuilt.js';
import { LinearSteps } from './linear/steps.js';
import { LinearStops } from './linear/stops.js';
import { indexOf, isEntry } from './linear/terms.js';
import { TestedVariables } from './linear/tested.js';
import { drawLinear, representsLinear, showLinear } from './linear/views.js';
import { statementQuestions } from './statement-questions.js';

export interface LinearSpec<E> {
  readonly id: string;
  /** What it knows, in one sentence. */
  readonly title: string;
  readonly paper?: string;
  readonly lattice: LinearLattice<E>;
}

export function linearDomain<E extends object>(spec: LinearSpec<E>): MakeDomain<E> {
  const { id, title, paper, lattice } = spec;
  return (program): Domain<E> => {
    const numbers = new LinearNumbers(lattice);
    const conditions = new LinearConditions(numbers);
    const rebuilt = new RebuiltForms(numbers);
    const tested = new TestedVariables();
    const assignments = new LinearAssignments({ numbers, conditions, rebuilt, tested });
    const formulas = new LinearFormulas(numbers, conditions);
    const questions = statementQuestions(program.hierarchy);
    const steps = new LinearSteps({ numbers, conditions, assignments, formulas, questions });
    const calls = new LinearCalls(numbers);
    const library = new LibraryCalls(program.hierarchy, { numbers, conditions });
    const stops = new LinearStops(lattice);
    // A state is held against many states of the machine.
    const constraints = new WeakMap<E, readonly LinearConstraint[]>();
    const constraintsOf = (state: E): readonly LinearConstraint[] => {
      const known = constraints.get(state) ?? lattice.constraints(state);
      constraints.set(state, known);
      return known;
    };
    const reached = (states: readonly E[]): readonly E[] => states.filter((state) => !numbers.isNone(state));
    const both = (at: CodeEdge, normal: readonly E[], exceptional: E): Outcome<E> => ({
      ...goesOn(...reached(normal)),
      exceptional: at.edge.exceptional === undefined ? [] : [exceptional],
    });
    return {
      id,
      title,
      ...(paper === undefined ? {} : { paper }),
      lattice: hashConsed({ ...lattice, widen: stops.widen }),
      entry: (code, start) => {
        stops.meet(code);
        return [calls.entry(code, start)];
      },
      step: (at, state, ask) => {
        const outcome = steps.step(at, state, ask);
        return { ...outcome, normal: reached(outcome.normal), exceptional: reached(outcome.exceptional) };
      },
      enter: (at, callee, before) => {
        stops.meet(callee);
        const entered = calls.enter(at, callee, before);
        return numbers.isNone(entered) ? [] : [{ callee: entered, frame: before }];
      },
      leave: (at, callee, frame, exit) => {
        const after = calls.leave(at, callee, frame, exit);
        if (numbers.isNone(after)) return goesOn();
        if (exit.kind === 'exceptional') return { ...goesOn(), exceptional: [after] };
        return goesOn(...reached(library.results(at, frame) ?? [after]));
      },
      unknown: (at, _, before) => {
        const { instruction } = at.edge;
        if (instruction.kind === 'unsupported') {
          const entries = lattice.only(before, isEntry);
          return both(at, [entries], entries);
        }
        const target = instruction.kind === 'call' ? instruction.target : undefined;
        const after = target === undefined ? [before] : library.results(at, before);
        return both(at, after ?? [target === undefined ? before : assignments.any(before, target)], before);
      },
      abstract: (state, { code, point }) => {
        const live = program.live(code);
        // The result stands behind the variables; what was on entry does not change.
        return lattice.only(state, (dimension) => {
          const variable = code.body.variables[indexOf(dimension)];
          return variable === undefined || isEntry(dimension) || live.isLive(variable, point);
        });
      },
      ask: (question, state) => formulas.ask(question, state),
      refine: (question, state) => reached(formulas.refine(question, state)),
      represents: (concrete, state) => !numbers.isNone(state) && representsLinear(constraintsOf(state), concrete),
      show: (state, code) => showLinear(lattice, state, code),
      draw: (state, { code }) => drawLinear(lattice, state, code),
    };
  };
}
