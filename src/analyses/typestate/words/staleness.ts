/** Predicates of two objects that held when the first was made, and cease to hold only because the second is changed: versions. */
import type { Predicate } from '../../../machines/predicates/vocabulary.js';
import { type Change, RAW, type TypestateTable } from '../table/table.js';
import type { SaidContext } from './predicates.js';

export function stalenessIn({ typestates, transitions }: TypestateTable): SaidContext['staleness'] {
  const contents = new Map(typestates.map((typestate) => [typestate.id, typestate.contents]));
  const known = new Map<string, 'made' | 'others' | 'back' | undefined>();
  const kindOf = (predicate: Predicate): 'made' | 'others' | 'back' | undefined => {
    if (predicate.kind !== 'fields' || predicate.operator !== '=' || predicate.left.owner === predicate.right.owner) {
      return undefined;
    }
    const { id, left } = predicate;
    const value = (state: string): string | undefined => {
      const found = contents.get(state);
      return found?.type === left.owner ? found.predicates.get(id) : undefined;
    };
    const breaks = ({ from, to }: Change): boolean => value(from) === 'true' && value(to) === 'false';
    const heals = ({ from, to }: Change): boolean => value(from) === 'false' && value(to) === 'true';
    const startsBroken = ({ from, to }: Change): boolean => from === RAW && value(to) === 'false';
    const all = transitions.flatMap(({ locations }) => [...locations]);
    const own = all.filter(([location]) => !location.startsWith('B')).flatMap(([, changes]) => changes);
    const buddies = all.filter(([location]) => location.startsWith('B')).flatMap(([, changes]) => changes);
    if (own.some(breaks) || own.some(startsBroken) || !buddies.some(breaks)) return undefined;
    if ([...own, ...buddies].some(heals)) return 'back';
    // Its own changes do not make it stale.
    const isOwn = transitions.some(({ locations }) => {
      const [receiver] = locations.get('F1') ?? [];
      if (receiver === undefined || value(receiver.from) !== 'true' || value(receiver.to) !== 'true') return false;
      return [...locations].some(([location, changes]) => location.startsWith('B') && changes.some(breaks));
    });
    return isOwn ? 'others' : 'made';
  };
  return (predicate, { noun }) => {
    if (!known.has(predicate.id)) known.set(predicate.id, kindOf(predicate));
    switch (known.get(predicate.id)) {
      case 'made':
        return `since ${noun} was made`;
      case 'others':
        return `since ${noun} was made, and not through it`;
      case 'back':
        return `behind the back of ${noun}`;
      default:
        return undefined;
    }
  };
}
