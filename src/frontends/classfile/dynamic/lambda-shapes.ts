/** What the arguments of LambdaMetafactory's two methods say, checked as far as descriptors go. */
import type { MethodTypes } from '../../../ir/descriptors.js';
import { type ClassName, isArray, isPrimitive, type TypeName } from '../../../ir/types.js';
import { unwrapped } from '../../../ir/wrappers.js';
import type { LoadableConstant, MethodHandle } from '../format/class-file.js';
import { isAdaptable } from './adaptation.js';
import { isSameSort, methodTypes } from './descriptor-types.js';
import { handleTypes } from './handles.js';
import type { DynamicSite } from './meaning.js';

export interface LambdaShape {
  /** The functional interface first. */
  readonly interfaces: readonly ClassName[];
  readonly methodName: string;
  /** Erased types of the interface's method, then those of the bridges. */
  readonly methods: readonly MethodTypes[];
  /** What arguments and result are checked against. */
  readonly instantiated: MethodTypes;
  readonly implementation: MethodHandle;
  /** The handle's, receiver included. */
  readonly implementationTypes: MethodTypes;
  /** Types of the captured values, which are passed as the first of them. */
  readonly captured: readonly TypeName[];
}

const SERIALIZABLE = 1;
const MARKERS = 2;
const BRIDGES = 4;

export type LambdaFactory = 'metafactory' | 'altMetafactory';

/** Undefined for arguments that the factory refuses. */
export function lambdaShape(site: DynamicSite, factory: LambdaFactory): LambdaShape | undefined {
  const creation = methodTypes(site.descriptor);
  const [interfaceType, implementation, instantiatedType, ...more] = site.bootstrap.arguments;
  const method = typesOf(interfaceType);
  const instantiated = typesOf(instantiatedType);
  if (creation === undefined || method === undefined || instantiated === undefined) return undefined;
  if (implementation?.kind !== 'method-handle' || site.name.startsWith('<')) return undefined;
  if (implementation.reference === 'get-field' || implementation.reference === 'get-static') return undefined;
  const implementationTypes = handleTypes(implementation);
  const extras = factory === 'altMetafactory' ? extrasOf(more) : more.length === 0 ? NO_EXTRAS : undefined;
  if (implementationTypes === undefined || extras === undefined) return undefined;
  const interfaces = [...new Set([creation.result, ...extras.interfaces])];
  if (!interfaces.every(isClass)) return undefined;
  const shape: LambdaShape = {
    interfaces,
    methodName: site.name,
    methods: distinct([method, ...extras.bridges]),
    instantiated,
    implementation,
    implementationTypes,
    captured: creation.parameters,
  };
  return isLinkable(shape) ? shape : undefined;
}

interface Extras {
  readonly interfaces: readonly TypeName[];
  readonly bridges: readonly MethodTypes[];
}

const NO_EXTRAS: Extras = { interfaces: [], bridges: [] };

function extrasOf(values: readonly LoadableConstant[]): Extras | undefined {
  let position = 0;
  const count = (): number | undefined => {
    const value = values[position++];
    if (value?.kind !== 'constant' || value.type !== 'int' || typeof value.value !== 'number') return undefined;
    return value.value >= 0 ? value.value : undefined;
  };
  const flags = count();
  if (flags === undefined || flags > (SERIALIZABLE | MARKERS | BRIDGES)) return undefined;
  const interfaces: TypeName[] = [];
  const bridges: MethodTypes[] = [];
  if ((flags & MARKERS) !== 0) {
    const number = count();
    if (number === undefined || number > values.length) return undefined;
    for (let index = 0; index < number; index++) {
      const value = values[position++];
      if (value?.kind !== 'constant' || value.type !== 'java.lang.Class' || typeof value.value !== 'string')
        return undefined;
      interfaces.push(value.value);
    }
  }
  if ((flags & SERIALIZABLE) !== 0) interfaces.push('java.io.Serializable');
  if ((flags & BRIDGES) !== 0) {
    const number = count();
    if (number === undefined || number > values.length) return undefined;
    for (let index = 0; index < number; index++) {
      const types = typesOf(values[position++]);
      if (types === undefined) return undefined;
      bridges.push(types);
    }
  }
  return position === values.length ? { interfaces, bridges } : undefined;
}

function typesOf(constant: LoadableConstant | undefined): MethodTypes | undefined {
  return constant?.kind === 'method-type' ? methodTypes(constant.descriptor) : undefined;
}

function isClass(type: TypeName): boolean {
  return !isPrimitive(type) && !isArray(type) && type !== 'void';
}

/** A bridge that repeats the method would be a duplicate. */
function distinct(methods: readonly MethodTypes[]): readonly MethodTypes[] {
  const seen = new Set<string>();
  return methods.filter(({ parameters, result }) => {
    const key = `${parameters.join(',')}:${result}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The documentation's linkage invariants, subtyping left aside: casts find that out. */
function isLinkable({ methods, instantiated, implementationTypes, captured }: LambdaShape): boolean {
  const { parameters, result } = implementationTypes;
  const arity = instantiated.parameters.length;
  if (captured.length + arity !== parameters.length) return false;
  const sameSorts = methods.every(
    (method) =>
      method.parameters.length === arity &&
      method.parameters.every((type, index) => isSameSort(type, instantiated.parameters[index] ?? 'void')) &&
      isSameSort(method.result, instantiated.result),
  );
  return (
    sameSorts &&
    captured.every((type, index) => isSameSort(type, parameters[index] ?? 'void')) &&
    instantiated.parameters.every((type, index) => {
      const wanted = parameters[captured.length + index] ?? 'void';
      return isAdaptable(type, wanted) && (isPrimitive(type) || !isPrimitive(wanted) || unwrapped(type) !== undefined);
    }) &&
    (instantiated.result === 'void' || isAdaptable(result, instantiated.result))
  );
}
