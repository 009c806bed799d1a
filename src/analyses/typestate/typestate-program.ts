/** The steps of the analysis for each component of the input; a fault in one leaves the others alone. */

import type { Claim } from '../../findings/claim.js';
import type { ClientResult, ComponentResult } from '../../findings/typestate-result.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic, Span } from '../../ir/span.js';
import { NOWHERE } from '../../ir/span.js';
import type { ClassName } from '../../ir/types.js';
import type { Vocabulary } from '../../machines/predicates/vocabulary.js';
import { Doubts } from '../../program/doubts.js';
import { MachineErrors } from '../../program/machine-errors.js';
import { doubted } from '../doubted.js';
import { booleanEngine } from './boolean/engine.js';
import { booleanProgram } from './boolean/program.js';
import { type CheckedMethod, checkClients, type Sketches, sketchesOf } from './clients/client.js';
import { clientCode } from './clients/code.js';
import { type CompletionOptions, completed, FAULT } from './closure/completion.js';
import { componentsOf, type TypestateComponent } from './component/component.js';
import { discoverAll } from './discovery/discovery.js';
import type { TypestateOptions, TypestatesOfProgram } from './index.js';
import { isStandIn } from './sketch/stand-ins.js';
import { componentResult, locationOf } from './table/result.js';
import { mergedClaims } from './table/result-claims.js';
import type { TypestateTable } from './table/table.js';

const UNREAD = 'there are errors in the code';
const BOOLEAN =
  'the boolean program was run instead of the code (--engine boolean), of which completeness is not asked';

export class TypestateProgram {
  readonly #diagnostics: Diagnostic[] = [];
  readonly #claims = new Map<MethodDeclaration, Claim[]>();
  readonly #isUnread: (method: MethodDeclaration) => boolean;
  #hasUnread: boolean | undefined;
  #doubts: Doubts | undefined;
  #components: readonly TypestateComponent[] = [];
  #sketches: Sketches | undefined;
  #faults = 0;

  constructor(
    readonly table: ClassTable,
    readonly componentClasses: readonly ClassDeclaration[],
    readonly clientClasses: readonly ClassDeclaration[],
    readonly options: TypestateOptions,
  ) {
    this.#isUnread = options.isUnread ?? (() => false);
  }

  run(): TypestatesOfProgram {
    const { isSelected = () => true, errors, onProgress } = this.options;
    const [first] = this.componentClasses;
    const components =
      first === undefined
        ? []
        : (this.#guarded(first, () => componentsOf(this.table, this.componentClasses, { errors })) ?? []);
    this.#components = components;
    // What stands for other classes only tells what may be expected of these.
    const isOwn = ({ classes }: TypestateComponent): boolean =>
      this.options.shipped === undefined || !classes.some(({ name }) => isStandIn(name));
    const wanted = components.filter((each) => each.classes.some(isSelected) && isOwn(each));
    const isBoolean = this.options.printsBoolean === true;
    const programs: string[] = [];
    const results = wanted.flatMap((component, done): readonly ComponentResult[] => {
      onProgress?.(done, wanted.length, component.classes[0]?.name ?? '');
      if (!isBoolean && this.options.shipped === undefined) return [this.#component(component)];
      const vocabulary = this.#vocabulary(component);
      if (this.options.shipped !== undefined) {
        this.#check(component, vocabulary, NOT_MADE);
        return [];
      }
      const print = (): string => (vocabulary === undefined ? '' : booleanProgram(component, vocabulary));
      programs.push(this.#guarded(component.classes[0], print) ?? '');
      return [];
    });
    return {
      components: results,
      clients: this.#clients(isSelected),
      boolean: programs.join('\n'),
      count: wanted.length,
      diagnostics: this.#diagnostics,
      faults: this.#faults,
    };
  }

  #vocabulary(component: TypestateComponent): Vocabulary | undefined {
    const [first] = component.classes;
    const found = this.#guarded(first, () => discoverAll(component));
    for (const message of [...component.notes, ...(found?.notes ?? [])]) {
      this.#diagnostics.push({ severity: 'note', message, span: first?.span ?? NOWHERE });
    }
    return found?.vocabulary;
  }

  #component(component: TypestateComponent): ComponentResult {
    const started = Date.now();
    const cancelled = this.options.deadline?.();
    const vocabulary = this.#vocabulary(component);
    const table = vocabulary === undefined ? NO_TABLE : this.#table(component, vocabulary, cancelled);
    const milliseconds = Date.now() - started;
    this.#check(component, vocabulary, table);
    const result = this.#guarded(component.classes[0], () => componentResult(component, table, milliseconds));
    return result ?? componentResult(component, NO_TABLE, milliseconds);
  }

  #table(
    component: TypestateComponent,
    vocabulary: Vocabulary,
    cancelled: (() => boolean) | undefined,
  ): TypestateTable {
    const { budget } = this.options;
    const [first] = component.classes;
    const isBoolean = this.options.engine === 'boolean';
    const options: CompletionOptions = {
      budget,
      openness: [
        ...component.openness,
        ...this.#unread(component),
        ...this.#doubted(component),
        ...(isBoolean ? [BOOLEAN] : []),
      ],
      guarded: (proof) => this.#guarded(first, proof),
      ...(cancelled === undefined ? {} : { cancelled }),
    };
    const table = (): TypestateTable =>
      completed(component, vocabulary, {
        ...options,
        ...(isBoolean ? { engine: booleanEngine(component, vocabulary) } : {}),
      });
    return this.#guarded(first, table) ?? NO_TABLE;
  }

