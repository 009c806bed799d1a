/**
 * Inference for one call and the calls nested in its arguments (Java Language Specification, 18.5).
 *
 * Arguments with a type of their own are reduced at once; lambdas and method references wait until the types of their
 * parameters are known. Nested generic calls share the variables of the session.
 */

import { JAVA_BUDGETS } from '../../budgets.js';
import type { JavaModel } from '../model.js';
import type { ArgumentShape, Candidate, LambdaShape, MethodReferenceShape, Selection } from '../overloads/arguments.js';
import { mentionedBy, resolve } from '../resolution.js';
import { formalTypes, inferredParameters, siteSubstitution } from '../source/formal-parameters.js';
import { boxedType } from '../types/conversions.js';
import { type Substitution, substitutionOf } from '../types/substitution.js';
import type { JavaType } from '../types/types.js';
import { BoundSet } from './bound-set.js';
import { capture } from './capture.js';
import { exactMethodReference } from './exact-references.js';
import { descriptorOf, type FunctionDescriptor } from './functional.js';
import { asOpenVariable, collectOpen, InferenceVariable } from './inference-variables.js';
import { resultType } from './result-types.js';

interface Pending {
  readonly shape: LambdaShape | MethodReferenceShape;
  readonly target: JavaType;
}

const MOST_NESTED = JAVA_BUDGETS['model/inference/inference-session'].mostNested.most;

export class InferenceSession {
  readonly bounds: BoundSet;
  readonly #pending: Pending[] = [];
  #nested = 0;

  constructor(readonly model: JavaModel) {
    this.bounds = new BoundSet(model);
  }

  /** Makes variables for what the candidate leaves open. */
  open(candidate: Candidate, typeArguments: readonly JavaType[]): Substitution {
    const site = siteSubstitution(candidate);
    const own = candidate.method.typeParameters;
    if (typeArguments.length > 0 && typeArguments.length === own.length && candidate.diamond !== true)
      return merge(site, substitutionOf(own, typeArguments));
    const parameters = inferredParameters(candidate);
    if (parameters.length === 0) return site;
    const substitution = this.bounds.fresh(parameters, site);
    for (const type of candidate.method.exceptions()) {
      const thrown = type.kind === 'variable' ? substitution.get(type.parameter) : undefined;
      if (thrown?.kind === 'variable' && thrown.parameter instanceof InferenceVariable) thrown.parameter.thrown = true;
    }
    return substitution;
  }

  /** Reduces the arguments of a selected call; its lambdas and method references wait. */
  passArguments(selection: Selection, substitution: Substitution): void {
    const { candidate, request, varargs } = selection;
    const formals = formalTypes(candidate, request.arguments.length, varargs ? 'variable' : 'fixed', substitution);
    request.arguments.forEach((argument, index) => {
      const formal = formals[index];
      if (formal !== undefined) this.argument(argument, formal);
    });
  }

  argument(shape: ArgumentShape, target: JavaType): void {
    switch (shape.kind) {
      case 'standalone':
        this.bounds.compatible(shape.type, target);
        break;
      case 'choice':
        for (const branch of shape.branches) this.argument(branch, target);
        break;
      case 'call':
        this.nestedCall(shape.selection, target);
        break;
      default:
        this.#pending.push({ shape, target });
    }
  }

