/** What the arguments of ObjectMethods.bootstrap say: the record, the names of its components, how to get them. */
import { type ClassName, OBJECT, STRING } from '../../../ir/types.js';
import type { ClassFile, MethodHandle } from '../format/class-file.js';
import { methodTypes } from './descriptor-types.js';
import { handleTypes } from './handles.js';
import type { DynamicSite } from './meaning.js';

export interface RecordShape {
  readonly type: ClassName;
  readonly simpleName: string;
  readonly method: 'toString' | 'hashCode' | 'equals';
  readonly components: readonly { readonly name: string; readonly getter: MethodHandle }[];
}

/** Undefined for arguments that the bootstrap method refuses, and for records other than the class itself. */
export function recordShape(site: DynamicSite, owner: ClassFile): RecordShape | undefined {
  const [type, names, ...handles] = site.bootstrap.arguments;
  if (type?.kind !== 'constant' || type.type !== 'java.lang.Class' || typeof type.value !== 'string') return undefined;
  if (names?.kind !== 'constant' || names.type !== STRING || typeof names.value !== 'string') return undefined;
  const record = type.value;
  if (record !== owner.name) return undefined;
  const method = methodOf(site, record);
  // Only toString looks at the names.
  const parts = names.value === '' ? [] : names.value.split(';');
  if (method === undefined || (method === 'toString' && parts.length !== handles.length)) return undefined;
  const components: { readonly name: string; readonly getter: MethodHandle }[] = [];
  for (const [index, getter] of handles.entries()) {
    if (getter.kind !== 'method-handle') return undefined;
    const types = handleTypes(getter);
    const isGetter = types?.parameters.length === 1 && types.parameters[0] === record && types.result !== 'void';
    if (!isGetter) return undefined;
    components.push({ name: parts[index] ?? '', getter });
  }
  return { type: record, simpleName: simpleNameOf(owner), method, components };
}

/** As Class.getSimpleName has it: nested classes are called what InnerClasses says, others what follows the package. */
function simpleNameOf({ name, innerClasses }: ClassFile): string {
  const inner = innerClasses.find((each) => each.name === name);
  return inner === undefined ? name.slice(name.lastIndexOf('.') + 1) : (inner.simpleName ?? '');
}

function methodOf({ name, descriptor }: DynamicSite, record: ClassName): RecordShape['method'] | undefined {
  const types = methodTypes(descriptor);
  if (types === undefined || types.parameters[0] !== record) return undefined;
  const { parameters, result } = types;
  if (name === 'equals')
    return parameters.length === 2 && parameters[1] === OBJECT && result === 'boolean' ? name : undefined;
  if (parameters.length !== 1) return undefined;
  if (name === 'hashCode') return result === 'int' ? name : undefined;
  return name === 'toString' && result === STRING ? name : undefined;
}
