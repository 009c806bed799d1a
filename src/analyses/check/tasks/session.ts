/** A program opened for checking: what all tasks share, the same in every process that opened the same input. */
import { Keeper } from '../../../base/keeper.js';
import {
  type Code,
  type EnginePolicy,
  type LiveVariables,
  type MakeDomain,
  ProgramModel,
  type ProgramOptions,
  worldOf,
} from '../../../engine/index.js';
import type { Body } from '../../../ir/body.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { Subtypes } from '../../../ir/subtypes.js';
import type { ClassName } from '../../../ir/types.js';
import {
  type Finder,
  FormulaBook,
  LibraryFields,
  ObligationBook,
  ParameterBook,
  promisedBy,
  type StartContext,
} from '../../../obligations/index.js';
import { LibraryResults } from '../../../program/calls/library-results.js';
import { ProgramWrites } from '../../../program/calls/program-writes.js';
import { Discretion } from '../../../program/calls/self-uses.js';
import { type Component, componentsOf, concreteSubtypes } from '../../../program/components.js';
import { Doubts } from '../../../program/doubts.js';
import { MachineErrors } from '../../../program/machine-errors.js';
import { Places } from '../../../program/places.js';
import { Reflected } from '../../../program/reflected.js';
import { type SharedPlace, Threads } from '../../../program/threads/threads.js';
import type { Inspection, InspectionWorld, LibraryProtocols } from '../inspection.js';
import { EndedPrograms } from '../inspections/protocols/ended-programs.js';
import { ProtocolBook } from '../inspections/protocols/protocol-book.js';
import { Candidates, SetFields } from '../set-fields/set-fields.js';
import type { Shapes } from '../shape-proofs.js';
import { Replayers } from './replayers.js';
import { SightedPlaces } from './sightings.js';
import type { Round } from './task.js';

/** What is known of calls that are not followed. */
export interface OutsideCalls {
  readonly writes: ProgramWrites;
  readonly results: LibraryResults;
}

export interface SessionOptions<E> {
  /** Made for a component, given which fields are known to be set in all objects, which places other threads write, and what calls do that are not followed. */
  readonly domain: (
    isSet: (field: FieldReference) => boolean,
    isShared: (place: SharedPlace, reader: MethodDeclaration) => boolean,
    outside: OutsideCalls,
  ) => MakeDomain<E>;
  readonly liveVariables: NonNullable<ProgramOptions['liveVariables']>;
  readonly finders: readonly Finder[];
  readonly inspections?: readonly Inspection[];
  /** Asked for proofs where cheaper means have none. */
  readonly shapes?: Shapes;
  /** Asked for proofs about numbers where shapes have none. */
  readonly numbers?: Shapes;
  /** The protocols of the library classes that the input has to do with; undefined: none are known. */
  readonly protocols?: () => LibraryProtocols | undefined;
  /** Whether the interpreter may be asked. */
  readonly replay: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** Changes of the usual policy, for experiments. */
  readonly policy?: Partial<EnginePolicy>;
  /** Says when the time for so many methods is up. */
  readonly deadline?: (methods: number) => () => boolean;
  /** Whether the time for all is up. */
  readonly isTimeUp?: () => boolean;
  readonly sourceLine?: (file: string, line: number) => string | undefined;
  /** Does work of which it is told otherwise what it has read. */
  readonly apart?: <T>(work: () => T) => T;
}

/** Services that are not made here. */
export type Given = Partial<Pick<InspectionWorld, 'protocols' | 'endedPrograms'>>;

