/**
 * Points-to and escape analysis of one method, flow-sensitive, with what its callees do. The worklist is its own: the locations that states
 * are made of are found on the way.
 */
import type { Edge, Point } from '../../../ir/body.js';
import type { FieldReference, Instruction, Operand, Place, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { elementType, isArray, isReference } from '../../../ir/types.js';
import type { SliceCode } from '../discovery/code.js';
import { LinkedCall } from './calls.js';
import { type CallLinkage, type LocatedField, type Location, type MethodLocations, mayAlias } from './model.js';
import { type FieldContents, LocationState, type Locations, NOWHERE_YET } from './state.js';
import { LocationTable } from './table.js';

export class LocationFlow {
  readonly code: SliceCode;
  readonly method: MethodDeclaration;
  readonly table = new LocationTable();
  result: MethodLocations | undefined;
  readonly #escapeIn = new Map<Location, Map<string, LocatedField>>();
  readonly #states: (LocationState | undefined)[] = [];
  readonly #calls = new Map<Edge, Map<MethodDeclaration, CallLinkage>>();
  readonly #results = new Set<Location>();
  #size = -1;

  constructor(code: SliceCode, method: MethodDeclaration) {
    this.code = code;
    this.method = method;
  }

  /** Runs with what is known of callees by now. Whether anything came out that was not known before. */
  run(summaryOf: (callee: MethodDeclaration) => MethodLocations | undefined): boolean {
    const body = this.method.body();
    if (body === undefined) return false;
    this.#states.length = 0;
    const entry = new LocationState();
    body.parameters.forEach((variable, index) => {
      if (isReference(variable.type)) entry.variables.set(variable, new Set([this.table.formal(index, variable.type)]));
    });
    this.#states[body.entry] = entry;
    const waiting = new Set<Point>([body.entry]);
    const arrive = (point: Point, state: LocationState): void => {
      const known = this.#states[point];
      if (known === undefined) this.#states[point] = state.copy();
      else if (!known.join(state)) return;
      waiting.add(point);
    };
    for (const point of waiting) {
      waiting.delete(point);
      for (const edge of body.outgoing[point] ?? []) {
        const state = (this.#states[point] ?? entry).copy();
        if (edge.exceptional !== undefined) arrive(edge.exceptional, state);
        this.#step(state, edge, summaryOf);
        arrive(edge.to, state);
        if (edge.exceptional !== undefined && edge.instruction.kind === 'call') arrive(edge.exceptional, state);
      }
    }
    this.result = this.#summary();
    const size = this.#sizeOf(this.result);
    const isChanged = size !== this.#size;
    this.#size = size;
    return isChanged;
  }

  #step(state: LocationState, edge: Edge, summaryOf: (callee: MethodDeclaration) => MethodLocations | undefined): void {
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'assign': {
        const { value, target } = instruction;
        if (!isReference(target.type)) return;
        const copied = value.kind === 'cast' ? value.operand : value;
        state.variables.set(target, copied.kind === 'variable' ? state.of(copied) : NOWHERE_YET);
        return;
      }
      case 'new':
      case 'new-array':
        state.variables.set(instruction.target, new Set([this.table.allocated(edge, instruction.type)]));
        return;
      case 'load':
        return this.#load(state, instruction.target, instruction.place);
      case 'store':
        return this.#store(state, instruction);
      case 'return':
        for (const location of this.pointees(state, instruction.value)) this.#results.add(location);
        return;
      case 'call':
        return this.#call(state, edge, instruction, summaryOf);
      default:
        return;
    }
  }

  pointees(state: LocationState, operand: Operand | undefined): Locations {
    return operand?.kind === 'variable' ? state.of(operand) : NOWHERE_YET;
  }

  #load(state: LocationState, target: Variable, place: Place): void {
    const found = new Set<Location>();
    const field = this.fieldOf(place);
    if (field === undefined) return;
    for (const base of this.#bases(state, place)) for (const each of this.read(state, base, field)) found.add(each);
    if (isReference(target.type)) state.variables.set(target, found);
  }

  /** What the field may lead to; what was there on entry is an escaped-in location from now on. */
  read(state: LocationState, base: Location, field: FieldReference): Locations {
    const contents = state.contents(base, field);
    if (contents?.isCertain === true) return contents.targets;
    const found = new Set<Location>(contents?.targets);
    for (const other of this.table.all) {
      if (other === base || !mayAlias(this.code, base, other)) continue;
      for (const each of state.contents(other, field)?.targets ?? []) found.add(each);
    }
    // A new object has only what was stored into it.
    if (base.kind !== 'O') for (const each of this.#readOnEntry(base, field)) found.add(each);
    return found;
  }

  #readOnEntry(base: Location, field: FieldReference): readonly Location[] {
    let fields = this.#escapeIn.get(base);
    if (fields === undefined) {
      fields = new Map();
      this.#escapeIn.set(base, fields);
    }
    const key = `${field.owner}.${field.name}`;
    let known = fields.get(key);
    if (known === undefined) {
      known = { base, field, targets: isReference(field.type) ? [this.table.escaped(base, field)] : [] };
      fields.set(key, known);
    }
    return known.targets;
  }

  #store(state: LocationState, { place, value }: Extract<Instruction, { kind: 'store' }>): void {
    const field = this.fieldOf(place);
    if (field === undefined) return;
    const bases = this.#bases(state, place);
    const targets = this.pointees(state, value);
    for (const base of bases)
      state.write(
        base,
        field,
        targets,
        bases.size === 1 && place.kind !== 'element' && this.isSingle(base) ? 'certain' : 'possible',
      );
  }

  /** Whether the location is one object while the method runs. */
  isSingle({ kind, from }: Location): boolean {
    if (kind === 'O') return false;
    if (from === undefined) return true;
    // A location to which its own field leads back may be many.
    return this.isSingle(from.base) && !this.#isFolded(from.base, from.field);
  }

  #isFolded(base: Location, field: FieldReference): boolean {
    const known = this.table.escaped(base, field);
    return this.#escapeIn.get(known)?.get(`${field.owner}.${field.name}`) !== undefined;
  }

  #bases(state: LocationState, place: Place): Locations {
    if (place.kind === 'static') return new Set([this.table.statics(place.field.owner)]);
    return state.of(place.base);
  }

  /** Array elements are one field. */
  fieldOf(place: Place): FieldReference | undefined {
    if (place.kind === 'length') return undefined;
    if (place.kind !== 'element') return this.code.declared(place.field);
    const array = place.base.type;
    return { owner: '', name: '[]', type: isArray(array) ? elementType(array) : place.type };
  }

  #call(
    state: LocationState,
    edge: Edge,
    { target, arguments: given }: Extract<Instruction, { kind: 'call' }>,
    summaryOf: (callee: MethodDeclaration) => MethodLocations | undefined,
  ): void {
    const results = new Set<Location>();
    for (const callee of this.code.callees(edge)) {
      const summary = summaryOf(callee);
      if (summary === undefined) continue;
      const linked = new LinkedCall(this, state, edge, summary, given);
      for (const location of linked.results()) results.add(location);
      const linkages = this.#calls.get(edge) ?? new Map<MethodDeclaration, CallLinkage>();
      linkages.set(callee, linked.linkage);
      this.#calls.set(edge, linkages);
    }
    if (target !== undefined && isReference(target.type)) state.variables.set(target, results);
  }

  #summary(): MethodLocations {
    const body = this.method.body();
    const atEnds = [body?.exit, body?.exceptionalExit].flatMap((point) =>
      point === undefined ? [] : (this.#states[point] ?? []),
    );
    const written = new Map<Location, Map<string, LocatedField>>();
    for (const { fields } of atEnds)
      for (const [base, each] of fields) for (const [key, contents] of each) addWritten(written, base, key, contents);
    const escaping = escapingLocations(this.table.all, written, this.#results);
    return {
      method: this.method,
      locations: this.table.all,
      formalIn: (body?.parameters ?? []).map((variable, index) =>
        isReference(variable.type) ? { variable, location: this.table.formal(index, variable.type) } : { variable },
      ),
      escapeIn: [...this.#escapeIn.values()].flatMap((fields) => [...fields.values()]),
      escapeOut: [...written].flatMap(([base, fields]) => (escaping.has(base) ? [...fields.values()] : [])),
      formalOut: [...this.#results],
      calls: [...this.#calls.values()].flatMap((linkages) => [...linkages.values()]),
      escapes: (location) => escaping.has(location),
      pointsTo: (point, variable) => [...(this.#states[point]?.of(variable) ?? [])],
      isWhole: !this.table.isFull,
    };
  }

  #sizeOf({ locations, escapeIn, escapeOut, formalOut }: MethodLocations): number {
    return [...escapeIn, ...escapeOut].reduce(
      (sum, { targets }) => sum + 1 + targets.length,
      locations.length + formalOut.length,
    );
  }
}

function addWritten(
  written: Map<Location, Map<string, LocatedField>>,
  base: Location,
  key: string,
  { field, targets }: FieldContents,
): void {
  const fields = written.get(base) ?? new Map<string, LocatedField>();
  const all = new Set([...(fields.get(key)?.targets ?? []), ...targets]);
  fields.set(key, { base, field, targets: [...all] });
  written.set(base, fields);
}

/** What comes from outside, what is returned, and what is stored into fields of these. */
function escapingLocations(
  all: readonly Location[],
  written: ReadonlyMap<Location, ReadonlyMap<string, LocatedField>>,
  results: ReadonlySet<Location>,
): ReadonlySet<Location> {
  const escaping = new Set<Location>([...all.filter(({ kind }) => kind !== 'O'), ...results]);
  for (const base of escaping)
    for (const { targets } of written.get(base)?.values() ?? []) for (const each of targets) escaping.add(each);
  return escaping;
}
