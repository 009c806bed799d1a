/** Concrete lists, and the words in which pictures of them are described (`described.ts`): what is worked out by hand is checked against them. */

export interface ConcreteHeap {
  /** In the order of their names; absent: null. */
  readonly variables: Readonly<Record<string, number | undefined>>;
  /** Of each node, by number; absent: null. Every list ends, and no two lead into each other. */
  readonly next: readonly (number | undefined)[];
}

/** All pictures that stand for the heap: a node behind the held ones that is alone there is drawn as such, or as a summary of one. */
export function picturesOf({ variables, next }: ConcreteHeap): readonly string[] {
  const held = new Set(Object.values(variables).filter((node) => node !== undefined));
  const alone = [...held].map((node) => next[node]).filter((node) => node !== undefined && next[node] === undefined);
  const subsets = alone.reduce<readonly (readonly (number | undefined)[])[]>(
    (some, node) => some.flatMap((subset) => [subset, [...subset, node]]),
    [[]],
  );
  return subsets.map((objects) => pictureOf({ variables, next }, new Set([...held, ...objects])));
}

/** `objects` are drawn one by one; what follows the last of them is a summary. */
function pictureOf({ variables, next }: ConcreteHeap, objects: ReadonlySet<number | undefined>): string {
  const met: number[] = [];
  const nameOf = (node: number): string => {
    if (!met.includes(node)) met.push(node);
    return String.fromCharCode('a'.charCodeAt(0) + met.indexOf(node));
  };
  const held = Object.entries(variables).map(([name, node]) => `${name}=${node === undefined ? 'null' : nameOf(node)}`);
  const drawn: string[] = [];
  for (const node of met) {
    const target = next[node];
    if (!objects.has(node)) drawn.push(`${nameOf(node)}: 1+ Node by next(next=inside or null)`);
    else drawn.push(`${nameOf(node)}: Node(${target === undefined ? 'next=null' : `next→${nameOf(target)}`})`);
  }
  return [held.join(' '), ...drawn].join(' | ');
}

/** Every round of examples/list/Reverse.java on a list of so many nodes: the heap before and after line 20. */
export function reversalAtLine20(
  nodes: number,
): readonly { readonly before: ConcreteHeap; readonly after: ConcreteHeap }[] {
  const next = Array.from({ length: nodes }, (_, node) => (node + 1 < nodes ? node + 1 : undefined));
  const rounds: { readonly before: ConcreteHeap; readonly after: ConcreteHeap }[] = [];
  let list: number | undefined = nodes === 0 ? undefined : 0;
  let reversed: number | undefined;
  while (list !== undefined) {
    const rest: number | undefined = next[list];
    const before = { variables: { list, rest, reversed }, next: [...next] };
    next[list] = reversed;
    // `reversed` is written on line 21 before anyone reads it: it is no longer looked at.
    rounds.push({ before, after: { variables: { list, rest }, next: [...next] } });
    reversed = list;
    list = rest;
  }
  return rounds;
}