export class CheckSession<E> {
  readonly hierarchy: Hierarchy;
  readonly context: StartContext;
  readonly book: ObligationBook;
  readonly places: Places;
  readonly components: readonly Component[];
  /** All of the input that have a body. */
  readonly methods: ReadonlySet<MethodDeclaration>;
  readonly libraryFields: LibraryFields;
  readonly candidates: Candidates;
  /** What the input sets and runs by reflection. */
  readonly reflected: Reflected;
  /** Methods of the input that a call which names this one may run. */
  readonly overriders: (method: MethodDeclaration) => readonly MethodDeclaration[];
  readonly replayers: Replayers;
  readonly #byName: ReadonlyMap<ClassName, Component>;
  readonly #whole: CheckSession<E> | undefined;
  readonly #given: Given;
  /** All programs of a session are over the same classes. */
  readonly #keeper = new Keeper();
  readonly #liveIn = new Map<Body, LiveVariables>();
  #world: Subtypes | undefined;
  #outside: OutsideCalls | undefined;
  #subtypes: Subtypes | undefined;
  #protocols: ProtocolBook | undefined;
  #endedPrograms: EndedPrograms | undefined;
  #sightedPlaces: SightedPlaces | undefined;
  #threads: Threads | undefined;
  #machineErrors: MachineErrors | undefined;
  #doubts: Doubts | undefined;
  #setFields: { readonly dropped: number; readonly fields: SetFields } | undefined;

  /**
   * `classes` are all those of the input, local and anonymous ones and lambdas included. `whole` is a session over the same: what declarations alone
   * decide, and the facts of the program, are asked of it; what reads bodies is made anew.
   */
  constructor(
    readonly table: ClassTable,
    readonly classes: readonly ClassDeclaration[],
    readonly options: SessionOptions<E>,
    whole?: CheckSession<E>,
    given: Given = {},
  ) {
    this.#given = given;
    this.#whole = whole;
    this.hierarchy = whole?.hierarchy ?? new Hierarchy(table);
    this.context = {
      hierarchy: this.hierarchy,
      formulas: whole?.context.formulas ?? new FormulaBook(this.hierarchy),
      parameters: new ParameterBook(
        this.hierarchy,
        classes.map(({ name }) => name),
      ),
    };
    this.book = new ObligationBook(options.finders, this.context);
    this.places = whole?.places ?? new Places(this.hierarchy);
    this.components = whole?.components ?? componentsOf(this.hierarchy, classes);
    this.#byName =
      whole === undefined ? new Map(this.components.map((component) => [component.name, component])) : whole.#byName;
    this.methods = whole?.methods ?? new Set(this.components.flatMap(({ methods }) => methods));
    this.libraryFields = new LibraryFields(this.hierarchy);
    this.reflected = whole?.reflected ?? new Reflected(this.hierarchy, classes);
    const known = { reflected: this.reflected, reads: () => this.outside.writes };
    this.candidates = whole?.candidates ?? new Candidates(this.hierarchy, this.components, known);
    this.replayers = new Replayers(this.hierarchy, this.context.parameters, options.budget);
    this.overriders = whole?.overriders ?? overridersIn(this.hierarchy, classes, this.methods);
  }

  component(name: ClassName): Component {
    const found = this.#byName.get(name);
    if (found === undefined) throw new Error(`no component ${name}`);
    return found;
  }

  /** What is dropped only grows, so that its number tells rounds apart. */
  setFields({ dropped }: Round): SetFields {
    if (this.#setFields?.dropped !== dropped.length) {
      const discretion = this.#whole === undefined ? this.candidates.discretion : new Discretion(this.hierarchy);
      const fields = new SetFields(this.candidates, new Set(dropped), discretion);
      this.#setFields = { dropped: dropped.length, fields };
    }
    return this.#setFields.fields;
  }

  /** A fresh one for each run. */
  program(fields: SetFields): ProgramModel {
    const { hierarchy } = this;
    return new ProgramModel(hierarchy, {
      classes: this.world,
      keeper: this.#keeper,
      liveVariables: (code) => this.#live(fields, code),
      // Objects of library types may come from anywhere.
      isClosed: (type) => hierarchy.find(type)?.origin === 'input',
    });
  }

  /** The classes that objects may have. */
  get world(): Subtypes {
    this.#world ??= this.#whole?.world ?? worldOf(this.hierarchy, this.table.inputs());
    return this.#world;
  }

  get outside(): OutsideCalls {
    const { hierarchy, world } = this;
    this.#outside ??= { writes: new ProgramWrites(hierarchy, world), results: new LibraryResults(hierarchy, world) };
    return this.#outside;
  }

