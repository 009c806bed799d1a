/** Mutations of single values: operators, numbers, arguments, classes of collections. */
import type { MutationKind, Site } from './mutations.js';
import { closingOf, nextOf, type Token, written } from './tokens.js';

const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '==': ['!='],
    '!=': ['=='],
    '<': ['<=', '>', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<', '<='],
    '>=': ['>', '<'],
    '&&': ['||'],
    '||': ['&&'],
    '+': ['-'],
    '-': ['+'],
    '++': ['--'],
    '--': ['++'],
    true: ['false'],
    false: ['true'],
  }),
);

/** What is not asked for may take part all the same. */
const COLLECTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ArrayList: ['LinkedList', 'Vector', 'concurrent.CopyOnWriteArrayList', 'ArrayDeque', 'Stack'],
    LinkedList: ['ArrayList', 'ArrayDeque', 'concurrent.ConcurrentLinkedDeque'],
    ArrayDeque: ['LinkedList', 'PriorityQueue', 'concurrent.LinkedBlockingDeque', 'concurrent.ArrayBlockingQueue'],
    HashMap: [
      'TreeMap',
      'LinkedHashMap',
      'IdentityHashMap',
      'Hashtable',
      'concurrent.ConcurrentHashMap',
      'WeakHashMap',
    ],
    LinkedHashMap: ['TreeMap', 'HashMap', 'concurrent.ConcurrentSkipListMap'],
    TreeMap: ['HashMap', 'concurrent.ConcurrentSkipListMap'],
    HashSet: ['TreeSet', 'LinkedHashSet', 'concurrent.ConcurrentSkipListSet'],
    LinkedHashSet: ['TreeSet', 'HashSet'],
    TreeSet: ['HashSet', 'LinkedHashSet'],
    PriorityQueue: ['ArrayDeque', 'LinkedList', 'concurrent.PriorityBlockingQueue'],
  }),
);

const UNCHANGEABLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ArrayList: 'java.util.List.of()',
    LinkedList: 'java.util.List.of()',
    HashMap: 'java.util.Map.of()',
    LinkedHashMap: 'java.util.Collections.emptyMap()',
    HashSet: 'java.util.Set.of()',
    TreeMap: 'java.util.Collections.emptySortedMap()',
  }),
);

export const changesOfValues: readonly MutationKind[] = [
  {
    name: 'operator flipped',
    weight: 3,
    sites: (tokens) =>
      each(tokens, (index, text) =>
        isOperand(tokens, index, text) ? one(index, ...(OTHERS.get(text) ?? []).map((other) => written(other))) : [],
      ),
  },
  {
    name: 'number changed',
    weight: 3,
    sites: (tokens) =>
      each(tokens, (index, text) => {
        if (!/^\d{1,9}$/.test(text)) return [];
        const value = Number(text);
        const near = [value + 1, value - 1].map((other) => written(other < 0 ? `(${other})` : String(other)));
        return one(index, ...near, ...near, written(value === 0 ? '1' : '0'), written('Integer.MAX_VALUE'));
      }),
  },
  {
    name: 'null as argument',
    weight: 4,
    sites: (tokens) => argumentsIn(tokens).map(({ from, to }) => ({ from, to, by: [written('null')] })),
  },
  {
    name: 'arguments swapped',
    weight: 1,
    sites: (tokens) => {
      const all = argumentsIn(tokens);
      return all.flatMap((left): readonly Site[] => {
        const right = all.find(({ from }) => from === left.to + 1);
        if (right === undefined || tokens[left.to]?.text !== ',') return [];
        const by = [...tokens.slice(right.from, right.to), ...written(','), ...tokens.slice(left.from, left.to)];
        return [{ from: left.from, to: right.to, by: [by] }];
      });
    },
  },
  {
    name: 'null as value',
    weight: 3,
    sites: (tokens) =>
      each(tokens, (index, text) => {
        if (text !== '=' && text !== 'return' && text !== '->' && text !== 'new') return [];
        const from = text === 'new' ? index : index + 1;
        const to = text === 'new' ? endOfNew(tokens, index) : nextOf(tokens, from, [';', ',']);
        return to === undefined || to <= from || tokens[from]?.text === '{'
          ? []
          : [{ from, to, by: [written('null')] }];
      }),
  },
  {
    name: 'condition decided',
    weight: 4,
    sites: (tokens) =>
      each(tokens, (index, text) => {
        if (text !== 'if' && text !== '?') return [];
        if (text === '?')
          return [{ from: index, to: index, by: [written('== true || true'), written('== true && false')] }];
        const end = closingOf(tokens, index + 1);
        return end === undefined ? [] : [{ from: index + 2, to: end, by: [written('true'), written('!true')] }];
      }),
  },
  {
    name: 'conjunct dropped',
    weight: 2,
    sites: (tokens) =>
      each(tokens, (index, text) => {
        if (text !== '&&' && text !== '||') return [];
        const to = nextOf(tokens, index + 1, ['&&', '||', ';', ',', '?', ':']);
        return to === undefined ? [] : [{ from: index, to, by: [[]] }];
      }),
  },
  {
    name: 'other collection',
    weight: 3,
    sites: (tokens) =>
      each(tokens, (index, text) => {
        const name = tokens[index + 1]?.text ?? '';
        const others = text === 'new' ? COLLECTIONS.get(name) : undefined;
        if (others === undefined) return [];
        const changed = others.map((other) => written(`java.util.${other}`));
        const end = endOfNew(tokens, index);
        const fixed = UNCHANGEABLE.get(name);
        return [
          { from: index + 1, to: index + 2, by: changed },
          ...(end === undefined || fixed === undefined ? [] : [{ from: index, to: end, by: [written(fixed)] }]),
        ];
      }),
  },
  {
    name: 'other class made',
    weight: 1,
    sites: (tokens) => {
      const made = [...new Set(tokens.flatMap(({ text }, index) => (isMade(tokens, index) ? [text] : [])))];
      return each(tokens, (index, text) =>
        isMade(tokens, index)
          ? one(index, ...made.filter((other) => other !== text).map((other) => written(other)))
          : [],
      );
    },
  },
];

