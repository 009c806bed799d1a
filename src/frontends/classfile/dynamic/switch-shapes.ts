/** What the arguments of SwitchBootstraps' methods say: the selector's type and the labels in order. */

import type { Constant } from '../../../ir/instructions.js';
import {
  CLASS,
  type ClassName,
  isArray,
  isPrimitive,
  type PrimitiveName,
  STRING,
  type TypeName,
} from '../../../ir/types.js';
import { unwrapped, wrapperOf } from '../../../ir/wrappers.js';
import { CLASSFILE_BUDGETS } from '../budgets.js';
import type { BootstrapMethod, DynamicConstant, LoadableConstant } from '../format/class-file.js';
import { dynamicValue } from './constants.js';
import { fieldType, methodTypes } from './descriptor-types.js';
import type { DynamicSite } from './meaning.js';

export type SwitchLabel =
  /** Instances of a class or array type. */
  | { readonly kind: 'instance'; readonly type: TypeName }
  /** Everything but null. */
  | { readonly kind: 'any' }
  | { readonly kind: 'string'; readonly constant: Constant }
  /** Numbers and characters whose value as an int it is. */
  | { readonly kind: 'integer'; readonly constant: Constant }
  /** A long, float or double; wrappers that are equal. */
  | { readonly kind: 'number'; readonly constant: Constant; readonly type: PrimitiveName }
  | { readonly kind: 'enum'; readonly type: ClassName; readonly name: string };

export interface SwitchShape {
  readonly selector: TypeName;
  readonly labels: readonly SwitchLabel[];
}

const MOST_LABELS = CLASSFILE_BUDGETS['dynamic/switch-shapes'].mostLabels.most;

/** Undefined for labels that the bootstrap method refuses, and for the few whose meaning is not known here. */
export function switchShape(
  site: DynamicSite,
  kind: 'typeSwitch' | 'enumSwitch',
  bootstraps: readonly BootstrapMethod[],
): SwitchShape | undefined {
  const types = methodTypes(site.descriptor);
  const [selector, restart] = types?.parameters ?? [];
  if (selector === undefined || types?.parameters.length !== 2 || restart !== 'int' || types.result !== 'int')
    return undefined;
  const values = site.bootstrap.arguments;
  if (values.length > MOST_LABELS) return undefined;
  const labels: SwitchLabel[] = [];
  for (const value of values) {
    const label = kind === 'enumSwitch' ? enumLabel(value, selector) : typeLabel(value, selector, bootstraps);
    if (label === undefined) return undefined;
    labels.push(label);
  }
  return { selector, labels };
}

/** A string names a constant of the selector's type. */
function enumLabel(value: LoadableConstant, selector: TypeName): SwitchLabel | undefined {
  if (value.kind !== 'constant' || typeof value.value !== 'string' || isArray(selector) || isPrimitive(selector))
    return undefined;
  if (value.type === STRING) return { kind: 'enum', type: selector, name: value.value };
  return value.type === CLASS && value.value === selector ? { kind: 'any' } : undefined;
}

function typeLabel(
  value: LoadableConstant,
  selector: TypeName,
  bootstraps: readonly BootstrapMethod[],
): SwitchLabel | undefined {
  if (value.kind === 'dynamic') {
    const bootstrap = bootstraps[value.bootstrap];
    if (bootstrap === undefined) return undefined;
    const known = dynamicValue({ bootstrap, name: value.name, descriptor: value.descriptor });
    if (known?.kind === 'constant') return typeLabel(known.constant, selector, bootstraps);
    return enumDescription(value, bootstraps);
  }
  if (value.kind !== 'constant') return undefined;
  switch (value.type) {
    case CLASS:
      return typeof value.value === 'string' ? classLabel(value.value, selector) : undefined;
    case STRING:
      return { kind: 'string', constant: value };
    case 'int':
      return { kind: 'integer', constant: value };
    case 'long':
    case 'float':
    case 'double':
      return { kind: 'number', constant: value, type: value.type };
    default:
      return undefined;
  }
}

/** A primitive type is fitted by its wrapper, and by values of other primitive types that it can represent. */
function classLabel(type: TypeName, selector: TypeName): SwitchLabel | undefined {
  if (!isPrimitive(type)) return type === 'void' ? undefined : { kind: 'instance', type };
  const primitive = isPrimitive(selector) ? selector : unwrapped(selector);
  if (primitive === undefined) return { kind: 'instance', type: wrapperOf(type) };
  return primitive === type || EXACT[primitive].includes(type) ? { kind: 'any' } : undefined;
}

/** Widening conversions that lose nothing (Java Language Specification, 5.7.1 of the primitive patterns' preview). */
const EXACT: Readonly<Record<PrimitiveName, readonly PrimitiveName[]>> = {
  boolean: [],
  byte: ['short', 'int', 'long', 'float', 'double'],
  short: ['int', 'long', 'float', 'double'],
  char: ['int', 'long', 'float', 'double'],
  int: ['long', 'double'],
  long: [],
  float: ['double'],
  double: [],
};

/** `EnumDesc.of(ClassDesc.of("a.B"), "NAME")`, each call a dynamic constant made by ConstantBootstraps.invoke. */
function enumDescription(value: DynamicConstant, bootstraps: readonly BootstrapMethod[]): SwitchLabel | undefined {
  const [type, name] = invocation(value, bootstraps, 'java.lang.Enum$EnumDesc.of') ?? [];
  if (type?.kind !== 'dynamic' || name?.kind !== 'constant' || typeof name.value !== 'string') return undefined;
  const [plain] = invocation(type, bootstraps, 'java.lang.constant.ClassDesc.of') ?? [];
  const [descriptor] = invocation(type, bootstraps, 'java.lang.constant.ClassDesc.ofDescriptor') ?? [];
  const described = textOf(plain) ?? fieldType(textOf(descriptor) ?? '');
  if (described === undefined || isArray(described) || isPrimitive(described) || described === '') return undefined;
  return { kind: 'enum', type: described, name: name.value };
}

function textOf(value: LoadableConstant | undefined): string | undefined {
  return value?.kind === 'constant' && value.type === STRING && typeof value.value === 'string'
    ? value.value
    : undefined;
}

/** The arguments of a call of that static method with as many strings or dynamic constants as it has parameters. */
function invocation(
  { bootstrap }: DynamicConstant,
  bootstraps: readonly BootstrapMethod[],
  wanted: string,
): readonly LoadableConstant[] | undefined {
  const found = bootstraps[bootstrap];
  if (found === undefined || found.method.owner !== 'java.lang.invoke.ConstantBootstraps') return undefined;
  const [handle, ...values] = found.arguments;
  if (found.method.name !== 'invoke' || handle?.kind !== 'method-handle') return undefined;
  if (`${handle.owner}.${handle.name}` !== wanted || handle.reference !== 'invoke-static') return undefined;
  return methodTypes(handle.descriptor)?.parameters.length === values.length ? values : undefined;
}