  get threads(): Threads {
    this.#threads ??= this.#whole?.threads ?? new Threads(this.hierarchy);
    return this.#threads;
  }

  get machineErrors(): MachineErrors {
    this.#machineErrors ??=
      this.#whole?.machineErrors ?? new MachineErrors(this.hierarchy, undefined, () => this.threads.program);
    return this.#machineErrors;
  }

  get doubts(): Doubts {
    this.#doubts ??= this.#whole?.doubts ?? new Doubts(this.hierarchy, this);
    return this.#doubts;
  }

  /** Made when it is first asked for: many inputs have nothing to do with protocols. */
  get protocols(): Pick<ProtocolBook, 'callsIn'> {
    if (this.#given.protocols !== undefined) return this.#given.protocols;
    const { budget, protocols } = this.options;
    this.#protocols ??= new ProtocolBook(this.hierarchy, this.classes, budget, protocols);
    return this.#protocols;
  }

  get endedPrograms(): Pick<EndedPrograms, 'callsIn'> {
    if (this.#given.endedPrograms !== undefined) return this.#given.endedPrograms;
    const { hierarchy, classes, subtypes } = this;
    const { replay, budget, isTimeUp, apart } = this.options;
    this.#endedPrograms ??= new EndedPrograms({
      hierarchy,
      classes,
      subtypes,
      replay,
      budget,
      ...(isTimeUp === undefined ? {} : { cancelled: isTimeUp }),
      ...(apart === undefined ? {} : { apart }),
    });
    return this.#endedPrograms;
  }

  /** Where runs are looked at. */
  get sightedPlaces(): SightedPlaces {
    this.#sightedPlaces ??= this.#whole?.sightedPlaces ?? new SightedPlaces(this);
    return this.#sightedPlaces;
  }

  /** Classes of the input that can have objects. */
  get subtypes(): Subtypes {
    this.#subtypes ??= this.#whole?.subtypes ?? concreteSubtypes(this.hierarchy, this.classes);
    return this.#subtypes;
  }

  /** An extra cut-off for so many methods. */
  cancelled(methods: number): (() => boolean) | undefined {
    const { deadline, isTimeUp } = this.options;
    const own = deadline?.(methods);
    if (own === undefined) return isTimeUp;
    return isTimeUp === undefined ? own : () => own() || isTimeUp();
  }

  /** Formulas at exits may name parameters, and invariants `this`; whether a constructor sets the fields is seen there too. */
  #live(fields: SetFields, code: Code): LiveVariables {
    const { hierarchy } = this;
    const { method, body } = code;
    const found = this.#liveIn.get(body) ?? this.options.liveVariables(code);
    this.#liveIn.set(body, found);
    const isBound =
      !hasFlag(method, Flag.STATIC) &&
      hierarchy.superclassChain(method.owner).some(({ invariants }) => invariants.length > 0);
    const [receiver] = body.parameters;
    const isNeeded = (): boolean => fields.needsReceiver(method) || promisedBy(hierarchy, method).length > 0;
    if (receiver === undefined || !(isBound || isNeeded())) return found;
    return { isLive: (variable, point) => variable === receiver || found.isLive(variable, point) };
  }
}

function overridersIn(
  hierarchy: Hierarchy,
  classes: readonly ClassDeclaration[],
  methods: ReadonlySet<MethodDeclaration>,
): (method: MethodDeclaration) => readonly MethodDeclaration[] {
  const below = new Subtypes(
    hierarchy,
    classes.map(({ name }) => name),
  );
  const known = new Map<MethodDeclaration, readonly MethodDeclaration[]>();
  return (method) => {
    let found = known.get(method);
    if (found === undefined) {
      const selected = new Set<MethodDeclaration>([method]);
      if (!hasFlag(method, Flag.STATIC) && method.name !== '<init>') {
        for (const name of below.of(method.owner)) selected.add(hierarchy.selectMethod(name, method).method);
      }
      found = [...selected].filter((each) => methods.has(each));
      known.set(method, found);
    }
    return found;
  };
}