  private nestedCall(selection: Selection, target: JavaType): void {
    if (this.#nested >= MOST_NESTED) return;
    this.#nested++;
    const substitution = this.open(selection.candidate, selection.request.typeArguments);
    this.passArguments(selection, substitution);
    this.result(selection, substitution, target);
  }

  /** The result of a call must fit its target (JLS 18.5.2.1). */
  result(selection: Selection, substitution: Substitution, target: JavaType): void {
    const type = resultType(this.model, selection, substitution);
    if (target.kind === 'primitive') {
      const variable = asOpenVariable(this.bounds.apply(type));
      if (variable !== undefined) {
        const { equal, lower } = variable.known;
        // What the arguments say decides; unboxing and widening follow.
        if (equal.length + lower.length === 0) this.bounds.equal(type, boxedType(this.model, target.name));
        return;
      }
    }
    this.bounds.compatible(type.kind === 'class' ? capture(this.model, type) : type, target);
  }

  /** Reduces what waits, each as soon as the variables it needs are resolved. */
  processPending(): void {
    while (this.#pending.length > 0) {
      const index = this.nextPending();
      const [item] = this.#pending.splice(index, 1);
      if (item === undefined) return;
      if (item.shape.kind === 'lambda') this.lambda(item.shape, item.target);
      else this.methodReference(item.shape, item.target);
    }
  }

  resolveAll(): void {
    resolve(this.bounds, this.bounds.variables);
  }

  /** The first that needs nothing another one would still determine (JLS 18.5.2.2). */
  private nextPending(): number {
    if (this.#pending.length === 1) return 0;
    const outputs = this.#pending.map((item) => this.outputs(item));
    for (let index = 0; index < this.#pending.length; index++) {
      const item = this.#pending[index];
      if (item === undefined) continue;
      const needed = closure(this.inputs(item));
      const depends = outputs.some((other, at) => at !== index && [...other].some((variable) => needed.has(variable)));
      if (!depends) return index;
    }
    return 0;
  }

  private inputs({ shape, target }: Pending): ReadonlySet<InferenceVariable> {
    const result = new Set<InferenceVariable>();
    const type = this.bounds.apply(target);
    const variable = asOpenVariable(type);
    if (variable !== undefined) return result.add(variable);
    if (shape.kind === 'lambda' && shape.parameterTypes !== undefined) return result;
    if (shape.kind === 'method-reference' && exactMethodReference(this.model, shape) !== undefined) return result;
    const descriptor = this.descriptor(type, undefined);
    for (const parameter of descriptor?.parameterTypes ?? []) collectOpen(this.bounds.apply(parameter), result);
    return result;
  }

  private outputs(item: Pending): ReadonlySet<InferenceVariable> {
    const result = new Set<InferenceVariable>();
    const descriptor = this.descriptor(this.bounds.apply(item.target), undefined);
    if (descriptor === undefined) return result;
    collectOpen(this.bounds.apply(descriptor.resultType), result);
    for (const input of this.inputs(item)) result.delete(input);
    return result;
  }

  private descriptor(type: JavaType, explicit: readonly JavaType[] | undefined): FunctionDescriptor | undefined {
    return descriptorOf(this.model, type, explicit);
  }

  /** The target as it is known now; a variable as target is resolved first. */
  private settled(target: JavaType): JavaType {
    const type = this.bounds.apply(target);
    const variable = asOpenVariable(type);
    if (variable === undefined) return type;
    resolve(this.bounds, [variable]);
    return this.bounds.apply(type);
  }

  private proper(type: JavaType): JavaType {
    const open = new Set<InferenceVariable>();
    collectOpen(this.bounds.apply(type), open);
    if (open.size > 0) resolve(this.bounds, open);
    return this.bounds.apply(type);
  }

  lambda(shape: LambdaShape, target: JavaType): void {
    const type = this.settled(target);
    if (type.kind === 'unknown') return;
    const descriptor = this.descriptor(type, shape.parameterTypes);
    if (descriptor === undefined || descriptor.parameterTypes.length !== shape.arity) {
      this.bounds.failed = true;
      return;
    }
    shape.parameterTypes?.forEach((parameter, index) => {
      const formal = descriptor.parameterTypes[index];
      if (formal !== undefined) this.bounds.equal(formal, parameter);
    });
    // What the parameter types say about wildcards of the target (JLS 18.2.1).
    if (shape.parameterTypes !== undefined) this.bounds.subtype(descriptor.site, type);
    const result = descriptor.resultType;
    if (result.kind === 'void') {
      if (!shape.voidCompatible) this.bounds.failed = true;
      return;
    }
    if (!shape.valueCompatible) {
      this.bounds.failed = true;
      return;
    }
    const parameterTypes = shape.parameterTypes ?? descriptor.parameterTypes.map((parameter) => this.proper(parameter));
    if (this.#nested >= MOST_NESTED) return;
    this.#nested++;
    for (const each of shape.results(parameterTypes)) this.argument(each, result);
  }

  methodReference(shape: MethodReferenceShape, target: JavaType): void {
    const type = this.settled(target);
    if (type.kind === 'unknown') return;
    const descriptor = this.descriptor(type, undefined);
    if (descriptor === undefined) {
      this.bounds.failed = true;
      return;
    }
    const { resultType: result, parameterTypes } = descriptor;
    const exact = exactMethodReference(this.model, shape);
    if (exact !== undefined) {
      const offset = parameterTypes.length - exact.parameterTypes.length;
      if (offset !== (shape.qualifier.kind === 'type' && !exact.isStatic ? 1 : 0)) {
        this.bounds.failed = true;
        return;
      }
      const [receiver] = parameterTypes;
      if (offset === 1 && receiver !== undefined) this.bounds.subtype(receiver, shape.qualifier.type);
      exact.parameterTypes.forEach((formal, index) => {
        const given = parameterTypes[index + offset];
        if (given !== undefined) this.bounds.compatible(given, formal);
      });
      if (result.kind !== 'void') this.bounds.compatible(exact.resultType, result);
      return;
    }
    const given = parameterTypes.map((parameter) => this.proper(parameter));
    const found = this.model.selectReference(shape, given);
    if (found === undefined) {
      this.bounds.failed = true;
      return;
    }
    if (result.kind === 'void') return;
    if (found.kind === 'array') this.bounds.compatible(shape.qualifier.type, result);
    else this.argument({ kind: 'call', selection: found.selection }, result);
  }
}

function closure(start: ReadonlySet<InferenceVariable>): ReadonlySet<InferenceVariable> {
  const found = new Set(start);
  const queue = [...start];
  for (let variable = queue.pop(); variable !== undefined; variable = queue.pop()) {
    for (const other of mentionedBy(variable)) {
      if (found.has(other)) continue;
      found.add(other);
      queue.push(other);
    }
  }
  return found;
}

function merge(first: Substitution, second: Substitution): Substitution {
  return first.size === 0 ? second : new Map([...first, ...second]);
}
