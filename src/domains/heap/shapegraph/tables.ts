/** What all parts of the domain look things up in: graphs, slots, numbers of fields; and how states become works and states again. */
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { ProgramView } from '../../../engine/domain.js';
import type { Question } from '../../../engine/question.js';
import type { Point } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { type ClassName, isReference, type TypeName } from '../../../ir/types.js';
import { LibraryFacts, RECORDS } from '../../../library/index.js';
import { statementQuestions } from '../../combinators/statement-questions.js';
import { forgotten, referredTo } from './draw/names.js';
import { shapeGraphs } from './graphs/shape-graphs.js';
import { ELSEWHERE, FIRST_NODE, MOST_NODES, NULL, type Results, type ShapeGraphs } from './graphs/store/model.js';
import type { ShapegraphOptions } from './options.js';
import { Slots } from './slots.js';
import { ANY, CELL, type GraphState, isRoot, SOME, UNKNOWN, WHATEVER, type Work } from './state.js';
import { StateNumbers } from './state-numbers.js';
import { type Held, put } from './step/operands.js';

export class GraphTables {
  readonly program: ProgramView;
  readonly options: ShapegraphOptions;
  readonly facts: LibraryFacts;
  readonly graphs: ShapeGraphs;
  readonly numbers = new StateNumbers();
  /** Of `assert` and `assume` statements. */
  readonly questionOf: (at: CodeEdge) => Question | undefined;
  readonly #plain = new Map<ClassName, boolean>();
  readonly #slots = new Map<Code, Slots>();
  readonly #links: ReadonlyMap<string, number>;
  readonly #statics: ReadonlyMap<string, number>;
  readonly #fields: ReadonlyMap<string, number>;

  constructor(program: ProgramView, options: ShapegraphOptions) {
    this.program = program;
    this.questionOf = statementQuestions(program.hierarchy);
    this.options = options;
    this.facts = program.keeper.of(LibraryFacts, () => new LibraryFacts(program.hierarchy, RECORDS));
    const { links, statics, root, mode, splits, groups, inverses } = options;
    this.graphs = shapeGraphs({
      fields: links.length,
      mode,
      limit: splits,
      ...(groups && { groups }),
      ...(inverses && { inverses }),
    });
    this.#links = positions(links);
    this.#statics = positions(statics);
    this.#fields = positions(root?.fields ?? []);
  }

  slots(code: Code): Slots {
    let slots = this.#slots.get(code);
    if (slots === undefined) {
      const { statics, root } = this.options;
      slots = new Slots(code, this.program.live(code), statics.length, root?.fields.length ?? 0);
      this.#slots.set(code, slots);
    }
    return slots;
  }

  /** The number of a link field; -1 for others. */
  link(field: FieldReference): number {
    return this.#links.get(keyOf(field)) ?? -1;
  }

  /** The slot of a static field that acts as a variable; -1 for others. */
  staticSlot(slots: Slots, field: FieldReference): number {
    const position = this.#statics.get(keyOf(field));
    return position === undefined ? -1 : slots.firstStatic + position;
  }

  /** The slot of a field of the root object; -1 for others. */
  fieldSlot(slots: Slots, field: FieldReference): number {
    const position = this.#fields.get(keyOf(field));
    return position === undefined ? -1 : slots.firstField + position;
  }

  /** What is read from where nobody looks. */
  unread(type: TypeName): Held {
    return { source: -1, kind: this.options.root?.mayBe(type) === true ? WHATEVER : ANY };
  }

  /** Notes that an object refers to the root object, if that is what is stored. */
  leaks(slots: Slots, work: Work, { kind }: Held): void {
    if (slots.leak !== -1 && (isRoot(kind) || kind === WHATEVER)) put(work, slots.leak, { source: -1, kind: SOME });
  }

  /** Whether the variable is read after the edge leads to the point. */
  isLive(code: Code, variable: Variable, point: Point): boolean {
    return this.program.live(code).isLive(variable, point);
  }

  /** Whether states say anything about it. */
  isKnown({ type }: Variable): boolean {
    return isReference(type) || type === 'boolean';
  }

  /**
   * Classes without initialisers, own or inherited, always count as initialised: nothing happens when they are. Likewise classes of
   * the bundled models: their initialisers run no code of the program.
   */
  isInitialised(type: ClassName, { initialised }: Pick<GraphState, 'initialised'>): boolean {
    if (this.numbers.initialisedOf(initialised).includes(this.numbers.classNumber(type))) return true;
    let isPlain = this.#plain.get(type);
    if (isPlain === undefined) {
      isPlain = isWithoutInitialisers(this.program.hierarchy, type);
      this.#plain.set(type, isPlain);
    }
    return isPlain;
  }

  work(state: GraphState): Work {
    const kinds = [...this.numbers.kindsOf(state)];
    return {
      graph: state.graph,
      sources: kinds.map((kind, slot) => (kind === CELL ? slot : -1)),
      kinds,
      truths: [...this.numbers.truthsOf(state)],
      initialised: state.initialised,
    };
  }

  /** How many variables the graphs of the code's states have: the slots, then cutpoints. */
  width(code: Code): number {
    return this.slots(code).fixed + this.options.cutpoints;
  }

  /** All null, and nothing known of booleans. */
  blank(code: Code, initialised: number): Work {
    const width = this.width(code);
    return {
      graph: this.graphs.nothing(width),
      sources: Array.from({ length: width }, (_, slot) => slot),
      kinds: new Array<number>(width).fill(CELL),
      truths: new Array<number>(this.slots(code).booleans.length + 1).fill(UNKNOWN),
      initialised,
    };
  }

