/**
 * The code of the input that a run of a method can reach, and the clauses that it may evaluate.
 *
 * Found by rapid type analysis over the input, with objects of all its classes in the initial heap. Library code is not
 * followed; but where the input hands it an object or array, it may call back whatever of the input overrides a library method.
 */
import { CallGraph } from '../../../ir/callgraph.js';
import { parseMethodDescriptor } from '../../../ir/descriptors.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import {
  type ClassDeclaration,
  type ClassTable,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import { Subtypes } from '../../../ir/subtypes.js';
import { type ClassName, isArray, isPrimitive, OBJECT } from '../../../ir/types.js';
import { fieldKey } from '../layout.js';
import { type CodeFacts, factsOf } from './code-facts.js';

export interface ReachedCode {
  readonly hierarchy: Hierarchy;
  /** What its methods mention, those of the input. */
  readonly facts: CodeFacts;
  /** Whether library code may get hold of objects of the input, or of arrays. */
  readonly handsOver: boolean;
  /** Texts of clauses and specification statements. */
  readonly formulas: readonly string[];
}

interface CalledBack {
  readonly graph: CallGraph;
  readonly code: ReachedCode;
  readonly inputs: number;
}

/** Finds the code that methods of one program reach. */
export class CodeFinder {
  readonly #hierarchy: Hierarchy;
  /** Methods from which code was reached that hands objects over: so it is from all that reach them. */
  readonly #handing = new Set<MethodDeclaration>();
  readonly #takers = new Map<MethodDeclaration, boolean>();
  #classes: { readonly known: Subtypes; readonly inputs: number } | undefined;
  #known: { readonly formulas: readonly string[]; readonly inputs: number } | undefined;
  #calledBack: CalledBack | undefined;

  constructor(table: ClassTable) {
    this.#hierarchy = new Hierarchy(withoutLibraryBodies(table));
  }

  from(method: MethodDeclaration): ReachedCode {
    let handsOver = false;
    const direct = this.#graphFrom([method], (each) => {
      handsOver ||= this.#handing.has(each) || this.#takesObjects(each);
      return handsOver;
    });
    if (!handsOver) return this.#codeOf(direct, 'kept');
    this.#handing.add(method);
    const { graph, code } = this.#callbacks();
    // Mostly the method is among what can be called back, and adds nothing to it.
    return graph.isReached(method) ? code : this.#added(method, graph, code);
  }

  /** The code that library code can call back, which is part of what is reached from all methods that hand over objects. */
  calledBack(): ReachedCode {
    return this.#callbacks().code;
  }

  #callbacks(): CalledBack {
    if (this.#calledBack?.inputs !== this.#hierarchy.table.inputs().length) {
      const graph = this.#withCallbacks([]);
      const { length } = this.#hierarchy.table.inputs();
      this.#calledBack = { graph, code: this.#codeOf(graph, 'handed-over'), inputs: length };
    }
    return this.#calledBack;
  }

  /** With what the method reaches besides. */
  #added(method: MethodDeclaration, known: CallGraph, code: ReachedCode): ReachedCode {
    const before = this.#hierarchy.table.inputs().length;
    const graph = new CallGraph(this.#hierarchy, [method], {
      precision: 'rapid-type',
      classes: known.receivers,
      isKnown: (each) => known.isReached(each),
    });
    // Objects of other classes may run more of the code that was known; of the input's classes all had objects before.
    const isOurs = (name: ClassName): boolean => this.#hierarchy.find(name)?.origin === 'input';
    const runsMore = [...graph.receivers.added()].some((name) => [...this.#hierarchy.supertypes(name)].some(isOurs));
    if (runsMore || this.#hierarchy.table.inputs().length !== before) {
      return this.#codeOf(this.#withCallbacks([method]), 'handed-over');
    }
    const news = graph.methods.filter((each) => isOurs(each.owner) && !known.isReached(each));
    const facts = factsOf(this.#hierarchy, news, code.facts);
    return { ...code, facts, formulas: [...facts.formulas, ...this.#invariants()] };
  }

  /** Lambdas and local classes join the input as the bodies around them are lowered, and can be called back, too. */
  #withCallbacks(entries: readonly MethodDeclaration[]): CallGraph {
    const inputs = (): number => this.#hierarchy.table.inputs().length;
    for (;;) {
      const before = inputs();
      const graph = this.#graphFrom([...entries, ...callbacks(this.#hierarchy)]);
      if (inputs() === before) return graph;
    }
  }

  #graphFrom(entries: readonly MethodDeclaration[], endsAt?: (method: MethodDeclaration) => boolean): CallGraph {
    return new CallGraph(this.#hierarchy, entries, {
      precision: 'rapid-type',
      classes: this.#receivers(),
      ...(endsAt === undefined ? {} : { endsAt }),
    });
  }

  /** Classes of the input that can have objects: whoever made them, the heap may hold them from the start. */
  #receivers(): Subtypes {
    const inputs = this.#hierarchy.table.inputs();
    if (this.#classes?.inputs !== inputs.length) {
      const isConcrete = (name: ClassName): boolean => {
        const declaration = this.#hierarchy.find(name);
        return declaration !== undefined && !hasFlag(declaration, Flag.ABSTRACT);
      };
      this.#classes = { known: new Subtypes(this.#hierarchy, inputs.filter(isConcrete)), inputs: inputs.length };
    }
    return this.#classes.known;
  }

  #codeOf(graph: CallGraph, objects: 'handed-over' | 'kept'): ReachedCode {
    const hierarchy = this.#hierarchy;
    const methods = graph.methods.filter(({ owner }) => hierarchy.find(owner)?.origin === 'input');
    const facts = factsOf(hierarchy, methods);
    return {
      hierarchy,
      facts,
      handsOver: objects === 'handed-over',
      formulas: [...facts.formulas, ...this.#invariants()],
    };
  }

  /** Of all classes of the input. */
  #invariants(): readonly string[] {
    const inputs = this.#hierarchy.table.inputs();
    if (this.#known?.inputs !== inputs.length) {
      const formulas = inputs.flatMap(
        (name) => this.#hierarchy.find(name)?.invariants.map(({ formula }) => formula) ?? [],
      );
      this.#known = { formulas, inputs: inputs.length };
    }
    return this.#known.formulas;
  }

  #takesObjects(method: MethodDeclaration): boolean {
    let takes = this.#takers.get(method);
    if (takes === undefined) {
      takes = takesObjects(this.#hierarchy, method);
      this.#takers.set(method, takes);
    }
    return takes;
  }
}