  /** What is left of a method with errors is not what was meant. */
  #unread({ classes }: TypestateComponent): readonly string[] {
    return classes.flatMap(({ methods }) =>
      methods.flatMap((method) => (this.#isUnread(method) ? [`${method.name}: ${UNREAD}`] : [])),
    );
  }

  /** Other threads, and errors of the machine, are not looked at. */
  #doubted({ classes, world }: TypestateComponent): readonly string[] {
    const doubts = this.#doubtsIn(world.hierarchy);
    const reasons = classes.flatMap(({ methods }) => methods.flatMap((method) => doubts.of(method) ?? []));
    return [...new Set(reasons)].slice(0, 1);
  }

  #doubtOf({ world, classes }: TypestateComponent, method: MethodDeclaration): string | undefined {
    const doubts = this.#doubtsIn(world.hierarchy);
    return doubts.of(method) ?? doubts.ofObjects(classes.map(({ name }) => name));
  }

  /** What protocols of the library are written as does not recur as the library does. */
  #doubtsIn(hierarchy: Hierarchy): Doubts {
    if (this.#doubts !== undefined) return this.#doubts;
    const shipped = new Set(this.options.shipped === undefined ? [] : this.componentClasses.map(({ name }) => name));
    const isOwn = (type: ClassName): boolean => hierarchy.find(type)?.origin === 'input' && !shipped.has(type);
    this.#doubts = new Doubts(hierarchy, { machineErrors: new MachineErrors(hierarchy, isOwn) });
    return this.#doubts;
  }

  #check(component: TypestateComponent, vocabulary: Vocabulary | undefined, table: TypestateTable): void {
    const { clientClasses: clients, options } = this;
    if (clients.length === 0) return;
    const { budget, replay, shipped } = options;
    const cancelled = options.deadline?.();
    const given = {
      ...(shipped === undefined ? {} : { replayTable: shipped.replayTable, isOfLibrary: true }),
      ...(cancelled === undefined ? {} : { cancelled }),
    };
    const checked =
      vocabulary === undefined
        ? undefined
        : this.#guarded(component.classes[0], () =>
            checkClients(component, vocabulary, table, clients, {
              budget,
              replay,
              ...given,
              sketches: this.#sketched(component),
            }),
          );
    for (const { method, claims } of checked ?? this.#unchecked()) {
      const known = this.#claims.get(method) ?? [];
      const certain = doubted(claims, this.#doubtOf(component, method));
      this.#claims.set(method, [...known, ...certain.map((claim) => this.#specified(component, this.#read(claim)))]);
    }
  }

  /** Over all components: what is an object of another one behaves as that one says. */
  #sketched(component: TypestateComponent): Sketches {
    if (this.#sketches === undefined) {
      // Local classes and lambdas of clients are known once their code was lowered.
      clientCode(component, this.clientClasses);
      const { budget, shipped } = this.options;
      this.#sketches = sketchesOf(this.#components, budget, shipped !== undefined ? 'library' : 'input');
    }
    return this.#sketches;
  }

  /** What is proved of clients of the library rests on the protocols being right. */
  #specified({ classes }: TypestateComponent, claim: Claim): Claim {
    const names = this.options.shipped?.names ?? [];
    if (names.length === 0 || claim.verdict !== 'proved') return claim;
    const specs = names
      .filter((name) => classes.some((each) => each.name === name))
      .map((name) => `library-spec:${name}`);
    return { ...claim, assumptions: [...new Set([...claim.assumptions, ...specs])].sort() };
  }

  /** All code runs together: where some of it was not read as it was meant, no call is proved. */
  #read(claim: Claim): Claim {
    this.#hasUnread ??= [...this.componentClasses, ...this.clientClasses].some(({ methods }) =>
      methods.some(this.#isUnread),
    );
    if (claim.verdict !== 'proved' || !this.#hasUnread) return claim;
    const { unreached: _, ...rest } = claim;
    return { ...rest, verdict: 'unknown', assumptions: [], reason: UNREAD };
  }

  /** Nothing is known of any client: said at each method. */
  #unchecked(): readonly CheckedMethod[] {
    return this.clientClasses.flatMap(({ methods }) =>
      methods.flatMap((method): CheckedMethod[] => {
        if (method.body() === undefined) return [];
        const claim: Claim = {
          property: 'protocol-error',
          kind: 'obligation',
          verdict: 'unknown',
          location: locationOf(method.span),
          assumptions: [],
          reason: FAULT,
        };
        return [{ method, claims: [claim] }];
      }),
    );
  }

  #clients(isSelected: (declaration: ClassDeclaration) => boolean): readonly ClientResult[] {
    return this.clientClasses.filter(isSelected).flatMap(({ name, methods }) =>
      methods.flatMap((method): ClientResult[] => {
        const claims = mergedClaims(this.#claims.get(method) ?? []);
        if (claims.length === 0) return [];
        const { name: called, descriptor, span } = method;
        return [{ class: name, method: called, descriptor, location: locationOf(span), claims }];
      }),
    );
  }

  /** The rest goes on; what the fault concerns stays unknown. */
  #guarded<T>(at: { readonly name: string; readonly span: Span } | undefined, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#faults++;
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const message = `internal fault in the component of ${at?.name ?? '?'}: ${detail}`;
      this.#diagnostics.push({ severity: 'error', message, span: at?.span ?? NOWHERE });
      return undefined;
    }
  }
}

/** Of a component that could not be run. */
const NO_TABLE: TypestateTable = {
  predicates: [],
  typestates: [],
  transitions: [],
  locations: new Map(),
  objects: new Map(),
  heaps: 0,
  closed: false,
  open: [FAULT],
  assumptions: [],
};

/** Where only clients are asked about. */
const NOT_MADE: TypestateTable = { ...NO_TABLE, open: ['the table was not made'] };
