/**
 * Which findings a baseline knows. The surest signs first, each entry at most once: the fingerprint; the same statement of the
 * same method; the same words about the same method, whose code was rewritten; and then, only for entries whose method or class
 * is gone, the same statement and words under another name, or in another class the same words about a method of the old name.
 */
import type { BaselineEntry, BaselineWorld, Found } from './baseline.js';

export interface Matched {
  readonly known: ReadonlySet<Found>;
  readonly left: readonly BaselineEntry[];
}

interface Stage {
  readonly key: (entry: BaselineEntry) => string;
  /** Whether an entry of the baseline may be matched so. */
  readonly isOpen: (entry: BaselineEntry) => boolean;
}

export function matchEntries(
  found: readonly Found[],
  baseline: readonly BaselineEntry[],
  { hasClass, hasMethod }: Pick<BaselineWorld, 'hasClass' | 'hasMethod'>,
): Matched {
  const always = (): boolean => true;
  const isClassGone = (entry: BaselineEntry): boolean => !hasClass(entry);
  const isMethodGone = (entry: BaselineEntry): boolean =>
    isClassGone(entry) || (entry.method !== undefined && !hasMethod(entry.class, entry.method));
  const stages: readonly Stage[] = [
    { key: ({ fingerprint }) => fingerprint, isOpen: always },
    { key: (entry) => joined(place(entry), codeText(entry)), isOpen: always },
    { key: (entry) => joined(place(entry), words(entry)), isOpen: always },
    { key: (entry) => joined(numberless(entry.class), codeText(entry), words(entry)), isOpen: isMethodGone },
    { key: (entry) => joined(numberless(entry.method), codeText(entry), words(entry)), isOpen: isClassGone },
    { key: (entry) => joined(codeText(entry), words(entry)), isOpen: isMethodGone },
    { key: (entry) => joined(numberless(entry.method), words(entry)), isOpen: isClassGone },
  ];
  const known = new Set<Found>();
  let left = baseline;
  for (const { key, isOpen } of stages) {
    const open = new Map<string, BaselineEntry[]>();
    for (const entry of left) {
      if (!isOpen(entry)) continue;
      const own = joined(entry.rule, key(entry));
      const group = open.get(own);
      if (group === undefined) open.set(own, [entry]);
      else group.push(entry);
    }
    const taken = new Set<BaselineEntry>();
    for (const each of found) {
      if (known.has(each)) continue;
      const entry = open.get(joined(each.entry.rule, key(each.entry)))?.shift();
      if (entry === undefined) continue;
      known.add(each);
      taken.add(entry);
    }
    left = left.filter((entry) => !taken.has(entry));
  }
  return { known, left };
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.map((part) => part ?? '').join('\u0000');
}

function place(entry: BaselineEntry): string {
  return joined(numberless(entry.class), numberless(entry.method));
}

/** Anonymous classes and lambdas are numbered in the order of the text, which changes with every other one. */
function numberless(name = ''): string {
  return name.replace(/\$\d+/g, '$');
}

/** Whatever the class and method are called. */
function codeText(entry: BaselineEntry): string {
  return entry.code === '' ? words(entry) : nameless(entry.code, entry);
}

/** Without what the run met that was told: another run may meet something else, and classes are renamed. */
function words(entry: BaselineEntry): string {
  const message = entry.message.replace(/(?<= here): .*$/s, '').replace(/\d+/g, '0');
  return nameless(joined(message, entry.subject), entry);
}

/** Own names differ after renaming; a placeholder keeps them apart from other words. */
function nameless(text: string, { class: name, method }: BaselineEntry): string {
  const simple = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  const replaced = replaceWord(replaceWord(text, name, '\u0001'), simple, '\u0001');
  return method === undefined ? replaced : replaceWord(replaced, method, '\u0002');
}

function replaceWord(text: string, word: string, by: string): string {
  if (!/^[\w$.]+$/.test(word)) return text;
  return text.replace(new RegExp(`(?<![\\w$])${word.replace(/[$.]/g, '\\$&')}(?![\\w$])`, 'g'), by);
}
