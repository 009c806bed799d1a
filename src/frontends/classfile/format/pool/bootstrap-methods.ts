/** The BootstrapMethods attribute (Java Virtual Machine Specification, 4.7.23). */
import type { AttributeTable } from '../attributes.js';
import { type BootstrapMethod, ClassFileProblem, type LoadableConstant } from '../class-file.js';
import type { LazyConstantPool } from './constant-pool.js';

export function countBootstrapMethods(attributes: AttributeTable): number {
  return attributes.find('BootstrapMethods')?.count(4, 'bootstrap methods') ?? 0;
}

export function readBootstrapMethods(pool: LazyConstantPool, attributes: AttributeTable): readonly BootstrapMethod[] {
  const content = attributes.find('BootstrapMethods');
  if (content === undefined) return [];
  const start = content.position;
  const methods: BootstrapMethod[] = [];
  for (let left = content.count(4, 'bootstrap methods'); left > 0; left--) {
    const index = content.u2();
    const method = pool.loadable(index);
    if (method.kind !== 'method-handle') throw pool.problem(index, 'a bootstrap method has to be a method handle');
    const list: LoadableConstant[] = [];
    for (let more = content.count(2, 'arguments'); more > 0; more--) list.push(pool.loadable(content.u2()));
    methods.push({ method, arguments: list });
  }
  content.finish('BootstrapMethods');
  demandNoCycle(methods, start);
  return methods;
}

/** A dynamic constant whose bootstrap takes, at some remove, that constant could never be computed. */
function demandNoCycle(methods: readonly BootstrapMethod[], offset: number): void {
  const dependencies = methods.map((method) =>
    method.arguments.flatMap((argument) => (argument.kind === 'dynamic' ? [argument.bootstrap] : [])),
  );
  /** 0: not seen, 1: being followed, 2: done. */
  const state = new Uint8Array(methods.length);
  const next = new Uint16Array(methods.length);
  for (let root = 0; root < methods.length; root++) {
    if (state[root] !== 0) continue;
    const path = [root];
    state[root] = 1;
    for (let current = path.at(-1); current !== undefined; current = path.at(-1)) {
      const position = next[current] ?? 0;
      const successor = dependencies[current]?.[position];
      if (successor === undefined) {
        state[current] = 2;
        path.pop();
      } else {
        next[current] = position + 1;
        if (state[successor] === 1) throw new ClassFileProblem('a dynamic constant depends on itself', offset);
        if (state[successor] === 0) {
          state[successor] = 1;
          path.push(successor);
        }
      }
    }
  }
}
