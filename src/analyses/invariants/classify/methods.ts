/** Clean-called methods: those that are never entered while a disciplined field, or a link behind it, has been altered. */
import type { Reason } from '../../../findings/invariants-result.js';
import type { Edge } from '../../../ir/body.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { solveForward } from '../../../program/flow/dataflow.js';
import type { InvariantsContext } from '../context.js';
import { isArrayOfReferences } from '../family/arrays.js';
import { ANY, FamilyCode, type Mode, OWN } from '../family/code.js';
import type { Family } from '../family/family.js';
import type { CallUse, FieldUse } from '../family/index.js';
import { lineOf, reasonAt } from '../family/reasons.js';
import { isObjectMethod, shortName } from '../outside/calls.js';
import type { Classified } from './classify.js';
import type { Locks } from './locks.js';

export interface MethodQuestion {
  readonly context: InvariantsContext;
  readonly family: Family;
  readonly locks: Locks;
  /** Whether a write alters what claims are about: instance methods and static ones have categories of their own. */
  readonly isAltering: (use: FieldUse) => boolean;
  /** The fields that such writes are of. */
  readonly altered: readonly FieldReference[];
  /** Methods that are entered while nothing is altered: from outside. */
  readonly roots: readonly MethodDeclaration[];
  /** Constructors, or the static initialiser: all that they call is dirty. */
  readonly starts: readonly MethodDeclaration[];
  /** Those of the starts that let the object out. */
  readonly leaky: ReadonlySet<MethodDeclaration>;
  readonly isStatic: boolean;
}

interface Entry {
  readonly method: MethodDeclaration;
  readonly mode: Mode;
  readonly altered: boolean;
}

type Verdict = Classified<MethodDeclaration> & { readonly reentered: boolean };

export class MethodRule {
  readonly #question: MethodQuestion;
  readonly #class: ClassDeclaration;
  /** Methods that are entered while something is altered, with the reason. */
  readonly #dirty = new Map<MethodDeclaration, Reason>();
  readonly #reentered = new Set<MethodDeclaration>();
  readonly #waiting: Entry[] = [];
  /** How each method was entered: modes, and shifted those with something altered. */
  readonly #entered = new Map<MethodDeclaration, number>();
  readonly #code: FamilyCode;
  /** Where elements of the arrays that altered fields hold are written. */
  readonly #elements: ReadonlySet<Edge>;
  #alterers: ReadonlySet<MethodDeclaration> | undefined;

