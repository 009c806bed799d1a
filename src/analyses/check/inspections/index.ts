/** The list of inspections: one line each. */
import type { Inspection } from '../inspection.js';
import { equalsWithoutHashCode } from './classes/equals-without-hash-code.js';
import { unwrittenField } from './classes/unwritten-field.js';
import { lockNotReleased } from './leaks/locks.js';
import { resourceLeak } from './leaks/resource-leak.js';
import { protocolError } from './protocols/protocol-error.js';
import { exposedRepresentation } from './representation/exposed-representation.js';

export const INSPECTIONS: readonly Inspection[] = [
  resourceLeak,
  lockNotReleased,
  protocolError,
  exposedRepresentation,
  unwrittenField,
  equalsWithoutHashCode,
];
