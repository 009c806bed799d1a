/** A machine state as text, for people who look at a failure. */
import type { Code } from '../../../src/engine/code.js';
import type { ObservedState } from './observed-run.js';

/** The variables and the objects that they and static fields lead to; an object is its class and its number. */
export function showConcrete(code: Code, state: ObservedState): readonly string[] {
  const { heap } = state;
  const met = new Set<object>();
  const shown = (value: ReturnType<ObservedState['value']>): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    met.add(value);
    return `${heap.typeOf(value)}#${value.id}`;
  };
  const variables = code.body.variables
    .filter((variable) => state.value(variable) !== undefined)
    .map((variable) => `${variable.name}=${shown(state.value(variable))}`);
  const statics = heap
    .statics()
    .filter(({ owner }) => !owner.startsWith('java.'))
    .map(({ owner, name }) => `${owner}.${name}=${shown(heap.staticField(owner, name))}`);
  const lines = [`    ${variables.join(' ')}`, `    ${statics.join(' ')}`];
  for (const each of met) {
    const object = each as { readonly id: number };
    const type = heap.typeOf(object);
    if (type.startsWith('java.')) continue;
    const length = heap.length(object);
    const cells =
      length === undefined
        ? heap
            .fields(object)
            .filter(({ owner }) => !owner.startsWith('java.'))
            .map(({ owner, name }) => `${name}=${shown(heap.field(object, owner, name))}`)
        : Array.from({ length: Math.min(length, 5) }, (_, index) => `[${index}]=${shown(heap.element(object, index))}`);
    const site = state.allocations.find((allocation) => allocation.object === object);
    const where = site === undefined ? 'from outside' : `line ${site.edge.span.line}${site.inside ? ', inside' : ''}`;
    lines.push(`    ${type}#${object.id} (${where}): ${cells.join(' ')}`);
    if (lines.length > 30) break;
  }
  return lines;
}
