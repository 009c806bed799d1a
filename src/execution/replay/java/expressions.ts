/** Steps of client programs as Java expressions, with casts where overloads or erasure need them. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import {
  type ClassName,
  elementType,
  isPrimitive,
  OBJECT,
  packageOf,
  STRING,
  type TypeName,
} from '../../../ir/types.js';
import { isInner, type Source, type Step, typeOf } from '../sequence.js';
import { numberLiteral, stringLiteral } from './literals.js';
import { Inexpressible, JavaNames } from './names.js';

/** A text with its type after erasure, which is what javac sees of it: all types here are raw. */
export interface Expression {
  readonly text: string;
  readonly type: TypeName;
}

export type Call = Extract<Step, { kind: 'call' }>;

/** All methods throw `Inexpressible` where no Java of the package does it. */
export class Expressions {
  readonly names: JavaNames;
  /** What the steps so far have given: variables, or what is written where it is used. To be added to by whoever writes statements. */
  readonly values: Expression[] = [];

  constructor(
    readonly hierarchy: Hierarchy,
    home: string,
  ) {
    this.names = new JavaNames(hierarchy, home);
  }

  of(step: Step): Expression {
    switch (step.kind) {
      case 'call': {
        const receiver = step.receiver === undefined ? undefined : this.receiver(step.receiver, step.method);
        return this.call(step, receiver, this.arguments(step));
      }
      case 'array': {
        const element = elementType(step.type);
        const values = step.elements.map((source) => this.#as(this.#value(source), element));
        return { text: `new ${this.names.type(step.type)} {${values.join(', ')}}`, type: step.type };
      }
      case 'own':
        return this.#value(step.object);
      case 'read':
      case 'write': {
        this.#checkAccess(step.field);
        const base =
          step.receiver === undefined
            ? this.names.type(step.field.owner)
            : this.#as(this.#value(step.receiver), step.field.owner, 'receiver');
        const place = `${base}.${step.field.name}`;
        if (step.kind === 'read') return { text: place, type: typeOf(step) };
        return { text: `${place} = ${this.#as(this.#value(step.value), step.field.type)}`, type: 'void' };
      }
      case 'read-element':
        return {
          text: `${this.#as(this.#value(step.array), step.type, 'receiver')}[${step.index}]`,
          type: typeOf(step),
        };
      case 'write-element': {
        const place = `${this.#as(this.#value(step.array), step.type, 'receiver')}[${step.index}]`;
        return { text: `${place} = ${this.#as(this.#value(step.value), elementType(step.type))}`, type: 'void' };
      }
    }
  }

  #checkAccess({ owner, name, flags }: FieldDeclaration): void {
    const isNear = packageOf(owner) === this.names.home && (flags & Flag.PRIVATE) === 0;
    if ((flags & Flag.PUBLIC) === 0 && !isNear) throw new Inexpressible(`field ${name} cannot be accessed`);
  }

  call({ method }: Call, receiver: Expression | undefined, given: readonly Expression[]): Expression {
    const texts = given.map(({ text }) => text);
    if (method.name !== '<init>') {
      const base = receiver === undefined ? this.names.type(method.owner) : receiver.text;
      return { text: `${base}.${method.name}(${texts.join(', ')})`, type: method.result };
    }
    if (!isInner(method))
      return { text: `new ${this.names.type(method.owner)}(${texts.join(', ')})`, type: method.owner };
    const [around, ...rest] = texts;
    return { text: `${around}.new ${this.names.innermost(method.owner)}(${rest.join(', ')})`, type: method.owner };
  }

  receiver(source: Source, method: MethodDeclaration): Expression {
    const value = this.#value(source);
    const { owner } = method;
    if (value.type === owner) return this.#atom(value);
    const fits = this.hierarchy.isAssignable(value.type, owner);
    // Inherited from a class with type parameters, a method may demand what the subclass chose for them: seen raw, it does not.
    const isPlain = method.parameters.every(({ type }) => isPrimitive(type) || type === STRING);
    if (fits && (isPlain || !this.names.isNameable(owner))) return this.#atom(value);
    return { text: this.#cast(value, owner, 'receiver'), type: owner };
  }

  #atom({ text, type }: Expression): Expression {
    return { text: /^[\w.]+$|^new [^{]*\)$/.test(text) ? text : `(${text})`, type };
  }

  arguments(call: Call): readonly Expression[] {
    const { method } = call;
    const isPicky = this.#isOverloaded(method) || hasFlag(method, Flag.VARARGS);
    return call.arguments.map((source, index) => {
      const type = method.parameters[index]?.type ?? OBJECT;
      const value = this.#value(source);
      const isAround = index === 0 && method.name === '<init>' && isInner(method);
      if (isAround) return { text: this.#as(value, type, 'receiver'), type };
      const isExact = value.type === type || (value.type === STRING && isFiller(method));
      if (isPicky && !isExact && !isPrimitive(type)) return { text: this.#cast(value, type, 'value'), type };
      return { text: this.#as(value, type), type };
    });
  }

  /** Of library classes the models may lack some. */
  #isOverloaded({ owner, name, descriptor, parameters }: MethodDeclaration): boolean {
    if (this.hierarchy.find(owner)?.origin !== 'input') return true;
    const types = name === '<init>' ? [owner] : [...this.hierarchy.supertypes(owner)];
    return types.some((type) =>
      this.hierarchy
        .find(type)
        ?.methods.some(
          (other) =>
            other.name === name &&
            other.descriptor !== descriptor &&
            !hasFlag(other, Flag.SYNTHETIC) &&
            (other.parameters.length === parameters.length || hasFlag(other, Flag.VARARGS)),
        ),
    );
  }

  #as(value: Expression, type: TypeName, place: 'receiver' | 'value' = 'value'): string {
    const fits = value.type === 'null' || value.type === type || this.hierarchy.isAssignable(value.type, type);
    if (!fits) return this.#cast(value, type, place);
    return place === 'receiver' ? this.#atom(value).text : value.text;
  }

  #cast({ text }: Expression, type: TypeName, place: 'receiver' | 'value'): string {
    const operand = /^[\w.]+$|^"|^'|^new [^{]*\)$/.test(text) ? text : `(${text})`;
    const cast = `(${this.names.type(type)}) ${operand}`;
    return place === 'receiver' ? `(${cast})` : cast;
  }

  #value(source: Source): Expression {
    switch (source.kind) {
      case 'step': {
        const value = this.values[source.index];
        if (value === undefined) throw new Inexpressible('a value that no statement has given');
        return value;
      }
      case 'literal': {
        const { type, value } = source;
        if (value === null) return { text: 'null', type: 'null' };
        if (typeof value === 'string') return { text: stringLiteral(value), type: STRING };
        return { text: numberLiteral(type, value), type };
      }
      case 'constant':
        return { text: `${this.names.type(source.owner)}.${source.name}`, type: source.owner };
      case 'lambda': {
        const type = interfaceOf(source.type);
        // Seen raw, an interface with type parameters takes any object and gives any.
        return { text: `(${this.names.type(type)}) ${source.java ?? source.text}`, type };
      }
      case 'callback':
        throw new Inexpressible('an object of the caller that calls back');
    }
  }
}

/** Everybody knows that these take any object. */
function isFiller({ name, parameters }: MethodDeclaration): boolean {
  return (name === 'add' && parameters.length === 1) || (name === 'put' && parameters.length === 2);
}

/** The functional interface that a class made for a lambda stands for. */
function interfaceOf(stub: ClassName): ClassName {
  return stub.replace(/\$(?:Stub|Callback)\d+$/, '');
}
