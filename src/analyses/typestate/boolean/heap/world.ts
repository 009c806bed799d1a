/** What an interpreter of boolean programs looks things up in, and where it puts the ways that it has yet to follow. */
import type { Layout } from '../../../../machines/predicates/heap/layout.js';
import type { Reference } from '../../../../machines/predicates/heap/references.js';
import type { Paths } from '../../../../machines/predicates/located.js';
import type { MachineWorld } from '../../../../machines/predicates/machine/implementation.js';
import type { MachineOptions, Thrown } from '../../../../machines/predicates/machine/machine.js';
import type { Library } from '../../../../machines/predicates/step/library.js';
import type { BooleanCodes } from '../code.js';
import type { BooleanOthers } from '../others.js';
import type { NewObjects } from './new.js';
import type { BooleanState } from './state.js';
import type { BooleanValues } from './values.js';

export interface BooleanWorld extends MachineWorld {
  readonly options: MachineOptions;
  readonly layout: Layout;
  readonly codes: BooleanCodes;
  readonly values: BooleanValues;
  readonly objects: NewObjects;
  readonly others: BooleanOthers;
  readonly library: Library;
  /** Names of locations: those of the machine of the domain. */
  readonly paths: Paths;
}

export interface BooleanWays {
  push(state: BooleanState): void;
  /** The way ends here for a reason that the paper's programs cannot tell. */
  leaveOut(reason: string): void;
  cutOff(): void;
  /** Thrown: the exception with which the method at the bottom ended. */
  exit(state: BooleanState, result: Reference | undefined, thrown: Thrown | undefined): void;
}
