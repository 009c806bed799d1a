/**
 * Which methods call which, from a set of entry methods; bodies are pulled in as they are reached, or what they mention.
 *
 * `class-hierarchy` takes as receivers all given classes (J. Dean, D. Grove, C. Chambers, ECOOP 1995); `rapid-type`
 * only classes that reached code instantiates (D. Bacon, P. Sweeney, OOPSLA 1996).
 */

import type { Graph } from '../base/graph.js';
import type { Edge } from './body.js';
import type { Hierarchy } from './hierarchy.js';
import { hasInstanceMethod } from './initialisers.js';
import type { Mention } from './mentioned-types.js';
import { visitOperands } from './operands.js';
import { Flag, hasFlag, type MethodDeclaration } from './program.js';
import { NOWHERE } from './span.js';
import { Subtypes } from './subtypes.js';
import { type ClassName, isArray, OBJECT } from './types.js';

export interface CallSite {
  readonly caller: MethodDeclaration;
  /** Of the caller's body; where only what code mentions was read, an edge of its own without arguments and place. */
  readonly edge: Edge;
}

export interface CallGraphOptions {
  readonly precision: 'class-hierarchy' | 'rapid-type';
  /**
   * Classes whose objects may exist from the start: in rapid-type order those of the initial heap, which code need not
   * have instantiated; in class-hierarchy order the whole world, by default the input's classes. Several graphs may share
   * the subtypes of those that can have objects.
   */
  readonly classes?: Iterable<ClassName> | Subtypes;
  /** Whether objects may come from elsewhere: a call may run the very method that it names, if that is none of the input's. Default: no. */
  readonly isOpen?: boolean;
  /** Where such a method is reached, the rest is not looked for. */
  readonly endsAt?: (method: MethodDeclaration) => boolean;
  /** Methods that were looked at elsewhere: what they call is not looked for. */
  readonly isKnown?: (method: MethodDeclaration) => boolean;
  /**
   * What is read of code outside the input: its bodies, or what they mention, which is quicker, and more where code is never reached.
   * Default: bodies.
   */
  readonly reads?: 'bodies' | 'mentions';
  /** Default: all that is reached is looked at. */
  readonly nearby?: Nearby;
}

/**
 * What is asked of a part of a graph: it holds nothing but what the graph of more entries holds too, and where no method is `open` from which a
 * method is reached, all that is reached from that one there. Classes are taken to be instantiated whose objects are called.
 */
export interface Nearby {
  /** What further methods call is not looked for. */
  readonly most: number;
  /** Whether all classes below the type are known from the start. */
  readonly isClosed: (type: ClassName) => boolean;
}

type Call = Extract<Mention, { kind: 'call' }>;

/** Calls of the same method on the same class run the same. */
interface Dispatched {
  readonly sites: CallSite[];
  readonly callees: Set<MethodDeclaration>;
}

const NONE: readonly never[] = [];
const NOTHING: ReadonlySet<never> = new Set();

export class CallGraph {
  readonly #hierarchy: Hierarchy;
  readonly #receivers: Subtypes;
  readonly #isOpen: boolean;
  readonly #reads: 'bodies' | 'mentions';
  readonly #methods: MethodDeclaration[] = [];
  readonly #index = new Map<MethodDeclaration, number>();
  readonly #callees = new Map<Edge, Set<MethodDeclaration>>();
  readonly #successors: Set<number>[] = [];
  readonly #callers = new Map<MethodDeclaration, CallSite[]>();
  readonly #unresolved: CallSite[] = [];
  readonly #nearby: Nearby | undefined;
  readonly #open = new Set<MethodDeclaration>();
  /** Dispatched calls, to which a new receiver class may give new callees, by the class they are made on and what they name. */
  readonly #dispatched = new Map<ClassName, Map<MethodDeclaration, Dispatched>>();

