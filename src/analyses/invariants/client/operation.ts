/** One operation of a client as code. */
import type { Label } from '../../../ir/builder.js';
import { hasInitialiser } from '../../../ir/initialisers.js';
import { type Expression, type Instruction, NULL, type Operand, type Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { type ClassName, isReference, OBJECT, THROWABLE, type TypeName } from '../../../ir/types.js';
import type { Code, Writing } from './body.js';
import { type Plan, spanOf } from './plans.js';

interface Places {
  readonly object: Variable;
  readonly head: Label;
  /** Where operations end. */
  readonly done: Label;
}

/** A method and how it is called. */
interface Invocation {
  readonly method: MethodDeclaration;
  readonly dispatch: 'static' | 'special' | 'virtual' | 'interface';
  readonly owner: ClassName;
}

export class OperationWriter {
  /** All that were written. */
  readonly instructions: Instruction[] = [];
  /** Those of them after which an argument is the object at hand. */
  readonly ownArguments: Instruction[] = [];
  /** Those of them that let go of another object of the class. */
  readonly releases: Instruction[] = [];
  call: Instruction | undefined;
  readonly #writing: Writing;
  readonly #code: Code;
  readonly #places: Places;
  #span: Span;
  #isOnOther = false;

  constructor(writing: Writing, code: Code, places: Places) {
    this.#writing = writing;
    this.#code = code;
    this.#places = places;
    this.#span = writing.span;
  }

  write(plan: Plan, start: Label): void {
    this.#span = spanOf(plan, this.#writing.span);
    this.#isOnOther = plan.kind !== 'static' && plan.onOther;
    switch (plan.kind) {
      case 'make':
        return plan.onOther ? this.#makeOther(plan, start) : this.#make(plan, start);
      case 'call':
        return this.#call(plan, start);
      case 'static': {
        if (plan.idle) return this.#jump(start, this.#places.done);
        const at = this.#initialise(start, plan.method.owner);
        return this.#run(at, plan.method, 'static', plan.method.owner, []);
      }
      case 'read':
        return this.#read(plan, start);
      case 'write':
        return this.#write(plan, start);
    }
  }

  #make({ method, type, leaky }: Extract<Plan, { kind: 'make' }>, start: Label): void {
    const { object, done } = this.#places;
    let at = this.#onlyIf(start, isNull(object, '=='));
    at = this.#initialise(at, type);
    const made = this.#code.variable(type, 0);
    at = this.#then(at, { kind: 'new', target: made, type });
    if (leaky) at = this.#becomesObject(at, made);
    const { normal, abrupt } = this.#invoke(at, { method, dispatch: 'special', owner: type }, [made]);
    if (leaky) {
      this.#jump(this.#follow(normal), done);
      this.#dispose(this.#follow(abrupt), this.#code.builder.thrown, THROWABLE);
      return;
    }
    this.#dispose(this.#follow(abrupt), this.#code.builder.thrown, THROWABLE);
    const after = this.#follow(normal);
    // Code outside that ran in the middle may have made the object at hand; this is another one then.
    const [none, some] = this.#branch(after, isNull(object, '=='), isNull(object, '!='));
    this.#jump(this.#becomesObject(none, made), done);
    this.#jump(this.#release(some, made), done);
  }

  #makeOther({ method, type, leaky, early }: Extract<Plan, { kind: 'make' }>, start: Label): void {
    const made = this.#code.variable(type, 0);
    let at = early ? start : this.#onlyIf(start, isNull(this.#places.object, '!='));
    at = this.#initialise(at, type);
    at = this.#then(at, { kind: 'new', target: made, type });
    const { normal, abrupt } = this.#invoke(at, { method, dispatch: 'special', owner: type }, [made]);
    this.#jump(this.#release(this.#follow(normal), made), this.#places.done);
    const after = this.#follow(abrupt);
    this.#dispose(leaky ? this.#release(after, made) : after, this.#code.builder.thrown, THROWABLE);
  }

  #call({ method, type, onOther, early, idle }: Extract<Plan, { kind: 'call' }>, start: Label): void {
    const { object } = this.#places;
    const { family, hierarchy } = this.#writing;
    const dispatch = hierarchy.isInterface(type) ? 'interface' : 'virtual';
    if (onOther) {
      const other = this.#code.variable(type, 1);
      const ready = early ? start : this.#onlyIf(start, isNull(object, '!='));
      const at = this.#onlyIf(this.#havoc(ready, other), isNull(other, '!='));
      return this.#run(at, method, dispatch, type, [other]);
    }
    let at = this.#onlyIf(start, isNull(object, '!='));
    if (idle) return this.#jump(at, this.#places.done);
    let receiver = object;
    if (type !== family.declaration.name) {
      at = this.#onlyIf(at, isInstance(object, type, 'instance'));
      receiver = this.#code.variable(type, 1);
      at = this.#then(at, { kind: 'assign', target: receiver, value: { kind: 'cast', type, operand: object } });
    }
    this.#run(at, method, dispatch, type, [receiver]);
  }

  #read({ field }: Extract<Plan, { kind: 'read' | 'write' }>, start: Label): void {
    const { object } = this.#places;
    const target = this.#code.variable(field.type, 0);
    if (hasFlag(field, Flag.STATIC)) {
      const at = this.#initialise(start, field.owner);
      return this.#dispose(
        this.#then(at, { kind: 'load', target, place: { kind: 'static', field } }),
        target,
        field.type,
      );
    }
    const at = this.#onlyIf(start, isNull(object, '!='));
    this.#dispose(
      this.#then(at, { kind: 'load', target, place: { kind: 'field', base: object, field } }),
      target,
      field.type,
    );
  }

  #write({ field, onOther }: Extract<Plan, { kind: 'read' | 'write' }>, start: Label): void {
    const { object, done } = this.#places;
    const isStatic = hasFlag(field, Flag.STATIC);
    let base = object;
    let at = start;
    if (onOther) {
      base = this.#code.variable(field.owner, 1);
      at = this.#havoc(at, base);
    }
    if (isStatic) at = this.#initialise(at, field.owner);
    else at = this.#onlyIf(at, isNull(base, '!='));
    const value = this.#code.variable(field.type, 2);
    at = this.#argument(at, value);
    const place = isStatic ? ({ kind: 'static', field } as const) : ({ kind: 'field', base, field } as const);
    this.#jump(this.#then(at, { kind: 'store', place, value }), done);
  }

  /** A call with any arguments; what it gives and throws goes outside. */
  #run(
    at: Label,
    method: MethodDeclaration,
    dispatch: 'static' | 'virtual' | 'interface',
    owner: ClassName,
    given: readonly Variable[],
  ): void {
    const { result } = method;
    const target = isReference(result) ? this.#code.variable(result, 0) : undefined;
    const { normal, abrupt } = this.#invoke(at, { method, dispatch, owner }, given, target);
    const after = this.#follow(normal);
    if (target === undefined) this.#jump(after, this.#places.done);
    else this.#dispose(after, target, result);
    this.#dispose(this.#follow(abrupt), this.#code.builder.thrown, THROWABLE);
  }

  #invoke(
    from: Label,
    { method: { name, descriptor, parameters }, dispatch, owner }: Invocation,
    given: readonly Variable[],
    target?: Variable,
  ): { readonly normal: Label; readonly abrupt: Label } {
    let at = from;
    const operands: Operand[] = [...given];
    parameters.forEach(({ type }, index) => {
      const variable = this.#code.variable(type, index + 2);
      at = this.#argument(at, variable);
      operands.push(variable);
    });
    const normal = this.#code.builder.label();
    const abrupt = this.#code.builder.label();
    this.call = {
      kind: 'call',
      dispatch,
      method: { owner, name, descriptor },
      arguments: operands,
      ...(target !== undefined && { target }),
    };
    this.instructions.push(this.call);
    this.#code.builder.edge(at, normal, this.call, this.#span, abrupt);
    return { normal, abrupt };
  }

  /** Any value; where it can be, also the object at hand. */
  #argument(from: Label, variable: Variable): Label {
    const { plans, hierarchy, family } = this.#writing;
    const { object } = this.#places;
    if (!plans.mayBeObject(variable.type)) return this.#havoc(from, variable);
    const choice = this.#code.variable('int', 0);
    const at = this.#then(from, { kind: 'havoc', target: choice, source: 'choice' });
    const any = this.#code.choose(at, { operand: choice, number: 0, count: 2 }, this.instructions, this.#span);
    let own = this.#code.choose(at, { operand: choice, number: 1, count: 2 }, this.instructions, this.#span);
    this.ownArguments.push(...this.instructions.slice(-1));
    const end = this.#code.builder.label();
    this.#jump(this.#havoc(any, variable), end);
    if (hierarchy.isAssignable(family.declaration.name, variable.type)) {
      own = this.#then(own, { kind: 'assign', target: variable, value: object });
    } else {
      own = this.#onlyIf(own, isInstance(object, variable.type, 'instance'));
      const value: Expression = { kind: 'cast', type: variable.type, operand: object };
      own = this.#then(own, { kind: 'assign', target: variable, value });
    }
    this.#jump(own, end);
    return end;
  }

  /** After a call: which object is at hand may have changed. */
  #follow(from: Label): Label {
    const { outside } = this.#writing;
    const { object } = this.#places;
    let at = from;
    at = this.#then(at, { kind: 'load', target: object, place: { kind: 'static', field: outside.object } });
    if (outside.chosen === undefined) return at;
    if (!this.#isOnOther) return this.#code.adopt(at, outside, object, this.instructions, this.releases);
    // Whatever another instance makes is found where that instance is the object at hand: that way leads nowhere.
    const chosen = this.#code.variable(outside.chosen.type, 1_000);
    at = this.#then(at, { kind: 'load', target: chosen, place: { kind: 'static', field: outside.chosen } });
    const [none, some] = this.#branch(at, isNull(chosen, '=='), isNull(chosen, '!='));
    this.#jump(some, some);
    return none;
  }

  #becomesObject(from: Label, made: Variable): Label {
    const { outside } = this.#writing;
    const at = this.#then(from, { kind: 'assign', target: this.#places.object, value: made });
    return this.#then(at, { kind: 'store', place: { kind: 'static', field: outside.object }, value: made });
  }

  /** What code outside gets to hold; other objects of the class can be called. Leads to the end. */
  #dispose(from: Label, value: Variable, type: TypeName): void {
    const { plans, family } = this.#writing;
    const { object, done } = this.#places;
    const plainly = (at: Label): void => this.#jump(plans.takes ? this.#take(at, value) : at, done);
    if (!plans.mayBeObject(type)) return plainly(from);
    const { name } = family.declaration;
    const [isOther, isNot] = this.#branch(
      from,
      isInstance(value, name, 'instance'),
      isInstance(value, name, 'another'),
    );
    plainly(isNot);
    const [same, different] = this.#branch(
      isOther,
      { kind: 'binary', operator: '==', type: OBJECT, left: value, right: object },
      { kind: 'binary', operator: '!=', type: OBJECT, left: value, right: object },
    );
    this.#jump(same, done);
    this.#jump(this.#release(different, value), done);
  }

  #take(from: Label, value: Variable): Label {
    return this.#code.native(from, this.#writing.outside.take, [value], this.#span, this.instructions);
  }

  /** Another object of the class, which code outside calls from now on. */
  #release(from: Label, value: Variable): Label {
    const after = this.#take(from, value);
    this.releases.push(...this.instructions.slice(-1));
    return after;
  }

  #initialise(from: Label, type: ClassName): Label {
    if (!hasInitialiser(this.#writing.hierarchy, type)) return from;
    const { builder } = this.#code;
    const failed = builder.label();
    const instruction: Instruction = { kind: 'initialise', type };
    this.instructions.push(instruction);
    const at = this.#code.step(from, instruction, this.#span, failed);
    this.#dispose(this.#follow(failed), builder.thrown, THROWABLE);
    return this.#follow(at);
  }

  #havoc(from: Label, target: Variable): Label {
    return this.#then(from, { kind: 'havoc', target, source: 'argument' });
  }

  /** Goes on where the condition holds, else back to the head. */
  #onlyIf(from: Label, condition: Condition): Label {
    // That way nothing is done: it does not belong to the operation.
    const skip: Instruction = { kind: 'assume', condition: negated(condition) };
    this.#code.builder.edge(from, this.#places.head, skip, this.#span);
    return this.#then(from, { kind: 'assume', condition });
  }

  #branch(from: Label, one: Condition, other: Condition): readonly [Label, Label] {
    return [
      this.#then(from, { kind: 'assume', condition: one }),
      this.#then(from, { kind: 'assume', condition: other }),
    ];
  }

  #then(from: Label, instruction: Instruction): Label {
    this.instructions.push(instruction);
    return this.#code.step(from, instruction, this.#span);
  }

  #jump(from: Label, to: Label): void {
    this.#code.builder.jump(from, to, this.#span);
  }
}

type Condition = Extract<Expression, { kind: 'binary' | 'instanceof' }>;

function isNull(left: Variable, operator: '==' | '!='): Condition {
  return { kind: 'binary', operator, type: OBJECT, left, right: NULL };
}

function isInstance(operand: Variable, type: TypeName, wanted: 'another' | 'instance'): Condition {
  return { kind: 'instanceof', type, operand, negated: wanted === 'another' };
}

function negated(condition: Condition): Condition {
  if (condition.kind === 'instanceof') return { ...condition, negated: !condition.negated };
  return { ...condition, operator: condition.operator === '==' ? '!=' : '==' };
}
