/** An abstract path told in words of the program: where a value came from, which calls and branches were taken. */

import type { PathStep, Visit } from '../../engine/result.js';
import type { FindingStep } from '../../findings/check-result.js';
import type { Location } from '../../findings/claim.js';
import type { Body } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Expression, Operand, Place, Variable } from '../../ir/instructions.js';
import { definedVariable } from '../../ir/operands.js';
import type { Span } from '../../ir/span.js';
import type { Definitions } from '../../program/flow/definitions.js';
import { OBLIGATIONS_BUDGETS } from '../budgets.js';
import { ExpressionText, isNamed } from './expression-text.js';
import { nullResult } from './null-results.js';

const MOST_STEPS = OBLIGATIONS_BUDGETS['telling/steps'].mostSteps.most;

/** Where a path leads. */
export interface Ending<E> {
  readonly visit: Visit<E>;
  /** What is read there, whose origin is told. */
  readonly blamed: Operand | undefined;
  /** Whether it is about null, and not about the class of what is read. */
  readonly isAboutNull: boolean;
  /** What the finding points at. */
  readonly span: Span;
}

interface Told extends FindingStep {
  /** Says nothing that another step on its line, or the finding, would not say better. */
  readonly weak: boolean;
}

export class StepTeller {
  readonly #texts = new Map<Body, ExpressionText>();

  constructor(
    readonly hierarchy: Hierarchy,
    readonly sourceLine: (file: string, line: number) => string | undefined,
  ) {}

  /** The failure itself is not told: the finding says it. */
  tell<E>(path: readonly PathStep<E>[], ending: Ending<E>): readonly FindingStep[] {
    const { blamed, span, visit } = ending;
    const origins = blamed === undefined ? new Map<number, Saying>() : this.#origins(path, blamed, ending);
    const steps: Told[] = [];
    const add = (at: Span, { text, weak = false }: Saying): void => {
      const last = steps.at(-1);
      if (at.line <= 0 || (last?.message === text && last.location.line === at.line)) return;
      steps.push({ location: { file: at.file, line: at.line, column: at.column }, message: text, weak });
    };
    path.forEach((step, index) => {
      // Models are our own words for the library: nobody has their lines.
      if (this.hierarchy.find(step.at.code.method.owner)?.origin === 'model') return;
      const saying = origins.get(index) ?? this.#event(step);
      if (saying !== undefined) add(step.at.edge.span, saying);
    });
    const { method } = visit.at.code;
    const { span: end } = visit.at.edge;
    // What a clause demands is reported at the clause.
    if (end.line !== span.line || end.file !== span.file) add(end, { text: `\`${method.name}\` ends here` });
    return withoutLaps(withoutWeak(steps, span)).slice(-MOST_STEPS);
  }

