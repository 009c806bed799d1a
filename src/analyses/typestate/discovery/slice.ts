/**
 * Backward slices from error points: which comparisons of fields decide whether they are reached, and which references lead to them.
 *
 * Predicates are substituted at every definition of either operand (Nanda, Grothoff and Chandra, OOPSLA 2005, Tables 2 and 3), but not
 * one statement at a time: all definitions that reach an operand through variables are looked for at once, whatever the order of the
 * statements, so that it does not matter which definition comes last. Between calls of a client everything may happen: a predicate
 * about a field is substituted at every store to the field in the component.
 */

import type { Point } from '../../../ir/body.js';
import type { Constant, Expression, FieldReference, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { isArray, isReference } from '../../../ir/types.js';
import { ITSELF, type PredicateOperator } from '../../../machines/predicates/vocabulary.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { type AssertedTerm, assertedBy } from './asserts.js';
import { type Atom, atomsOf, atomsOfCheck } from './atoms.js';
import type { CodePlace, FieldStore, SliceCode } from './code.js';
import { type AccessPath, NO_BINDINGS, pathOf } from './paths.js';
import { type FieldPredicate, FieldPredicates } from './predicates.js';
import { type Source, sourcesOf } from './sources.js';
import { Tracking } from './tracking.js';

const MOST_DEFINITIONS = TYPESTATE_BUDGETS['discovery/slice'].mostDefinitions.most;

export class Slice {
  readonly code: SliceCode;
  readonly predicates: FieldPredicates;
  readonly #tracking: Tracking;
  /** Edges that take part in deciding, by method. */
  readonly #places = new Set<CodePlace['edge']>();
  readonly #methods = new Set<MethodDeclaration>();
  readonly #branches = new Map<MethodDeclaration, Set<Point>>();
  readonly #throwing = new Set<MethodDeclaration>();
  readonly #sourcesOf = new Map<Variable, readonly Source[]>();
  readonly #atoms: Atom[] = [];
  #spent = 0;
  /** What of the user's formulas was not looked at. */
  readonly notes: string[] = [];
  /** What null checks before error points look at: of interest where the references are followed anyway. */
  readonly #checked: Operand[] = [];

  constructor(code: SliceCode) {
    this.code = code;
    this.#tracking = new Tracking(code, (place) => this.mark(place));
    this.predicates = new FieldPredicates(code, (predicate) => this.#found(predicate));
  }

  get places(): ReadonlySet<CodePlace['edge']> {
    return this.#places;
  }

  /** Reference fields by key, in the order found. */
  get followed(): ReadonlyMap<string, FieldReference> {
    return this.#tracking.followed;
  }

  /** Variables whose objects matter. */
  get variables(): ReadonlySet<Variable> {
    return this.#tracking.variables;
  }

  /** It matters which object the operand refers to. */
  trackOperand(operand: Operand): void {
    this.#tracking.trackOperand(operand);
  }

  /** Whether which way is taken at the point matters. */
  decides(method: MethodDeclaration, point: Point): boolean {
    return this.#branches.get(method)?.has(point) === true;
  }

  /** All error points of the component, and what they lead to. */
  run(): void {
    const { errors } = this.code.component;
    for (const method of this.code.methods) {
      if (this.code.isUnused(method)) continue;
      for (const edge of method.body()?.edges ?? []) {
        if (!errors.isErrorPoint(edge) || this.predicates.isCutOff) continue;
        this.mark({ method, edge });
        this.#noteChecks({ method, edge });
        const { instruction } = edge;
        if (instruction.kind === 'check') this.#atoms.push(...atomsOfCheck(instruction.condition));
        this.drain();
        if (instruction.kind === 'specify') this.#asserted({ method, edge }, instruction);
      }
    }
    for (const operand of this.predicates.isCutOff ? [] : this.#checked) this.#addChecked(operand);
    this.drain();
  }

  /** What a `//@ assert` says is decided by what it compares, as if the code compared it. */
  #asserted({ method, edge }: CodePlace, instruction: Extract<Instruction, { kind: 'specify' }>): void {
    const { atoms, isPartly } = assertedBy(this.code, method, instruction);
    if (isPartly) {
      const { line } = edge.span;
      const place = `${method.owner}.${method.name}, line ${line}`;
      this.notes.push(
        `//@ assert ${instruction.formula}: only comparisons of variables and fields with each other and with constants are followed (${place})`,
      );
    }
    for (const { left, operator, right } of atoms) {
      const [lefts, rights] = [this.#sourcesOfTerm(left), this.#sourcesOfTerm(right)];
      this.#compareSources(lefts, operator, rights);
      this.drain();
    }
  }

  #sourcesOfTerm(term: AssertedTerm): readonly Source[] {
    if (term.kind === 'operand') return this.#sources(term.operand);
    if (term.kind === 'static') return [{ kind: 'field', field: term.field, offset: 0 }];
    const { root, fields } = term;
    const field = fields.at(-1);
    if (field === undefined) return [];
    this.#tracking.track(root);
    for (const followed of fields.slice(0, -1)) this.#tracking.follow(followed);
    const start = pathOf(this.code, root, NO_BINDINGS);
    const path = { root: start.root, fields: [...start.fields, ...fields.slice(0, -1)] };
    return [{ kind: 'field', field, ...(fields.length === 1 ? { base: root } : {}), path, offset: 0 }];
  }

  drain(): void {
    if (this.predicates.isCutOff) this.#atoms.length = 0;
    for (let atom = this.#atoms.shift(); atom !== undefined; atom = this.#atoms.shift()) this.#compare(atom);
  }

  /** The edge takes part: what decides whether it is reached does too. */
  mark(start: CodePlace): void {
    const waiting = [start];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const { method, edge } = place;
      if (this.#places.has(edge) || this.predicates.isCutOff) continue;
      this.#places.add(edge);
      for (const branch of this.code.control(method)?.branchesOf(edge.from) ?? []) this.#branch(method, branch);
      if (this.#methods.has(method)) continue;
      this.#methods.add(method);
      waiting.push(...[...this.code.calls(method)].reverse());
    }
  }

  #branch(method: MethodDeclaration, point: Point): void {
    let known = this.#branches.get(method);
    if (known === undefined) {
      known = new Set();
      this.#branches.set(method, known);
    }
    if (known.has(point)) return;
    known.add(point);
    for (const edge of method.body()?.outgoing[point] ?? []) {
      const { instruction } = edge;
      if (instruction.kind === 'assume') this.#condition(instruction.condition);
      else if (instruction.kind === 'check') this.#atoms.push(...atomsOfCheck(instruction.condition));
      else for (const callee of this.code.callees(edge)) this.#throws(callee);
    }
  }

  /** It matters whether the method ends abruptly. */
  #throws(start: MethodDeclaration): void {
    if (this.#throwing.has(start)) return;
    const methods = new Set([start]);
    for (const method of methods) {
      for (const edge of method.body()?.edges ?? []) for (const callee of this.code.callees(edge)) methods.add(callee);
    }
    for (const method of methods) {
      if (this.#throwing.has(method)) continue;
      this.#throwing.add(method);
      for (const edge of method.body()?.edges ?? []) if (edge.instruction.kind === 'throw') this.mark({ method, edge });
    }
  }

  #condition(condition: Expression): void {
    this.#atoms.push(...atomsOf(this.code, condition));
  }

  #compare({ left, operator, right }: Atom): void {
    const lefts = this.#sources(left);
    const rights = this.#sources(right);
    this.#compareSources(lefts, operator, rights);
    if (!isReference(left.type)) return;
    this.#compareItself(left, rights);
    this.#compareItself(right, lefts);
  }

  #compareSources(lefts: readonly Source[], operator: PredicateOperator, rights: readonly Source[]): void {
    for (const one of lefts) for (const other of rights) this.predicates.add(one, operator, other, 'compared');
    if (rights.some(isToldReference)) this.#followAll(lefts);
    if (lefts.some(isToldReference)) this.#followAll(rights);
  }

  /** A parameter that is compared with fields: an object may be the one that another object knows. */
  #compareItself(operand: Operand, others: readonly Source[]): void {
    if (operand.kind !== 'variable' || isArray(operand.type)) return;
    const path = pathOf(this.code, operand, NO_BINDINGS);
    if (path.fields.length > 0 || typeof path.root === 'string' || path.root.role !== 'parameter') return;
    if (!this.code.component.isMember(path.root.type)) return;
    for (const source of others) {
      if (source.kind !== 'field') continue;
      this.predicates.addItself(path.root.type, path, source);
      this.#tracking.track(path.root);
    }
  }

  /** References that are compared with what is known must be known themselves. */
  #followAll(sources: readonly Source[]): void {
    for (const source of sources)
      if (source.kind === 'field' && isReference(source.field.type)) this.#tracking.follow(source.field);
  }

  /** With all definitions on the way marked, and the objects tracked whose fields are read. */
  #sources(operand: Operand): readonly Source[] {
    const known = operand.kind === 'variable' ? this.#sourcesOf.get(operand) : undefined;
    if (known !== undefined) return known;
    if (this.predicates.isCutOff) return [];
    const { sources, places, conditions } = sourcesOf(this.code, operand);
    this.#spent += places.length;
    if (this.#spent > MOST_DEFINITIONS) this.predicates.isCutOff = true;
    if (operand.kind === 'variable') this.#sourcesOf.set(operand, sources);
    for (const place of places) this.mark(place);
    for (const condition of conditions) this.#condition(condition);
    for (const source of sources)
      if (source.kind === 'field' && source.base !== undefined) this.#tracking.track(source.base);
    return sources;
  }

  /** A new predicate: its fields are looked at, and written by every store to them. */
  #found({ left, operator, right, relation }: FieldPredicate): void {
    if (right.kind !== 'field') {
      this.#substitute(left.field, (source) => this.predicates.add(source, operator, right, 'written'));
      return;
    }
    if (relation?.via.length === 0 && operator !== '=' && this.#isSwapped(left.field, right.field)) {
      this.predicates.add(right, operator, left, 'compared');
    }
    // How the other field compares with a constant that is stored is too much to ask of every pair. The other object is found
    // from the one that is written, where the path tells how.
    const via = left.path === undefined ? undefined : relation?.via;
    this.#substitute(left.field, (source, { base }) => {
      if (source.kind === 'constant') return;
      const other = right.path === undefined ? right : { ...right, path: pathAlong(this.code, base, via) };
      this.predicates.add(source, operator, other, 'written');
    });
    this.#substitute(right.field, (source, { base }) => {
      if (source.kind === 'constant') return;
      const isSame = left.path !== undefined && via?.length === 0 && right.path !== undefined;
      const other =
        left.path === undefined ? left : { ...left, path: pathAlong(this.code, base, isSame ? via : undefined) };
      this.predicates.add(other, operator, source, 'written');
    });
  }

  /** Whether each of the fields is stored into the other: after both stores the order is the other way round. */
  #isSwapped(one: FieldReference, other: FieldReference): boolean {
    const comesFrom = (field: FieldReference, origin: FieldReference): boolean =>
      this.code
        .stores(field)
        .some(({ value }) =>
          this.#sources(value).some((source) => source.kind === 'field' && isSameField(source.field, origin)),
        );
    return comesFrom(one, other) && comesFrom(other, one);
  }

  #substitute(field: FieldReference, add: (source: Source, store: FieldStore) => void): void {
    if (field.name === ITSELF) return;
    if (isReference(field.type)) this.#tracking.follow(field);
    for (const store of this.code.stores(field)) {
      this.mark(store);
      if (store.base !== undefined) this.#tracking.track(store.base);
      for (const source of this.#sources(store.value)) add(source, store);
    }
  }

  #noteChecks({ method, edge }: CodePlace): void {
    for (const point of this.code.fullControl(method)?.branchesOf(edge.from) ?? []) {
      for (const { instruction } of method.body()?.outgoing[point] ?? []) {
        if (instruction.kind !== 'check' || instruction.condition.kind !== 'not-null') continue;
        this.#checked.push(instruction.condition.operand);
      }
    }
  }

  #addChecked(operand: Operand): void {
    for (const source of sourcesOf(this.code, operand).sources) {
      if (source.kind !== 'field' || !this.followed.has(this.code.keyOf(source.field))) continue;
      this.predicates.add(source, '=', { kind: 'null' }, 'compared');
    }
  }

  /** Constants that the code gives to the fields, besides those that it compares them with. */
  storedConstants(field: FieldReference): readonly Constant[] {
    return this.code
      .stores(field)
      .flatMap(({ value }) => sourcesOf(this.code, value).sources)
      .flatMap((source) => (source.kind === 'constant' ? [source.constant] : []));
  }
}

function isSameField(one: FieldReference, other: FieldReference): boolean {
  return one.owner === other.owner && one.name === other.name;
}

/** From the object of the variable along the fields; of an unknown object where nothing tells how. */
function pathAlong(
  code: SliceCode,
  base: Variable | undefined,
  via: readonly FieldReference[] | undefined,
): AccessPath {
  if (base === undefined || via === undefined) return UNRELATED;
  const { root, fields } = pathOf(code, base, NO_BINDINGS);
  return { root, fields: [...fields, ...via] };
}

const UNRELATED: AccessPath = { root: '?', fields: [{ owner: '', name: '?', type: '' }] };

/** Strings, arrays and what unknown code gives are not told apart. */
function isToldReference(source: Source): boolean {
  if (source.kind === 'field') return isReference(source.field.type) && !isArray(source.field.type);
  if (source.kind === 'constant') return typeof source.constant.value === 'string';
  return source.kind === 'null' || source.kind === 'new' || (source.kind === 'given' && isReference(source.type));
}

export type { FieldPredicate } from './predicates.js';
