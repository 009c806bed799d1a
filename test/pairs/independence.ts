/** Whether two programs name no class of each other. */
import type { Unit } from './units.js';

interface Names {
  /** Top-level classes, qualified. */
  readonly declared: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export function areIndependent(one: Unit, other: Unit): boolean {
  const [first, second] = [namesOf(one), namesOf(other)];
  if (one.inputs.some(({ path }) => other.inputs.some((each) => each.path === path))) return false;
  return !mayName(first, second) && !mayName(second, first);
}

/** Words in comments count as well: fewer pairs, but no doubt. */
function mayName(naming: Names, named: Names): boolean {
  const isShared = [...named.packages].some((name) => naming.packages.has(name));
  for (const name of named.declared) {
    const simple = name.slice(name.lastIndexOf('.') + 1);
    const home = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (!naming.words.has(simple)) continue;
    if (isShared || home === '' || home.split('.').every((word) => naming.words.has(word))) return true;
  }
  return false;
}

function namesOf({ inputs }: Unit): Names {
  const [declared, packages, words] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { text } of inputs) {
    const home = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1] ?? '';
    packages.add(home);
    for (const [word] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) words.add(word);
    for (const [, name] of text.matchAll(/\b(?:class|interface|enum|record)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gu))
      declared.add(home === '' ? `${name}` : `${home}.${name}`);
  }
  return { declared, packages, words };
}