function each(tokens: readonly Token[], sites: (index: number, text: string) => readonly Site[]): readonly Site[] {
  return tokens.flatMap(({ text }, index) => sites(index, text));
}

function one(index: number, ...by: readonly (readonly Token[])[]): readonly Site[] {
  return [{ from: index, to: index + 1, by }];
}

/** Angle brackets of type arguments and signs of numbers are written without spaces. */
function isOperand(tokens: readonly Token[], index: number, text: string): boolean {
  if (!/^[-+<>]$/.test(text)) return true;
  return tokens[index]?.apart === true && tokens[index + 1]?.apart === true;
}

function isMade(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === 'new' && tokens[index + 1]?.text !== '[';
}

/** Behind the arguments. */
function endOfNew(tokens: readonly Token[], index: number): number | undefined {
  const opening = nextOf(tokens, index + 1, ['(', ';', '[', '{']);
  if (opening === undefined || tokens[opening]?.text !== '(') return undefined;
  const end = closingOf(tokens, opening);
  return end === undefined || tokens[end + 1]?.text === '{' ? undefined : end + 1;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const NO_CALLS = /^(?:if|while|for|switch|catch|synchronized|try|return|assert|throw|case)$/;

/** Arguments of calls, and also parameters where methods are declared: those no longer compile. */
function argumentsIn(tokens: readonly Token[]): readonly Range[] {
  return tokens.flatMap(({ text }, index): readonly Range[] => {
    const before = tokens[index - 1]?.text ?? '';
    const end = closingOf(tokens, index);
    if (text !== '(' || !/[\w$>]$/.test(before) || NO_CALLS.test(before) || end === undefined) return [];
    const found: Range[] = [];
    for (let from = index + 1; from < end; ) {
      const to = nextOf(tokens, from, [',']) ?? end;
      if (to > from) found.push({ from, to });
      from = to + 1;
    }
    return found.filter(({ from }) => !isDeclared(tokens, from));
  });
}

/** `Type name`, `Type<…> name`, `Type[] name`. */
function isDeclared(tokens: readonly Token[], from: number): boolean {
  return (
    /^[\w$]+$/.test(tokens[from]?.text ?? '') &&
    /^[\w$<]+$/.test(tokens[from + 1]?.text ?? '') &&
    tokens[from]?.text !== 'new'
  );
}