  constructor(hierarchy: Hierarchy, entries: Iterable<MethodDeclaration>, options: CallGraphOptions) {
    this.#hierarchy = hierarchy;
    const { precision, classes, endsAt, isKnown, isOpen = false, reads = 'bodies', nearby } = options;
    this.#isOpen = isOpen;
    this.#nearby = nearby;
    this.#reads = reads;
    const isShared = classes instanceof Subtypes;
    this.#receivers = isShared ? classes.extended() : new Subtypes(hierarchy);
    const given = (isShared ? NONE : classes) ?? (precision === 'class-hierarchy' ? hierarchy.table.inputs() : NONE);
    for (const name of given) this.#instantiate(name);
    for (const entry of entries) this.#reach(entry);
    // Grows while it is walked.
    let looked = 0;
    for (const method of this.#methods) {
      if (endsAt?.(method) === true) break;
      if (nearby !== undefined && ++looked > nearby.most) this.#open.add(method);
      else if (isKnown?.(method) !== true) this.#scan(method);
    }
  }

  /** Of a part of a graph: methods that may call more than was found. */
  get open(): ReadonlySet<MethodDeclaration> {
    return this.#open;
  }

  /** The classes that objects may have. */
  get receivers(): Subtypes {
    return this.#receivers;
  }

  /** Reached methods, those without body included, in order of discovery. */
  get methods(): readonly MethodDeclaration[] {
    return this.#methods;
  }

  isReached(method: MethodDeclaration): boolean {
    return this.#index.has(method);
  }

  /** What the call or class initialisation on the edge may run. */
  callees(edge: Edge): ReadonlySet<MethodDeclaration> {
    return this.#callees.get(edge) ?? NOTHING;
  }

  callers(method: MethodDeclaration): readonly CallSite[] {
    return this.#callers.get(method) ?? NONE;
  }

  /** Calls whose method is not in the table: they may run anything. */
  get unresolved(): readonly CallSite[] {
    return this.#unresolved;
  }

  /** The graph over places in `methods`. */
  graph(): Graph {
    return this.#successors.map((callees) => [...callees]);
  }

