/** A toy that also knows which classes are initialised, from a start at which none is. */
import type { Domain, MakeDomain } from '../../src/engine/domain.js';
import type { Outcome } from '../../src/engine/outcome.js';
import { ranges, type Toy } from './toys.js';

/** Classes are kept as variables that no body has. */
const FIRST = 1000;
const YES = { lower: 1, upper: 1 };

export interface Started {
  readonly type: string;
  readonly fresh: boolean;
}

/** `told` hears of every class that is marked. */
export const initialising =
  (told: (started: Started) => void = () => {}): MakeDomain<Toy> =>
  (view) => {
    const domain = ranges('0')(view);
    const numbers = new Map<string, number>();
    const place = (type: string): number => {
      const known = numbers.get(type);
      if (known !== undefined) return known;
      numbers.set(type, FIRST + numbers.size);
      return FIRST + numbers.size - 1;
    };
    /** The first state with what the second knows of classes. */
    const taking = (state: Toy, from: Toy): Toy => {
      let { values } = state;
      for (const [index] of values) if (index >= FIRST) values = values.delete(index);
      for (const [index, value] of from.values) if (index >= FIRST) values = values.set(index, value);
      return domain.of(values);
    };
    const all = ({ normal, exceptional, ...rest }: Outcome<Toy>, from: Toy): Outcome<Toy> => ({
      ...rest,
      normal: normal.map((state) => taking(state, from)),
      exceptional: exceptional.map((state) => taking(state, from)),
    });
    const knowing: Domain<Toy> = {
      ...domain,
      enter: (at, callee, before, ask) =>
        domain
          .enter(at, callee, before, ask)
          .map((entered) => ({ ...entered, callee: taking(entered.callee, before) })),
      leave: (at, callee, frame, exit, ask) => all(domain.leave(at, callee, frame, exit, ask), exit.state),
      // Knows less than that: whether what is not said to be initialised is so is not known after joins.
      initialised: (type, state) => (state.values.get(place(type)) === undefined ? 'unknown' : 'yes'),
      initialise: (type, state, values) => {
        told({ type, fresh: values === 'first' });
        return domain.of(state.values.set(place(type), YES));
      },
    };
    return knowing;
  };
