/** How many tasks of a run were kept, and why the others were not. */

/** `code`: something that was asked of the input is otherwise; `facts`: what it declares as a whole; `library`: what was read besides; `new`: never done. */
export type WhyNot = 'code' | 'facts' | 'library' | 'new';

const WORDS: Readonly<Record<WhyNot, string>> = {
  code: 'code changed that they asked for',
  facts: 'declarations, threads or fields of the program changed',
  library: 'the class path or the library changed, or the answer is gone',
  new: 'never done so before',
};
const WHY = Object.keys(WORDS) as readonly WhyNot[];

const MOST_PLACES = 5;

export class CacheTally {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #places = new Set<string>();

  /** `place`: of the first question that is answered otherwise. */
  note(kind: string, why: string, place = ''): void {
    const counts = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, counts);
    counts.set(why, (counts.get(why) ?? 0) + 1);
    if (place !== '') this.#places.add(place);
  }

  get text(): string {
    const all = [...this.#counts];
    const sum = (why?: string): number =>
      all.reduce(
        (total, [, counts]) =>
          total + [...counts].reduce((n, [word, count]) => n + (why === undefined || why === word ? count : 0), 0),
        0,
      );
    const kinds = all.map(
      ([kind, counts]) =>
        `${kind} ${counts.get('kept') ?? 0} of ${[...counts.values()].reduce((one, other) => one + other, 0)}`,
    );
    const lines = [`cache: ${sum('kept')} of ${sum()} tasks kept (${kinds.join(', ')})`];
    for (const why of WHY) if (sum(why) > 0) lines.push(`  ${sum(why)} done: ${WORDS[why]}`);
    const places = [...this.#places];
    if (places.length > 0) {
      const more = places.length > MOST_PLACES ? `, and ${places.length - MOST_PLACES} more` : '';
      lines.push(`  changed: ${places.slice(0, MOST_PLACES).map(placeText).join(', ')}${more}`);
    }
    return lines.join('\n');
  }
}

function placeText(question: string): string {
  const [word, ...rest] = question.split(' ');
  if (word === 'body') return `code of ${rest.slice(1).join(' ')}`;
  if (word === 'class') return `lines of ${rest.join(' ')}`;
  if (word === 'line') return `${rest.slice(1).join(' ')}, line ${rest[0]}`;
  return word === 'all' ? 'any code' : question;
}
