/** The input as client programs see it: prepared once, asked many times. */
import { Access } from '../../../execution/replay/access.js';
import { Callbacks } from '../../../execution/replay/callbacks/callbacks.js';
import { Stubs } from '../../../execution/replay/callbacks/stubs.js';
import { constantsIn } from '../../../execution/replay/recipes/constants.js';
import { type Pantry, pantry } from '../../../execution/replay/recipes/pantry.js';
import { settledTable } from '../../../execution/replay/settled-table.js';
import { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassDeclaration, type ClassTable, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive, type TypeName } from '../../../ir/types.js';
import { Player } from './player.js';

export class SequenceProgram {
  readonly table: ClassTable;
  readonly hierarchy: Hierarchy;
  readonly access: Access;
  readonly callbacks: Callbacks;
  /** Objects to pass, made with the usual numbers and texts. */
  readonly pantry: Pantry;
  readonly #players = new Map<number, Player>();
  #takers: ReadonlyMap<TypeName, readonly MethodDeclaration[]> | undefined;
  #makers: ReadonlyMap<ClassName, ReadonlySet<ClassName>> | undefined;

  constructor(table: ClassTable) {
    this.table = withoutPromises(settledTable(table));
    this.hierarchy = new Hierarchy(this.table);
    this.access = new Access(this.hierarchy, 'same-package');
    this.callbacks = new Callbacks(new Stubs(this.hierarchy));
    this.pantry = pantry(this.access, this.callbacks.stubs, constantsIn([]), () => true);
  }

  /** For calls of at most so many instructions. One at a time is in use. */
  player(stepsPerCall: number): Player {
    let player = this.#players.get(stepsPerCall);
    if (player === undefined) {
      player = new Player(this.callbacks, this.hierarchy, stepsPerCall);
      this.#players.set(stepsPerCall, player);
    }
    return player;
  }

  /** The input's classes whose code makes objects of the class. */
  makersOf(type: ClassName): ReadonlySet<ClassName> {
    this.#makers ??= this.#findMakers();
    return this.#makers.get(type) ?? new Set();
  }

  /** Members of the input that a client can call with an object of the type as it is declared. */
  takersOf(type: TypeName): readonly MethodDeclaration[] {
    this.#takers ??= this.#findTakers();
    return this.#takers.get(type) ?? [];
  }

  #findTakers(): ReadonlyMap<TypeName, readonly MethodDeclaration[]> {
    const takers = new Map<TypeName, MethodDeclaration[]>();
    for (const name of this.table.inputs()) {
      for (const method of this.table.find(name)?.methods ?? []) {
        if (method.parameters.length === 0 || hasFlag(method, Flag.ABSTRACT) || !this.access.isCallable(method))
          continue;
        for (const type of new Set(method.parameters.map((parameter) => parameter.type))) {
          if (isPrimitive(type) || isArray(type)) continue;
          const known = takers.get(type);
          if (known === undefined) takers.set(type, [method]);
          else known.push(method);
        }
      }
    }
    return takers;
  }

  #findMakers(): ReadonlyMap<ClassName, ReadonlySet<ClassName>> {
    const makers = new Map<ClassName, Set<ClassName>>();
    for (const name of this.table.inputs()) {
      for (const method of this.table.find(name)?.methods ?? []) {
        for (const { instruction } of method.body()?.edges ?? []) {
          if (instruction.kind !== 'new') continue;
          const known = makers.get(instruction.type);
          if (known === undefined) makers.set(instruction.type, new Set([name]));
          else known.add(name);
        }
      }
    }
    return makers;
  }
}

export function sequenceProgram(table: ClassTable): SequenceProgram {
  return new SequenceProgram(table);
}

/** Of the clauses only what a caller owes is kept: a broken invariant or `ensures` does not end a run. */
function withoutPromises(table: ClassTable): ClassTable {
  const changed = new Map<ClassName, ClassDeclaration>();
  const find = (name: ClassName): ClassDeclaration | undefined => {
    const known = changed.get(name);
    if (known !== undefined) return known;
    const declaration = table.find(name);
    if (declaration === undefined) return undefined;
    const plain = demandsOnly(declaration);
    if (plain !== declaration) changed.set(name, plain);
    return plain;
  };
  return { find, inputs: () => table.inputs(), diagnostics: () => table.diagnostics() };
}

function demandsOnly(declaration: ClassDeclaration): ClassDeclaration {
  const { invariants, methods, superclass, outer } = declaration;
  const promises = methods.some(({ clauses }) => clauses.some(({ kind }) => kind !== 'requires'));
  if (invariants.length === 0 && !promises) return declaration;
  return {
    name: declaration.name,
    kind: declaration.kind,
    origin: declaration.origin,
    flags: declaration.flags,
    ...(superclass === undefined ? {} : { superclass }),
    interfaces: declaration.interfaces,
    ...(outer === undefined ? {} : { outer }),
    members: declaration.members,
    permits: declaration.permits,
    fields: declaration.fields,
    methods: methods.map(withDemandsOnly),
    annotations: declaration.annotations,
    invariants: [],
    span: declaration.span,
  };
}

function withDemandsOnly(method: MethodDeclaration): MethodDeclaration {
  const { clauses, erased } = method;
  if (clauses.every(({ kind }) => kind === 'requires')) return method;
  return {
    owner: method.owner,
    name: method.name,
    descriptor: method.descriptor,
    flags: method.flags,
    parameters: method.parameters,
    result: method.result,
    ...(erased === undefined ? {} : { erased }),
    exceptions: method.exceptions,
    annotations: method.annotations,
    clauses: clauses.filter(({ kind }) => kind === 'requires'),
    span: method.span,
    body: () => method.body(),
  };
}
