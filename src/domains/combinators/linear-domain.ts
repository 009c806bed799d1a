/**
 * The second ladder from numbers to domains: a lattice of linear constraints becomes a domain over the numbers of a method.
 *
 * Its dimensions are integer variables, lengths of arrays and strings in variables (-1 for null), both also of fields of the objects in variables, and what they
 * were on entry. Whether two objects are the same is asked of a partner. Numbers are those of the machine: wrap-around is looked for at every operation.
 */
import type { Code, CodeEdge } from '../../engine/code.js';
import type { Domain, ProgramView } from '../../engine/domain.js';
import { goesOn, type Outcome } from '../../engine/outcome.js';
import type { Condition, Variable } from '../../ir/instructions.js';
import { hashConsed } from '../../lattices/hash-consed.js';
import type { LinearConstraint } from '../../lattices/linear/expressions.js';
import type { LinearLattice } from '../../lattices/linear/linear-lattice.js';
import { LinearAssignments } from './linear/assignments.js';
import { LinearCalls } from './linear/calls.js';
import { LinearConditions } from './linear/conditions.js';
import { type Distances, distancesOf } from './linear/distances.js';
import { FieldPacks } from './linear/field-pack.js';
import { type FieldEffects, LinearFields } from './linear/fields.js';
import { FormulaNames } from './linear/formula-names.js';
import { LinearFormulas } from './linear/formulas.js';
import { LibraryCalls } from './linear/library-calls.js';
import { LinearTerms } from './linear/linear-terms.js';
import { LinearNumbers } from './linear/numbers.js';
import { type ObjectFacts, ObjectStates } from './linear/object-facts.js';
import { RebuiltForms } from './linear/rebuilt.js';
import { relationsFor } from './linear/relation-text.js';
import { LinearSteps } from './linear/steps.js';
import { LinearStops } from './linear/stops.js';
import { isEntry } from './linear/terms.js';
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

/** A domain of numbers, whose states can be written down. */
export interface LinearDomain<E> extends Domain<E> {
  /** What a state says of the variables that the test accepts, as formulas of the assertion language that hold in it. */
  readonly relations: (state: E, code: Code, keeps: (variable: Variable) => boolean) => readonly string[];
  /** How far the numbers of a check are from what it demands. */
  readonly distances: (state: E, condition: Condition) => Distances | undefined;
  /** What it says of fields of objects. */
  readonly objects: Pick<ObjectStates<E>, 'assuming' | 'about'>;
}

/** What a run knows besides the program. */
export interface LinearOptions {
  /** Which fields calls may write; absent: all that are not final. */
  readonly effects?: FieldEffects;
  /** Whether fields of objects are dimensions; default yes. */
  readonly fields?: 'kept' | 'left-out';
  /** What is known of objects that nobody is altering; absent: nothing. */
  readonly facts?: ObjectFacts;
}

export function linearDomain<E extends object>(
  spec: LinearSpec<E>,
): (program: ProgramView, options?: LinearOptions) => LinearDomain<E> {
  const { id, title, paper, lattice } = spec;
  return (program, { effects, fields: kept = 'kept', facts } = {}): LinearDomain<E> => {
    const numbers = new LinearNumbers(lattice);
    const terms = new LinearTerms(program.hierarchy);
    const packs = new FieldPacks(terms, kept, facts?.fields);
    const objects = new ObjectStates(numbers, terms);
    const fields = new LinearFields({ program, numbers, terms, packs, ...(effects === undefined ? {} : { effects }) });
    const conditions = new LinearConditions(numbers);
    const rebuilt = new RebuiltForms(numbers);
    const tested = new TestedVariables();
    const assignments = new LinearAssignments({ numbers, conditions, rebuilt, tested });
    const formulas = new LinearFormulas(numbers, conditions, new FormulaNames(terms));
    const questions = statementQuestions(program.hierarchy);
    const steps = new LinearSteps({ numbers, conditions, assignments, formulas, fields, questions });
    const calls = new LinearCalls({ numbers, terms, fields });
    const library = new LibraryCalls(program.hierarchy, { numbers, conditions, rebuilt, tested });
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
    /** With what holds of the receiver when the call has run. */
    const settled = (at: CodeEdge, outcome: Outcome<E>): Outcome<E> => {
      const known = kept === 'kept' ? (facts?.after(at) ?? []) : [];
      const [receiver] = at.code.body.parameters;
      if (known.length === 0 || receiver === undefined) return outcome;
      const holding = (states: readonly E[]): readonly E[] =>
        reached(states.map((state) => objects.assuming(state, receiver, known)));
      return { ...outcome, normal: holding(outcome.normal), exceptional: holding(outcome.exceptional) };
    };
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
        const given = exit.kind === 'normal' ? library.given(at, frame) : frame;
        const after = calls.leave(at, callee, given, exit);
        if (numbers.isNone(after)) return goesOn();
        if (exit.kind === 'exceptional') return settled(at, { ...goesOn(), exceptional: [after] });
        const copy = fields.copied(at, after);
        return settled(at, goesOn(...reached(copy === undefined ? (library.results(at, given) ?? [after]) : [copy])));
      },
      unknown: (at, callee, before) => {
        const { instruction } = at.edge;
        if (instruction.kind === 'unsupported') {
          const entries = lattice.only(before, isEntry);
          return both(at, [entries], entries);
        }
        const selected =
          instruction.kind === 'call' && callee !== program.hierarchy.resolveMethod(instruction.method)
            ? callee
            : undefined;
        const left = fields.afterCall(at, selected, before);
        const given = library.given(at, before);
        const returned = given === before ? left : fields.afterCall(at, selected, given);
        const target = instruction.kind === 'call' ? instruction.target : undefined;
        if (target === undefined) return settled(at, both(at, [returned], left));
        const copy = fields.copied(at, returned);
        const after =
          copy === undefined
            ? (library.results(at, given) ?? [fields.rebased(assignments.any(returned, target), target)])
            : [copy];
        return settled(at, both(at, after, left));
      },
      abstract: (state, { code, point }) => {
        const live = program.live(code);
        const { kept } = packs.of(code);
        // The result stands behind the variables; what was on entry does not change, and fields of parameters are told to callers.
        return lattice.only(state, (dimension) => {
          const base = terms.baseOf(dimension);
          const variable = code.body.variables[base];
          if (variable === undefined || isEntry(dimension) || live.isLive(variable, point)) return true;
          return terms.fieldOf(dimension) !== undefined && kept.has(base);
        });
      },
      ask: (question, state) => formulas.ask(question, state),
      refine: (question, state) => reached(formulas.refine(question, state)),
      represents: (concrete, state) =>
        !numbers.isNone(state) && representsLinear(terms, constraintsOf(state), concrete),
      show: (state, code) => showLinear({ lattice, terms }, state, code),
      relations: (state, code, keeps) => relationsFor({ lattice, terms }, state, code, keeps),
      objects,
      distances: (state, condition) => distancesOf(numbers, state, condition),
      draw: (state, { code }) => drawLinear({ lattice, terms }, state, code),
    };
  };
}