  #event<E>({ at, how }: PathStep<E>): Saying | undefined {
    const { instruction } = at.edge;
    const text = this.#text(at.code.body);
    if (instruction.kind === 'call' && how === 'call') return { text: `calls \`${text.ofCall(instruction)}\`` };
    if (instruction.kind === 'initialise' && how === 'call')
      return { text: `initialises class \`${instruction.type}\`` };
    if (how === 'throw') {
      if (instruction.kind === 'call') return { text: `\`${text.ofCall(instruction)}\` throws an exception` };
      return instruction.kind === 'check' ? { text: 'throws an exception' } : undefined;
    }
    if (instruction.kind !== 'assume' || instruction.condition.kind === 'constant') return undefined;
    const goesOn = loopGoesOn(instruction.condition, text.definitions);
    if (goesOn !== undefined) return { text: goesOn ? 'the loop goes on' : 'the loop ends', weak: true };
    const condition = text.ofExpression(instruction.condition);
    return /the \w+ (value|variable)|the exception|\$assertionsDisabled/.test(condition)
      ? undefined
      : { text: `taken: \`${condition}\`` };
  }

  /** By position in the path: what each step has to do with the value. */
  #origins<E>(path: readonly PathStep<E>[], blamed: Operand, { visit, isAboutNull }: Ending<E>): Map<number, Saying> {
    const told = new Map<number, Saying>();
    let operand: Operand | undefined = blamed;
    let { activation } = visit;
    let inside = visit.at.code.body;
    for (let index = path.length - 1; index >= 0; index--) {
      const step = path[index];
      if (step === undefined || operand?.kind !== 'variable') break;
      const variable: Variable = operand;
      const { instruction } = step.at.edge;
      if (step.activation !== activation) {
        // The path enters the activation here: a parameter is what the call passed.
        if (step.how !== 'call' || instruction.kind !== 'call') continue;
        const position = inside.parameters.indexOf(variable);
        const passed = position < 0 ? undefined : instruction.arguments[position];
        if (passed === undefined) break;
        const text = this.#text(step.at.code.body);
        const [name, value] = [sourceNameOf(variable), text.of(passed)];
        const call = `calls \`${text.ofCall(instruction)}\``;
        told.set(index, { text: name === value ? call : `${call}: \`${name}\` is \`${value}\`` });
        operand = passed;
        activation = step.activation;
        inside = step.at.code.body;
        continue;
      }
      if (step.how === 'throw' || definedVariable(instruction) !== variable) continue;
      const origin = this.#origin(step, variable, isAboutNull ? 'null' : 'value');
      if (origin.saying !== undefined) told.set(index, origin.saying);
      if (origin.place !== undefined) this.#stores(path, index, origin.place, told);
      operand = origin.next;
    }
    return told;
  }

  #origin<E>({ at }: PathStep<E>, variable: Variable, about: 'null' | 'value'): Origin {
    const { instruction, span } = at.edge;
    const text = this.#text(at.code.body);
    const name = isNamed(variable) ? sourceNameOf(variable) : undefined;
    const isSetTo = (value: string): Pick<Origin, 'saying'> =>
      name === undefined || name === value ? {} : { saying: { text: `\`${name}\` is set to \`${value}\`` } };
    switch (instruction.kind) {
      case 'assign': {
        const { value } = instruction;
        const source = value.kind === 'cast' ? value.operand : value;
        if (source.kind !== 'variable' && source.kind !== 'constant') return {};
        return { ...isSetTo(text.of(source)), next: source };
      }
      case 'load': {
        const place = text.ofLoad(instruction.place, span);
        const field =
          instruction.place.kind === 'field' || instruction.place.kind === 'static'
            ? instruction.place.field.name
            : undefined;
        return {
          ...(name === undefined ? { saying: { text: `\`${place}\` is read`, weak: true } } : isSetTo(place)),
          ...(field === undefined ? {} : { place: field }),
        };
      }
      case 'call': {
        const what = about === 'null' ? nullResult(this.hierarchy, instruction.method) : 'returns it';
        const returns = `\`${text.ofCall(instruction)}\` ${what}`;
        return { saying: { text: name === undefined ? returns : `\`${name}\` is set: ${returns}` } };
      }
      default:
        return name === undefined ? {} : { saying: { text: `\`${name}\` is set here`, weak: true } };
    }
  }

  /** The last store on the path to a field of that name. */
  #stores<E>(path: readonly PathStep<E>[], before: number, field: string, told: Map<number, Saying>): void {
    for (let index = before - 1; index >= 0; index--) {
      const at = path[index]?.at;
      const instruction = at?.edge.instruction;
      if (at === undefined || instruction?.kind !== 'store') continue;
      const { place, value } = instruction;
      if ((place.kind !== 'field' && place.kind !== 'static') || place.field.name !== field) continue;
      const text = this.#text(at.code.body);
      told.set(index, { text: `\`${this.#ofStore(text, place, at.edge.span)}\` is set to \`${text.of(value)}\`` });
      return;
    }
  }

  /** Without `this.` where the source is known to have none. */
  #ofStore(text: ExpressionText, place: Place, { file, line, column }: Span): string {
    const written = text.ofPlace(place);
    const source = this.sourceLine(file, line)?.slice(column - 1);
    const [self] = SELF.exec(written) ?? [''];
    return source === undefined || source.startsWith(self) ? written : written.slice(self.length);
  }

  #text(body: Body): ExpressionText {
    let text = this.#texts.get(body);
    if (text === undefined) {
      text = new ExpressionText(body);
      this.#texts.set(body, text);
    }
    return text;
  }
}

/** Whether the condition of a loop over elements holds: it is not written in the source. Undefined where it is none. */
function loopGoesOn(condition: Expression, definitions: Definitions): boolean | undefined {
  if (condition.kind === 'binary') {
    const { operator, left } = condition;
    const isIndex = left.kind === 'variable' && left.sourceName === 'index$';
    return isIndex && (operator === '<' || operator === '>=') ? operator === '<' : undefined;
  }
  const isNegated = condition.kind === 'unary' && condition.operator === '!';
  const tested = isNegated ? condition.operand : condition;
  const asked = tested.kind === 'variable' ? definitions.only(tested)?.instruction : undefined;
  if (asked?.kind !== 'call' || asked.method.name !== 'hasNext') return undefined;
  const [iterator] = asked.arguments;
  return iterator?.kind === 'variable' && !isNamed(iterator) ? !isNegated : undefined;
}

const SELF = /^(\w+\.)?this\./;

interface Saying {
  readonly text: string;
  readonly weak?: boolean;
}

interface Origin {
  readonly saying?: Saying;
  /** Where the value was before. */
  readonly next?: Operand;
  /** The field that it was read from. */
  readonly place?: string;
}

function sourceNameOf({ sourceName, name }: Variable): string {
  return (sourceName ?? name).replace(/\$erased$/, '');
}

function withoutWeak(steps: readonly Told[], end: Span): readonly FindingStep[] {
  const isSame = (one: Location, other: Pick<Span, 'file' | 'line'>): boolean =>
    one.file === other.file && one.line === other.line;
  return steps
    .filter(
      ({ weak, location }) =>
        !weak || !(isSame(location, end) || steps.some((other) => !other.weak && isSame(location, other.location))),
    )
    .map(({ location, message }) => ({ location, message }));
}

/** A loop that was gone through several times is told once: the last time. */
function withoutLaps(steps: readonly FindingStep[]): readonly FindingStep[] {
  const keys = steps.map(({ location, message }) => `${location.file}:${location.line}:${location.column} ${message}`);
  return steps.filter((_, index) => keys.lastIndexOf(keys[index] ?? '') === index);
}
