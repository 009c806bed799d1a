/** Stands objects in for the unknown many that predicates relate to an object: as many kinds of them as its label allows. */
import type { FieldReference } from '../../../ir/instructions.js';
import type { HeapObject } from '../../../machines/predicates/machine/machine.js';
import type { DualPredicate } from '../../../machines/predicates/typestates/buddies.js';
import type { PredicateValue } from '../../../machines/predicates/typestates/typestates.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { MANY } from './habits.js';
import type { LabelNumber } from './labels.js';
import { GivenUp, type Setting } from './setting.js';
import { type Buddied, type ImaginedWorld, isUnread, mayLead, mayRefer, withFilled, withImagined } from './world.js';

const MOST_KINDS = TYPESTATE_BUDGETS['closure/buddies'].mostKinds.most;

/** Objects with that label that refer to the object at hand through the field. */
interface Kind {
  readonly label: LabelNumber;
  readonly field: FieldReference;
  readonly values: ReadonlyMap<DualPredicate, PredicateValue>;
}

type Values = ReadonlyMap<DualPredicate, PredicateValue>;

/** All worlds in which the object has the buddies that its label speaks of. */
export function withBuddies(
  setting: Setting,
  world: ImaginedWorld,
  object: HeapObject,
  how: Buddied,
): readonly ImaginedWorld[] {
  const label = world.labels.get(object);
  if (label === undefined) throw new Error('buddies of an object that is not imagined');
  const { type, contents } = setting.labels.of(label);
  const { firsts, seconds } = setting.pertinent(type);
  const wanted = new Map<DualPredicate, PredicateValue>();
  for (const predicate of seconds) {
    if (predicate.via.length !== 1) throw new GivenUp('a predicate relates objects along more than one field');
    const name = firsts.includes(predicate) ? `${predicate.id} of others` : predicate.id;
    wanted.set(predicate, contents?.predicates.get(name) ?? 'none');
  }
  const there = membersOf(setting, world, object, seconds);
  const kinds = kindsOf(setting, label, wanted);
  const done: ImaginedWorld = { ...world, buddied: new Map(world.buddied).set(object, how) };
  const isEnough = (chosen: readonly Kind[]): boolean =>
    isAgreed(wanted, [...there, ...chosen.map(({ values }) => values)]);
  // Where few objects refer to one, or one is the only one, those that only stand for some would keep away those that there are.
  const isAny = !setting.countsReferrers && !kinds.some((kind) => isSingle(setting, kind));
  const choices = how === 'all' ? subsets(kinds).filter(isEnough) : fewest(kinds, isEnough, isAny ? 'any' : 'least');
  return choices.flatMap((chosen) => withKinds(setting, done, object, chosen, how));
}

/** What the predicates say of the objects that are known to be buddies. */
function membersOf(
  setting: Setting,
  { heap, labels }: ImaginedWorld,
  object: HeapObject,
  seconds: readonly DualPredicate[],
): readonly Values[] {
  const found: Values[] = [];
  for (const [other, label] of labels) {
    const { type, contents } = setting.labels.of(label);
    const values = new Map<DualPredicate, PredicateValue>();
    for (const predicate of seconds) {
      if (!setting.isFirst(type, predicate)) continue;
      if (setting.along(heap, other, predicate.via).reference !== object) continue;
      values.set(predicate, contents?.predicates.get(predicate.id) ?? 'unknown');
    }
    if (values.size > 0) found.push(values);
  }
  return found;
}

function kindsOf(setting: Setting, label: LabelNumber, wanted: Values): readonly Kind[] {
  const found: Kind[] = [];
  for (const { number, type, contents } of setting.labels.all) {
    for (const field of setting.fields.of(type)) {
      if (contents?.isRaw !== false || !setting.habits.leads(number, field, label)) continue;
      const values = new Map<DualPredicate, PredicateValue>();
      for (const predicate of wanted.keys()) {
        const [via] = predicate.via;
        if (via?.owner !== field.owner || via.name !== field.name || !setting.isFirst(type, predicate)) continue;
        values.set(predicate, contents.predicates.get(predicate.id) ?? 'unknown');
      }
      const isFitting = [...values].every(([predicate, value]) => fits(wanted.get(predicate) ?? 'none', value));
      if (values.size > 0 && isFitting) found.push({ label: number, field, values });
    }
  }
  return found;
}

