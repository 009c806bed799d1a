/** Mutations of what is called back, or run again and again: collections are changed where nobody expects it. */
import type { MutationKind, Site } from './mutations.js';
import { nextOf, type Token, written } from './tokens.js';

export const changesInCallbacks: readonly MutationKind[] = [
  {
    name: 'collection changed in a block',
    weight: 4,
    sites: (tokens) => {
      const changes = changesOf(tokens);
      return tokens.flatMap(({ text }, index): readonly Site[] =>
        text === '{' && /^(?:\)|->)$/.test(tokens[index - 1]?.text ?? '')
          ? [{ from: index + 1, to: index + 1, by: changes }]
          : [],
      );
    },
  },
  {
    name: 'collection changed in a lambda',
    weight: 4,
    sites: (tokens) => {
      const changes = changesOf(tokens);
      return tokens.flatMap(({ text }, index): readonly Site[] => {
        const from = index + 1;
        const to = text === '->' && tokens[from]?.text !== '{' ? nextOf(tokens, from, [',', ';']) : undefined;
        if (to === undefined || to <= from) return [];
        const body = tokens.slice(from, to);
        const [start, end, give] = [written('{'), written('; }'), written('return ')];
        const by = changes.flatMap((change) => [
          [...start, ...change, ...give, ...body, ...end],
          [...start, ...change, ...body, ...end],
        ]);
        return [{ from, to, by }];
      });
    },
  },
  {
    name: 'collection changed in an object method',
    weight: 2,
    sites: (tokens) => {
      const changes = changesOf(tokens);
      const headers = [
        'public String toString() {',
        'public int hashCode() {',
        'public boolean equals(Object other) {',
      ].map(written);
      const answers = ['return "changed"; }', 'return 1; }', 'return true; }'].map(written);
      return tokens.flatMap(({ text }, index): readonly Site[] => {
        if (text !== 'class') return [];
        const from = nextOf(tokens, index, ['{']);
        if (from === undefined) return [];
        const by = changes.flatMap((change) =>
          headers.map((header, number) => [...header, ...change, ...(answers[number] ?? [])]),
        );
        return [{ from: from + 1, to: from + 1, by }];
      });
    },
  },
];

/** Statements that change what looks like a collection somewhere in the program. */
function changesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const names = new Set<string>();
  for (const [index, { text }] of tokens.entries()) {
    const method = tokens[index + 2]?.text ?? '';
    const isUsed =
      tokens[index + 1]?.text === '.' &&
      /^(?:add|put|iterator|remove|push|offer|forEach|size|entrySet|keySet|values)$/.test(method);
    if (isUsed && /^[a-z]\w*$/.test(text)) names.add(text);
    if (text === ':' && /^[a-z]\w*$/.test(tokens[index + 1]?.text ?? '')) names.add(tokens[index + 1]?.text ?? '');
  }
  const changes = (name: string): readonly string[] => [
    `${name}.clear();`,
    `${name}.add(null);`,
    `if (!${name}.isEmpty()) ${name}.remove(${name}.iterator().next());`,
    `${name}.put(null, null);`,
    `${name} = null;`,
  ];
  return [...names].filter((name) => name !== 'this').flatMap((name) => changes(name).map(written));
}
