/** Writes Java programs that call methods of library classes and print what was seen of each call, see `Seen.java`. */
import { parseMethodDescriptor } from '../../../src/ir/descriptors.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { Flag, hasFlag } from '../../../src/ir/program.js';
import type { ClassName } from '../../../src/ir/types.js';
import type { Workspace } from '../../../src/workspace/index.js';
import { RECEIVERS, valuesOf } from './operands.js';

/** Answers that differ between runs, or tell of memory rather than of content. */
const LEFT_OUT =
  /^(wait|notify|notifyAll|getClass|finalize|capacity|ensureCapacity|trimToSize|random|shuffle|identityHashCode|parallel\w*|spliterator|getChars)$/;

/** Their hash codes are those of the objects, not of what is in them. */
const BY_IDENTITY =
  /^java\.(util\.(ArrayDeque|PriorityQueue|StringJoiner|Collection)|lang\.String(Builder|Buffer))\.hashCode$|Iterator\.(hashCode|toString)$/;

export interface Call {
  /** `java.util.ArrayList.add(java.lang.Object)`. */
  readonly method: string;
  /** A statement, on one line. */
  readonly text: string;
}

export interface CallChoice {
  readonly workspace: Workspace;
  readonly classes: readonly string[];
  readonly each: number;
  readonly random: () => number;
}

/** About `each` calls of every public method of the models whose parameters can be written down. */
export function callsOf({ workspace, classes, each, random }: CallChoice): readonly Call[] {
  const hierarchy = new Hierarchy(workspace.table);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? 'null';
  const owners = Object.entries(RECEIVERS).filter(
    ([owner]) => classes.length === 0 || classes.some((prefix) => owner.startsWith(prefix)),
  );
  return owners.flatMap(([owner, receivers]) =>
    methodsOf(hierarchy, owner).flatMap(({ name, parameters, isVoid, isStatic }) => {
      const values = parameters.map((type) => valuesOf(owner, name, type));
      if (values.some((known) => known.length === 0) || (!isStatic && receivers.length === 0)) return [];
      const method = `${owner}.${name}(${parameters.join(',')})`;
      const count = parameters.length === 0 ? Math.max(2, receivers.length) : each;
      return Array.from({ length: count }, (_, index) => {
        const given = parameters.map((type, at) => `(${type}) (${pick(values[at] ?? [])})`);
        const receiver = isStatic ? 'null' : (receivers[index % receivers.length] ?? 'null');
        const list = given.map((text, at) => `${parameters[at]} a${at} = ${text}; `).join('');
        const type = owner.replaceAll('$', '.');
        const call = `${isStatic ? type : `((${type}) t)`}.${name}(${given.map((_each, at) => `a${at}`).join(', ')})`;
        const shown = isStatic
          ? given.length > 0 && !/^(int|long|char|boolean)$/.test(parameters[0] ?? '')
            ? 'a0'
            : 'null'
          : 't';
        const run = isVoid
          ? `${call}; Seen.returned(null, ${shown});`
          : `Object r = ${call}; Seen.returned(r, ${shown});`;
        const text = `{ Object t = ${receiver}; ${list}Seen.begin("${method} #${index}"); try { ${run} } catch (RuntimeException problem) { Seen.thrown(problem, ${shown}); } catch (Exception problem) { Seen.thrown(problem, null); } }`;
        return { method, text };
      });
    }),
  );
}

export interface Method {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: string;
  readonly isVoid: boolean;
  readonly isStatic: boolean;
}

/** Its own and those that it inherits, once each. */
export function methodsOf(hierarchy: Hierarchy, owner: ClassName): readonly Method[] {
  const found = new Map<string, Method>();
  for (const upper of [owner, ...hierarchy.supertypes(owner)]) {
    for (const method of hierarchy.find(upper)?.methods ?? []) {
      const isStatic = hasFlag(method, Flag.STATIC);
      if (!hasFlag(method, Flag.PUBLIC) || method.name.startsWith('<') || LEFT_OUT.test(method.name)) continue;
      if (BY_IDENTITY.test(`${owner}.${method.name}`)) continue;
      if (isStatic && upper !== owner) continue;
      const { parameters, result } = parseMethodDescriptor(method.descriptor);
      const key = `${method.name}(${parameters.join(',')})`;
      if (!found.has(key))
        found.set(key, { name: method.name, parameters, result, isVoid: result === 'void', isStatic });
    }
  }
  return [...found.values()];
}

/** One class with a method for each call, so that no method gets too long. */
export function programOf(name: string, calls: readonly Call[]): string {
  const bodies = calls.map(({ text }, index) => `  static void c${index}() ${text}`);
  const main = calls.map((_, index) => `c${index}();`).join(' ');
  return `@SuppressWarnings({"unchecked", "rawtypes", "deprecation"})\npublic final class ${name} {\n${bodies.join('\n')}\n  public static void main(String[] arguments) { ${main} }\n}\n`;
}
