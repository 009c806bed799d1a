/** What calls have to report besides states. */
import type { Alarm } from '../../../../engine/outcome.js';
import { givenUp } from '../step/outcome.js';
import type { CallRefusal } from './frame.js';

/** The regular part of a state, or some of it, was given up. */
export function gaveUp(message: string): Alarm {
  return { rule: 'given-up', certainty: 'may', latent: false, message };
}

export function refused(refusal: CallRefusal): Alarm {
  switch (refusal) {
    case 'too-many-cutpoints':
      return gaveUp('the caller holds more objects of what the callee sees than the limit allows');
    case 'hidden-references':
      return gaveUp('the callee runs code that is not followed, which may reach objects that only the caller knows');
    default:
      return givenUp(refusal);
  }
}