/** Whether an object may be among buddies that agree on the value. */
function fits(agreed: PredicateValue, value: PredicateValue): boolean {
  if (agreed === 'unknown') return true;
  if (agreed === 'mixed') return value === 'true' || value === 'false';
  return agreed === value;
}

/** Whether the typestate of the object would say so of these buddies. */
function isAgreed(wanted: Values, members: readonly Values[]): boolean {
  return [...wanted].every(([predicate, agreed]) => {
    const values = members.flatMap((member) => member.get(predicate) ?? []);
    if (!values.every((value) => fits(agreed, value))) return false;
    if (agreed === 'none') return values.length === 0;
    if (agreed === 'mixed') return values.includes('true') && values.includes('false');
    return values.includes(agreed);
  });
}

function subsets(kinds: readonly Kind[]): readonly (readonly Kind[])[] {
  if (kinds.length > MOST_KINDS) throw new GivenUp('too many kinds of objects are related to one object');
  const found: (readonly Kind[])[] = [[]];
  for (const kind of kinds) for (const each of [...found]) found.push([...each, kind]);
  return found;
}

/** A set with which the values come out, or all sets of which no part is enough; none where there is none. */
function fewest(
  kinds: readonly Kind[],
  isEnough: (chosen: readonly Kind[]) => boolean,
  wanted: 'any' | 'least',
): readonly (readonly Kind[])[] {
  if (wanted === 'least') {
    const enough = subsets(kinds).filter(isEnough);
    return enough.filter((chosen) =>
      enough.every((other) => other.length >= chosen.length || !other.every((kind) => chosen.includes(kind))),
    );
  }
  const sizes = [
    [],
    ...kinds.map((kind) => [kind]),
    ...kinds.flatMap((one) => kinds.map((other) => [one, other])),
    kinds,
  ];
  const found = sizes.find(isEnough);
  return found === undefined ? [] : [found];
}

/** Two objects of each kind, where all matter: what they have in common is what all of the kind have. */
function withKinds(
  setting: Setting,
  world: ImaginedWorld,
  object: HeapObject,
  kinds: readonly Kind[],
  how: Buddied,
): readonly ImaginedWorld[] {
  const own = world.labels.get(object);
  let added: readonly ImaginedWorld[] = [world];
  for (const kind of kinds) {
    const isOne = setting.countsReferrers && own !== undefined && setting.habits.most(own, kind.field) < MANY;
    added = added.flatMap((each) => [
      ...(isOne || isSingle(setting, kind)
        ? [...withThere(setting, each, object, kind, how), ...withNew(setting, each, object, kind, { how, count: 1 })]
        : []),
      ...(isOne ? [] : withNew(setting, each, object, kind, { how, count: how === 'all' ? 2 : 1 })),
    ]);
  }
  return added;
}

/** Whether there may be one only, because it is what the object at hand refers to. */
function isSingle(setting: Setting, { values }: Kind): boolean {
  return [...values].some(([predicate, value]) => value === 'true' && setting.comparesReferences(predicate));
}

/** The only one may be an object that is there. */
function withThere(
  setting: Setting,
  world: ImaginedWorld,
  object: HeapObject,
  { label, field }: Kind,
  how: Buddied,
): readonly ImaginedWorld[] {
  return [...world.labels].flatMap(([there, its]): readonly ImaginedWorld[] => {
    if (its !== label || !isUnread(setting, world.heap, there, field)) return [];
    if (!mayLead(setting, world, there, field, object)) return [];
    const filled = withFilled(setting, world, there, field, object);
    if (filled === undefined) return [];
    return [how === 'all' ? { ...filled, watched: new Set([...filled.watched, there]) } : filled];
  });
}

/** How many objects are added, and how they are watched. */
interface Additions {
  readonly how: Buddied;
  readonly count: number;
}

function withNew(
  setting: Setting,
  world: ImaginedWorld,
  object: HeapObject,
  { label, field }: Kind,
  { how, count }: Additions,
): readonly ImaginedWorld[] {
  let added = world;
  const members: HeapObject[] = [];
  while (members.length < count) {
    if (!mayRefer(setting, added, object, field)) return [];
    const made = withImagined(setting, added, label);
    const filled = withFilled(setting, made.world, made.object, field, object);
    if (filled === undefined) return [];
    added = how === 'all' ? { ...filled, watched: new Set([...filled.watched, made.object]) } : filled;
    members.push(made.object);
  }
  const [one, other] = members;
  return [one !== undefined && other !== undefined ? { ...added, twins: [...added.twins, [one, other]] } : added];
}
