/** What an expression is evaluated in: the two heaps of a call, with names for objects that it allocates. */
import type { Reference, Value } from '../../../../src/execution/memory/values.js';
import type { Relation, Setting } from './evaluate.js';
import { isNameFor, type Names, simpleNameOf } from './names.js';
import type { CallStates } from './states.js';

export type Binding = ReadonlyMap<string, Reference>;

export function settingOf(states: CallStates, names: Names, binding: Binding): Setting {
  const { atoms, before, after } = states;
  return {
    atoms: new Set(atoms.all.keys()),
    literal: (text) =>
      text.startsWith('"')
        ? atoms.of(states.call.machine.intern(JSON.parse(text) as string), '')
        : text === 'null'
          ? 0
          : atoms.text(text),
    number: (atom) => (atoms.isNumber(atom) ? Number(atoms.all[atom]) : undefined),
    named: (name) => {
      const { outcome, call } = states;
      if (name === '\\result' && outcome.kind === 'returned' && outcome.value !== undefined)
        return { arity: 1, tuples: new Set([atoms.of(outcome.value, call.method.result)]) };
      const parameter = names.parameter(name);
      if (parameter !== undefined) return parameter;
      if (/^New_/.test(name)) {
        const object = binding.get(name);
        return { arity: 1, tuples: new Set(object === undefined ? [] : [atoms.of(object, '')]) };
      }
      if (/^set_New_/.test(name)) {
        const named = new Set(binding.values());
        const others = states.fresh.filter(
          (object) => !named.has(object) && isNameFor(name.slice(8), object.type.name),
        );
        return { arity: 1, tuples: new Set(others.map((object) => atoms.of(object, ''))) };
      }
      const isAfter = name.endsWith("'");
      const plain = isAfter ? name.slice(0, -1) : name;
      const key = names.fieldKey(plain);
      if (key !== undefined)
        return (isAfter ? after : before).relations.get(key) ?? { arity: names.arity(key), tuples: new Set() };
      const library = libraryStatic(states, names, plain);
      if (library !== undefined) return library;
      const type = names.typeNamed(plain);
      if (type === undefined) return undefined;
      return { arity: 1, tuples: states.ofType(type, isAfter ? after : before) };
    },
  };
}

/** A static field of the library: constants like `Throwable.NO_FRAMES`. */
function libraryStatic({ call, atoms }: CallStates, names: Names, name: string): Relation | undefined {
  if (!/^\p{Lu}\w*\.\w+$/u.test(name)) return undefined;
  const { view } = call.machine;
  const found = view.statics().find(({ owner, name: field }) => `${simpleNameOf(owner)}.${field}` === name);
  if (found === undefined || names.isOfInput(found.owner)) return undefined;
  const value = view.staticField(found.owner, found.name) as Value;
  return { arity: 1, tuples: new Set([atoms.of(value, found.type)]) };
}
