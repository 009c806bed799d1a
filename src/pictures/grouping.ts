/** Many drawings of one place, sorted so that one finds the one that is looked for: by what is null, what is the same, what reaches what. */
import type { Drawing } from './drawing.js';
import { factsOf } from './facts.js';
import { drawingText } from './words.js';

export interface DrawingGroup {
  /** What its drawings have in common and others do not: `cur = null, x reaches y`. */
  readonly title: string;
  /** Places in the list that was given, ascending. */
  readonly members: readonly number[];
}

/** Groups are split until they are as small as this, if there is a way. */
const COMFORTABLE = 6;
const MOST_GROUPS = 12;

/** Every drawing is in exactly one group. Without differences that can be said shortly there is one group without a title. */
export function groupsOf(drawings: readonly Drawing[]): readonly DrawingGroup[] {
  const facts = drawings.map(factsOf);
  const chosen: string[] = [];
  let groups = groupedBy(facts, chosen);
  for (const fact of telling(facts)) {
    if (Math.max(0, ...groups.map(({ members }) => members.length)) <= COMFORTABLE) break;
    const finer = groupedBy(facts, [...chosen, fact]);
    if (finer.length === groups.length || finer.length > MOST_GROUPS) continue;
    chosen.push(fact);
    groups = finer;
  }
  return groups;
}

/** What a search looks at: the facts, then all that the drawing says. */
export function searchText(drawing: Drawing): string {
  const facts = [...factsOf(drawing)].map(([fact, holds]) => (holds ? fact : denied(fact)));
  return `${[...new Set(facts)].join('; ')}; ${drawingText(drawing)}`.toLowerCase();
}

/** Whether all words of what was typed occur; `cur=null` is `cur = null`. */
export function isFound(typed: string, text: string): boolean {
  const spaced = typed.toLowerCase().replace(/\s*(!=|≠|=)\s*/g, (_, sign: string) => (sign === '=' ? ' = ' : ' ≠ '));
  return spaced
    .split(/[;,]/)
    .map((part) => part.trim())
    .every((part) => part === '' || isIn(part, text));
}

/** A fact as a whole; anything else word by word. */
function isIn(part: string, text: string): boolean {
  if (new RegExp(`(^|[^\\w$])${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\w$])`, 'u').test(text)) return true;
  return !/[=≠]|\breach/.test(part) && part.split(/\s+/).every((word) => text.includes(word));
}

function groupedBy(facts: readonly ReadonlyMap<string, boolean>[], chosen: readonly string[]): readonly DrawingGroup[] {
  const groups = new Map<string, number[]>();
  for (const [index, own] of facts.entries()) {
    const title = chosen
      .flatMap((fact) => {
        const holds = own.get(fact);
        return holds === undefined ? [] : [holds ? fact : denied(fact)];
      })
      .join(', ');
    groups.set(title, [...(groups.get(title) ?? []), index]);
  }
  return [...groups].map(([title, members]) => ({ title, members }));
}

/** Facts that hold in some of the drawings only: simple ones first, then those that split more evenly; each split once. */
function telling(facts: readonly ReadonlyMap<string, boolean>[]): readonly string[] {
  const splits = new Map<string, { readonly fact: string; readonly evenness: number }>();
  for (const fact of new Set(facts.flatMap((own) => [...own.keys()]))) {
    const values = facts.map((own) => own.get(fact));
    const held = values.filter((value) => value === true).length;
    if (held === 0 || held === facts.length) continue;
    const pattern = values.map((value) => (value === true ? 1 : 0)).join('');
    if (!splits.has(pattern)) splits.set(pattern, { fact, evenness: Math.min(held, facts.length - held) });
  }
  return [...splits.values()]
    .sort((one, other) => rank(one.fact) - rank(other.fact) || other.evenness - one.evenness)
    .map(({ fact }) => fact);
}

function rank(fact: string): number {
  if (fact.endsWith(' = null')) return 0;
  if (/ = (true|false)$/.test(fact)) return 1;
  return fact.includes(' = ') ? 2 : 3;
}

/** `x ≠ y`; `x does not reach y`. */
function denied(fact: string): string {
  if (/ = (true|false)$/.test(fact))
    return fact.replace(/(true|false)$/, (value) => (value === 'true' ? 'false' : 'true'));
  return fact.includes(' reaches ') ? fact.replace(' reaches ', ' does not reach ') : fact.replace(' = ', ' ≠ ');
}
