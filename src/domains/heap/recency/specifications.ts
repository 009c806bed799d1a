/** `assert` and `assume` of the user among the statements. */
import type { Truth } from '../../../base/truth.js';
import type { Code, CodeEdge, CodePoint } from '../../../engine/code.js';
import type { Ask } from '../../../engine/domain.js';
import { goesOn, type Outcome } from '../../../engine/outcome.js';
import type { Question } from '../../../engine/question.js';
import { bindFormula, parseFormula, statementScope, type Term } from '../../../facts/index.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Variable } from '../../../ir/instructions.js';
import type { State } from './state/state.js';

type Specify = Extract<Instruction, { kind: 'specify' }>;

/** What a domain needs for formulas: its own answers. */
export interface Answers {
  readonly ask: (question: Question, state: State, at: CodePoint) => Truth;
  readonly refine: (question: Question, state: State, at: CodePoint) => readonly State[];
}

export class Specifications {
  readonly #hierarchy: Hierarchy;
  readonly #answers: Answers;
  readonly #questions = new Map<Specify, Question | undefined>();

  constructor(hierarchy: Hierarchy, answers: Answers) {
    this.#hierarchy = hierarchy;
    this.#answers = answers;
  }

  step(at: CodeEdge, instruction: Specify, state: State, ask: Ask): Outcome<State> {
    const question = this.#question(at.code, instruction);
    const point = { code: at.code, point: at.edge.from };
    if (instruction.clause === 'assume') {
      return question === undefined ? goesOn(state) : goesOn(...this.#answers.refine(question, state, point));
    }
    const own = question === undefined ? 'unknown' : this.#answers.ask(question, state, point);
    const truth = question !== undefined && own === 'unknown' ? ask(question) : own;
    if (truth === 'yes') return goesOn(state);
    const alarm = {
      rule: 'formula',
      certainty: truth === 'no' ? 'must' : 'may',
      latent: false,
      message: instruction.formula,
    } as const;
    return { normal: [state], exceptional: [], alarms: [alarm], exact: false };
  }

  /** Undefined where the formula does not parse or bind. */
  #question(code: Code, instruction: Specify): Question | undefined {
    if (this.#questions.has(instruction)) return this.#questions.get(instruction);
    const term = this.#bound(code, instruction);
    const variables = new Map<string, Variable>(instruction.environment);
    const [receiver] = code.body.parameters;
    if (receiver?.sourceName === 'this' && !variables.has('this')) variables.set('this', receiver);
    const question = term && { term, variable: (name: string) => variables.get(name) };
    this.#questions.set(instruction, question);
    return question;
  }

  #bound({ method }: Code, { formula, environment }: Specify): Term | undefined {
    const parsed = parseFormula(formula);
    if (parsed.error !== undefined) return undefined;
    return bindFormula(parsed.formula, statementScope(method, environment), this.#hierarchy).bound?.term;
  }
}
