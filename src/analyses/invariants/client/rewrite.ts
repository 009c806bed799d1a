/**
 * Bodies of the input as the client sees them: calls that may run unknown code are followed by what such code may call, and new
 * objects of the class may become the object at hand.
 */
import { reversePostOrder } from '../../../base/graph.js';
import type { Body, Edge, Point } from '../../../ir/body.js';
import {
  type FieldReference,
  type Instruction,
  type MethodReference,
  NULL,
  type Operand,
  type Variable,
} from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { type ClassName, OBJECT, type TypeName } from '../../../ir/types.js';
import { isCreation } from './reach.js';

export interface RewriterOptions {
  readonly isOpaque: (instruction: Instruction) => boolean;
  readonly reenter: MethodDeclaration | undefined;
  /** Objects of these are of the class. */
  readonly types: ReadonlySet<ClassName>;
  /** Descriptors of constructors of `owner` that hand nothing out; of those of other classes that is not known. */
  readonly tight: ReadonlySet<string>;
  readonly owner: ClassName;
  readonly chosen: FieldReference | undefined;
  readonly object: FieldReference;
}

export class Rewriter {
  readonly #options: RewriterOptions;

  constructor(options: RewriterOptions) {
    this.#options = options;
  }

  /** The same but for its body, which is made when it is asked for. */
  method(method: MethodDeclaration): MethodDeclaration {
    const { owner, name, descriptor, flags, parameters, result, erased, exceptions, annotations, span } = method;
    let known: { readonly from: Body; readonly body: Body } | undefined;
    return {
      owner,
      name,
      descriptor,
      flags,
      parameters,
      result,
      ...(erased !== undefined && { erased }),
      exceptions,
      annotations,
      get clauses() {
        return method.clauses;
      },
      span,
      body: () => {
        const from = method.body();
        if (from === undefined) return undefined;
        if (known?.from !== from) known = { from, body: this.#rewritten(from) };
        return known.body;
      },
    };
  }

  #rewritten(body: Body): Body {
    const { isOpaque, reenter, types, chosen, object } = this.#options;
    const receiver = body.parameters[0]?.name;
    const isMaking = (instruction: Instruction): boolean =>
      chosen !== undefined && isCreation(instruction, receiver, types);
    const isRunning = (instruction: Instruction): boolean => reenter !== undefined && isOpaque(instruction);
    if (!body.edges.some(({ instruction }) => isMaking(instruction) || isRunning(instruction))) return body;
    const draft = new BodyDraft(body);
    for (const edge of body.edges) {
      const { instruction, span } = edge;
      let { from, to, exceptional } = edge;
      if (chosen !== undefined && isCreation(instruction, receiver, types)) {
        const [made] = instruction.arguments;
        // One that hands its object out makes it known before it ends.
        if (!this.#isTight(instruction.method)) from = draft.choice(from, undefined, span, made, { chosen, object });
        else to = draft.choice(undefined, to, span, made, { chosen, object });
      }
      if (isRunning(instruction) && reenter !== undefined && exceptional !== undefined) {
        to = draft.call(to, exceptional, span, reenter);
        exceptional = draft.call(exceptional, exceptional, span, reenter);
      }
      draft.edge(from, to, instruction, span, exceptional);
    }
    return draft.finish();
  }

  #isTight({ owner, descriptor }: MethodReference): boolean {
    return owner === this.#options.owner && this.#options.tight.has(descriptor);
  }
}

/** A body that is being changed; points are numbered anew at the end. */
class BodyDraft {
  readonly #body: Body;
  readonly #variables: Variable[];
  readonly #edges: Edge[] = [];
  #points: number;
  #number: Variable | undefined;
  #held: Variable | undefined;

  constructor(body: Body) {
    this.#body = body;
    this.#variables = [...body.variables];
    this.#points = body.points;
  }

