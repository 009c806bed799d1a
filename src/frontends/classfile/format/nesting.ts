/** How classes lie in one another: InnerClasses, EnclosingMethod (Java Virtual Machine Specification, 4.7.6, 4.7.7). */
import type { ClassName } from '../../../ir/types.js';
import { ClassFileProblem, type EnclosingMethod, type InnerClass } from './class-file.js';
import type { ClassContext } from './context.js';
import type { LazyConstantPool } from './pool/constant-pool.js';

/** No class twice, and no class within itself. */
export function readInnerClasses({
  pool,
  attributes,
}: Pick<ClassContext, 'pool' | 'attributes'>): readonly InnerClass[] {
  const content = attributes.find('InnerClasses');
  if (content === undefined) return [];
  const start = content.position;
  const classes = new Map<ClassName, InnerClass>();
  for (let left = content.count(8, 'inner classes'); left > 0; left--) {
    const offset = content.position;
    const name = pool.properClass(content.u2());
    const outer = pool.optionalClass(content.u2());
    const simpleName = readSimpleName(pool, content.u2());
    if (classes.has(name)) throw new ClassFileProblem(`the inner class ${name} is listed twice`, offset);
    classes.set(name, { name, outer, simpleName, flags: content.u2() });
  }
  content.finish('InnerClasses');
  demandNoCycle(classes, start);
  return [...classes.values()];
}

/** Some compilers write the empty text for what has no name. */
function readSimpleName(pool: LazyConstantPool, index: number): string | undefined {
  return index === 0 || pool.utf8(index) === '' ? undefined : pool.name(index);
}

function demandNoCycle(classes: ReadonlyMap<ClassName, InnerClass>, offset: number): void {
  /** Number of the walk that came by; what an earlier walk saw leads out. */
  const seen = new Map<ClassName, number>();
  let walk = 0;
  for (const start of classes.keys()) {
    walk++;
    for (let name: ClassName | undefined = start; name !== undefined; name = classes.get(name)?.outer) {
      const before = seen.get(name);
      if (before === walk) throw new ClassFileProblem(`the class ${name} lies within itself`, offset);
      if (before !== undefined) break;
      seen.set(name, walk);
    }
  }
}

export function readEnclosingMethod({ pool, attributes }: ClassContext): EnclosingMethod | undefined {
  const content = attributes.find('EnclosingMethod');
  if (content === undefined) return undefined;
  const owner = pool.properClass(content.u2());
  const index = content.u2();
  content.finish('EnclosingMethod');
  const method = index === 0 ? undefined : pool.nameAndType(index);
  // Some compilers name the static initialiser, which counts as no method here.
  return { owner, method: method?.name === '<clinit>' ? undefined : method };
}
