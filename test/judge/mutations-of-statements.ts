/** Mutations of whole statements: left out, doubled, swapped, nulls put in, exceptions in the middle. */
import type { MutationKind } from './mutations.js';
import { closingOf, nextOf, type Token, written } from './tokens.js';

interface Statement {
  readonly from: number;
  /** Behind the semicolon. */
  readonly to: number;
}

export const changesOfStatements: readonly MutationKind[] = [
  {
    name: 'statement dropped',
    weight: 3,
    sites: (tokens) => statementsIn(tokens).map(({ from, to }) => ({ from, to, by: [written(';')] })),
  },
  {
    name: 'statement doubled',
    weight: 2,
    sites: (tokens) =>
      statementsIn(tokens)
        .filter(({ from }) => !isDeclaration(tokens, from))
        .map(({ from, to }) => ({ from: to, to, by: [tokens.slice(from, to)] })),
  },
  {
    name: 'statements swapped',
    weight: 3,
    sites: (tokens) => {
      const all = statementsIn(tokens);
      return all.flatMap((first) => {
        const second = all.find(({ from }) => from === first.to);
        if (second === undefined) return [];
        const by = [...tokens.slice(second.from, second.to), ...tokens.slice(first.from, first.to)];
        const isSame = by.every(({ text }, index) => text === tokens[first.from + index]?.text);
        if (isSame) return [];
        return [{ from: first.from, to: second.to, by: [by] }];
      });
    },
  },
  {
    name: 'null put into a collection',
    weight: 4,
    sites: (tokens) =>
      statementsIn(tokens).flatMap(({ from, to }) => {
        const [name, dot, method] = tokens.slice(from, from + 3).map(({ text }) => text);
        if (dot !== '.' || !/^(?:add|put|offer|push|addLast|addFirst|set)$/.test(method ?? '')) return [];
        const by = [
          `${name}.add(null);`,
          `${name}.put(null, null);`,
          `${name}.push(null);`,
          `${name}.replaceAll(each -> null);`,
          `${name}.replaceAll((key, value) -> null);`,
        ];
        return [{ from: to, to, by: by.map(written) }];
      }),
  },
  {
    name: 'exception in the middle',
    weight: 1,
    sites: (tokens) =>
      statementsIn(tokens).map(({ from }) => ({
        from,
        to: from,
        by: [written('if (true) throw new IllegalStateException();')],
      })),
  },
];

/** Those that end with a semicolon and stand in a block, declarations of fields included. */
function statementsIn(tokens: readonly Token[]): readonly Statement[] {
  const found: Statement[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!/^[;{}]$/.test(tokens[index]?.text ?? '')) continue;
    const from = index + 1;
    if (!/^[\w$(+-]/.test(tokens[from]?.text ?? '') || isHeaded(tokens[from]?.text)) continue;
    const to = nextOf(tokens, from, [';', '{']);
    if (to !== undefined && tokens[to]?.text === ';') found.push({ from, to: to + 1 });
    else if (to !== undefined && tokens[to]?.text === '{' && isInsideExpression(tokens, from, to)) {
      const end = nextOf(tokens, (closingOf(tokens, to) ?? tokens.length) + 1, [';', '{']);
      if (end !== undefined && tokens[end]?.text === ';') found.push({ from, to: end + 1 });
    }
  }
  return found;
}

function isHeaded(text: string | undefined): boolean {
  return /^(?:import|package|if|for|while|do|try|switch|case|default|else|catch|finally|class|enum|interface|record|throw)$/.test(
    text ?? '',
  );
}

/** A lambda or an array in a statement. */
function isInsideExpression(tokens: readonly Token[], from: number, opening: number): boolean {
  return opening > from && /^(?:->|=|\])$/.test(tokens[opening - 1]?.text ?? '');
}

function isDeclaration(tokens: readonly Token[], from: number): boolean {
  return /^[\w$]+$/.test(tokens[from + 1]?.text ?? '') || tokens[from + 1]?.text === '<';
}