  edge(from: Point, to: Point, instruction: Instruction, span: Span, exceptional?: Point): void {
    this.#edges.push(
      exceptional === undefined ? { from, to, instruction, span } : { from, to, instruction, span, exceptional },
    );
  }

  /** A point from which the method is called on the way to another point. */
  call(to: Point, exceptional: Point, span: Span, { owner, name, descriptor }: MethodDeclaration): Point {
    const from = this.#points++;
    const method = { owner, name, descriptor };
    this.edge(from, to, { kind: 'call', dispatch: 'static', method, arguments: [] }, span, exceptional);
    return from;
  }

  /** Code that notes the object in the field, or does not, if none is noted yet; gives its other end, where one is not given. */
  choice(
    from: Point | undefined,
    to: Point | undefined,
    span: Span,
    made: Operand | undefined,
    { chosen, object }: { readonly chosen: FieldReference; readonly object: FieldReference },
  ): Point {
    const start = from ?? this.#points++;
    const end = to ?? this.#points++;
    const [decide, look, test] = [this.#points++, this.#points++, this.#points++];
    const [first, note, again, last] = [this.#points++, this.#points++, this.#points++, this.#points++];
    this.#number ??= this.#variable('%choice', 'int');
    this.#held ??= this.#variable('%chosen', chosen.type);
    const operand = this.#number;
    const held = this.#held;
    const among = (wanted: 'others' | 'zero'): Instruction => ({
      kind: 'assume',
      condition: { kind: 'among', operand, values: [0], negated: wanted === 'others' },
    });
    const isNull = (operator: '==' | '!='): Instruction => ({
      kind: 'assume',
      condition: { kind: 'binary', operator, type: OBJECT, left: held, right: NULL },
    });
    const load = (field: FieldReference): Instruction => ({
      kind: 'load',
      target: held,
      place: { kind: 'static', field },
    });
    const store = (field: FieldReference): Instruction => ({
      kind: 'store',
      place: { kind: 'static', field },
      value: made ?? NULL,
    });
    this.edge(start, decide, { kind: 'havoc', target: operand, source: 'choice' }, span);
    this.edge(decide, end, among('zero'), span);
    this.edge(decide, look, among('others'), span);
    // At once, if there is none at hand.
    this.edge(look, test, load(object), span);
    this.edge(test, first, isNull('=='), span);
    this.edge(first, end, store(object), span);
    this.edge(test, note, isNull('!='), span);
    this.edge(note, again, load(chosen), span);
    this.edge(again, last, isNull('=='), span);
    this.edge(again, end, isNull('!='), span);
    this.edge(last, end, store(chosen), span);
    return from === undefined ? start : end;
  }

  #variable(name: string, type: TypeName): Variable {
    const variable: Variable = { kind: 'variable', index: this.#variables.length, name, type, role: 'temporary' };
    this.#variables.push(variable);
    return variable;
  }

  finish(): Body {
    const { parameters, thrown, entry, exit, exceptionalExit } = this.#body;
    const leaving: Edge[][] = Array.from({ length: this.#points }, () => []);
    for (const edge of this.#edges) leaving[edge.from]?.push(edge);
    const successors = leaving.map((edges) =>
      edges.flatMap(({ to, exceptional }) => (exceptional === undefined ? [to] : [to, exceptional])),
    );
    const order = reversePostOrder(successors, [entry]);
    const numbers = new Map(order.map((point, index) => [point, index]));
    const numbered = (point: Point): Point => numbers.get(point) ?? 0;
    const outgoing = order.map((point) =>
      (leaving[point] ?? []).map(
        ({ from, to, instruction, span, exceptional }): Edge => ({
          from: numbered(from),
          to: numbered(to),
          instruction,
          span,
          ...(exceptional !== undefined && { exceptional: numbered(exceptional) }),
        }),
      ),
    );
    return {
      variables: this.#variables,
      parameters,
      thrown,
      entry: 0,
      exit: exit === undefined ? undefined : numbers.get(exit),
      exceptionalExit: exceptionalExit === undefined ? undefined : numbers.get(exceptionalExit),
      points: order.length,
      edges: outgoing.flat(),
      outgoing,
    };
  }
}