  copied({ graph, sources, kinds, truths, initialised }: Work): Work {
    return { graph, sources: [...sources], kinds: [...kinds], truths: [...truths], initialised };
  }

  /** The target that the slot holds, as graphs number them; `NULL` where it is no cell. */
  value({ graph, sources }: Work, slot: number): number {
    const source = sources[slot] as number;
    return source === -1 ? NULL : this.graphs.value(graph, source);
  }

  isCell(work: Work, slot: number): boolean {
    return this.value(work, slot) >= FIRST_NODE;
  }

  /** Whether the slot is sure to hold null. */
  isNull(work: Work, slot: number): boolean {
    return work.kinds[slot] === CELL && !this.isCell(work, slot);
  }

  /**
   * Without what is dead at the point. Several states where cells may or may not be garbage afterwards. Until ways meet, a cell that
   * a field of another named cell refers to keeps its name: what stands between two variables, or is shared for a moment, is often
   * about to be taken out, and among the others nobody could tell which one it is.
   */
  close(work: Work, code: Code, point: Point): Settled {
    const { sources, kinds, truths } = work;
    const slots = this.slots(code);
    const dead = slots.dead(point);
    const isKept = slots.isJunction(point) ? undefined : this.#namedByDeadOnly(work, dead.slots);
    for (const slot of dead.slots) {
      if (isKept?.(slot) === true) continue;
      sources[slot] = -1;
      kinds[slot] = CELL;
    }
    for (const place of dead.booleans) truths[place] = UNKNOWN;
    return this.settled(work);
  }

  /** Whether the slot is the first of the dead ones that name a cell which a named cell refers to, and which has no other name. */
  #namedByDeadOnly(work: Work, dead: readonly number[]): ((slot: number) => boolean) | undefined {
    const { graphs } = this;
    const { graph } = work;
    if (graphs.nodes(graph) > this.#cap - 2 || !dead.some((slot) => this.isCell(work, slot))) return undefined;
    let left = referredTo(graphs, graph);
    const isDead = new Set(dead);
    for (let slot = 0; slot < work.kinds.length; slot++) {
      const target = isDead.has(slot) ? NULL : this.value(work, slot);
      if (target >= FIRST_NODE) left &= ~(1 << target);
    }
    return (slot) => {
      const target = this.value(work, slot);
      if (target < FIRST_NODE || ((left >>> target) & 1) === 0) return false;
      left &= ~(1 << target);
      return true;
    };
  }

  settled(work: Work): Settled {
    const { graphs, numbers } = this;
    const found = this.#projected(work);
    const states: GraphState[] = [];
    let isTooMany = found === undefined;
    for (const graph of found ?? []) {
      const { kinds, truths, initialised } = work;
      if (graphs.nodes(graph) > this.#cap) isTooMany = true;
      else states.push(numbers.state(graph, kinds, truths, initialised));
    }
    if (isTooMany) states.push(this.outside(work));
    return { states, isTooMany };
  }

  get #cap(): number {
    return Math.min(this.options.cap, MOST_NODES - 2);
  }

  #projected({ graph, sources }: Work): Results {
    const { graphs } = this;
    const isSame =
      graphs.variables(graph) === sources.length &&
      sources.every(
        (source, slot) => (source === -1 ? NULL : graphs.value(graph, source)) === graphs.value(graph, slot),
      );
    return isSame ? [graph] : forgotten(graphs, graph, sources);
  }

  /** All cells are elsewhere. */
  outside(work: Work): GraphState {
    const { truths, initialised } = work;
    const kinds = work.kinds.map((kind, slot) => (this.isCell(work, slot) ? SOME : kind));
    return this.numbers.state(this.graphs.nothing(kinds.length), kinds, truths, initialised);
  }

  /**
   * The work in the graphs that an operation gave: what is elsewhere in them is no cell any more. Undefined where there were too
   * many. `set` is a slot that the operation has set. The work is used up.
   */
  continued(work: Work, results: Results, set = -1): readonly Work[] | undefined {
    const { graphs } = this;
    return results?.map((graph) => {
      const next = this.copied(work);
      next.graph = graph;
      for (let slot = 0; slot < next.sources.length; slot++) {
        const source = next.sources[slot] as number;
        if (source === -1 || graphs.value(graph, source) !== ELSEWHERE) continue;
        next.kinds[slot] = slot !== set && this.isCell(work, slot) ? SOME : ANY;
        next.sources[slot] = -1;
      }
      return next;
    });
  }

  /** The cells that the slot reaches are elsewhere from now on, and perhaps more. The same work where it holds none. */
  givenUp(work: Work, slot: number): readonly Work[] {
    if (!this.isCell(work, slot)) return [work];
    const results = this.graphs.giveUp(work.graph, work.sources[slot] as number);
    return this.continued(work, results) ?? [this.work(this.outside(work))];
  }
}

/** What becomes of a work; all cells are elsewhere in some of the states where there were too many cells or cases. */
export interface Settled {
  readonly states: readonly GraphState[];
  readonly isTooMany: boolean;
}

function isWithoutInitialisers(hierarchy: Hierarchy, type: ClassName): boolean {
  if (!hierarchy.isComplete(type)) return false;
  return [type, ...hierarchy.supertypes(type)].every(
    (name) =>
      hierarchy.find(name)?.origin === 'model' || hierarchy.declaredMethod(name, '<clinit>', '()V') === undefined,
  );
}

function keyOf({ owner, name }: FieldReference): string {
  return `${owner}.${name}`;
}

function positions(fields: readonly FieldReference[]): ReadonlyMap<string, number> {
  return new Map(fields.map((field, position) => [keyOf(field), position]));
}
