/** Protocols that are of no class: their objects stand for those of which only an interface is known. */
import type { ClassName } from '../../ir/types.js';

const STAND_INS = /^espalier\.Any(?:Collection|Container|Iterator|Map)(?:\$|$)/;

export function isStandIn(type: ClassName): boolean {
  return STAND_INS.test(type);
}

/** Why nothing is said of a call. */
export const WITHOUT_PROTOCOL = 'the receiver may be of a class without a protocol';
