/**
 * Lookups in maps whose keys the analysis does not keep: a key that comes from elsewhere than from a caller is mostly one that was put in. It says how far to trust
 * an alarm; no proof rests on it.
 */

import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Operand } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { ExpressionText } from '../../../obligations/index.js';
import { lookedUp, testedForNull } from './tested-results.js';

type Call = Extract<Instruction, { kind: 'call' }>;

const MAP = 'java.util.Map';

/** Whether the null is one of a map that holds who knows which keys, and the class never reckons with one. */
export function isKeyUnkept(lookup: Call, method: MethodDeclaration, hierarchy: Hierarchy): boolean {
  const [map, key] = lookup.arguments;
  const body = method.body();
  if (body === undefined || map === undefined || key?.kind !== 'variable' || !isLookup(lookup, hierarchy)) return false;
  const text = new ExpressionText(body, 'in full');
  if (text.definitions.copiedParameter(key) !== undefined) return false;
  // Who passes the map may have put in anything.
  if (map.kind === 'variable' && text.definitions.copiedParameter(map)?.sourceName !== undefined) return false;
  const name = text.of(map);
  if (isHeldElsewhere(key, name, body, text)) return true;
  const reckoning = hierarchy.find(method.owner)?.methods ?? [];
  return !reckoning.some((each) => testsLookup(each, name, hierarchy));
}

/** Whether another collection of the same object gave the key: that the two go together is the class's business. */
function isHeldElsewhere(key: Operand, map: string, body: Body, text: ExpressionText): boolean {
  const giver = lookedUp(key, body);
  const [receiver] = giver?.arguments ?? [];
  if (giver === undefined || receiver === undefined || giver.dispatch === 'static') return false;
  const other = text.of(receiver);
  const isField = (name: string): boolean => /^this\.\w+$/.test(name);
  return isField(map) && isField(other) && other !== map && giver.method.owner.startsWith('java.util.');
}

function isLookup({ method: { owner, name }, dispatch }: Call, hierarchy: Hierarchy): boolean {
  return name === 'get' && dispatch !== 'static' && hierarchy.isSubclass(owner, MAP);
}

/** Whether the method compares what the map of that name gives with null. */
function testsLookup(method: MethodDeclaration, map: string, hierarchy: Hierarchy): boolean {
  const body = method.body();
  if (body === undefined || !map.startsWith('this.')) return false;
  const text = new ExpressionText(body, 'in full');
  return body.edges.some((edge) => {
    const tested = testedForNull(edge);
    const origin = tested === undefined ? undefined : lookedUp(tested, body);
    const [receiver] = origin?.arguments ?? [];
    return origin !== undefined && receiver !== undefined && isLookup(origin, hierarchy) && text.of(receiver) === map;
  });
}