  #reach(method: MethodDeclaration): number {
    const known = this.#index.get(method);
    if (known !== undefined) return known;
    const index = this.#methods.push(method) - 1;
    this.#index.set(method, index);
    this.#successors.push(new Set());
    return index;
  }

  #link(site: CallSite, callee: MethodDeclaration): void {
    let callees = this.#callees.get(site.edge);
    if (callees === undefined) {
      callees = new Set();
      this.#callees.set(site.edge, callees);
    }
    if (callees.has(callee)) return;
    callees.add(callee);
    const to = this.#reach(callee);
    this.#successors[this.#reach(site.caller)]?.add(to);
    const callers = this.#callers.get(callee);
    if (callers === undefined) this.#callers.set(callee, [site]);
    else callers.push(site);
  }

  #scan(caller: MethodDeclaration): void {
    const isRead = this.#reads === 'mentions' && this.#hierarchy.find(caller.owner)?.origin !== 'input';
    const mentions = isRead ? caller.mentions?.() : undefined;
    if (mentions === undefined) this.#scanBody(caller);
    else for (const mention of mentions) this.#scanMention(caller, mention);
  }

  #scanMention(caller: MethodDeclaration, mention: Mention): void {
    switch (mention.kind) {
      case 'make':
        return this.#instantiate(mention.type);
      case 'initialise':
        return this.#initialise({ caller, edge: edgeOf(mention) }, mention.type);
      case 'call':
        return this.#call({ caller, edge: edgeOf({ ...mention, arguments: NONE }) }, mention);
    }
  }

  #scanBody(caller: MethodDeclaration): void {
    for (const edge of caller.body()?.edges ?? NONE) {
      const { instruction } = edge;
      visitOperands(instruction, (operand) => {
        // String and class constants are objects too.
        if (operand.kind === 'constant' && typeof operand.value === 'string') this.#instantiate(operand.type);
      });
      if (instruction.kind === 'new') this.#instantiate(instruction.type);
      else if (instruction.kind === 'check') this.#instantiate(instruction.exception);
      else if (instruction.kind === 'new-array') this.#instantiate(OBJECT);
      else if (instruction.kind === 'initialise') this.#initialise({ caller, edge }, instruction.type);
      else if (instruction.kind === 'call') this.#call({ caller, edge }, instruction);
    }
  }

  #call(site: CallSite, { method, dispatch }: Call): void {
    const resolved = this.#hierarchy.resolveMethod(method);
    if (resolved === undefined) {
      this.#unresolved.push(site);
      return;
    }
    const fixed = dispatch === 'static' || dispatch === 'special' || hasFlag(resolved, Flag.PRIVATE);
    if (fixed) {
      if (!hasFlag(resolved, Flag.ABSTRACT)) this.#link(site, resolved);
      return;
    }
    if (this.#isOpen && !hasFlag(resolved, Flag.ABSTRACT) && this.#hierarchy.find(resolved.owner)?.origin !== 'input')
      this.#link(site, resolved);
    const owner = isArray(method.owner) ? OBJECT : method.owner;
    if (this.#nearby !== undefined) this.#narrow(this.#nearby, site, owner, resolved);
    const { sites, callees } = this.#dispatchedOn(owner, resolved);
    sites.push(site);
    for (const callee of callees) this.#link(site, callee);
  }

  /** Calls that run one method whatever is met; of others it is noted that they may run more. */
  #narrow({ isClosed }: Nearby, site: CallSite, owner: ClassName, resolved: MethodDeclaration): void {
    const declaration = this.#hierarchy.find(owner);
    const isOnlyOne = declaration !== undefined && hasFlag(declaration, Flag.FINAL);
    const selection = isOnlyOne ? this.#hierarchy.selectMethod(owner, resolved) : undefined;
    if (selection?.kind === 'method') this.#link(site, selection.method);
    else if (hasFlag(resolved, Flag.FINAL)) this.#link(site, resolved);
    else if (!isClosed(owner) && !isOnNew(site)) this.#open.add(site.caller);
  }

  #dispatchedOn(owner: ClassName, resolved: MethodDeclaration): Dispatched {
    let known = this.#dispatched.get(owner);
    if (known === undefined) {
      known = new Map();
      this.#dispatched.set(owner, known);
    }
    let found = known.get(resolved);
    if (found === undefined) {
      found = { sites: [], callees: new Set() };
      known.set(resolved, found);
      for (const receiver of this.#receivers.of(owner)) this.#dispatch(found, resolved, receiver);
    }
    return found;
  }

  #dispatch({ sites, callees }: Dispatched, resolved: MethodDeclaration, receiver: ClassName): void {
    const selection = this.#hierarchy.selectMethod(receiver, resolved);
    if (selection.kind !== 'method' || callees.has(selection.method)) return;
    callees.add(selection.method);
    for (const site of sites) this.#link(site, selection.method);
  }

  #instantiate(name: ClassName): void {
    const declaration = this.#hierarchy.find(name);
    if (declaration === undefined || hasFlag(declaration, Flag.ABSTRACT)) return;
    if (!this.#receivers.add(name)) return;
    for (const upper of this.#hierarchy.supertypes(name)) {
      for (const [resolved, found] of this.#dispatched.get(upper) ?? NONE) this.#dispatch(found, resolved, name);
    }
  }

  /** A class, its superclasses, and those of its superinterfaces that come along; an interface alone. */
  #initialise(site: CallSite, name: ClassName): void {
    for (const upper of this.#hierarchy.isInterface(name) ? [name] : this.#hierarchy.supertypes(name)) {
      const declaration = this.#hierarchy.find(upper);
      if (declaration === undefined) continue;
      const skipped = upper !== name && this.#hierarchy.isInterface(upper) && !hasInstanceMethod(declaration);
      const initialiser = skipped ? undefined : this.#hierarchy.declaredMethod(upper, '<clinit>', '()V');
      if (initialiser !== undefined) this.#link(site, initialiser);
    }
  }
}

/** Whether a constructor calls something of the object that it makes: the class of that is instantiated where the constructor is called from. */
function isOnNew({ caller, edge: { instruction } }: CallSite): boolean {
  if (caller.name !== '<init>' || instruction.kind !== 'call') return false;
  const [receiver] = instruction.arguments;
  return receiver !== undefined && receiver === caller.body()?.parameters[0];
}

/** Of its own: callees are found by it. */
function edgeOf(instruction: Edge['instruction']): Edge {
  return { from: 0, to: 0, instruction, span: NOWHERE };
}
