/** Calls in state diagrams: `set(C1)` of the receiver, `A.set(it)` of an argument, `new A()`. */
import type { ReportedTransition } from '../../findings/typestate-result.js';

export interface LabelContext {
  /** Where the object is that the call moves. */
  readonly location: string;
  /** What the locations of the method are. */
  readonly paths: Readonly<Record<string, string>>;
}

export function callText(
  transition: ReportedTransition,
  { location, paths }: LabelContext,
  shows: 'states' | 'types',
): string {
  const { method, receiver } = transition;
  const open = method.indexOf('(');
  const types = method
    .slice(open + 1, -1)
    .split(', ')
    .filter((type) => type !== '');
  const dot = method.lastIndexOf('.', open);
  const [declaring, name] = [method.slice(0, dot), method.slice(dot + 1, open)];
  const owner = receiver === undefined ? declaring : receiver.slice(receiver.lastIndexOf('.') + 1).replaceAll('$', '.');
  const first = transition.static === true ? 1 : 2;
  const given = types.map((type, index) =>
    argumentText(transition, { parameter: `F${index + first}`, type, location }, paths, shows),
  );
  const called = name === '<init>' ? `new ${owner}` : `${receiverText(transition, location, owner, shows)}${name}`;
  const ended = transition.exception === undefined || transition.error ? '' : ' throws';
  return `${called}(${given.join(', ')})${ended}`;
}

/** Nothing for calls on the object itself; `S1.` or `Set.` for calls on others. */
function receiverText(
  { locations, static: isStatic }: ReportedTransition,
  location: string,
  owner: string,
  shows: 'states' | 'types',
): string {
  if (isStatic === true) return `${owner}.`;
  if (location === 'F1') return '';
  const receiver = locations.F1;
  return shows === 'types' || receiver === undefined || !('from' in receiver) ? `${owner}.` : `${receiver.from}.`;
}

/** An argument of a call: its parameter, its type, and where it is. */
interface Argument {
  readonly parameter: string;
  readonly type: string;
  readonly location: string;
}

function argumentText(
  { locations, aliases }: ReportedTransition,
  { parameter, type, location }: Argument,
  paths: Readonly<Record<string, string>>,
  shows: 'states' | 'types',
): string {
  if (parameter === location) return 'it';
  if (shows === 'types') return type;
  const changes = locations[parameter];
  if (changes === undefined) return type;
  // An argument that is what a field of the receiver leads to is called by the field.
  const same = aliases.flatMap(([left, right]) => (left === parameter ? [right] : right === parameter ? [left] : []));
  const field = same.flatMap((other) =>
    other === 'F1' ? ['this'] : (/^F1\.(.+)$/.exec(paths[other] ?? '')?.[1] ?? []),
  );
  const state = 'from' in changes ? changes.from : changes.map(({ from }) => from).join('/');
  return field[0] === undefined ? state : `${state}=${field[0]}`;
}
