/** Answers about states against the truth in their concrete heaps: never wrong, and decided where they have to be. */
import type { Truth } from '../../../../src/base/truth.js';
import { draftOf, type Heap } from './heaps.js';
import type { Kit } from './kit.js';
import { type Failure, Judge } from './oracle.js';
import { truths } from './truths.js';

interface Asked {
  readonly question: string;
  readonly answer: Truth;
  /** No parent field is among the fields, all others are: the answer must be the truth, whatever that is. */
  readonly exact: boolean;
  readonly truth: (heap: Heap) => boolean;
}

export interface QueryAudit {
  readonly failure: Failure;
  readonly asked: number;
  readonly unknown: number;
}

/** Two variables; the field lists are all subsets. */
export function auditQueries(
  kit: Kit,
  bounds: { readonly fields: number; readonly parent: number; readonly mode: 'exact' | 'partial' },
  heaps: Iterable<Heap>,
): QueryAudit {
  const judge = new Judge(kit, { variables: 2, ...bounds });
  const merged = new Map<number, number>();
  const met = new Set<number>();
  let [asked, unknown] = [0, 0];
  for (const heap of heaps) {
    let state = judge.state(heap);
    if (typeof state === 'string') continue;
    if (bounds.mode === 'partial') {
      const key = judge.states.key(state);
      state = judge.states.merged(state, merged.get(key) ?? state);
      merged.set(key, state);
    }
    // Not only the heap that led here: also one for each way in which the state can be split.
    const others = met.has(state) ? [] : judge.witnesses(state).slice(0, 40);
    met.add(state);
    for (const { question, answer, exact, truth } of questionsAbout(judge, state, bounds)) {
      asked++;
      if (answer === 'unknown') unknown++;
      for (const each of [heap, ...others]) {
        const right = truth(each) ? 'yes' : 'no';
        if (answer === right || (answer === 'unknown' && !exact)) continue;
        const failure = `${question} is ${answer} in ${judge.show(state)}, but ${right} in ${JSON.stringify(each)}`;
        return { failure, asked, unknown };
      }
    }
    // A graph that is not contracted leaves nothing open, but for lists along two parent fields.
    const plain = judge.states.uncontracted(draftOf(heap));
    for (const { question, answer, truth } of questionsAbout(judge, plain, bounds)) {
      const right = truth(heap) ? 'yes' : 'no';
      if (answer === right || (answer === 'unknown' && question.endsWith('both parents'))) continue;
      return { failure: `${question} is ${answer} in the heap ${JSON.stringify(heap)}`, asked, unknown };
    }
  }
  return { failure: undefined, asked, unknown };
}

function questionsAbout(
  judge: Judge,
  state: number,
  bounds: { readonly fields: number; readonly parent: number },
): Asked[] {
  const { queries } = judge.kit;
  const graph = judge.states.graph(state);
  const { model } = judge.states;
  const questions: Asked[] = [];
  const real = Array.from({ length: bounds.fields }, (_, field) => field).filter(
    (field) => bounds.parent === -1 || field < bounds.parent,
  );
  for (let set = 1; set < 1 << bounds.fields; set++) {
    const fields = Array.from({ length: bounds.fields }, (_, field) => field).filter(
      (field) => ((set >> field) & 1) === 1,
    );
    const exact = fields.length === real.length && fields.every((field) => real.includes(field));
    const add = (question: string, answer: Truth, truth: (heap: Heap) => boolean, decided = exact): void => {
      questions.push({ question: `${question} along ${fields}`, answer, exact: decided, truth });
    };
    for (const x of [0, 1]) {
      add(`cyclic ${x}`, queries.cyclic(graph, model, x, fields), (heap) => truths.cyclic(heap, x, fields));
      add(`acyclic ${x}`, queries.acyclic(graph, model, x, fields), (heap) => truths.acyclic(heap, x, fields));
      add(`tree ${x}`, queries.tree(graph, model, x, fields), (heap) => truths.tree(heap, x, fields));
      add(
        `unshared ${x}`,
        queries.unshared(graph, model, x, fields),
        (heap) => truths.unshared(heap, x, fields),
        false,
      );
      if (fields[0] !== undefined && fields.length === 1) {
        const [field] = fields;
        add(`list ${x}`, queries.list(graph, model, x, field), (heap) => truths.acyclic(heap, x, fields));
      }
      for (const y of [0, 1]) {
        add(`reach ${x} ${y}`, queries.reach(graph, model, x, y, fields), (heap) => truths.reach(heap, x, y, fields));
        add(`disjoint ${x} ${y}`, queries.disjoint(graph, model, x, y, fields), (heap) =>
          truths.disjoint(heap, x, y, fields),
        );
      }
    }
  }
  for (let next = 0; next < bounds.fields; next++) {
    for (let prev = 0; prev < bounds.fields; prev++) {
      if (next === prev) continue;
      const exact = real.length === 1 && bounds.parent !== -1 && prev >= bounds.parent && next === 0;
      for (const x of [0, 1]) {
        questions.push({
          question: `dll ${x} along ${next}, ${prev}${bounds.parent !== -1 && Math.min(next, prev) >= bounds.parent ? ', both parents' : ''}`,
          answer: queries.dll(graph, model, x, next, prev),
          exact,
          truth: (heap) => truths.dll(heap, x, next, prev),
        });
      }
    }
  }
  return questions;
}
