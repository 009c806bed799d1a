/** References that must be known while the component runs: the fields that are followed, and the variables whose objects matter. */
import type { FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import { isReference } from '../../../ir/types.js';
import type { CodePlace, SliceCode } from './code.js';

export class Tracking {
  readonly #code: SliceCode;
  /** Told of every place that takes part. */
  readonly #mark: (place: CodePlace) => void;
  /** Reference fields by key, in the order found. */
  readonly followed = new Map<string, FieldReference>();
  readonly variables = new Set<Variable>();
  readonly #waiting: Variable[] = [];
  #isDraining = false;

  constructor(code: SliceCode, mark: (place: CodePlace) => void) {
    this.#code = code;
    this.#mark = mark;
  }

  /** The contents of the reference field are known while the component runs. */
  follow(field: FieldReference): void {
    const key = this.#code.keyOf(field);
    if (this.followed.has(key)) return;
    this.followed.set(key, this.#code.declared(field));
    for (const store of this.#code.stores(field)) {
      this.#mark(store);
      if (store.base !== undefined) this.#waiting.push(store.base);
      this.#wait(store.value);
    }
    this.#drain();
  }

  trackOperand(operand: Operand): void {
    this.#wait(operand);
    this.#drain();
  }

  /** Which object the variable refers to matters: the fields are followed from which it comes. */
  track(variable: Variable): void {
    this.trackOperand(variable);
  }

  #wait(operand: Operand | undefined): void {
    if (operand?.kind === 'variable') this.#waiting.push(operand);
  }

  /** One variable after the other: chains of copies and calls may be long. */
  #drain(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    for (let variable = this.#waiting.shift(); variable !== undefined; variable = this.#waiting.shift()) {
      if (this.variables.has(variable) || !isReference(variable.type)) continue;
      this.variables.add(variable);
      this.#origins(variable);
    }
    this.#isDraining = false;
  }

  #origins(variable: Variable): void {
    const parameter = this.#code.parameter(variable);
    if (parameter !== undefined) {
      for (const call of this.#code.calls(parameter.method)) this.#wait(call.arguments[parameter.index]);
    }
    for (const place of this.#code.definitions(variable)) {
      this.#mark(place);
      const { instruction } = place.edge;
      if (instruction.kind === 'assign') {
        const { value } = instruction;
        if (value.kind === 'variable' || value.kind === 'cast')
          this.#wait(value.kind === 'cast' ? value.operand : value);
      } else if (instruction.kind === 'load') {
        if (instruction.place.kind === 'field') {
          this.follow(instruction.place.field);
          this.#wait(instruction.place.base);
        } else if (instruction.place.kind === 'static') this.follow(instruction.place.field);
      } else if (instruction.kind === 'call') {
        for (const callee of this.#code.callees(place.edge))
          for (const result of this.#code.returns(callee)) this.#wait(result);
      }
    }
  }
}
