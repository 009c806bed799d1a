/** A client program: calls in order, each on literals and on what earlier ones have given. Plain data, and its text. */
import type { FieldDeclaration, MethodDeclaration } from '../../ir/program.js';
import { type ClassName, elementType, STRING, type TypeName } from '../../ir/types.js';

export type Source =
  | { readonly kind: 'literal'; readonly type: TypeName; readonly value: number | bigint | string | null }
  /** A constant of an enum. */
  | { readonly kind: 'constant'; readonly owner: ClassName; readonly name: string }
  /** A lambda, or another object of the client's own, by the class that stands for it; `java`: in full; `does`: it does more than answer. */
  | {
      readonly kind: 'lambda';
      readonly type: ClassName;
      readonly text: string;
      readonly java?: string;
      readonly does?: true;
    }
  /** An object whose methods use what an earlier step has given, by the class that stands for it; its name goes between the texts. */
  | { readonly kind: 'callback'; readonly type: ClassName; readonly target: number; readonly texts: readonly string[] }
  /** What an earlier step has given. */
  | { readonly kind: 'step'; readonly index: number };

/** Whether it is code of the client that does something when it is called. */
export function isCallback(source: Source): boolean {
  return source.kind === 'callback' || (source.kind === 'lambda' && source.does === true);
}

export type Step =
  /** A constructor gives the new object; a receiver is there for instance methods only. */
  | {
      readonly kind: 'call';
      readonly method: MethodDeclaration;
      readonly receiver?: Source;
      readonly arguments: readonly Source[];
    }
  | { readonly kind: 'array'; readonly type: TypeName; readonly elements: readonly Source[] }
  /** An object of the client's own, and what it is declared as. */
  | { readonly kind: 'own'; readonly object: Source; readonly type: TypeName }
  /** Of a field; a receiver is there where it is not static. */
  | { readonly kind: 'read'; readonly field: FieldDeclaration; readonly receiver?: Source }
  | { readonly kind: 'write'; readonly field: FieldDeclaration; readonly receiver?: Source; readonly value: Source }
  /** Of an array, by its type. */
  | { readonly kind: 'read-element'; readonly type: TypeName; readonly array: Source; readonly index: number }
  | {
      readonly kind: 'write-element';
      readonly type: TypeName;
      readonly array: Source;
      readonly index: number;
      readonly value: Source;
    };

export type Sequence = readonly Step[];

export function callsIn(sequence: Sequence): number {
  return sequence.reduce((count, step) => count + (step.kind === 'call' ? 1 : 0), 0);
}

export interface Telling {
  /** What steps threw, by their index: they are shown with what catches it. */
  readonly thrown?: ReadonlyMap<number, ClassName>;
  /** Casts are shown where a declared type does not fit. */
  readonly isSubtype?: (lower: TypeName, upper: TypeName) => boolean;
}

/** A line of Java for each call: `box = new Box(null)`, `box.put("a")`. */
export function textOf(sequence: Sequence, telling: Telling = {}): readonly string[] {
  return linesOf(sequence, telling).map(({ text }) => text);
}

export interface Line {
  readonly text: string;
  /** The index of the step. */
  readonly step: number;
  /** The variable that holds what the step has given, where a later step uses it. */
  readonly variable?: string;
}

export function linesOf(sequence: Sequence, { thrown, isSubtype }: Telling = {}): readonly Line[] {
  const uses = new Map<number, number>();
  for (const source of sequence.flatMap(sourcesOf)) {
    const index = source.kind === 'step' ? source.index : source.kind === 'callback' ? source.target : undefined;
    if (index !== undefined) uses.set(index, (uses.get(index) ?? 0) + 1);
  }
  const names = new Map<number, string>();
  const taken = new Map<string, number>();
  const show = (source: Source): string => {
    if (source.kind === 'literal') return literalText(source.type, source.value);
    if (source.kind === 'constant') return `${simpleName(source.owner)}.${source.name}`;
    if (source.kind === 'lambda') return source.text;
    if (source.kind === 'callback') return source.texts.join(names.get(source.target) ?? '?');
    return names.get(source.index) ?? '?';
  };
  /** As something of that type is used. */
  const showAs = (source: Source, type: TypeName, isReceiver: boolean): string => {
    const step = source.kind === 'step' ? sequence[source.index] : undefined;
    if (step === undefined || isSubtype === undefined) return show(source);
    // What belongs to the client needs no cast, whatever stands for it here.
    if (step.kind === 'own' || isSubtype(given(step, source), type)) return show(source);
    const cast = `(${simpleName(type)}) ${show(source)}`;
    return isReceiver ? `(${cast})` : cast;
  };
  const given = (step: Step, source: Source): TypeName =>
    (source.kind === 'step' ? thrown?.get(source.index) : undefined) ?? typeOf(step);
  const lines: Line[] = [];
  sequence.forEach((step, index) => {
    const text = stepText(step, showAs);
    const used = uses.get(index) ?? 0;
    if (step.kind === 'array' && used < 2) {
      names.set(index, text);
      return;
    }
    const exception = thrown?.get(index);
    let variable: string | undefined;
    if (used > 0) {
      const stem = variableStem(exception ?? typeOf(step));
      const count = (taken.get(stem) ?? 0) + 1;
      taken.set(stem, count);
      variable = count === 1 ? stem : `${stem}${count}`;
      names.set(index, variable);
    }
    const line = exception === undefined ? assigned(variable, text) : attempted(variable, text, exception);
    lines.push({ text: line, step: index, ...(variable === undefined ? {} : { variable }) });
  });
  return lines;
}

