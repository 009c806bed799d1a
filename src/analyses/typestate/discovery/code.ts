/** The code of a component, indexed for walking it backwards: who defines a variable, writes a field, calls a method. */
import type { Edge } from '../../../ir/body.js';
import type { Constant, FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { STRING } from '../../../ir/types.js';
import { calleesOf } from '../../../program/calls/footprint.js';
import {
  type ControlDependence,
  controlByBranches,
  controlByEverything,
} from '../../../program/flow/control-dependence.js';
import type { TypestateComponent } from '../component/component.js';

export interface CodePlace {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
}

export interface FieldStore extends CodePlace {
  /** Absent for static fields. */
  readonly base?: Variable;
  readonly value: Operand;
}

export interface CallPlace extends CodePlace {
  readonly arguments: readonly Operand[];
}

const NONE: readonly never[] = [];

export class SliceCode {
  readonly component: TypestateComponent;
  /** Those of the classes in order, then library methods that are looked into. */
  readonly methods: readonly MethodDeclaration[];
  readonly #methodOf = new Map<Variable, MethodDeclaration>();
  readonly #definitions = new Map<Variable, CodePlace[]>();
  readonly #stores = new Map<string, FieldStore[]>();
  readonly #calls = new Map<MethodDeclaration, CallPlace[]>();
  readonly #callees = new Map<Edge, readonly MethodDeclaration[]>();
  readonly #returns = new Map<MethodDeclaration, Operand[]>();
  readonly #fields = new Map<string, FieldReference>();
  readonly #branches = new Map<MethodDeclaration, ControlDependence>();
  readonly #everything = new Map<MethodDeclaration, ControlDependence>();
  readonly #operations: ReadonlySet<MethodDeclaration>;

  constructor(component: TypestateComponent) {
    this.component = component;
    this.#operations = new Set(component.operations);
    const methods = new Set(component.classes.flatMap((declaration) => declaration.methods));
    for (const method of methods) {
      const body = method.body();
      if (body === undefined) {
        methods.delete(method);
        continue;
      }
      for (const variable of body.variables) this.#methodOf.set(variable, method);
      for (const edge of body.edges) this.#add({ method, edge }, methods);
    }
    this.methods = [...methods];
  }

  #add(place: CodePlace, methods: Set<MethodDeclaration>): void {
    const { instruction } = place.edge;
    const target = definedVariable(instruction);
    if (target !== undefined) append(this.#definitions, target, place);
    switch (instruction.kind) {
      case 'store': {
        const { place: written, value } = instruction;
        if (written.kind === 'field')
          append(this.#stores, this.keyOf(written.field), { ...place, base: written.base, value });
        else if (written.kind === 'static') append(this.#stores, this.keyOf(written.field), { ...place, value });
        return;
      }
      case 'return':
        if (instruction.value !== undefined) append(this.#returns, place.method, instruction.value);
        return;
      case 'initialise':
      case 'call': {
        const named = new Set(calleesOf(this.component.world, instruction));
        const callees = [...named].filter((each) => this.component.follows(each));
        this.#callees.set(place.edge, callees);
        const given = instruction.kind === 'call' ? instruction.arguments : NONE;
        for (const callee of callees) {
          append(this.#calls, callee, { ...place, arguments: given });
          methods.add(callee);
        }
        return;
      }
      default:
        return;
    }
  }

  /** The field as its class declares it. */
  declared(field: FieldReference): FieldReference {
    const key = `${field.owner}.${field.name}`;
    let known = this.#fields.get(key);
    if (known === undefined) {
      const found = this.component.world.hierarchy.resolveField(field);
      known = found === undefined ? field : { owner: found.owner, name: found.name, type: found.type };
      this.#fields.set(key, known);
    }
    return known;
  }

  keyOf(field: FieldReference): string {
    const { owner, name } = this.declared(field);
    return `${owner}.${name}`;
  }

  isStatic(field: FieldReference): boolean {
    const found = this.component.world.hierarchy.resolveField(field);
    return found !== undefined && hasFlag(found, Flag.STATIC);
  }

  /** Static and final: the same from when the class was initialised on. */
  isFixed(field: FieldReference): boolean {
    const found = this.component.world.hierarchy.resolveField(field);
    return found !== undefined && hasFlag(found, Flag.STATIC) && hasFlag(found, Flag.FINAL);
  }

  /** The text of a static field that is a string constant. */
  textOf(field: FieldReference): Constant | undefined {
    const constant = this.component.world.hierarchy.resolveField(field)?.constant;
    return typeof constant?.value === 'string' && constant.type === STRING ? constant : undefined;
  }

  /** Compilers make fields for outer instances and captured variables; they are never null where the variable is not. */
  isOuterInstance(field: FieldReference): boolean {
    const found = this.component.world.hierarchy.resolveField(field);
    return found !== undefined && hasFlag(found, Flag.SYNTHETIC) && found.name.startsWith('this$');
  }

  definitions(variable: Variable): readonly CodePlace[] {
    return this.#definitions.get(variable) ?? NONE;
  }

  stores(field: FieldReference): readonly FieldStore[] {
    return this.#stores.get(this.keyOf(field)) ?? NONE;
  }

  /** Calls within the component. */
  calls(method: MethodDeclaration): readonly CallPlace[] {
    return this.#calls.get(method) ?? NONE;
  }

  callees(edge: Edge): readonly MethodDeclaration[] {
    return this.#callees.get(edge) ?? NONE;
  }

  returns(method: MethodDeclaration): readonly Operand[] {
    return this.#returns.get(method) ?? NONE;
  }

  isOperation(method: MethodDeclaration): boolean {
    return this.#operations.has(method);
  }

  /** Neither clients nor the component call it: generated methods of enums, mostly. */
  isUnused(method: MethodDeclaration): boolean {
    return !this.isOperation(method) && method.name !== '<clinit>' && this.calls(method).length === 0;
  }

  /** The method that has the variable as a parameter, and which one. */
  parameter(variable: Variable): { readonly method: MethodDeclaration; readonly index: number } | undefined {
    if (variable.role !== 'parameter') return undefined;
    const method = this.#methodOf.get(variable);
    const index = method?.body()?.parameters.indexOf(variable) ?? -1;
    return method === undefined || index < 0 ? undefined : { method, index };
  }

  /** See `controlByBranches`. */
  control(method: MethodDeclaration): ControlDependence | undefined {
    return remembered(this.#branches, method, controlByBranches);
  }

  fullControl(method: MethodDeclaration): ControlDependence | undefined {
    return remembered(this.#everything, method, controlByEverything);
  }
}

function remembered(
  known: Map<MethodDeclaration, ControlDependence>,
  method: MethodDeclaration,
  compute: typeof controlByBranches,
): ControlDependence | undefined {
  const body = method.body();
  if (body === undefined) return undefined;
  let control = known.get(method);
  if (control === undefined) {
    control = compute(body);
    known.set(method, control);
  }
  return control;
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
