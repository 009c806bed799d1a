/** The obligations of methods, those of the same place and subject made one, found again by their edges. */
import type { Edge } from '../ir/body.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { Finder, FinderContext, Obligation } from './finder.js';

/** An obligation with the rule that it belongs to. */
export interface Duty {
  readonly rule: string;
  readonly obligation: Obligation;
  /** What would repair it, in words of the program or, where there are none, of the rule. */
  readonly repair?: string;
  /** The same in all copies of the code, the obligation itself first. */
  readonly copies: readonly Obligation[];
}

export interface MethodDuties {
  /** In the order of the source. */
  readonly all: readonly Duty[];
  readonly at: ReadonlyMap<Edge, readonly Placed[]>;
}

/** A duty as one edge has to judge it: copies of a `finally` block are judged each by its own operands. */
export interface Placed {
  readonly duty: Duty;
  readonly judge: Obligation['judge'];
  readonly obligation: Obligation;
}

export class ObligationBook {
  readonly #finders: readonly Finder[];
  readonly #context: FinderContext;
  readonly #known = new Map<MethodDeclaration, MethodDuties>();

  constructor(finders: readonly Finder[], context: FinderContext) {
    this.#finders = finders;
    this.#context = context;
  }

  of(method: MethodDeclaration): MethodDuties {
    let duties = this.#known.get(method);
    if (duties === undefined) {
      duties = this.#collect(method);
      this.#known.set(method, duties);
    }
    return duties;
  }

  #collect(method: MethodDeclaration): MethodDuties {
    const unique = new Map<string, { readonly duty: Duty; readonly copies: Obligation[] }>();
    const at = new Map<Edge, Placed[]>();
    for (const { card, obligations } of this.#finders) {
      for (const obligation of obligations(method, this.#context)) {
        const { span, subject } = obligation;
        const key = `${card.id} ${span.line}:${span.column} ${subject}`;
        const found = unique.get(key);
        const copies = found?.copies ?? [];
        const duty = found?.duty ?? {
          rule: card.id,
          obligation,
          repair: obligation.repair ?? inSentence(card.help),
          copies,
        };
        copies.push(obligation);
        unique.set(key, { duty, copies });
        for (const edge of obligation.edges) {
          const placed = at.get(edge);
          const entry: Placed = { duty, judge: obligation.judge, obligation };
          if (placed === undefined) at.set(edge, [entry]);
          else placed.push(entry);
        }
      }
    }
    const duties = [...unique.values()].map(({ duty }) => duty);
    const all = duties.sort(
      (one, other) =>
        one.obligation.span.line - other.obligation.span.line ||
        one.obligation.span.column - other.obligation.span.column,
    );
    return { all, at };
  }
}

/** As it stands behind other words. */
function inSentence(help: string): string {
  return help.charAt(0).toLowerCase() + help.slice(1).replace(/\.$/, '');
}
