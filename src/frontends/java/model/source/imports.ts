/** What a simple class name means in a compilation unit outside all classes (Java Language Specification, 6.4.1 and 7.5). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { packageOf } from '../access.js';
import { findMemberClass } from '../member-classes.js';
import type { JavaModel } from '../model.js';
import type { ClassSymbol } from '../symbols.js';
import type { CompilationUnit, Import } from './compilation-unit.js';

/** Packages that `import module java.base` brings in, as far as programs commonly name their classes. */
const JAVA_BASE: readonly string[] = [
  ...['java.io', 'java.lang', 'java.lang.annotation', 'java.lang.invoke', 'java.lang.ref', 'java.lang.reflect'],
  ...['java.math', 'java.net', 'java.nio', 'java.nio.channels', 'java.nio.charset', 'java.nio.file', 'java.security'],
  ...['java.text', 'java.time', 'java.time.format', 'java.util', 'java.util.concurrent', 'java.util.concurrent.atomic'],
  ...['java.util.concurrent.locks', 'java.util.function', 'java.util.random', 'java.util.regex', 'java.util.stream'],
];

/** Cached for each unit and name. */
export function findImportedClass(model: JavaModel, unit: CompilationUnit, name: string): ClassSymbol | undefined {
  let names = model.caches.imported.get(unit);
  if (names === undefined) {
    names = new Map();
    model.caches.imported.set(unit, names);
  }
  const known = names.get(name);
  if (known !== undefined || names.has(name)) return known;
  // Entered first: a class that imports from itself must not search for ever.
  names.set(name, undefined);
  const found = search(model, unit, name);
  names.set(name, found);
  return found;
}

function search(model: JavaModel, unit: CompilationUnit, name: string): ClassSymbol | undefined {
  for (const each of unit.imports) {
    if (each.onDemand || each.isModule || each.names[each.names.length - 1] !== name) continue;
    const symbol = each.isStatic ? staticMember(model, each.names.slice(0, -1), name) : findByNames(model, each.names);
    if (symbol !== undefined) return symbol;
  }
  const inPackage = model.findTopLevel(unit.packageName === '' ? name : `${unit.packageName}.${name}`);
  if (inPackage !== undefined) return inPackage;
  for (const each of unit.imports) {
    const symbol = onDemand(model, unit, each, name);
    if (symbol !== undefined) return symbol;
  }
  return visible(unit, model.findTopLevel(`java.lang.${name}`));
}

function onDemand(model: JavaModel, unit: CompilationUnit, each: Import, name: string): ClassSymbol | undefined {
  if (each.isModule) {
    if (each.names.join('.') !== 'java.base') return undefined;
    for (const packageName of JAVA_BASE) {
      const symbol = visible(unit, model.findTopLevel(`${packageName}.${name}`));
      if (symbol !== undefined) return symbol;
    }
    return undefined;
  }
  if (!each.onDemand) return undefined;
  if (each.isStatic) return visible(unit, staticMember(model, each.names, name));
  const asPackage = each.names.join('.');
  const inPackage = model.hasPackage(asPackage) ? model.findTopLevel(`${asPackage}.${name}`) : undefined;
  if (inPackage !== undefined) return visible(unit, inPackage);
  const owner = findByNames(model, each.names);
  // Only static imports bring in what a class inherits.
  return visible(
    unit,
    owner?.memberClasses().find((member) => member.simpleName === name),
  );
}

function staticMember(model: JavaModel, owner: readonly string[], name: string): ClassSymbol | undefined {
  const symbol = findByNames(model, owner);
  return symbol === undefined ? undefined : findMemberClass(model, symbol, name);
}

/** Classes of other packages count only when public. */
function visible(unit: CompilationUnit, symbol: ClassSymbol | undefined): ClassSymbol | undefined {
  if (symbol === undefined || hasFlag(symbol, Flag.PUBLIC)) return symbol;
  return packageOf(symbol) === unit.packageName && !hasFlag(symbol, Flag.PRIVATE) ? symbol : undefined;
}

/** A class by its fully qualified name: the shortest prefix that is a top-level class, then members. */
export function findByNames(model: JavaModel, names: readonly string[]): ClassSymbol | undefined {
  for (let used = 1; used <= names.length; used++) {
    let symbol = model.findTopLevel(names.slice(0, used).join('.'));
    if (symbol === undefined) continue;
    for (const name of names.slice(used)) {
      symbol = findMemberClass(model, symbol, name);
      if (symbol === undefined) return undefined;
    }
    return symbol;
  }
  return undefined;
}