/** Static fields of the input that reached code uses, or that formulas name with or without the class. */
export function staticsNamed({ hierarchy, facts, formulas }: ReachedCode): readonly FieldDeclaration[] {
  const words = new Set(formulas.flatMap((text) => text.match(/[\p{L}\p{N}_$]+/gu) ?? []));
  return hierarchy.table
    .inputs()
    .flatMap((name) => hierarchy.find(name)?.fields.filter((field) => hasFlag(field, Flag.STATIC)) ?? [])
    .filter(({ owner, name }) => words.has(name) || facts.statics.has(fieldKey(owner, name)));
}

function withoutLibraryBodies(table: ClassTable): ClassTable {
  const known = new Map<ClassName, ClassDeclaration>();
  const find = (name: ClassName): ClassDeclaration | undefined => {
    let found = known.get(name) ?? table.find(name);
    if (found !== undefined && found.origin !== 'input' && !known.has(name)) {
      found = withoutBodies(found);
      known.set(name, found);
    }
    return found;
  };
  return { find, inputs: () => table.inputs(), diagnostics: () => table.diagnostics() };
}

function withoutBodies(declaration: ClassDeclaration): ClassDeclaration {
  // Each member by name: a declaration may compute its members when they are asked for.
  const { name, kind, origin, flags, superclass, interfaces, outer, span } = declaration;
  return {
    ...{ name, kind, origin, flags, interfaces, span },
    ...(superclass === undefined ? {} : { superclass }),
    ...(outer === undefined ? {} : { outer }),
    members: declaration.members,
    permits: declaration.permits,
    fields: declaration.fields,
    methods: declaration.methods.map((method) => ({ ...method, clauses: method.clauses, body: () => undefined })),
    annotations: [],
    invariants: [],
  };
}

function takesObjects(hierarchy: Hierarchy, method: MethodDeclaration): boolean {
  const owner = hierarchy.find(method.owner);
  if (owner?.origin === 'input' || (method.owner === OBJECT && method.name === '<init>')) return false;
  const inputs = hierarchy.table.inputs();
  const { parameters } = parseMethodDescriptor(method.descriptor);
  return parameters.some(
    (type) => !isPrimitive(type) && (isArray(type) || inputs.some((name) => hierarchy.isAssignable(name, type))),
  );
}

/** Methods of the input that library code can call: those that a library class or interface declares too. */
function callbacks(hierarchy: Hierarchy): readonly MethodDeclaration[] {
  return hierarchy.table.inputs().flatMap((name) => {
    const methods = hierarchy.find(name)?.methods ?? [];
    return methods.filter((method) => overridesLibrary(hierarchy, name, method));
  });
}

export function overridesLibrary(hierarchy: Hierarchy, owner: ClassName, method: MethodDeclaration): boolean {
  if (hasFlag(method, Flag.STATIC) || method.name === '<init>') return false;
  for (const name of hierarchy.supertypes(owner)) {
    if (hierarchy.find(name)?.origin === 'input') continue;
    if (hierarchy.declaredMethod(name, method.name, method.descriptor) !== undefined) return true;
  }
  return false;
}
