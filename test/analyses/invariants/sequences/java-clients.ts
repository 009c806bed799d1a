/** Clients as Java programs: what they hold in the end, told by Java itself and by their witnesses. */
import { spawnSync } from 'node:child_process';
import type { Witness } from '../../../../src/findings/claim.js';
import { compileSources, type Jdk } from '../../../support/classfiles.js';

/** Writes down objects of the program, breadth first, by reflection; of others only that there is one. */
const TELL = `
import java.lang.reflect.*;
import java.util.*;
class Tell {
  static final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  static final List<Object> found = new ArrayList<>();
  static String all(Object... roots) throws Exception {
    numbers.clear();
    found.clear();
    StringBuilder out = new StringBuilder();
    for (Object root : roots) out.append(show(root)).append(' ');
    for (int i = 0; i < found.size(); i++) {
      Object object = found.get(i);
      out.append("| ").append(object.getClass().getName()).append(' ');
      TreeMap<String, Object> fields = new TreeMap<>();
      for (Class<?> c = object.getClass(); isOurs(c); c = c.getSuperclass()) {
        for (Field field : c.getDeclaredFields()) {
          if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
          field.setAccessible(true);
          fields.put(field.getName(), field.get(object));
        }
      }
      for (Map.Entry<String, Object> each : fields.entrySet()) out.append(each.getKey() + "=" + show(each.getValue()) + " ");
    }
    return out.toString().trim();
  }
  static boolean isOurs(Class<?> c) { return c != null && c.getClassLoader() == Tell.class.getClassLoader(); }
  static String show(Object value) {
    if (value == null) return "null";
    if (value instanceof String) return '"' + value.toString() + '"';
    if (value instanceof Number || value instanceof Boolean) return value.toString();
    Class<?> c = value.getClass();
    if (!isOurs(c) || c.isHidden() || c.getName().startsWith("Client")) return "other";
    Integer number = numbers.get(value);
    if (number == null) {
      number = numbers.size();
      numbers.put(value, number);
      found.add(value);
    }
    return "#" + number;
  }
}`;

/** What the variables of each client lead to in the end, as Java tells it. */
export function toldByJava(
  jdk: Jdk,
  sources: Readonly<Record<string, string>>,
  witnesses: readonly Witness[],
): readonly string[] {
  const clients = witnesses.map(({ calls }, index) => {
    const told = `System.out.println(Tell.all(new Object[] {${variablesOf(calls).join(', ')}}));`;
    return `static void client${index}() throws Throwable {\n${calls.map(statement).join('\n')}\n${told}\n}`;
  });
  const runs = witnesses.map((_, index) => `client${index}();`);
  const main = `public static void main(String[] none) throws Throwable { ${runs.join(' ')} }`;
  const client = `import java.util.*; import java.util.function.*;\npublic class Client {\n${clients.join('\n')}\n${main}\n}`;
  const folder = compileSources({ jdk, sources: { ...sources, 'Tell.java': TELL, 'Client.java': client } });
  const { stdout, stderr } = spawnSync(jdk.java, ['-XX:TieredStopAtLevel=1', '-cp', folder, 'Client'], {
    encoding: 'utf8',
  });
  if (stderr !== '') throw new Error(stderr);
  return stdout.trim().split('\n');
}

/** The same by the last state of the witness; `isOurs` says which classes are of the program. */
export function toldByWitness({ calls, heap, trace }: Witness, isOurs: (name: string) => boolean): string {
  const objects = new Map(heap.map((object) => [object.id, object]));
  const found: string[] = [];
  const show = (value = 'null'): string => {
    const object = objects.get(value);
    if (object === undefined) return value;
    if (!isOurs(object.class) || object.class.includes('$$')) return 'other';
    if (!found.includes(value)) found.push(value);
    return `#${found.indexOf(value)}`;
  };
  const parts = variablesOf(calls).map((name) => show(trace.at(-1)?.variables[name]));
  for (const id of found) {
    const { class: type, fields } = objects.get(id) ?? { class: '', fields: {} };
    parts.push('|', type);
    const own = Object.entries(fields).filter(([name]) => !name.includes('$'));
    for (const [name, value] of own.sort(([left], [right]) => (left < right ? -1 : 1)))
      parts.push(`${name}=${show(value)}`);
  }
  return parts.join(' ');
}

function variablesOf(calls: readonly string[]): readonly string[] {
  return calls.flatMap((line) => /^(\w+) = /.exec(line)?.[1] ?? []);
}

function statement(line: string): string {
  if (line.startsWith('try')) return line;
  return /^\w+ = /.test(line) ? `var ${line};` : `${line};`;
}