function assigned(variable: string | undefined, text: string): string {
  return variable === undefined ? text : `${variable} = ${text}`;
}

function attempted(variable: string | undefined, text: string, exception: ClassName): string {
  const kept = variable === undefined ? '{}' : `{ ${variable} = exception; }`;
  return `try { ${text}; } catch (${simpleName(exception)} exception) ${kept}`;
}

export function sourcesOf(step: Step): readonly Source[] {
  switch (step.kind) {
    case 'array':
      return step.elements;
    case 'call':
      return step.receiver === undefined ? step.arguments : [step.receiver, ...step.arguments];
    case 'read':
      return step.receiver === undefined ? [] : [step.receiver];
    case 'write':
      return step.receiver === undefined ? [step.value] : [step.receiver, step.value];
    case 'own':
      return [step.object];
    case 'read-element':
      return [step.array];
    case 'write-element':
      return [step.array, step.value];
  }
}

/** The declared type of what a step gives. */
export function typeOf(step: Step): TypeName {
  switch (step.kind) {
    case 'call':
      return step.method.name === '<init>' ? step.method.owner : step.method.result;
    case 'read':
      return step.field.type;
    case 'read-element':
      return elementType(step.type);
    case 'array':
    case 'own':
      return step.type;
    default:
      return 'void';
  }
}

type Show = (source: Source, type: TypeName, isReceiver: boolean) => string;

function stepText(step: Step, show: Show): string {
  switch (step.kind) {
    case 'array': {
      const element = elementType(step.type);
      return arrayText(
        step.type,
        step.elements.map((source) => show(source, element, false)),
      );
    }
    case 'own':
      return show(step.object, step.type, false);
    case 'call':
      return callText(step, show);
    case 'read':
      return fieldText(step, show);
    case 'write':
      return `${fieldText(step, show)} = ${show(step.value, step.field.type, false)}`;
    case 'read-element':
      return `${show(step.array, step.type, true)}[${step.index}]`;
    case 'write-element': {
      const value = show(step.value, elementType(step.type), false);
      return `${show(step.array, step.type, true)}[${step.index}] = ${value}`;
    }
  }
}

function fieldText({ field, receiver }: Extract<Step, { kind: 'read' | 'write' }>, show: Show): string {
  const base = receiver === undefined ? simpleName(field.owner) : show(receiver, field.owner, true);
  return `${base}.${field.name}`;
}

function callText(step: Extract<Step, { kind: 'call' }>, show: Show): string {
  const { method, receiver } = step;
  const values = step.arguments.map((source, index) =>
    show(source, method.parameters[index]?.type ?? '', index === 0 && isInner(method)),
  );
  if (method.name !== '<init>') {
    const base = receiver === undefined ? simpleName(method.owner) : show(receiver, method.owner, true);
    return `${base}.${method.name}(${values.join(', ')})`;
  }
  // The object around an inner one is the first argument.
  const inner = isInner(method);
  const name = simpleName(method.owner);
  const made = `new ${inner ? innermost(name) : name}(${values.slice(inner ? 1 : 0).join(', ')})`;
  return inner ? `${values[0]}.${made}` : made;
}

export function isInner({ parameters: [first] }: MethodDeclaration): boolean {
  return first?.name.startsWith('this$') === true;
}

function arrayText(type: TypeName, elements: readonly string[]): string {
  return `new ${simpleName(type)} {${elements.join(', ')}}`;
}

function variableStem(type: TypeName): string {
  const last = innermost(simpleName(type)).replace(/\[\]/g, 's');
  // A primitive type's name is no variable's.
  return /^[a-z]/.test(last) ? 'result' : last.slice(0, 1).toLowerCase() + last.slice(1);
}

function literalText(type: TypeName, value: number | bigint | string | null): string {
  if (value === null) return 'null';
  if (type === STRING || typeof value === 'string') return JSON.stringify(value);
  if (type === 'boolean') return value === 0 ? 'false' : 'true';
  if (type === 'char') return JSON.stringify(String.fromCharCode(Number(value))).replace(/^"|"$/g, "'");
  return type === 'long' ? `${value}L` : String(value);
}

function innermost(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function simpleName(type: TypeName): string {
  return type.slice(type.lastIndexOf('.') + 1).replaceAll('$', '.');
}
