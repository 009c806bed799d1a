/** The MethodParameters attribute (Java Virtual Machine Specification, 4.7.24). */
import type { AttributeTable } from './attributes.js';
import type { LazyConstantPool } from './pool/constant-pool.js';

export interface NamedParameter {
  readonly name: string | undefined;
  readonly flags: number;
}

/** Undefined without the attribute, and where it does not name exactly the parameters of the descriptor. */
export function readMethodParameters(
  pool: LazyConstantPool,
  attributes: AttributeTable,
  expected: number,
): readonly NamedParameter[] | undefined {
  const content = attributes.find('MethodParameters');
  if (content === undefined) return undefined;
  const parameters: NamedParameter[] = [];
  for (let left = content.u1(); left > 0; left--) {
    const index = content.u2();
    parameters.push({ name: index === 0 ? undefined : pool.name(index), flags: content.u2() });
  }
  content.finish('MethodParameters');
  return parameters.length === expected ? parameters : undefined;
}
