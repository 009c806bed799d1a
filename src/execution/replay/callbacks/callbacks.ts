/**
 * Objects of a client whose method does more than answer: it calls a method of an object at hand, once, or throws, or keeps what
 * it is given. They stand for functional interfaces, and for Object by `equals`.
 */
import type { Body, Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type Constant, FALSE, NULL } from '../../../ir/instructions.js';
import { isNonNull } from '../../../ir/nullness.js';
import { type ClassDeclaration, type FieldDeclaration, Flag, type MethodDeclaration } from '../../../ir/program.js';
import { NOWHERE } from '../../../ir/span.js';
import { type ClassName, isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';
import { CALLBACK_TARGET } from '../recipes/perform.js';
import { answers } from './answers.js';
import { CALLS, callbackBody, KEPT, passedTo } from './callback-bodies.js';
import type { Stubs } from './stubs.js';

/** What the method does before it answers. */
export type Doing =
  /** Calls the method on the target the first time. */
  | { readonly kind: 'call'; readonly method: MethodDeclaration }
  /** Throws always, or after that many calls, once. */
  | { readonly kind: 'throw'; readonly after: number }
  /** Keeps the first object that it is given, in a field. */
  | { readonly kind: 'keep' };

export interface Callback {
  readonly type: ClassName;
  /** As Java; the target's name goes between the texts. */
  readonly texts: readonly string[];
  /** The field that holds what is kept. */
  readonly kept?: FieldDeclaration;
}

/** What a callback implements, and what it answers. */
export interface Implemented {
  readonly method: MethodDeclaration;
  readonly answer: Constant | undefined;
}

export class Callbacks {
  /** The first edges of their bodies: where it shows whether one was called. Grows. */
  readonly entries = new Set<Edge>();
  readonly #implemented = new Map<TypeName, Implemented | undefined>();
  readonly #made = new Map<TypeName, Map<MethodDeclaration | number | string, Callback | undefined>>();
  #count = 0;

  constructor(readonly stubs: Stubs) {}

  /** Undefined where the type is none that clients implement, or where there is nothing to do. */
  of(type: TypeName, doing: Doing): Callback | undefined {
    if (!this.#implemented.has(type)) this.#implemented.set(type, this.#implementedBy(type));
    const implemented = this.#implemented.get(type);
    if (implemented === undefined) return undefined;
    let made = this.#made.get(type);
    if (made === undefined) {
      made = new Map();
      this.#made.set(type, made);
    }
    const key = doing.kind === 'call' ? doing.method : doing.kind === 'throw' ? doing.after : doing.kind;
    if (!made.has(key)) made.set(key, this.#make(type, implemented, doing));
    return made.get(key);
  }

  #make(type: TypeName, implemented: Implemented, doing: Doing): Callback | undefined {
    const { hierarchy } = this.stubs;
    if (!makesSense(hierarchy, implemented, doing)) return undefined;
    const name = `${type}$Callback${this.#count++}`;
    const declaration = callbackClass(hierarchy, { name, type, implemented }, doing, (body) => {
      for (const edge of body.outgoing[body.entry] ?? []) this.entries.add(edge);
    });
    this.stubs.add(declaration);
    const kept = doing.kind === 'keep' ? declaration.fields.find((field) => field.name === KEPT) : undefined;
    return { type: name, texts: textsOf(hierarchy, type, implemented, doing), ...(kept === undefined ? {} : { kept }) };
  }

  #implementedBy(type: TypeName): Implemented | undefined {
    const { hierarchy } = this.stubs;
    if (type === OBJECT) {
      const method = hierarchy.find(OBJECT)?.methods.find(({ name }) => name === 'equals');
      return method && { method, answer: FALSE };
    }
    const method = this.stubs.functional(type);
    if (method === undefined) return undefined;
    const [answer] = answers(hierarchy, method);
    if (answer === undefined) return method.result === 'void' ? { method, answer } : undefined;
    return { method, answer: 'constant' in answer ? answer.constant : NULL };
  }
}

/** The arguments of a call must be such that its method takes them; to keep something, one must be given something. */
function makesSense(hierarchy: Hierarchy, { method: { parameters } }: Implemented, doing: Doing): boolean {
  if (doing.kind === 'throw') return true;
  if (doing.kind === 'keep') return parameters.some(({ type }) => !isPrimitive(type));
  const { method } = doing;
  const passed = passedTo(hierarchy, method);
  return method.parameters.every(
    (parameter, index) => passed[index] !== NULL || !isNonNull(hierarchy, parameter, method.owner),
  );
}

/** A class that is made: its name, the type that it is of, and what it implements of it. */
interface MadeClass {
  readonly name: ClassName;
  readonly type: ClassName;
  readonly implemented: Implemented;
}

function callbackClass(
  hierarchy: Hierarchy,
  { name, type, implemented }: MadeClass,
  doing: Doing,
  built: (body: Body) => void,
): ClassDeclaration {
  const { method } = implemented;
  const field = (fieldName: string, fieldType: TypeName): FieldDeclaration => ({
    owner: name,
    name: fieldName,
    type: fieldType,
    flags: 0,
    annotations: [],
    span: NOWHERE,
  });
  const target = doing.kind === 'call' ? doing.method.owner : OBJECT;
  const kept = method.parameters.find((parameter) => !isPrimitive(parameter.type))?.type ?? OBJECT;
  let body: Body | undefined;
  const declaration: MethodDeclaration = {
    owner: name,
    name: method.name,
    descriptor: method.descriptor,
    flags: method.flags & ~(Flag.ABSTRACT | Flag.NATIVE),
    parameters: method.parameters,
    result: method.result,
    exceptions: method.exceptions,
    annotations: method.annotations,
    clauses: [],
    span: NOWHERE,
    body: () => {
      if (body === undefined) {
        body = callbackBody(hierarchy, name, implemented, doing);
        built(body);
      }
      return body;
    },
  };
  return {
    name,
    kind: 'class',
    origin: 'model',
    flags: Flag.FINAL | Flag.SYNTHETIC,
    superclass: OBJECT,
    interfaces: type === OBJECT ? [] : [type],
    members: [],
    permits: [],
    fields: [field(CALLBACK_TARGET, target), field(CALLS, 'int'), field(KEPT, kept)],
    methods: [declaration],
    annotations: [],
    invariants: [],
    span: NOWHERE,
  };
}

/** A lambda, or an anonymous class where there is something to override or to keep. */
function textsOf(
  hierarchy: Hierarchy,
  type: TypeName,
  { method, answer }: Implemented,
  doing: Doing,
): readonly string[] {
  const names = method.parameters.map((_, index) => ['x', 'y', 'z'][index] ?? `x${index}`);
  const returned = answer === undefined || isThrowing(doing) ? '' : ` return ${constantText(answer)};`;
  const done = doingTexts(hierarchy, method, names, doing);
  const written = (each: TypeName): string => each.slice(each.lastIndexOf('.') + 1).replaceAll('$', '.');
  const parameters = method.parameters.map((parameter, index) => `${written(parameter.type)} ${names[index]}`);
  const kept = method.parameters.find((parameter) => !isPrimitive(parameter.type))?.type ?? OBJECT;
  const declared = doing.kind === 'keep' ? `${written(kept)} kept; ` : counts(doing) ? 'int calls; ' : '';
  const anonymous = `new ${written(type)}() { ${declared}public ${written(method.result)} ${method.name}(${parameters.join(', ')}) { `;
  const isLambda = type !== OBJECT && declared === '';
  const [before, after] = isLambda
    ? [`${names.length === 1 ? names[0] : `(${names.join(', ')})`} -> { `, `${returned} }`]
    : [anonymous, `${returned} } }`];
  const last = done.length - 1;
  return done.map((text, index) => (index === 0 ? before : '') + text + (index === last ? after : ''));
}

function counts(doing: Doing): boolean {
  return doing.kind === 'call' || (doing.kind === 'throw' && doing.after > 0);
}

function isThrowing(doing: Doing): boolean {
  return doing.kind === 'throw' && doing.after === 0;
}

function doingTexts(
  hierarchy: Hierarchy,
  { parameters }: MethodDeclaration,
  names: readonly (string | undefined)[],
  doing: Doing,
): readonly string[] {
  if (doing.kind === 'call') return callTexts(hierarchy, doing.method);
  if (doing.kind === 'keep') {
    return [`if (kept == null) kept = ${names[parameters.findIndex(({ type }) => !isPrimitive(type))]};`];
  }
  return [`${isThrowing(doing) ? '' : `if (calls++ == ${doing.after}) `}throw new RuntimeException();`];
}

/** `if (calls++ == 0) target.add(1);` in parts around the target. */
function callTexts(hierarchy: Hierarchy, method: MethodDeclaration): readonly string[] {
  const texts = ['if (calls++ == 0) '];
  let last = `.${method.name}(`;
  passedTo(hierarchy, method).forEach((value, index) => {
    if (index > 0) last += ', ';
    if (value === 'target') {
      texts.push(last);
      last = '';
    } else last += constantText(value);
  });
  return [...texts, `${last});`];
}

function constantText({ type, value }: Constant): string {
  if (type === 'boolean') return value === 0 ? 'false' : 'true';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
