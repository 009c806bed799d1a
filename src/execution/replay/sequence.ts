/** A client program: calls in order, each on literals and on what earlier ones have given. Plain data, and its text. */
import type { MethodDeclaration } from '../../ir/program.js';
import { type ClassName, STRING, type TypeName } from '../../ir/types.js';

export type Source =
  | { readonly kind: 'literal'; readonly type: TypeName; readonly value: number | bigint | string | null }
  /** A constant of an enum. */
  | { readonly kind: 'constant'; readonly owner: ClassName; readonly name: string }
  /** A lambda, by the class that stands for it. */
  | { readonly kind: 'lambda'; readonly type: ClassName; readonly text: string }
  /** What an earlier step has given. */
  | { readonly kind: 'step'; readonly index: number };

export type Step =
  /** A constructor gives the new object; a receiver is there for instance methods only. */
  | {
      readonly kind: 'call';
      readonly method: MethodDeclaration;
      readonly receiver?: Source;
      readonly arguments: readonly Source[];
    }
  | { readonly kind: 'array'; readonly type: TypeName; readonly elements: readonly Source[] };

export type Sequence = readonly Step[];

export function callsIn(sequence: Sequence): number {
  return sequence.reduce((count, step) => count + (step.kind === 'call' ? 1 : 0), 0);
}

/** A line of Java for each call: `box = new Box(null)`, `box.put("a")`. */
export function textOf(sequence: Sequence): readonly string[] {
  const used = new Set(sequence.flatMap(sourcesOf).flatMap((source) => (source.kind === 'step' ? [source.index] : [])));
  const names = new Map<number, string>();
  const taken = new Map<string, number>();
  const show = (source: Source): string => {
    if (source.kind === 'literal') return literalText(source.type, source.value);
    if (source.kind === 'constant') return `${simpleName(source.owner)}.${source.name}`;
    if (source.kind === 'lambda') return source.text;
    return names.get(source.index) ?? '?';
  };
  const lines: string[] = [];
  sequence.forEach((step, index) => {
    const text = step.kind === 'array' ? arrayText(step.type, step.elements.map(show)) : callText(step, show);
    if (step.kind === 'array') {
      names.set(index, text);
      return;
    }
    if (!used.has(index)) {
      lines.push(text);
      return;
    }
    const stem = variableStem(step.method);
    const count = (taken.get(stem) ?? 0) + 1;
    taken.set(stem, count);
    const name = count === 1 ? stem : `${stem}${count}`;
    names.set(index, name);
    lines.push(`${name} = ${text}`);
  });
  return lines;
}

export function sourcesOf(step: Step): readonly Source[] {
  if (step.kind === 'array') return step.elements;
  return step.receiver === undefined ? step.arguments : [step.receiver, ...step.arguments];
}

function callText(step: Extract<Step, { kind: 'call' }>, show: (source: Source) => string): string {
  const { method, receiver } = step;
  const values = step.arguments.map(show);
  if (method.name !== '<init>') {
    const base = receiver === undefined ? simpleName(method.owner) : show(receiver);
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

function variableStem(method: MethodDeclaration): string {
  const type = simpleName(method.name === '<init>' ? method.owner : method.result);
  const last = innermost(type).replace(/\[\]/g, 's');
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