  constructor(question: MethodQuestion) {
    this.#question = question;
    this.#class = question.family.declaration;
    const { index } = question.context;
    const arrays = question.altered.filter(isArrayOfReferences);
    this.#elements = new Set(arrays.flatMap((field) => index.elementWrites(field).map(({ edge }) => edge)));
    this.#code = new FamilyCode(
      question.context,
      question.family.concrete.map(({ type }) => type),
    );
  }

  of(methods: readonly MethodDeclaration[]): readonly Verdict[] {
    this.#solve();
    return methods.map((method) => {
      const reason = this.#dirty.get(method);
      const isClean = reason === undefined;
      const clean = reasonAt('never entered while a field is altered', method.span);
      return { element: method, good: isClean, reason: reason ?? clean, reentered: this.#reentered.has(method) };
    });
  }

  #solve(): void {
    const { context, starts, roots, leaky, isStatic, locks, family } = this.#question;
    const kind = isStatic ? 'the static initialiser' : 'the constructor';
    for (const start of starts) {
      const summary = context.index.summary(start);
      for (const use of summary?.calls ?? []) {
        const { edge } = use;
        for (const callee of this.#code.targets(use, OWN))
          this.#enter(callee, this.#code.modeOf(use, OWN), () =>
            reasonAt(`called by ${kind} at ${this.#line(edge)}`, edge.span),
          );
        if (leaky.has(start) && this.#code.isOpaque(use, OWN, family.isOpaque))
          this.#reenter(reasonAt(`${kind} lets the object out, and at ${this.#line(edge)} others run`, edge.span));
      }
      for (const callee of summary?.initialised ?? [])
        if (!starts.includes(callee)) this.#enter(callee, ANY, () => reasonAt(`run by ${kind}`, start.span));
      if (leaky.has(start) && context.threads === 'many')
        this.#enterAll(reasonAt(`${kind} lets the object out before it is done`, start.span));
    }
    if (context.threads === 'many') {
      for (const method of this.#own()) {
        if (locks.isSynchronized(method)) continue;
        this.#enter(method, OWN, () => reasonAt('not synchronized', method.span));
      }
    }
    for (const method of roots) this.#meet(method, OWN);
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) this.#run(next);
  }

  #run({ method, mode, altered }: Entry): void {
    const { context, family } = this.#question;
    const { index } = context;
    const body = method.body();
    const summary = index.summary(method);
    if (body === undefined || summary === undefined) return;
    const writes = new Set(summary.writes.filter(this.#question.isAltering).map(({ edge }) => edge));
    for (const { edge } of summary.elements) if (this.#elements.has(edge)) writes.add(edge);
    const mayAlter = ({ instruction }: Edge, use: CallUse | undefined): boolean => {
      if (instruction.kind === 'unsupported') return true;
      if (use !== undefined) return this.#code.targets(use, mode).some((callee) => this.#mayAlter(callee));
      return (
        instruction.kind === 'initialise' &&
        index.outside.initialisers(instruction.type).some((callee) => this.#mayAlter(callee))
      );
    };
    const after = (edge: Edge, before: boolean): boolean =>
      before || writes.has(edge) || mayAlter(edge, summary.callAt.get(edge));
    const isAltered = solveForward<boolean>(body, {
      starts: [[body.entry, altered]],
      join: (known, arriving) => known || arriving,
      after,
      afterFailure: after,
    });
    for (const [edge, use] of summary.callAt) {
      const before = isAltered.at(edge.from);
      if (before === undefined) continue;
      const inner = this.#code.modeOf(use, mode);
      for (const callee of this.#code.targets(use, mode)) {
        if (before) this.#enter(callee, inner, () => this.#calledAltered(method, edge));
        else this.#meet(callee, inner);
      }
      if (!before) continue;
      // What unknown code calls is done when it comes back: nothing is altered by that.
      this.#waitIn(method, edge);
      if (this.#code.isOpaque(use, mode, family.isOpaque)) this.#reenterFrom(method, edge);
    }
  }

  #calledAltered(method: MethodDeclaration, edge: Edge): Reason {
    const by = this.#dirty.has(method) ? ', which is entered like that itself' : ' after something was altered';
    return reasonAt(`called at ${this.#line(edge)} in \`${shortName(method)}\`${by}`, edge.span);
  }

  #reenterFrom(method: MethodDeclaration, edge: Edge): void {
    const text = `at ${this.#line(edge)} \`${shortName(method)}\` runs code that is not known, after something was altered`;
    this.#reenter(reasonAt(text, edge.span));
  }

  /** Other threads run while one waits. */
  #waitIn(method: MethodDeclaration, edge: Edge): void {
    const { context } = this.#question;
    const { instruction } = edge;
    if (context.threads === 'one' || instruction.kind !== 'call') return;
    const resolved = context.world.hierarchy.resolveMethod(instruction.method);
    if (resolved === undefined || !isObjectMethod(resolved, 'wait')) return;
    const text = `may be entered while \`${shortName(method)}\` waits at ${this.#line(edge)}, after something was altered`;
    this.#enterAll(reasonAt(text, edge.span));
  }

  #reenter(reason: Reason): void {
    const operations = new Set([
      ...this.#question.family.statics,
      ...this.#question.family.concrete.flatMap(({ methods }) => methods),
    ]);
    for (const method of operations) {
      this.#reentered.add(method);
      this.#enter(method, OWN, () => reason);
    }
  }

  #enterAll(reason: Reason): void {
    for (const method of this.#own()) {
      this.#reentered.add(method);
      this.#enter(method, OWN, () => reason);
    }
  }

  /** The methods that have a verdict. */
  #own(): readonly MethodDeclaration[] {
    const { isStatic } = this.#question;
    return this.#class.methods.filter(
      (method) => !method.name.startsWith('<') && hasFlag(method, Flag.STATIC) === isStatic,
    );
  }

  /** Entered while something is altered. */
  #enter(method: MethodDeclaration, mode: Mode, reason: () => Reason): void {
    const entered = this.#entered.get(method) ?? 0;
    const altered = mode << 2;
    if ((entered & altered) !== 0) return;
    this.#entered.set(method, entered | altered);
    if (!this.#dirty.has(method)) this.#dirty.set(method, reason());
    this.#waiting.push({ method, mode, altered: true });
  }

  /** Entered while nothing is altered. */
  #meet(method: MethodDeclaration, mode: Mode): void {
    const entered = this.#entered.get(method) ?? 0;
    // What happens then happens among other things if it is entered altered.
    if ((entered & (mode | (mode << 2))) !== 0) return;
    this.#entered.set(method, entered | mode);
    this.#waiting.push({ method, mode, altered: false });
  }

  #mayAlter(method: MethodDeclaration): boolean {
    this.#alterers ??= this.#findAlterers();
    return this.#alterers.has(method);
  }

  /** Methods from which an altering write is reached by calls that are followed. */
  #findAlterers(): ReadonlySet<MethodDeclaration> {
    const { context, isAltering, altered } = this.#question;
    const { index } = context;
    const found = new Set<MethodDeclaration>(index.unsupported().map(({ method }) => method));
    for (const field of altered) {
      for (const use of index.writes(field)) if (isAltering(use)) found.add(use.method);
      if (isArrayOfReferences(field)) for (const write of index.elementWrites(field)) found.add(write.method);
    }
    for (const method of found)
      for (const { method: caller, isWide } of index.callers(method)) if (!isWide) found.add(caller);
    return found;
  }

  #line(edge: Edge): string {
    return lineOf(edge.span, this.#class.span);
  }
}
