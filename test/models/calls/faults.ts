/** Models that are wrong on purpose: one line of a class says something else, and calls of one method have to show it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelsFolder } from '../../../src/cli/input/package-files.js';
import { type ClassName, packageOf } from '../../../src/ir/types.js';
import type { SourceProvider } from '../../../src/workspace/index.js';

export interface ModelFault {
  readonly what: string;
  readonly class: ClassName;
  readonly method: string;
  readonly right: string;
  readonly wrong: string;
}

export const FAULTS: readonly ModelFault[] = [
  {
    what: 'a callback left out',
    class: 'java.util.HashSet',
    method: 'remove',
    right: 'return map.remove(o) == PRESENT;',
    wrong: 'return !map.isEmpty() && map.remove(o) == PRESENT;',
  },
  {
    what: 'another callback',
    class: 'java.util.Optional',
    method: 'hashCode',
    right: 'return Objects.hashCode(value);',
    wrong: 'return String.valueOf(value).length();',
  },
  {
    what: 'an exception left out',
    class: 'java.util.Optional',
    method: 'filter',
    right: 'Objects.requireNonNull(predicate);',
    wrong: '',
  },
  {
    what: 'another result',
    class: 'java.util.Optional',
    method: 'isEmpty',
    right: 'return value == null;',
    wrong: 'return value != null;',
  },
  {
    what: 'a change left out',
    class: 'java.util.HashSet',
    method: 'clear',
    right: 'map.clear();',
    wrong: 'map.size();',
  },
  {
    what: 'a view that is another one each time',
    class: 'java.util.Hashtable',
    method: 'keySet',
    right: '    @Kept\n    private final class KeySet',
    wrong: '    private final class KeySet',
  },
  {
    what: 'a new object where there is one for all',
    class: 'java.util.Optional',
    method: 'empty',
    right: '    public static <T> Optional<T> empty() {\n        return (Optional<T>) EMPTY;',
    wrong: '    public static <T> Optional<T> empty() {\n        return new Optional<T>(null);',
  },
];

/** The models of these classes, with all that is wrong in them. */
export function withFaults(faults: readonly ModelFault[]): SourceProvider {
  const texts = new Map<ClassName, string>();
  for (const fault of faults) {
    const file = path.join(modelsFolder(), `${fault.class.replaceAll('.', '/')}.java`);
    const text = texts.get(fault.class) ?? readFileSync(file, 'utf8');
    if (text.split(fault.right).length !== 2) throw new Error(`not once in ${fault.class}: ${fault.right}`);
    texts.set(fault.class, text.replace(fault.right, fault.wrong));
  }
  const packages = new Set([...texts.keys()].map(packageOf));
  return {
    find: (name) => {
      const text = texts.get(name);
      return text === undefined ? undefined : { path: `wrong/${name}.java`, text, origin: 'model' };
    },
    hasPackage: (name) => packages.has(name),
  };
}
